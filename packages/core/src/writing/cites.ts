import { rowIdOf } from '../knowledge/text-keys.ts';
import type { Cite } from '../reports/report-content.ts';
import type { FactsPack } from './facts-pack.ts';

/** What an id of a pack names, as a report keeps it; undefined for an id that the pack has not. */
export function citeOf({ passages, traits }: FactsPack, id: string): Cite | undefined {
  const row = passages.find((one) => one.id === id)?.row;
  if (row) return { kind: 'text', key: row.key, ageBand: row.ageBand, version: row.version };
  const trait = traits.find((one) => one.id === id);
  return trait && { kind: 'trait', trait: trait.trait, pole: trait.pole };
}

/** The id of what a report keeps as cited; undefined where the pack has no such thing, as of a sign, which models are no longer told. */
export function idOfCite({ passages, traits }: FactsPack, cite: Cite): string | undefined {
  if (cite.kind === 'sign') return undefined;
  if (cite.kind === 'trait')
    return traits.find(({ trait, pole }) => trait === cite.trait && pole === cite.pole)?.id;
  return passages.find(({ row }) => rowIdOf(row) === rowIdOf(cite) && row.version === cite.version)?.id;
}
