import type { ReportHistory } from '@udaya/contract/reports';
import type { Planet } from '@udaya/astro/planets';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { Role } from '@udaya/core/identity/roles';
import { compareVersions } from '@udaya/core/reports/compare-versions';
import { correctableUntil } from '@udaya/core/reports/correction';
import { formatOffset } from '@udaya/core/births/format-offset';
import * as m from '@udaya/messages';
import { accuracyWords } from './accuracy-words.ts';
import { isClosedVersion } from './is-closed-version.ts';
import { nakshatraName } from './nakshatra-name.ts';
import { presentTime } from './present-list-item.ts';
import { signName } from './sign-name.ts';
import type { Correction, KeptVersion } from './store-corrections.ts';
import type { Report } from './store.ts';

/** The versions of a report, until when it can be corrected, and what the shown version changed. */
export function presentHistory(
  report: Report,
  correction: Correction | undefined,
  versions: readonly KeptVersion[],
  shown: number | undefined,
  viewer: { role: Role; preview: boolean },
): ReportHistory {
  const facts = {
    createdAtMs: report.createdAt.getTime(),
    corrected: correction !== undefined,
    paymentStatus: report.paymentStatus,
  };
  const until = viewer.role === 'user' ? correctableUntil(facts, Date.now()) : undefined;
  return {
    version: shown ?? 0,
    versions: versions.map(({ version, createdAt }) => ({
      version,
      createdDate: createdAt.toISOString(),
      closed: isClosedVersion({ version }, report, correction?.before, viewer),
    })),
    correctableUntil: until === undefined ? null : new Date(until).toISOString(),
    changes: correction && shown === 2 ? presentChanges(report, correction, versions, viewer) : null,
  };
}

function presentChanges(
  report: Report,
  correction: Correction,
  versions: readonly KeptVersion[],
  viewer: { role: Role; preview: boolean },
): ReportHistory['changes'] {
  const [earlier, later] = versions;
  const details = changedDetails(correction.before, report);
  const correctedDate = correction.correctedAt.toISOString();
  // Of a version that is closed nothing is told but the details that were entered.
  const closed = earlier && isClosedVersion(earlier, report, correction.before, viewer);
  if (!earlier || !later || closed)
    return { correctedDate, details, opening: false, closing: false, parts: [] };
  const [before, after] = [earlier.content, later.content];
  if (before.chart.chandraRasi !== after.chart.chandraRasi) {
    details.push({
      label: m.provenance_moon_sign(),
      before: signName(before.chart.chandraRasi),
      after: signName(after.chart.chandraRasi),
    });
  }
  const mansions = [nakshatraName(before.chart), nakshatraName(after.chart)] as const;
  if (!viewer.preview && mansions[0] !== mansions[1])
    details.push({ label: m.provenance_nakshatra(), before: mansions[0], after: mansions[1] });
  const parts = compareVersions(before, after).map(({ planet, changed, before: from, after: to }, index) => ({
    part: index + 1,
    changed,
    fact: viewer.role === 'productAdmin' && from !== to ? describeMove(planet, from, to) : '',
  }));
  // Of an unpaid report the other parts do not leave the server, and so does nothing about them.
  return {
    correctedDate,
    details,
    opening: !viewer.preview && before.opening !== after.opening,
    closing: !viewer.preview && before.closing !== after.closing,
    parts: viewer.preview ? parts.slice(0, 1) : parts,
  };
}

function describeMove(planet: Planet, from: number | undefined, to: number): string {
  return from === undefined ? `${planet}: ${signName(to)}` : `${planet}: ${signName(from)} → ${signName(to)}`;
}

function changedDetails(
  before: BirthRecord,
  after: BirthRecord,
): { label: string; before: string; after: string }[] {
  const time = (birth: BirthRecord) =>
    birth.timeAccuracy === 'unknown' ? m.report_time_unknown() : presentTime(birth.timeOfBirth);
  const shown: [string, (birth: BirthRecord) => string][] = [
    [m.report_name(), (birth) => birth.name],
    [m.report_gender(), (birth) => birth.gender],
    [m.report_date_of_birth(), (birth) => birth.dateOfBirth],
    [m.report_time_of_birth(), time],
    [m.birth_accuracy_term(), (birth) => accuracyWords(birth.timeAccuracy)],
    [m.report_place_of_birth(), (birth) => birth.placeDescription],
    [m.report_time_zone(), (birth) => `UTC${formatOffset(birth.offsetSeconds)}, ${birth.zone}`],
    [m.report_referred_by(), (birth) => birth.referredBy],
  ];
  return shown
    .map(([label, of]) => ({ label, before: of(before), after: of(after) }))
    .filter((row) => row.before !== row.after);
}
