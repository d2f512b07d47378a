import { servingBands } from '../../knowledge/age-band.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Planet, Position } from '../../knowledge/passage.ts';
import {
  type PassageKind,
  type PassageWording,
  passageKey,
  passageWordings,
} from '../../knowledge/passage-keys.ts';
import { type ReportFacts, settledHouse } from '../report-facts.ts';
import { hashOf } from './hash-of.ts';
import { seedOf } from './seed-of.ts';
import type { TextShelf } from './text-shelf.ts';

/**
 * The passage for a reader of this age, in one of its wordings; `paused` where readers flagged it. A planet stands in
 * one sign for weeks or years: so the wording follows the group of the house, corner (kendra), next to it (panaphara) or falling from it (apoklima),
 * which turns every two hours. Where the house is open, the birth draws. A help goes on where its portrait is: `first` is the wording that is
 * looked for first.
 */
export function choosePassage(
  shelf: TextShelf,
  kind: PassageKind,
  { planet, position }: { planet: Planet; position: Position },
  facts: ReportFacts,
  first = wordingBy(facts, planet),
): CuratedText | 'paused' | undefined {
  const at = passageWordings.indexOf(first);
  const wordings = [...passageWordings.slice(at), ...passageWordings.slice(0, at)];
  for (const ageBand of servingBands(facts.ageBand))
    for (const wording of wordings) {
      const key = passageKey({ planet, position, kind, ageBand, wording });
      if (shelf.isPaused(key)) return 'paused';
      const row = shelf.at(key, ageBand);
      if (row) return row;
    }
  return undefined;
}

function wordingBy(facts: ReportFacts, planet: Planet): PassageWording {
  const group =
    (settledHouse(facts, planet) ?? hashOf(`${planet} ${seedOf(facts)}`)) % passageWordings.length;
  return passageWordings[group] ?? 1;
}
