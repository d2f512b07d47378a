import type { SystemDb, TenantDb } from '../../../platform/database/handles.ts';
import {
  countBefore,
  countCreated,
  countReportsOfPerson,
  countVersions,
  findIdsByName,
  findNames,
} from '../custody/store-withdrawn.ts';
import { type Report, readReportRow } from '../record/store.ts';

const mostByName = 1_000;

/**
 * A report with how many of the same person the actor reaches, and how many texts were written of it.
 * @throws Failure `record.missing`
 */
export async function describeHeld(
  db: TenantDb,
  id: string,
): Promise<{ report: Report; ofPerson: number; versions: number }> {
  const report = await readReportRow(db, id);
  const [ofPerson, versions] = await Promise.all([
    countReportsOfPerson(db, report),
    countVersions(db, report),
  ]);
  return { report, ofPerson, versions };
}

/** Whose the reports are that the actor reaches of these, by their ids. */
export async function nameReports(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return findNames(db, [...new Set(ids)]);
}

/** The reports within the scope that are meant by a part of the person's name, or by an id; a thousand at most. */
export async function findReportsMeant(db: TenantDb, text: string): Promise<string[]> {
  return [text, ...(await findIdsByName(db, text, mostByName))];
}

/** How many reports within the scope were made before each of these instants. */
export async function countReportsBefore(db: TenantDb, instants: readonly Date[]): Promise<number[]> {
  return countBefore(db, instants);
}

/** How many reports of a group were made between two instants, those that are withdrawn left out. */
export async function countReportsBetween(
  system: SystemDb,
  groupId: string,
  from: Date | undefined,
  before: Date,
): Promise<number> {
  return countCreated(system, groupId, from, before);
}
