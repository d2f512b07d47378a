import type { BlindPair } from '@udaya/contract/blind-test';
import { Failure } from '@udaya/core/failure';
import type { Area } from '@udaya/core/knowledge/areas';
import type { ReportStatement } from '@udaya/core/reports/report-content';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { composeAt, composeOther, partOf } from './compose-other.ts';
import { deriveSide } from './derive-draw.ts';
import { type BlindTestDeps, type OwnCase, readOwn } from './read-own.ts';
import { seedOf } from './rounds.ts';
import { findOpenDraw, insertDraw, listAreas, lockRunning, nextDraw, putOpenArea } from './store.ts';

/**
 * Gives the two parts of an area: those of the draw that waits for the choice, or of a new one. Which side is the child's own follows from the
 * seed of the round and the number of the draw alone.
 * @throws Failure as `readForTest`; `blind_test.closed` of an area that cannot be tested or is answered
 */
export async function drawPair(
  ctx: UserCall & BlindTestDeps,
  { id, area, unread }: { id: string; area: Area; unread: boolean },
): Promise<BlindPair> {
  const found = await readOwn(ctx, id);
  const ownPart = partOf(found.own.content, area);
  if (!ownPart || !found.areas.includes(area)) throw new Failure('blind_test.closed');
  const { side, other } = await ctx.db.transaction((tx) => drawIn(ctx, tx, { found, area, unread }));
  const own = paragraphsOf(ownPart, found);
  const foreign = paragraphsOf(other, found);
  return {
    lang: found.lang,
    heading: found.fill(ownPart.heading?.text),
    a: side === 'A' ? own : foreign,
    b: side === 'A' ? foreign : own,
  };
}

async function drawIn(
  ctx: UserCall & BlindTestDeps,
  tx: TenantDb,
  {
    found: { own, report, month, hasEarlier },
    area,
    unread,
  }: { found: OwnCase; area: Area; unread: boolean },
) {
  const round = await lockRunning(tx);
  if (!round) throw new Failure('blind_test.closed');
  const known = (await listAreas(tx, report)).find((one) => one.area === area);
  if (known && known.draw === null) throw new Failure('blind_test.closed');
  const seed = seedOf(ctx, round);
  const open = await findOpenDraw(tx, report, area);
  // Where the birth was corrected since, or the texts were changed, the pair may be none any more: then it is drawn again.
  const again = open && composeAt(ctx.ephemeris, own, { ...open, seed, draw: open.number });
  if (open && again) return { side: open.ownSide, other: again };
  const number = await nextDraw(tx, round.number);
  const other = composeOther(ctx.ephemeris, own, { seed, draw: number, area, month });
  if (!other) throw new Failure('blind_test.closed');
  const side = deriveSide(seed, number);
  await insertDraw(tx, {
    round: round.number,
    number,
    month,
    area,
    band: own.band,
    attempt: other.attempt,
    ownSide: side,
    standing: unread && !hasEarlier ? 'counted' : 'read',
  });
  await putOpenArea(tx, report, { area, round: round.number, draw: number });
  await ctx.audit(tx, 'report.blind_test', { targetId: report.id });
  return { side, other: other.statement };
}

/** A part as it is read, with the name and the pronouns of the child on both sides. */
function paragraphsOf({ description, minute }: ReportStatement, { fill }: OwnCase): string[] {
  return [...description.split(/\n\s*\n/), minute?.text ?? '']
    .filter((text) => text.trim() !== '')
    .map((text) => fill(text));
}
