import type { blindTest } from '@udaya/contract/blind-test';
import { Failure } from '@udaya/core/failure';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { isoDayIn } from '@udaya/format/format-instant';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { partOf } from './compose-other.ts';
import { deriveSide } from './derive-draw.ts';
import { type BlindTestDeps, type Compared, compareReadings, type OwnCase, readOwn } from './read-own.ts';
import { seedOf } from './rounds.ts';
import {
  findOpenDraw,
  insertDraw,
  lockRunning,
  nextDraw,
  putOpenDraw,
  type Round,
  updateDraw,
} from './store.ts';

/**
 * Draws another birth for a report, once until it is answered, and names the areas in which the two can be compared. Nobody draws again for the sake
 * of an area: it would be asked about with births that suit.
 * @throws Failure as `readForTest`; `blind_test.closed` where no round is running
 */
export async function beginTest(
  ctx: UserCall & BlindTestDeps,
  { id, unread }: { id: string; unread: boolean },
): Promise<output<typeof blindTest.begin.reply>> {
  const found = await readOwn(ctx, id);
  const { areas } = await ctx.db.transaction((tx) => drawFor(ctx, tx, found, unread));
  const { own, lang, fill } = found;
  return {
    lang,
    areas: areas.map((area) => ({ area, heading: fill(partOf(own.content, area)?.heading?.text) })),
  };
}

async function drawFor(
  ctx: UserCall & BlindTestDeps,
  tx: TenantDb,
  found: OwnCase,
  unread: boolean,
): Promise<Compared> {
  const { report, own, hasEarlier } = found;
  const standing = unread && !hasEarlier ? 'counted' : 'read';
  const round = await lockRunning(tx);
  if (!round) throw new Failure('blind_test.closed');
  const open = await findOpenDraw(tx, report);
  if (open && open.band === own.band) {
    const compared = await compareReadings(ctx, tx, found, { ...open, seed: seedOf(ctx, round) });
    // What was corrected or answered otherwise since may leave nothing of the pair that was opened.
    if (compared.areas.length > 0 || !open.area) {
      if (standing === 'read' && open.standing !== 'read') await updateDraw(tx, open, { standing });
      return compared;
    }
  }
  return drawNext(ctx, tx, found, { round, standing });
}

async function drawNext(
  ctx: UserCall & BlindTestDeps,
  tx: TenantDb,
  found: OwnCase,
  { round, standing }: { round: Round; standing: 'counted' | 'read' },
): Promise<Compared> {
  const seed = seedOf(ctx, round);
  const number = await nextDraw(tx, round.number);
  const month = isoDayIn(new Date(), productTimeZone).slice(0, 7);
  const draw = { round: round.number, number, month, band: found.own.band, standing, area: null };
  await insertDraw(tx, { ...draw, ownSide: deriveSide(seed, number) });
  await putOpenDraw(tx, found.report, draw);
  await ctx.audit(tx, 'report.blind_test', { targetId: found.report.id });
  return compareReadings(ctx, tx, found, { ...draw, seed });
}
