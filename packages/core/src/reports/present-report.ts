import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { PaymentStatus } from '../billing/payment-status.ts';
import type { BirthRecord } from '../births/birth-record.ts';
import { type BirthTime, birthTimeOf } from '../births/birth-time.ts';
import type { TimeAccuracy } from '../births/birth-words.ts';
import type { Role } from '../identity/roles.ts';
import { type EnteredBirth, enteredOf } from '../intake/record-fields.ts';
import { type Area, areaOf } from '../knowledge/areas.ts';
import { baseLocale, type Locale } from '../locale.ts';
import { type PresentedDay, presentDay } from './present-day.ts';
import {
  moonOf,
  type PresentedChart,
  type PresentedMoon,
  presentChart,
  presentMoon,
} from './present-moon.ts';
import {
  type Fill,
  filling,
  type PresentedAhead,
  type PresentedTemplate,
  presentAhead,
  presentTemplate,
  writtenOf,
} from './present-template.ts';
import { type PresentedWording, presentWording } from './present-wording.ts';
import type { ListedAction } from './report-actions.ts';
import type { Calendar, ReportContent, SourcedText, Steadiness, UsedText } from './report-content.ts';
import { actionsOn, caseOf, type Extent, type Permissions, permissionsOf } from './report-policy.ts';
import type { ReportStage } from './report-types.ts';
import { type ReportUserType, reportUserTypeOf } from './report-types.ts';
import { type Parts, withoutAreas } from './without-areas.ts';

/** A report as it is stored: who was born, and where it stands. */
export interface ReportRecord extends BirthRecord {
  id: string;
  groupId: string | null;
  paymentStatus: PaymentStatus;
  stage: ReportStage;
  createdAt: Date;
  paymentUnderway?: boolean;
  paymentId?: string | null;
  /** When the consent to it was withdrawn. */
  withdrawnAt?: Date | null;
}

/** One text of a report, as it was written at a time. */
export interface WrittenVersion {
  version: number;
  content: ReportContent;
  createdAt: Date;
}

/** A report for one actor, as lists show it. */
export interface PresentedEntry
  extends Pick<ReportRecord, 'id' | 'name' | 'gender' | 'reportType' | 'referredBy' | 'placeDescription'> {
  birthTime: BirthTime;
  createdAt: Date;
  reportLanguage: Locale;
  userType: ReportUserType;
  stage: ReportStage;
  paymentStatus: PaymentStatus;
  paymentUnderway: boolean;
  /** The payment that came through, for whoever made it. */
  paymentId: string | null;
  /** The consent to it was withdrawn: it is closed to everybody. */
  withdrawn: boolean;
  actions: ListedAction[];
}

/** How a statement hangs on the time of birth, as it is known: within a window around it, or somewhere in the day. */
export type StatementNote = 'holds' | 'depends' | 'holds-all-day' | 'depends-on-hour';

/** A statement as one actor may see it. */
export interface PresentedStatement {
  planet?: string;
  title?: string;
  description: string;
  /** The area of life that it speaks of. */
  area: Area;
  /** The reader's heading; empty in reports of the first composer, whose parts are numbered. */
  heading: string;
  /** A sentence that hangs on the very minute of birth; empty where there is none. */
  minute: string;
  steadiness: Steadiness;
  /** Absent where the time is exact, since then nothing is in doubt. */
  note?: StatementNote;
}

/** How a report was made, as values. */
export interface PresentedProvenance
  extends Pick<ReportContent['manifest'], 'engineVersion' | 'tableVersion' | 'node' | 'knowledgeVersions'> {
  version: number;
  writtenAt: Date;
  /** When the newest texts that it was made from were uploaded; absent where it holds none. */
  knowledgeAt?: Date | undefined;
  statements: number;
  stableStatements: number;
  /** What a model did in it; absent where the composer alone wrote it. */
  wording?: PresentedWording | undefined;
  /** The rows of the knowledge base that it is made of, for whoever sees titles. */
  rows: readonly UsedText[];
}

/** A report as one actor may see it: what is not in here does not leave the server. */
export interface PresentedReport extends PresentedEntry, Partial<PresentedDay> {
  /** The language of its texts. */
  lang: Locale;
  /** What its form said of the birth beside when and where. */
  entered: EnteredBirth;
  country: string;
  placeId: string;
  /** Codes of what is in doubt about the local time. */
  warnings: string[];
  extent: Extent;
  statements: PresentedStatement[];
  opening: string;
  closing: string;
  moon: PresentedMoon;
  /** Absent of reports of the first composer, and as long as a report is not open whole. */
  frame?: PresentedTemplate | undefined;
  /** What a preview tells of the rest; absent of a report that is open whole or closed, and of those of the first composer. */
  ahead?: PresentedAhead | undefined;
  /** Weekday and tithi of birth, as far as they are known; absent of reports of the first composer. */
  calendar?: Calendar | undefined;
  /** The sign that rose at birth, for an ornament; absent where the window leaves it open, or the report is not open whole. */
  ascendant?: number | undefined;
  chart?: PresentedChart | undefined;
  provenance?: PresentedProvenance | undefined;
}

/** A stored report as an actor's lists show it. */
export function presentEntry(role: Role, report: ReportRecord): PresentedEntry {
  const seen = caseOf(report);
  return {
    id: report.id,
    name: report.name,
    gender: report.gender,
    reportType: report.reportType,
    referredBy: report.referredBy,
    reportLanguage: report.reportLanguage,
    placeDescription: report.placeDescription,
    birthTime: birthTimeOf(report),
    createdAt: report.createdAt,
    userType: reportUserTypeOf(report),
    stage: report.stage,
    paymentStatus: report.paymentStatus,
    paymentUnderway: seen.paymentUnderway ?? false,
    paymentId: permissionsOf(role, seen).ownPayment ? (seen.paymentId ?? null) : null,
    withdrawn: seen.withdrawn ?? false,
    actions: actionsOn(role, seen),
  };
}

/** How a report is presented, beside what the policy says. */
export interface Presenting {
  /** Whether the operator opens chart, planets and titles to readers. */
  showsChart?: boolean;
  /** The areas whose parts its reader wants left out. */
  leaveOut?: readonly Area[];
  /** By which the day of birth is computed; without it there is none. */
  ephemeris?: Ephemeris | undefined;
}

/**
 * What an actor of this role may see of a report, by the policy: its birth details, and of a version what is open. Pure, so
 * that page, PDF and export cannot differ.
 */
export function presentReport(
  role: Role,
  report: ReportRecord,
  version: WrittenVersion | undefined,
  { showsChart = false, leaveOut = [], ephemeris }: Presenting = {},
): PresentedReport {
  const permissions = permissionsOf(role, caseOf(report), showsChart);
  const content = version?.content;
  const parts = content && withoutAreas(content, leaveOut);
  const fill = filling(report);
  return {
    ...presentEntry(role, report),
    lang: content?.lang ?? baseLocale,
    entered: enteredOf(report),
    country: report.country,
    placeId: report.placeId,
    warnings: report.warnings,
    extent: permissions.extent,
    statements: parts ? presentStatements(parts, permissions, report.timeAccuracy, fill) : [],
    opening: permissions.opening ? fill(joined(parts?.frame?.opening, ' ') ?? content?.opening) : '',
    closing: permissions.closing ? fill(joined(parts?.frame?.closing, '\n\n') ?? content?.closing) : '',
    moon: content ? presentMoon(moonOf(content), permissions, report.timeAccuracy) : { signs: [] },
    frame: parts && permissions.items === 'all' ? presentTemplate(parts, fill) : undefined,
    ahead: parts && permissions.items === 'first' ? presentAhead(parts, fill) : undefined,
    calendar: content && permissions.moonSign ? content.frame?.calendar : undefined,
    ...(content && ephemeris ? presentDay(ephemeris, report, permissions) : {}),
    ascendant: content && permissions.items === 'all' ? risingSign(content) : undefined,
    chart: content && permissions.chart ? presentChart(content, report.timeAccuracy) : undefined,
    provenance:
      version && permissions.provenance
        ? presentProvenance(version, parts?.statements ?? [], permissions.titles)
        : undefined,
  };
}

/** What opens or closes a report, of what is not left out; undefined of the first composer's. */
const joined = (pieces: readonly SourcedText[] | undefined, between: string) =>
  pieces?.map(({ text }) => text).join(between);

function risingSign({ statements, chart }: ReportContent): number | undefined {
  const steady = statements.some(
    ({ planet, steadiness }) => planet === 'Ascendant' && steadiness === 'stable',
  );
  return steady ? chart.points.Ascendant?.sign : undefined;
}

function presentStatements(
  { statements }: Parts,
  { items, titles }: Permissions,
  accuracy: TimeAccuracy,
  fill: Fill,
): PresentedStatement[] {
  const written = writtenOf(statements);
  const shown = items === 'all' ? written : items === 'first' ? written.slice(0, 1) : [];
  return shown.map(({ planet, title, description, heading, minute, steadiness }) => {
    const note = noteOf(steadiness, accuracy);
    return {
      ...(titles ? { planet, title: fill(title) } : {}),
      description: fill(description),
      area: areaOf[planet],
      heading: fill(heading?.text),
      minute: fill(minute?.text),
      steadiness,
      ...(note ? { note } : {}),
    };
  });
}

function noteOf(steadiness: Steadiness, accuracy: TimeAccuracy): StatementNote | undefined {
  if (accuracy === 'exact') return undefined;
  if (accuracy === 'unknown') return steadiness === 'stable' ? 'holds-all-day' : 'depends-on-hour';
  return steadiness === 'stable' ? 'holds' : 'depends';
}

function presentProvenance(
  { version, createdAt, content }: WrittenVersion,
  statements: ReportContent['statements'],
  showsRows: boolean,
): PresentedProvenance {
  const { manifest } = content;
  return {
    engineVersion: manifest.engineVersion,
    tableVersion: manifest.tableVersion,
    node: manifest.node,
    knowledgeVersions: manifest.knowledgeVersions,
    knowledgeAt: manifest.knowledgeDate === '' ? undefined : new Date(manifest.knowledgeDate),
    version,
    writtenAt: createdAt,
    statements: statements.length,
    stableStatements: statements.filter(({ steadiness }) => steadiness === 'stable').length,
    wording: presentWording(content),
    rows: showsRows ? (manifest.texts ?? []) : [],
  };
}
