import { planets } from '@udaya/astro/planets';
import { canonicalJson } from '../canonical-json.ts';
import { servingBands } from '../knowledge/age-band.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import { pairKey } from '../knowledge/passage-keys.ts';
import { checkReport } from './check-report.ts';
import type { CheckState, ReportCheck } from './report-checks.ts';
import type { ReportContent, StoredPoint } from './report-content.ts';
import { type ReportFacts, signsOf } from './report-facts.ts';
import { checkSeal } from './seal-manifest.ts';
import { type TracedRow, tracedRowId } from './trace-report.ts';

/** What came of one check, with what was found: places of texts, keys of rows, planets, or sentences of `checkReport`. */
export interface CheckResult {
  check: ReportCheck;
  state: CheckState;
  found: string[];
}

/** What a report is held against. */
export interface HeldAgainst {
  /** Cast from the birth details again. */
  facts: ReportFacts;
  /** The rows that it is made of, as the knowledge base has them. */
  rows: readonly CuratedText[];
  sha256Of: (text: string) => string;
  /** Whether its consent covers who worded it. */
  consented: boolean;
}

/** Holds a report against what it says of itself. What cannot be told, as of older reports, is neither right nor wrong. */
export function verifyReport(content: ReportContent, against: HeldAgainst): CheckResult[] {
  const { facts, rows, sha256Of, consented } = against;
  return [
    { check: 'seal', ...sealResult(content, sha256Of) },
    { check: 'rows', ...rowsResult(content, rows, sha256Of) },
    { check: 'facts', ...factsResult(content, facts) },
    { check: 'rules', ...rulesResult(content, facts, rows) },
    { check: 'consent', state: consented ? 'ok' : 'failed', found: [] },
  ];
}

type Result = Omit<CheckResult, 'check'>;
const told = (found: string[]): Result => ({ state: found.length === 0 ? 'ok' : 'failed', found });

function sealResult(content: ReportContent, sha256Of: HeldAgainst['sha256Of']): Result {
  const broken = checkSeal(content, sha256Of);
  if (!broken) return { state: 'unknown', found: [] };
  return { state: broken.whole || broken.places.length > 0 ? 'failed' : 'ok', found: broken.places };
}

/** Every row by its hash; of reports that kept none the passages of their parts, word for word. */
function rowsResult(
  { manifest, statements }: ReportContent,
  rows: readonly CuratedText[],
  sha256Of: HeldAgainst['sha256Of'],
): Result {
  const known = new Map(rows.map((row) => [tracedRowId({ ...row, version: row.versionId }), row.text]));
  const textOf = (row: TracedRow) => known.get(tracedRowId(row));
  if (manifest.texts)
    return told(
      manifest.texts
        .filter((used) => {
          const text = textOf(used);
          return text === undefined || sha256Of(text) !== used.hash;
        })
        .map(({ key, ageBand }) => (ageBand ? `${key} (${ageBand})` : key)),
    );
  const changed = statements
    .map(({ planet, position, description, knowledgeVersion: version }) => ({
      key: pairKey({ planet, position }),
      description,
      version,
    }))
    .filter(({ key, description, version }) => textOf({ key, ageBand: '', version }) !== description)
    .map(({ key }) => key);
  return changed.length > 0 ? told(changed) : { state: 'unknown', found: [] };
}

/** The chart as it is cast now: to the last digit by the same engine, by what readings rest on where it is another one. */
function factsResult({ chart, statements, frame, manifest }: ReportContent, facts: ReportFacts): Result {
  const { engineVersion, tableVersion } = facts.engine;
  const isSame = engineVersion === manifest.engineVersion && tableVersion === manifest.tableVersion;
  const seen = (point: StoredPoint | undefined) =>
    point && canonicalJson(isSame ? point : { ...point, lonDeg: 0 });
  const { chandraRasi, nakshatra, pada, padas = facts.padas } = chart;
  const moved = planets.filter((planet) => seen(chart.points[planet]) !== seen(facts.points[planet]));
  const unsteady = statements
    .filter(({ planet, otherPositions }) => {
      const others = signsOf(facts, planet).filter((sign) => sign !== facts.points[planet]?.sign);
      return canonicalJson(others) !== canonicalJson(otherPositions);
    })
    .map(({ planet }) => planet);
  const moonIsSame =
    chandraRasi === facts.chandraRasi &&
    nakshatra === facts.nakshatra &&
    pada === facts.pada &&
    canonicalJson(padas) === canonicalJson(facts.padas);
  const isOfDay =
    !frame ||
    (canonicalJson(frame.calendar) === canonicalJson(facts.calendar) &&
      servingBands(facts.ageBand).includes(frame.ageBand ?? ''));
  const found = [
    ...new Set([...moved, ...unsteady, ...(moonIsSame ? [] : ['Moon']), ...(isOfDay ? [] : ['day'])]),
  ];
  // Another engine may well come to other figures: that alone says nothing against the report.
  return found.length > 0 && !isSame ? { state: 'unknown', found } : told(found);
}

function rulesResult(content: ReportContent, facts: ReportFacts, rows: readonly CuratedText[]): Result {
  // The first composer had other rules.
  if (!content.frame) return { state: 'unknown', found: [] };
  return told(checkReport(content, facts, rows));
}
