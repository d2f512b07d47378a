import { blindTest } from '@udaya/contract/blind-test';
import type { AuditedCall } from './audited-call.ts';
import type { Shop } from './shop.ts';

/** The calls of the blind test, each of a report of its own. */
export function auditedBlindTest({
  parent,
  paid,
}: Pick<Shop, 'parent' | 'paid'>): Record<string, () => Promise<AuditedCall>> {
  const draw = async () => {
    const { reportId: id } = await paid();
    const { areas } = (await parent.call(blindTest.read, { params: { id } })).body;
    const area = areas[0]?.area;
    const answer = await parent.call(blindTest.draw, { params: { id }, body: { area, unread: true } });
    return { id, area, answer };
  };
  const told = (answer: AuditedCall['answer']): AuditedCall => ({
    answer,
    action: 'report.blind_test',
    actor: parent.user.id,
  });
  return {
    'blindTest.draw': async () => told((await draw()).answer),
    'blindTest.choose': async () => {
      const { id, area } = await draw();
      return told(await parent.call(blindTest.choose, { params: { id }, body: { area, choice: 'A' } }));
    },
  };
}
