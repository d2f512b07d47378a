import { servingBands } from '../../knowledge/age-band.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Planet, Position } from '../../knowledge/passage.ts';
import { type PassageKind, passageKey, passageWordings } from '../../knowledge/passage-keys.ts';
import { type ReportFacts, settledHouse } from '../report-facts.ts';
import { hashOf } from './hash-of.ts';
import { seedOf } from './seed-of.ts';
import type { TextShelf } from './text-shelf.ts';

/**
 * The passage for a reader of this age, in one of its wordings; `paused` where readers flagged it. A planet stands in
 * one sign for weeks or years: so the wording follows the group of the house, corner (kendra), next to it (panaphara) or falling from it (apoklima),
 * which turns every two hours. Where the house is open, the birth draws.
 */
export function choosePassage(
  shelf: TextShelf,
  kind: PassageKind,
  { planet, position }: { planet: Planet; position: Position },
  facts: ReportFacts,
): CuratedText | 'paused' | undefined {
  const group =
    (settledHouse(facts, planet) ?? hashOf(`${planet} ${seedOf(facts)}`)) % passageWordings.length;
  const wordings = [...passageWordings.slice(group), ...passageWordings.slice(0, group)];
  for (const ageBand of servingBands(facts.ageBand))
    for (const wording of wordings) {
      const key = passageKey({ planet, position, kind, ageBand, wording });
      if (shelf.isPaused(key)) return 'paused';
      const row = shelf.at(key, ageBand);
      if (row) return row;
    }
  return undefined;
}
