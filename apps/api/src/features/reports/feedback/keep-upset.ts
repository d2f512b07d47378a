import type { Placement } from '@udaya/core/reports/placement';
import { caseOf } from '@udaya/core/reports/report-policy';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UpsetPlace } from '@udaya/core/reports/upsets';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Queryable, SystemDb } from '../../../platform/database/handles.ts';
import { lockReport, type Report } from '../record/store.ts';
import {
  countPlaced,
  countUpsetAccounts,
  countUpsetAccountsOf,
  deleteUpset,
  findUpset,
  insertUpset,
  listUpsetsOf,
  type StoredUpset,
  setUpsetNote,
  type UpsetRow,
} from './store-upsets.ts';

/** Somebody who is upset, in a version of a report. */
export type Upset = UpsetRow;

/** Whether a report that was read is still there and open; it stays so until the transaction is over. */
export async function holdForUpset(tx: SystemDb, report: Report): Promise<boolean> {
  const now = await lockReport(tx, report);
  return now !== undefined && !caseOf(now).withdrawn;
}

/** How many reports of a type have a planet in a position; 10,000 at most. */
export async function countAffected(
  db: Queryable,
  reportType: ReportType,
  placement: Placement,
): Promise<number> {
  return (await countPlaced(db, reportType, placement)).total;
}

/** The review that counts what was said before; undefined where nothing was. */
export async function reviewOfUpset(tx: Queryable, upset: Upset): Promise<string | undefined> {
  return (await findUpset(tx, upset))?.reviewId;
}

/** Keeps what was said for a review, and with a note what was written to the reviewers; an empty one takes that back. */
export async function keepUpset(
  tx: Queryable,
  upset: Upset,
  { reviewId, note, key }: { reviewId: string; note: string | undefined; key: Buffer },
): Promise<void> {
  await insertUpset(tx, upset, reviewId);
  if (note !== undefined)
    await setUpsetNote(tx, upset, note === '' ? null : seal(key, note, bindingOf(upset)));
}

export async function dropUpset(tx: Queryable, upset: Upset, reviewId: string): Promise<void> {
  await deleteUpset(tx, upset, reviewId);
}

/** How many accounts a review counts. */
export async function countUpset(db: Queryable, reviewId: string): Promise<number> {
  return countUpsetAccounts(db, reviewId);
}

/** How many accounts each of several reviews counts. */
export async function countUpsetOf(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, number>> {
  return countUpsetAccountsOf(db, reviewIds);
}

/** One voice that a review counts. */
export interface UpsetVoice {
  accountId: string;
  reportId: string;
  place: UpsetPlace;
  saidAt: Date;
  /** Empty where none was written, or where a key that is gone sealed it. */
  note: string;
}

/** Who is upset, and what they wrote to the reviewers. */
export async function listVoices(db: Queryable, reviewId: string, key: Buffer): Promise<UpsetVoice[]> {
  const rows = await listUpsetsOf(db, reviewId);
  return rows.map((row) => ({ ...row, note: openNote(row, key) }));
}

/** The note of what was said; empty where there is none. */
export function openNote(row: StoredUpset, key: Buffer): string {
  if (!row.noteSealed) return '';
  try {
    return unseal(key, row.noteSealed, bindingOf(row));
  } catch {
    return '';
  }
}

const bindingOf = ({ reportId, version, place, accountId }: Upset) =>
  `report_upsets/${reportId}/${version}/${place}/${accountId}`;
