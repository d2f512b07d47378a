import type { BlindOutcome } from '@udaya/contract/blind-test';
import type { BlindChoice, BlindStanding } from '@udaya/core/blind-test/blind-words';
import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import type { UserCall } from '../../platform/call-context.ts';
import { readForTest } from '../reports/reading/read-for-test.ts';
import type { BlindTestDeps } from './read-own.ts';
import { openNext } from './rounds.ts';
import { countDraws, findOpenDraw, listAnswered, lockRunning, saveChoice, setEnded } from './store.ts';

/**
 * Keeps what a parent chose, for good, and says which part was the child's own. With the last choice that counts the round is over, and the next one
 * begins.
 * @throws Failure as `readForTest`; `blind_test.closed` where no pair of this area waits for a choice
 */
export async function choosePart(
  ctx: UserCall & BlindTestDeps,
  { id, area, choice }: { id: string; area: Area; choice: BlindChoice },
): Promise<BlindOutcome> {
  const { report } = await readForTest(ctx, id);
  return ctx.db.transaction(async (tx) => {
    const round = await lockRunning(tx);
    const draw = await findOpenDraw(tx, report);
    if (!round || draw?.round !== round.number || draw.area !== area) throw new Failure('blind_test.closed');
    const answered = (await listAnswered(tx, report)).length > 0;
    const standing: BlindStanding = draw.standing === 'counted' && answered ? 'further' : draw.standing;
    await saveChoice(tx, report, { ...draw, area }, { choice, standing });
    await ctx.audit(tx, 'report.blind_test', { targetId: id });
    const counts = (await countDraws(tx)).filter((one) => one.round === round.number);
    const choices = counts
      .filter((one) => one.standing === 'counted' && (one.choice === 'A' || one.choice === 'B'))
      .reduce((sum, one) => sum + one.count, 0);
    if (choices >= round.size) {
      await setEnded(tx, round.number, 'complete');
      await openNext(tx, ctx.seedKey);
    }
    return {
      own: draw.ownSide,
      round: round.number,
      number: draw.number,
      counted: standing === 'counted' && choice !== 'unsure',
    };
  });
}
