import { navamsaOf } from '@udaya/astro/navamsa';
import { type Planet, planets } from '@udaya/astro/planets';
import { areaOf } from '../../knowledge/areas.ts';
import { type CuratedText, passageKey } from '../../knowledge/curated-text.ts';
import type { ReportStatement } from '../report-content.ts';
import { type ReportFacts, settledHouse, signsOf } from '../report-facts.ts';
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
  const portrait = point && shelf.at(passageKey(planet, point.sign), '');
  if (!portrait) return undefined;
  const { sign } = point;
  const { ageBand } = facts;
  const house = settledHouse(facts, planet);
  const place = house === null ? undefined : shelf.find(`house.${planet}.${house}`, ageBand);
  const help = ageBand === null ? undefined : shelf.at(passageKey(planet, sign), ageBand);
  const heading = shelf.find(`heading.${areaOf[planet]}`, ageBand);
  const minute = minuteOf(planet, facts, shelf);
  const rows = [portrait, place, help].filter((row) => row !== undefined);
  // A text without bands ends with what helps; the place stands apart from it.
  const paragraphs = (ageBand === null ? [[portrait], [place]] : [[portrait, place], [help]]).map((texts) =>
    texts.flatMap((row) => row?.text ?? []).join(' '),
  );
  const otherPositions = signsOf(facts, planet).filter((other) => other !== sign);
  return {
    statement: {
      planet,
      position: sign,
      title: portrait.title,
      description: paragraphs.filter(Boolean).join('\n\n'),
      pieces: rows.map(sourced),
      ...(heading ? { heading: sourced(heading) } : {}),
      ...(minute ? { minute: sourced(minute) } : {}),
      weight: weightOf(planet, sign),
      knowledgeVersion: portrait.versionId,
      steadiness: otherPositions.length === 0 ? 'stable' : 'depends-on-minute',
      otherPositions,
    },
    rows: [...rows, heading, minute].filter((row) => row !== undefined),
  };
}

/** What the Ascendant's navamsa says, where the minute is known that it hangs on. */
function minuteOf(planet: Planet, facts: ReportFacts, shelf: TextShelf): CuratedText | undefined {
  const point = facts.points[planet];
  if (planet !== 'Ascendant' || !point || !facts.exactTime) return undefined;
  return shelf.find(`navamsa.${navamsaOf(point.lonDeg)}`, facts.ageBand);
}
