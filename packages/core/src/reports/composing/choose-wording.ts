import type { CuratedText } from '../../knowledge/curated-text.ts';
import { wordingsOf } from '../../knowledge/text-keys.ts';
import { type Tag, traitOf } from '../../knowledge/traits.ts';
import type { ReportFacts } from '../report-facts.ts';
import { isContradicted } from './find-contradictions.ts';
import { hashOf } from './hash-of.ts';
import type { TextShelf } from './text-shelf.ts';

/** Finds a text that claims nothing, in the wording that a birth takes. */
export type FindWording = (key: string) => CuratedText | undefined;

interface Choice {
  ageBand: ReportFacts['ageBand'];
  seed: string;
  /** What is claimed elsewhere, and may not be contradicted. */
  said: readonly { tags: readonly Tag[] }[];
  /** What is read beside it, and had better not be said twice. */
  beside?: readonly { tags: readonly Tag[] }[];
}

/**
 * Takes one of the wordings of a text, by the birth: the first, from that on, that nothing said elsewhere contradicts, and of these rather one that
 * claims what nothing beside it does; none where all are contradicted.
 */
export function chooseWording(
  shelf: TextShelf,
  key: string,
  { ageBand, seed, said, beside = [] }: Choice,
): CuratedText | undefined {
  const rows = wordingsOf(key).flatMap((one) => shelf.find(one, ageBand) ?? []);
  const start = hashOf(`${key} ${seed}`) % (rows.length || 1);
  const known = beside.flatMap(({ tags }) => tags).filter(traitOf);
  const fitting = [...rows.slice(start), ...rows.slice(0, start)].filter(
    ({ tags }) => !isContradicted(tags, said),
  );
  return fitting.find(({ tags }) => !tags.some((tag) => known.includes(tag))) ?? fitting[0];
}
