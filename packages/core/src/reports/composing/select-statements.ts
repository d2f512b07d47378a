import { navamsaOf } from '@udaya/astro/navamsa';
import { type Planet, planets } from '@udaya/astro/planets';
import { isChildBand } from '../../knowledge/age-band.ts';
import { areaOf } from '../../knowledge/areas.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Position } from '../../knowledge/passage.ts';
import { slotOf } from '../../knowledge/passage-keys.ts';
import { neutralKey } from '../../knowledge/text-keys.ts';
import type { ReportStatement, Steadiness } from '../report-content.ts';
import { type ReportFacts, settledHouse, signsOf } from '../report-facts.ts';
import { choosePassage } from './choose-passage.ts';
import { describePieces } from './describe-pieces.ts';
import { sourced, type TextShelf } from './text-shelf.ts';
import { weightOf } from './weigh.ts';

/** A statement with the rows that it is made of. */
export interface SelectedStatement {
  statement: ReportStatement & { weight: number };
  rows: CuratedText[];
}

/** What the texts have to say of each point of a chart, in the order of the planets. A point without a portrait is left out. */
export function selectStatements(facts: ReportFacts, shelf: TextShelf): SelectedStatement[] {
  return planets.flatMap((planet) => selectOne(planet, facts, shelf) ?? []);
}

function selectOne(planet: Planet, facts: ReportFacts, shelf: TextShelf): SelectedStatement | undefined {
  const point = facts.points[planet];
  if (!point) return undefined;
  const { sign } = point;
  const { ageBand } = facts;
  const place = { planet, position: sign };
  const portrait = choosePassage(shelf, 'portrait', place, facts);
  if (!portrait) return undefined;
  const worded = portrait === 'paused' ? undefined : slotOf(portrait)?.wording;
  const help = isChildBand(ageBand ?? '') ? choosePassage(shelf, 'help', place, facts, worded) : undefined;
  if (portrait === 'paused' || help === 'paused') return selectNeutral(planet, sign, facts, shelf);
  const house = settledHouse(facts, planet);
  const where = house === null ? undefined : shelf.find(`house.${planet}.${house}`, ageBand);
  const heading = shelf.find(`heading.${areaOf[planet]}`, ageBand);
  const minute = minuteOf(planet, facts, shelf);
  const rows = [portrait, where, help].filter((row) => row !== undefined);
  return {
    statement: {
      ...placeOf(planet, sign, facts),
      title: portrait.title,
      description: describePieces(rows, ageBand),
      pieces: rows.map(sourced),
      ...(heading ? { heading: sourced(heading) } : {}),
      ...(minute ? { minute: sourced(minute) } : {}),
      knowledgeVersion: portrait.versionId,
    },
    rows: [...rows, heading, minute].filter((row) => row !== undefined),
  };
}

/** While a passage is held, a text stands in its place that holds for anybody and claims nothing. */
function selectNeutral(
  planet: Planet,
  sign: Position,
  facts: ReportFacts,
  shelf: TextShelf,
): SelectedStatement | undefined {
  const area = areaOf[planet];
  const neutral = shelf.find(neutralKey(area), facts.ageBand);
  if (!neutral) return undefined;
  const heading = shelf.find(`heading.${area}`, facts.ageBand);
  return {
    statement: {
      ...placeOf(planet, sign, facts),
      title: neutral.title,
      description: neutral.text,
      pieces: [sourced(neutral)],
      ...(heading ? { heading: sourced(heading) } : {}),
      knowledgeVersion: neutral.versionId,
    },
    rows: [neutral, heading].filter((row) => row !== undefined),
  };
}

/** Where a point stands, whatever is said of it. */
function placeOf(planet: Planet, position: Position, facts: ReportFacts) {
  const otherPositions = signsOf(facts, planet).filter((other) => other !== position);
  const steadiness: Steadiness = otherPositions.length === 0 ? 'stable' : 'depends-on-minute';
  return { planet, position, weight: weightOf(planet, position), steadiness, otherPositions };
}

/** What the Ascendant's navamsa says, where the minute is known that it hangs on. */
function minuteOf(planet: Planet, facts: ReportFacts, shelf: TextShelf): CuratedText | undefined {
  const point = facts.points[planet];
  if (planet !== 'Ascendant' || !point || !facts.exactTime) return undefined;
  return shelf.find(`navamsa.${navamsaOf(point.lonDeg)}`, facts.ageBand);
}
