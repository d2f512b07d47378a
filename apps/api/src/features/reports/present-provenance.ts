import type { Provenance } from '@udaya/contract/reports';
import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import type { Steadiness } from '@udaya/core/reports/report-content';
import { dayInIndia } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { StoredVersion } from './store.ts';

/** How a report came to be, for those who read it. */
export function presentProvenance({ content, version, createdAt }: StoredVersion): Provenance {
  const { manifest, statements } = content;
  return {
    engineVersion: manifest.engineVersion,
    tableVersion: String(manifest.tableVersion),
    ayanamsa: m.provenance_ayanamsa_lahiri(),
    nodeKind: manifest.node === 'true' ? m.provenance_node_true() : m.provenance_node_mean(),
    houses: m.provenance_houses_whole_sign(),
    knowledgeVersion: manifest.knowledgeVersions.join(', '),
    knowledgeDate: manifest.knowledgeDate,
    writer: m.provenance_writer_composer(),
    writtenDate: createdAt.toISOString(),
    writtenDay: dayInIndia(createdAt, currentLocale()),
    version,
    statements: statements.length,
    stableStatements: statements.filter((one) => one.steadiness === 'stable').length,
  };
}

/** How many of the statements hold; empty where the time is exact. */
export function steadinessWords(
  { stableStatements: stable, statements: total }: Provenance,
  accuracy: TimeAccuracy,
): string {
  if (accuracy === 'exact') return '';
  const words = accuracy === 'unknown' ? m.provenance_steadiness_day : m.provenance_steadiness;
  return words({ stable, total });
}

/** How one statement hangs on the birth time; empty where the time is exact, since then nothing is in doubt. */
export function statementNote(steadiness: Steadiness, accuracy: TimeAccuracy): string {
  if (accuracy === 'exact') return '';
  if (accuracy === 'unknown')
    return steadiness === 'stable' ? m.report_note_stable_day() : m.report_note_depends_day();
  return steadiness === 'stable' ? m.report_note_stable() : m.report_note_depends();
}
