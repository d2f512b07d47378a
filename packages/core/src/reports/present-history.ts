import type { Planet } from '@udaya/astro/planets';
import type { BirthRecord } from '../births/birth-record.ts';
import type { TimeAccuracy } from '../births/birth-words.ts';
import type { Role } from '../identity/roles.ts';
import { type EnteredBirth, enteredOf } from '../intake/record-fields.ts';
import type { Position } from '../knowledge/passage.ts';
import { compareVersions } from './compare-versions.ts';
import { correctableUntil } from './correction.ts';
import { type Mansion, moonOf, presentMoon } from './present-moon.ts';
import type { ReportContent, Writer } from './report-content.ts';
import { caseOf, type Permissions, permissionsOf, refusalOf } from './report-policy.ts';
import { isClosedVersion, isOffered, type ReportVersion, type VersionedReport } from './versioned-report.ts';

/** A report with its versions, and the day of its correction. */
export interface StoredHistory extends VersionedReport {
  correction: (NonNullable<VersionedReport['correction']> & { correctedAt: Date }) | undefined;
}

/** What a correction can change, with the kind of value that it is told with. */
interface Details extends EnteredBirth {
  dateOfBirth: string;
  /** HH:mm:ss; undefined where it is not known. */
  timeOfBirth: string | undefined;
  accuracy: TimeAccuracy;
  place: string;
  clock: { offsetSeconds: number; zone: string };
  /** With the others that it may have. */
  moonSign: readonly number[];
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

/** One version among the others, as an actor may know of it. */
export interface PresentedVersion extends Pick<ReportVersion, 'version' | 'createdAt' | 'details'> {
  /** Who worded it. */
  writtenBy: Writer['kind'];
  shown: boolean;
  /** It waits to be chosen. */
  offered: boolean;
  /** It can't be read by this actor any more. */
  closed: boolean;
}

/** The versions of a report, until when it can be corrected, and what the one that is looked at changed. */
export interface PresentedHistory {
  /** The version that is looked at; undefined while there is none for the details as they are. */
  version: number | undefined;
  versions: PresentedVersion[];
  correctableUntil: Date | undefined;
  changes:
    | { correctedAt: Date; details: DetailChange[]; opening: boolean; closing: boolean; parts: PartChange[] }
    | undefined;
}

/** The history of a report beside the version that is looked at. */
export function presentHistory(
  role: Role,
  kept: StoredHistory,
  seen: number | undefined,
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
    version: seen,
    versions: versions.map((one) => ({
      version: one.version,
      createdAt: one.createdAt,
      details: one.details,
      writtenBy: one.content.manifest.writer.kind,
      shown: one.version === kept.shown,
      offered: isOffered(kept, one),
      closed: isClosedVersion(role, kept, one),
    })),
    correctableUntil: isOpen && untilMs !== undefined ? new Date(untilMs) : undefined,
    changes: presentChanges(
      role,
      kept,
      versions.find(({ version }) => version === seen),
    ),
  };
}

function presentChanges(
  role: Role,
  { report, correction, versions }: StoredHistory,
  later: ReportVersion | undefined,
): PresentedHistory['changes'] {
  if (!correction || later?.details !== 'corrected') return undefined;
  const { before, correctedAt, shownBefore } = correction;
  const earlier = versions.find(({ version }) => version === shownBefore);
  const entered = enteredChanges(before, report);
  // Of a version that is closed nothing is told but the details that were entered.
  if (!earlier || isClosedVersion(role, { report, correction }, earlier))
    return { correctedAt, details: entered, opening: false, closing: false, parts: [] };
  const permissions = permissionsOf(role, caseOf(report));
  const [then, now] = [earlier.content, later.content];
  return {
    correctedAt,
    details: [
      ...entered,
      ...changesOf(
        moonDetails(then, permissions, before.timeAccuracy),
        moonDetails(now, permissions, report.timeAccuracy),
      ),
    ],
    opening: permissions.opening && then.opening !== now.opening,
    closing: permissions.closing && then.closing !== now.closing,
    parts: presentParts(then, now, permissions),
  };
}

// Of what is not shown to the actor nothing is told either.
function presentParts(then: ReportContent, now: ReportContent, { items, titles }: Permissions): PartChange[] {
  const all = compareVersions(then, now);
  const shown = items === 'all' ? all : items === 'first' ? all.slice(0, 1) : [];
  return shown.map(({ planet, changed, before: from, after: to }) =>
    titles && from !== to ? { changed, move: { planet, from, to } } : { changed },
  );
}

/**
 * What differs in two records of a birth, as whoever entered them reads it; empty where they mean the same. Of a time that is not known
 * nothing is written, so another such time is no other birth.
 */
export function enteredChanges(before: BirthRecord, after: BirthRecord): DetailChange[] {
  return changesOf(enteredDetails(before), enteredDetails(after));
}

function enteredDetails(birth: BirthRecord): Partial<Details> {
  return {
    ...enteredOf(birth),
    dateOfBirth: birth.dateOfBirth,
    timeOfBirth: birth.timeAccuracy === 'unknown' ? undefined : birth.timeOfBirth,
    accuracy: birth.timeAccuracy,
    place: birth.placeDescription,
    clock: { offsetSeconds: birth.offsetSeconds, zone: birth.zone },
  };
}

function moonDetails(
  content: ReportContent,
  permissions: Permissions,
  accuracy: TimeAccuracy,
): Partial<Details> {
  const { signs, mansion } = presentMoon(moonOf(content), permissions, accuracy);
  return {
    ...(permissions.moonSign ? { moonSign: signs } : {}),
    ...(permissions.nakshatra ? { mansion } : {}),
  };
}

function changesOf(before: Partial<Details>, after: Partial<Details>): DetailChange[] {
  return (Object.keys(before) as (keyof Details)[])
    .filter((detail) => JSON.stringify(before[detail]) !== JSON.stringify(after[detail]))
    .map((detail) => ({ detail, before: before[detail], after: after[detail] }) as DetailChange);
}
