import { birthImports } from '@udaya/contract/birth-imports';
import type { AuditedCall } from './audited-call.ts';
import { birthFile, birthRow } from './birth-csv.ts';
import { groupWithPeople, sendBirths } from './birth-files.ts';
import type { World } from './world.ts';

/** The same as `auditedCalls`, of births by the file. */
export function auditedBirthFiles(w: World): Record<string, () => Promise<AuditedCall>> {
  const sent = async (place = 'Madurai') => {
    const { user } = await groupWithPeople(w);
    const answer = await sendBirths(w.origin, user, birthFile(birthRow('Audited', { place })));
    return { user, answer, actor: user.user.id, params: { importId: answer.body.importId } };
  };
  return {
    'birthImports.check': async () => {
      const { answer, actor } = await sent();
      return { answer, action: 'births.checked', actor };
    },
    'birthImports.choosePlace': async () => {
      const { user, params, actor } = await sent('Rampur');
      const answer = await user.call(birthImports.choosePlace, {
        params: { ...params, placeNo: '0' },
        body: { placeId: null },
      });
      return { answer, action: 'births.place_chosen', actor };
    },
    'birthImports.begin': async () => {
      const { user, params, actor } = await sent();
      const answer = await user.call(birthImports.begin, { params, body: { consent: true } });
      return { answer, action: 'births.imported', actor };
    },
    'birthImports.discard': async () => {
      const { user, params, actor } = await sent();
      return { answer: await user.call(birthImports.discard, { params }), action: 'births.discarded', actor };
    },
  };
}
