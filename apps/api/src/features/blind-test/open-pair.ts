import type { BlindPair } from '@udaya/contract/blind-test';
import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import type { UserCall } from '../../platform/call-context.ts';
import { partOf, textsBeside } from './compose-other.ts';
import { type BlindTestDeps, compareReadings, readOwn } from './read-own.ts';
import { seedOf } from './rounds.ts';
import { findOpenDraw, lockRunning, updateDraw } from './store.ts';

/**
 * Opens the two parts of an area, without saying which is which; from then on the draw is of this area.
 * @throws Failure as `readForTest`; `blind_test.closed` of an area that the draw of the report does not offer
 */
export async function openPair(
  ctx: UserCall & BlindTestDeps,
  { id, area }: { id: string; area: Area },
): Promise<BlindPair> {
  const found = await readOwn(ctx, id);
  return ctx.db.transaction(async (tx) => {
    const round = await lockRunning(tx);
    const draw = await findOpenDraw(tx, found.report);
    if (!round || draw?.round !== round.number) throw new Failure('blind_test.closed');
    const { other, areas } = await compareReadings(ctx, tx, found, { ...draw, seed: seedOf(ctx, round) });
    const [own, foreign] = [partOf(found.own.content, area), partOf(other, area)];
    if (!own || !foreign || !areas.includes(area)) throw new Failure('blind_test.closed');
    if (!draw.area) {
      await updateDraw(tx, draw, { area });
      await ctx.audit(tx, 'report.blind_test', { targetId: id });
    }
    const { lang, fill } = found;
    const sides = [
      textsBeside(own, foreign, draw.band).map(fill),
      textsBeside(foreign, own, draw.band).map(fill),
    ] as const;
    const [a, b] = draw.ownSide === 'A' ? sides : [sides[1], sides[0]];
    return { lang, heading: fill(own.heading?.text), a, b };
  });
}
