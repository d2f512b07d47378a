import { navamsaOf } from '@udaya/astro/navamsa';
import { isChildBand } from '../knowledge/age-band.ts';
import { areaOf } from '../knowledge/areas.ts';
import { findBannedSubjects } from '../knowledge/banned-subjects.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import { keysOfPair } from '../knowledge/passage-keys.ts';
import { neutralKey } from '../knowledge/text-keys.ts';
import { isForMonths, type Tag } from '../knowledge/traits.ts';
import { rowFinder } from '../writing/pack-facts.ts';
import { checkWorded } from './check-worded.ts';
import { type Claim, findContradictions, isContradicted } from './composing/find-contradictions.ts';
import { mostBridges } from './composing/set-bridges.ts';
import { strayPlaceholders } from './fill-name.ts';
import { piecesOf } from './pieces-of.ts';
import type { ReportContent, ReportStatement, ReportTemplate, SourcedText } from './report-content.ts';
import { isSettled, type ReportFacts, settledHouse } from './report-facts.ts';
import type { ReportType } from './report-types.ts';

/** The most characters that one statement may have. */
export const statementLimit = 4000;
/** The most tasks of a whole report. */
const mostTasks = 3;

/**
 * What is wrong with a written report; empty for a sound one. Each statement must stand on a fact of the chart and be plain text within
 * bounds; every text must be a reviewed row of the knowledge base, whole, that fits the chart and has no placeholder but the name; what
 * contradicts itself must be bridged, as far as there are texts for that, and what opens and closes it must not be contradicted nor touch a
 * banned subject. A text that a model worded stands for its row, and is checked sentence by sentence, for readers of this type. A curated
 * passage's own subjects are judged when it is uploaded, not here.
 */
export function checkReport(
  content: ReportContent,
  facts: ReportFacts,
  texts: readonly CuratedText[],
  reportType: ReportType = isChildBand(facts.ageBand ?? '') ? 'Child' : 'Adult',
): string[] {
  const { statements, frame } = content;
  const rowOf = rowFinder(texts);
  return [
    ...(statements.length === 0 ? ['it has no statement'] : []),
    ...statements.flatMap((statement) => checkStatement(statement, facts)),
    ...piecesOf(content).flatMap((piece) => checkPiece(piece, rowOf(piece), facts)),
    ...(frame ? checkTemplate(content, frame, facts) : ['it has no frame']),
    ...(frame ? checkClaims(statements, frame, (piece) => rowOf(piece)?.tags ?? []) : []),
    ...checkWorded(content, { facts, texts, reportType }),
    ...findBannedSubjects(`${content.opening} ${content.closing}`).map(
      ({ subject, words }) => `its frame touches ${subject}: "${words}"`,
    ),
  ];
}

function checkStatement(statement: ReportStatement, facts: ReportFacts): string[] {
  const { planet, position, description, pieces = [], minute } = statement;
  const point = facts.points[planet];
  const name = `${planet} ${position}`;
  const said = [
    ...keysOfPair({ planet, position }),
    `house.${planet}.${settledHouse(facts, planet)}`,
    neutralKey(areaOf[planet]),
  ];
  const navamsa = planet === 'Ascendant' && facts.exactTime && point ? navamsaOf(point.lonDeg) : null;
  return [
    ...(point?.sign === position ? [] : [`${name} is no fact of the chart`]),
    ...(description.length > statementLimit ? [`${name} is too long`] : []),
    ...(/\p{Cc}/u.test(description.replace(/[\n\t\r]/g, '')) ? [`${name} is not plain text`] : []),
    ...(pieces.map(({ text }) => text).join(' ') === description.replaceAll('\n\n', ' ')
      ? []
      : [`${name} is not what its pieces say`]),
    ...pieces.filter(({ key }) => !said.includes(key)).map(({ key }) => `${key} is no fact of ${name}`),
    ...(minute && minute.key !== `navamsa.${navamsa}` ? [`${minute.key} is no fact of ${name}`] : []),
  ];
}

function checkPiece(piece: SourcedText, row: CuratedText | undefined, { ageMonths }: ReportFacts): string[] {
  const name = piece.ageBand === '' ? piece.key : `${piece.key} (${piece.ageBand})`;
  return [
    ...(row && (piece.sentences || row.text === piece.text)
      ? []
      : [`${name} is no text of the knowledge base`]),
    ...(row?.reviewed === '' ? [`${name} was read by nobody`] : []),
    ...(row?.held ? [`${name} is held`] : []),
    ...(row && !isForMonths(row.tags, ageMonths) ? [`${name} is not meant for a child that young`] : []),
    ...strayPlaceholders(piece.text).map((found) => `${name} holds the placeholder ${found}`),
  ];
}

function checkTemplate(content: ReportContent, frame: ReportTemplate, facts: ReportFacts): string[] {
  const { mansion, plan, bridges, opening } = frame;
  const moon = isSettled(facts, 'Moon') ? facts.points.Moon?.sign : null;
  const joined = (pieces: readonly SourcedText[], between: string) =>
    pieces.map(({ text }) => text).join(between);
  return [
    ...(mansion && (!facts.nakshatraStable || mansion.key !== `nakshatra.${facts.nakshatra}`)
      ? [`${mansion.key} is no fact of the chart`]
      : []),
    ...opening
      .filter(({ key }) => key.startsWith('opening.moon.') && key.split('.')[2] !== String(moon))
      .map(({ key }) => `${key} is no fact of the chart`),
    ...(joined(opening, ' ') === content.opening && joined(frame.closing, '\n\n') === content.closing
      ? []
      : ['its opening or closing is not what its pieces say']),
    ...(bridges.length > mostBridges ? [`it has ${bridges.length} bridges`] : []),
    ...(plan.week.length + plan.month.length > mostTasks ? ['it sets too many tasks'] : []),
  ];
}

/** That what contradicts itself is bridged. A knowledge base without bridges can't do so; where there are some, they cover everything. */
function checkClaims(
  statements: readonly ReportStatement[],
  frame: ReportTemplate,
  tagsOf: (piece: SourcedText) => readonly Tag[],
): string[] {
  const claims = readClaims(statements, frame, tagsOf);
  const open = frame.bridges.length === 0 ? [] : unbridged(claims, frame);
  const around = [...frame.opening, ...frame.closing].map((piece) => ({ piece, tags: tagsOf(piece) }));
  return [
    ...open.map((trait) => `it contradicts itself in ${trait}`),
    ...around
      .filter(({ tags }) => isContradicted(tags, [...claims, ...around]))
      .map(({ piece }) => `a part contradicts ${piece.key}`),
  ];
}

/** What the parts of a written report claim, with the tags of its rows. */
export function readClaims(
  statements: readonly ReportStatement[],
  { mansion }: ReportTemplate,
  tagsOf: (piece: SourcedText) => readonly Tag[],
): Claim[] {
  const claims = statements.map(({ planet, weight = 0, pieces = [], minute }) => ({
    area: areaOf[planet],
    planet,
    weight,
    tags: [...pieces, ...(minute ? [minute] : [])].flatMap(tagsOf),
  }));
  const ofMansion = { area: areaOf.Moon, planet: 'mansion', weight: 0 } as const;
  return mansion ? [...claims, { ...ofMansion, tags: tagsOf(mansion) }] : claims;
}

/** The traits in which parts contradict each other without a bridge that joins all of them. */
export function unbridged(claims: readonly Claim[], { bridges }: Pick<ReportTemplate, 'bridges'>): string[] {
  return findContradictions(claims)
    .filter(
      ({ trait, areas }) =>
        !bridges.some(
          (bridge) =>
            (bridge.trait === trait || bridge.trait === null) &&
            areas.every((area) => bridge.areas.includes(area)),
        ),
    )
    .map(({ trait }) => trait);
}
