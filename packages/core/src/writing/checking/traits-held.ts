import type { FactsPack } from '../facts-pack.ts';
import type { Word } from './read-words.ts';
import type { Source } from './sources.ts';
import { claimedPoles } from './trait-words.ts';

/** Words as `claimedPoles` reads them. */
const lineOf = (words: readonly Word[]) =>
  words.map(({ text, negated }) => (negated ? `!${text}` : text)).join(' ');

const polesOfSource = new WeakMap<Source, ReadonlySet<string>>();

function polesIn(source: Source): ReadonlySet<string> {
  const known =
    polesOfSource.get(source) ??
    new Set(claimedPoles(lineOf(source.words)).map(({ trait, pole }) => `${trait} ${pole}`));
  polesOfSource.set(source, known);
  return known;
}

/** The words by which a sentence claims a pole that neither the pack nor a source has. */
export function findStrangeTraits(
  words: readonly Word[],
  sources: readonly Source[],
  pack: FactsPack,
): string[] {
  const lines = sources.map((source) => ` ${source.words.map(({ text }) => text).join(' ')} `);
  return claimedPoles(lineOf(words))
    .filter(({ trait, pole }) => !pack.traits.some((one) => one.trait === trait && one.pole === pole))
    .filter(({ trait, pole }) => !sources.some((source) => polesIn(source).has(`${trait} ${pole}`)))
    .filter(({ words: said }) => !lines.some((line) => line.includes(` ${said} `)))
    .map(({ trait, pole, words: said }) => `${said} (${pole === 'plus' ? '+' : '-'}${trait})`);
}
