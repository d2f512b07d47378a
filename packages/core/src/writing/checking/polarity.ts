import { generalWords, stopWords } from './plain-words.ts';
import type { Word } from './read-words.ts';
import type { Source } from './sources.ts';
import { stemOf } from './stem-of.ts';

/** Pairs of which a sentence may not put the one where its sources have the other. */
const opposites = [
  'before after|long short|big small|large small|high low|arrive leave|come leave|buy sell|push pull|build break|make break|mend break|sharpen break|help hurt|laugh cry|smile frown|clean dirty|wet dry|hot cold|sweet bitter|inside outside|above below|front back|young old|rich poor|true false',
  'better worse|often seldom|often rarely|usually rarely|friend enemy|praise blame|find lose|gain lose|keep lose|rise fall|add remove|lift drop|catch drop|continue stop|share hoard|wait rush|listen interrupt|whisper shout|allow forbid|notice miss|save waste|join quit|try quit|early slow|grow shrink|invite exclude',
  'right wrong|put take|put remove|lock open|keep throw|begin stop|join leave|ask ignore|help hinder|praise scold|same different|best worst|more less|first last|big little|great little|ask skip|start skip|enjoy skip|keep skip',
  'quick slow|fast slow|loud quiet|loud soft|early late|easy hard|easy difficult|begin end|start finish|open closed|bold careful|bold timid|tidy messy|neat messy',
  'neat untidy|tidy untidy|remember forget|win lose|give take|love hate|like dislike|trust distrust|warm cold|happy sad|glad sad|cheerful gloomy|strong weak|calm restless',
  'calm nervous|patient impatient|public private|show hide|gentle rough|gentle harsh|careful careless|deep shallow|simple complicated|active passive|agree disagree|accept refuse|seek avoid|enjoy avoid|like avoid|want avoid',
  'welcome unwelcome|comfortable uncomfortable|safe unsafe|sure unsure|known unknown|full empty|light heavy|near far|always never|serious playful|brave afraid|bold afraid|kind unkind|fair unfair|honest dishonest|polite rude|generous selfish|quick hesitate',
];
const oppositesOf = new Map<string, Set<string>>();
for (const pair of opposites.flatMap((line) => line.split('|'))) {
  const [one = '', two = ''] = pair.split(' ').map(stemOf);
  oppositesOf.set(one, (oppositesOf.get(one) ?? new Set()).add(two));
  oppositesOf.set(two, (oppositesOf.get(two) ?? new Set()).add(one));
}

/** Words that are so common that a negation before one of them tells nothing about another. */
export const loose: ReadonlySet<string> = new Set(
  'child person thing day time way part side place name page word line report make take get give have be do go come put set let look know see say tell ask find right sure moment bit end hour'
    .split(' ')
    .map(stemOf),
);

/** Words that a sentence may not take out of a `not every`. */
const whole = new Set(['all', 'always', 'every', 'everybody', 'everyone', 'everything']);

/** Whether a source takes back the opposite of a word, and so says the word. */
export function isSaidByOpposite(stem: string, sources: readonly Source[]): boolean {
  const against = oppositesOf.get(stem);
  return (
    against !== undefined &&
    sources.some(({ stems }) => [...against].some((one) => stems.get(one)?.some((word) => word.negated)))
  );
}

/** The words by which a sentence denies what its sources say, says what they deny, or says the opposite. */
export function findTurned(words: readonly Word[], sources: readonly Source[]): string[] {
  return words.filter((word) => isTurned(word, sources) || isOpposite(word, sources)).map(({ text }) => text);
}

function isTurned({ text, stem, negated, denied }: Word, sources: readonly Source[]): boolean {
  const weighs = whole.has(text) || !stopWords.has(text) || generalWords.has(stem);
  if (loose.has(stem) || !weighs) return false;
  const held = sources.flatMap(({ stems }) => stems.get(stem) ?? []);
  return (
    held.length > 0 && held.every((one) => (negated ? !one.denied && !one.negated : one.negated && !denied))
  );
}

function isOpposite({ stem, negated }: Word, sources: readonly Source[]): boolean {
  const against = oppositesOf.get(stem);
  if (!against || negated || sources.some(({ stems }) => stems.has(stem))) return false;
  return sources.some(({ stems }) =>
    [...against].some((one) => stems.get(one)?.some((word) => !word.negated)),
  );
}
