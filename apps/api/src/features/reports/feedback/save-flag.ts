import type { FlagPlace } from '@udaya/core/reports/flags';
import type { Placement } from '@udaya/core/reports/placement';
import { caseOf } from '@udaya/core/reports/report-policy';
import type { ReportType } from '@udaya/core/reports/report-types';
import { seal, unseal } from '../../../platform/crypto/seal.ts';
import type { Queryable, SystemDb } from '../../../platform/database/handles.ts';
import { lockReport, type Report } from '../record/store.ts';
import {
  countFlaggingAccounts,
  countFlaggingAccountsOf,
  countPlaced,
  deleteFlag,
  type FlagRow,
  findFlag,
  insertFlag,
  listFlagsOf,
  type StoredFlag,
  setFlagNote,
} from './store-flags.ts';

/** What somebody flagged, in a version of a report. */
export type Flag = FlagRow;

/** Whether a report that was read is still there and open; it stays so until the transaction is over. */
export async function lockForFlag(tx: SystemDb, report: Report): Promise<boolean> {
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
export async function reviewOfFlag(tx: Queryable, flag: Flag): Promise<string | undefined> {
  return (await findFlag(tx, flag))?.reviewId;
}

/** Saves what was said for a review, and with a note what was written to the reviewers; an empty one takes that back. */
export async function saveFlag(
  tx: Queryable,
  flag: Flag,
  { reviewId, note, key }: { reviewId: string; note: string | undefined; key: Buffer },
): Promise<void> {
  await insertFlag(tx, flag, reviewId);
  if (note !== undefined) await setFlagNote(tx, flag, note === '' ? null : seal(key, note, bindingOf(flag)));
}

export async function removeFlag(tx: Queryable, flag: Flag, reviewId: string): Promise<void> {
  await deleteFlag(tx, flag, reviewId);
}

/** How many accounts a review counts. */
export async function countFlags(db: Queryable, reviewId: string): Promise<number> {
  return countFlaggingAccounts(db, reviewId);
}

/** How many accounts each of several reviews counts. */
export async function countFlagsOf(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, number>> {
  return countFlaggingAccountsOf(db, reviewIds);
}

/** One voice that a review counts. */
export interface FlagVoice {
  accountId: string;
  reportId: string;
  place: FlagPlace;
  saidAt: Date;
  /** Empty where none was written, or where a key that is gone sealed it. */
  note: string;
}

/** Who flagged it, and what they wrote to the reviewers. */
export async function listVoices(db: Queryable, reviewId: string, key: Buffer): Promise<FlagVoice[]> {
  const rows = await listFlagsOf(db, reviewId);
  return rows.map((row) => ({ ...row, note: openNote(row, key) }));
}

/** The note of what was said; empty where there is none. */
export function openNote(row: StoredFlag, key: Buffer): string {
  if (!row.noteSealed) return '';
  try {
    return unseal(key, row.noteSealed, bindingOf(row));
  } catch {
    return '';
  }
}

const bindingOf = ({ reportId, version, place, accountId }: Flag) =>
  `report_upsets/${reportId}/${version}/${place}/${accountId}`;
