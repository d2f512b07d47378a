import type { CuratedText } from '../../knowledge/curated-text.ts';
import { wordings } from '../../knowledge/text-keys.ts';
import type { Tag } from '../../knowledge/traits.ts';
import type { ReportFacts } from '../report-facts.ts';
import { isContradicted } from './find-contradictions.ts';
import { hashOf } from './hash-of.ts';
import type { TextShelf } from './text-shelf.ts';

/** Takes one of the wordings of a text, by the birth: the first, from that on, that nothing said elsewhere contradicts; none where all are. */
export function chooseWording(
  shelf: TextShelf,
  key: string,
  {
    ageBand,
    seed,
    said,
  }: { ageBand: ReportFacts['ageBand']; seed: string; said: readonly { tags: readonly Tag[] }[] },
): CuratedText | undefined {
  const start = hashOf(`${key} ${seed}`) % wordings.length;
  return [...wordings.slice(start), ...wordings.slice(0, start)]
    .flatMap((wording) => shelf.find(`${key}.${wording}`, ageBand) ?? [])
    .find(({ tags }) => !isContradicted(tags, said));
}
