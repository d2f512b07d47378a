import type { Planet } from '@udaya/astro/planets';
import type { BirthRecord } from '../births/birth-record.ts';
import type { TimeAccuracy } from '../births/birth-words.ts';
import type { Role } from '../identity/roles.ts';
import type { Position } from '../knowledge/passage.ts';
import { compareVersions } from './compare-versions.ts';
import { correctableUntil, isOtherPerson } from './correction.ts';
import { type Mansion, mansionOf, type ReportRecord, type WrittenVersion } from './present-report.ts';
import type { ReportContent } from './report-content.ts';
import { caseOf, type ReportSight, refusalOf, sightOf } from './report-policy.ts';

/** A report with its texts, and with what was entered for it before its one correction. */
export interface KeptVersions {
  /** With the details as they are now. */
  report: ReportRecord;
  correction: { before: BirthRecord } | undefined;
  /** First to last. */
  versions: readonly WrittenVersion[];
}

/** The same with the day of the correction. */
export interface KeptReport extends KeptVersions {
  correction: { before: BirthRecord; correctedAt: Date } | undefined;
}

/** What a correction can change, with the kind of value that it is told with. */
interface Details {
  name: string;
  gender: string;
  dateOfBirth: string;
  /** HH:mm:ss; undefined where it is not known. */
  timeOfBirth: string | undefined;
  accuracy: TimeAccuracy;
  place: string;
  clock: { offsetSeconds: number; zone: string };
  referredBy: string;
  moonSign: Position;
  mansion: Mansion | undefined;
}

/** One thing that a correction made different. */
export type DetailChange = {
  [Name in keyof Details]: { detail: Name; before: Details[Name]; after: Details[Name] };
}[keyof Details];

/** What became of one text. */
export interface PartChange {
  changed: boolean;
  /** Where its planet stood and stands, for whoever may see planets. */
  move?: { planet: Planet; from: Position | undefined; to: Position };
}

/** The versions of a report, until when it can be corrected, and what the shown one changed. */
export interface PresentedHistory {
  /** The version that is shown; undefined while there is none for the details as they are. */
  version: number | undefined;
  /** `closed` ones can't be read by this viewer any more. */
  versions: { version: number; createdAt: Date; closed: boolean }[];
  correctableUntil: Date | undefined;
  changes:
    | { correctedAt: Date; details: DetailChange[]; opening: boolean; closing: boolean; parts: PartChange[] }
    | undefined;
}

/** The version that belongs to the details as they are now; none while a corrected report is still being written anew. */
export function currentVersion({ correction, versions }: KeptVersions): WrittenVersion | undefined {
  const latest = versions.at(-1);
  return correction && latest?.version === 1 ? undefined : latest;
}

/** The report with the details that a version was written from; the current ones without a version. */
export function asWritten({ report, correction }: KeptVersions, version: number | undefined): ReportRecord {
  return correction && version === 1 ? { ...report, ...correction.before } : report;
}

/** Whether a role may not read a version any more: the report was corrected since, to somebody else. */
export function isClosedVersion(role: Role, { report, correction }: KeptVersions, version: number): boolean {
  if (version !== 1 || !correction || sightOf(role, caseOf(report)).otherPerson) return false;
  return isOtherPerson(correction.before, report);
}

/** The history of a report beside the version that is shown. */
export function presentHistory(
  role: Role,
  kept: KeptReport,
  shown: number | undefined,
  nowMs: number,
): PresentedHistory {
  const { report, correction, versions } = kept;
  const untilMs = correctableUntil(
    { createdAtMs: report.createdAt.getTime(), corrected: correction !== undefined },
    nowMs,
  );
  const refusal = refusalOf('correct', role, { ...caseOf(report), correctionOpen: untilMs !== undefined });
  // While it is being written the time runs all the same.
  const isOpen = refusal === undefined || refusal === 'report.not_ready';
  return {
    version: shown,
    versions: versions.map(({ version, createdAt }) => ({
      version,
      createdAt,
      closed: isClosedVersion(role, kept, version),
    })),
    correctableUntil: isOpen && untilMs !== undefined ? new Date(untilMs) : undefined,
    changes: shown === 2 && correction ? presentChanges(role, kept, correction) : undefined,
  };
}

function presentChanges(
  role: Role,
  kept: KeptReport,
  { before, correctedAt }: NonNullable<KeptReport['correction']>,
): PresentedHistory['changes'] {
  const { report, versions } = kept;
  const [earlier, later] = versions;
  const entered = changesOf(enteredDetails(before), enteredDetails(report));
  // Of a version that is closed nothing is told but the details that were entered.
  if (!earlier || !later || isClosedVersion(role, kept, earlier.version))
    return { correctedAt, details: entered, opening: false, closing: false, parts: [] };
  const sight = sightOf(role, caseOf(report));
  const [then, now] = [earlier.content, later.content];
  return {
    correctedAt,
    details: [...entered, ...changesOf(moonDetails(then, sight), moonDetails(now, sight))],
    opening: sight.opening && then.opening !== now.opening,
    closing: sight.closing && then.closing !== now.closing,
    parts: presentParts(then, now, sight),
  };
}

// Of what is not shown to the viewer nothing is told either.
function presentParts(then: ReportContent, now: ReportContent, { items, titles }: ReportSight): PartChange[] {
  const all = compareVersions(then, now);
  const shown = items === 'all' ? all : items === 'first' ? all.slice(0, 1) : [];
  return shown.map(({ planet, changed, before: from, after: to }) =>
    titles && from !== to ? { changed, move: { planet, from, to } } : { changed },
  );
}

function enteredDetails(birth: BirthRecord): Partial<Details> {
  return {
    name: birth.name,
    gender: birth.gender,
    dateOfBirth: birth.dateOfBirth,
    timeOfBirth: birth.timeAccuracy === 'unknown' ? undefined : birth.timeOfBirth,
    accuracy: birth.timeAccuracy,
    place: birth.placeDescription,
    clock: { offsetSeconds: birth.offsetSeconds, zone: birth.zone },
    referredBy: birth.referredBy,
  };
}

function moonDetails({ chart }: ReportContent, sight: ReportSight): Partial<Details> {
  return {
    ...(sight.moonSign ? { moonSign: chart.chandraRasi } : {}),
    ...(sight.nakshatra ? { mansion: mansionOf(chart) } : {}),
  };
}

function changesOf(before: Partial<Details>, after: Partial<Details>): DetailChange[] {
  return (Object.keys(before) as (keyof Details)[])
    .filter((detail) => JSON.stringify(before[detail]) !== JSON.stringify(after[detail]))
    .map((detail) => ({ detail, before: before[detail], after: after[detail] }) as DetailChange);
}
