import { blindTest } from '@udaya/contract/blind-test';
import type { AuditedCall } from './audited-call.ts';
import type { Shop } from './shop.ts';

/** The calls of the blind test, each of a report of its own. */
export function auditedBlindTest({
  parent,
  paid,
}: Pick<Shop, 'parent' | 'paid'>): Record<string, () => Promise<AuditedCall>> {
  const begun = async () => {
    const { reportId: id } = await paid();
    const answer = await parent.call(blindTest.begin, { params: { id }, body: { unread: true } });
    return { id, area: answer.body.areas[0]?.area, answer };
  };
  // Of one draw in fifty there is nothing to open, since both births are alike.
  const offered = async (): ReturnType<typeof begun> => {
    const one = await begun();
    return one.area ? one : offered();
  };
  const opened = async () => {
    const { id, area } = await offered();
    return { id, area, answer: await parent.call(blindTest.open, { params: { id }, body: { area } }) };
  };
  const audited = (answer: AuditedCall['answer']): AuditedCall => ({
    answer,
    action: 'report.blind_test',
    actor: parent.user.id,
  });
  return {
    'blindTest.begin': async () => audited((await begun()).answer),
    'blindTest.open': async () => audited((await opened()).answer),
    'blindTest.choose': async () => {
      const { id, area } = await opened();
      return audited(await parent.call(blindTest.choose, { params: { id }, body: { area, choice: 'A' } }));
    },
  };
}
