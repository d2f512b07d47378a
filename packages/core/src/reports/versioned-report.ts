import type { BirthRecord } from '../births/birth-record.ts';
import type { Role } from '../identity/roles.ts';
import { baseLocale, type Locale } from '../locale.ts';
import { isOtherPerson } from './correction.ts';
import type { ReportRecord, WrittenVersion } from './present-report.ts';
import { caseOf, permissionsOf } from './report-policy.ts';

/** The birth details that a version was written from: as they were entered, or as they were corrected. */
export const writtenFrom = ['entered', 'corrected'] as const;
export type WrittenFrom = (typeof writtenFrom)[number];

/** One text of a report among the others. */
export interface ReportVersion extends WrittenVersion {
  details: WrittenFrom;
  /** When its reader said no to it; it is not offered any more. */
  declinedAt: Date | null;
}

/** A report with its texts, and with what was entered for it before its one correction. */
export interface VersionedReport {
  /** With the details as they are now. */
  report: ReportRecord;
  /** `shownBefore` is the version that was shown until then. */
  correction: { before: BirthRecord; shownBefore: number | null } | undefined;
  /** First to last. */
  versions: readonly ReportVersion[];
  /** Number of the version that is shown; null while there is none for the details as they are. */
  shown: number | null;
}

/** The birth details as they are now, by whether they were corrected. */
export function detailsOf(corrected: boolean): WrittenFrom {
  return corrected ? 'corrected' : 'entered';
}

/** The version that is shown; none while a corrected report is still being written again. */
export function shownVersion({ versions, shown }: VersionedReport): ReportVersion | undefined {
  return versions.find(({ version }) => version === shown);
}

/** The report with the details that a version was written from; the current ones without a version. */
export function asWritten(
  { report, correction }: VersionedReport,
  version: Pick<ReportVersion, 'details'> | undefined,
): ReportRecord {
  return correction && version?.details === 'entered' ? { ...report, ...correction.before } : report;
}

/** Whether a role may not read a version any more: the report was corrected since, to somebody else. */
export function isClosedVersion(
  role: Role,
  { report, correction }: Pick<VersionedReport, 'report' | 'correction'>,
  { details }: Pick<ReportVersion, 'details'>,
): boolean {
  if (details === 'corrected' || !correction || permissionsOf(role, caseOf(report)).otherPerson) return false;
  return isOtherPerson(correction.before, report);
}

/** The language that a version is in. */
export const langOf = ({ content }: Pick<ReportVersion, 'content'>): Locale => content.lang ?? baseLocale;

/**
 * Whether a version waits for its reader to choose it: it came after the shown one, of the same details in the same language, and nobody said
 * no to it.
 */
export function isOffered(
  kept: Pick<VersionedReport, 'versions' | 'shown'>,
  one: Pick<ReportVersion, 'version' | 'details' | 'declinedAt' | 'content'>,
): boolean {
  const shown = kept.versions.find(({ version }) => version === kept.shown);
  if (!shown || one.version <= shown.version || one.declinedAt !== null) return false;
  return one.details === shown.details && langOf(one) === langOf(shown);
}
