import type { Openings } from '@udaya/contract/report-openings';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import { caseOf, isFor, permissionsOf } from '@udaya/core/reports/report-policy';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { productDay } from '../record/report-text.ts';
import { type Report, readReportRow } from '../record/store.ts';
import { insertOpenings, listOpeningRows } from './store-openings.ts';

const today = () => isoDayIn(new Date(), productTimeZone);

/**
 * Notes that the actor opens reports of somebody else: once a day of each, with what for where that is said. Of those who read their own
 * or their group's nothing is noted.
 */
export async function noteReader(
  { actor, db }: Pick<UserCall, 'actor' | 'db'>,
  reportIds: readonly string[],
  purpose: OpeningPurpose | null = null,
): Promise<void> {
  if (!isFor('statePurpose', actor.role)) return;
  await insertOpenings(db, reportIds, { adminId: actor.userId, openedOn: today(), purpose, note: '' });
}

/**
 * When product admins opened a report, and for what.
 * @throws Failure `record.missing`
 */
export async function listOpenings({ actor, db }: UserCall, { id }: { id: string }): Promise<Openings> {
  const rows = await listOpeningRows(db, await readReportRow(db, id));
  const day = today();
  return {
    stated: rows.some(
      ({ adminId, openedOn, purpose }) => adminId === actor.userId && openedOn === day && purpose !== null,
    ),
    openings: rows.map(({ openedAt, purpose, note, openedBy }) => ({
      openedDate: openedAt.toISOString(),
      purpose,
      note,
      openedBy,
    })),
  };
}

/**
 * States for what the actor opens a report today, once; said again, it stays as it was.
 * @throws Failure `record.missing`
 */
export async function stateOpening(
  ctx: UserCall,
  { id, purpose, note }: { id: string; purpose: OpeningPurpose; note: string },
): Promise<Openings> {
  const { actor, db } = ctx;
  await readReportRow(db, id);
  await db.transaction(async (tx) => {
    await insertOpenings(tx, [id], { adminId: actor.userId, openedOn: today(), purpose, note });
    await ctx.audit(tx, 'report.opened', { targetId: id });
  });
  return listOpenings(ctx, { id });
}

/** As the owner of the report reads it. */
const purposes: Record<OpeningPurpose, () => string> = {
  question: m.report_opened_question,
  payment: m.report_opened_payment,
  quality: m.report_opened_quality,
  safety: m.report_opened_safety,
};

/** What a report says to those who may know of having been opened: each purpose with its days, never by whom. */
export async function describeOpenings(
  { actor, db }: Pick<UserCall, 'actor' | 'db'>,
  report: Report,
): Promise<{ label: string; value: string }[]> {
  if (!permissionsOf(actor.role, caseOf(report)).openings) return [];
  const daysOf = new Map<OpeningPurpose | null, Set<string>>();
  for (const { openedAt, purpose } of await listOpeningRows(db, report))
    daysOf.set(purpose, (daysOf.get(purpose) ?? new Set()).add(productDay(openedAt)));
  return [...daysOf].map(([purpose, days]) => ({
    label: purpose ? purposes[purpose]() : m.report_opened_unstated(),
    value: formatList([...days], currentLocale()),
  }));
}
