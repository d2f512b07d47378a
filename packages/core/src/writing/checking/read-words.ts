import { stemOf } from './stem-of.ts';

/** A word of a sentence, as the checks read it. */
export interface Word {
  /** Lower case, without an apostrophe's ending. */
  text: string;
  stem: string;
  /** A word before it in its clause takes it back: `does not like`. */
  negated: boolean;
  /** Some word of its clause takes something back. */
  denied: boolean;
  /** It begins with a capital letter that no beginning of a sentence explains. */
  named: boolean;
}

const negators = new Set(
  'not no never nobody nothing none nor neither cannot without hardly seldom rarely barely scarcely avoid avoids avoiding avoided dislike dislikes hate hates refuse refuses lack lacks unlike'.split(
    ' ',
  ),
);
/** Where what was negated is over. */
const turns = new Set(
  'but yet though although because when whenever if unless until while who which that so than and then instead'.split(
    ' ',
  ),
);
/** `sooner this than that`: what comes after `than` is not done. */
const preferences = new Set(['rather', 'sooner', 'prefer', 'prefers']);
/** Verbs whose object is taken back with them: `does not like noise`. */
const passing = new Set(
  'like likes want wants need needs enjoy enjoys love loves mind minds care cares prefer prefers'.split(' '),
);
/** Words that a negation passes over. */
const light = new Set(
  'a an the to of in on at for with by be is are was were do does did have has had it its they them their he she his her you your one any so very too much more as from into about up out off or this these those will would can could may might should'.split(
    ' ',
  ),
);
const piece = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\p{L}\p{M}\p{N}\s]+/gu;

/** The words of a text in their order, in any script. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const clause of clausesOf(text)) {
    const read = readClause(clause);
    const denied = read.some((word) => word.denied);
    words.push(...read.map((word) => ({ ...word, denied })));
  }
  return words;
}

interface Clause {
  words: { text: string; named: boolean }[];
}

/** Words between one mark and the next. */
function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [{ words: [] }];
  let opens = true;
  for (const [found] of text.replaceAll('{name}', ' , ').matchAll(piece)) {
    if (/^[^\p{L}\p{M}\p{N}]/u.test(found)) {
      if (found !== '-' && found !== '‐') clauses.push({ words: [] });
      if (!/^[-‐,;’']+$/u.test(found)) opens = true;
      continue;
    }
    for (const part of partsOf(found))
      clauses.at(-1)?.words.push({ text: part, named: !opens && isNamed(found) });
    opens = false;
  }
  return clauses;
}

/** Marks what a negation takes back: the next word that says something, and the object of a liking. */
function readClause({ words }: Clause): Word[] {
  let left = 0;
  let prefers = false;
  let compared = false;
  let last = '';
  return words.map(({ text, named }) => {
    const goesOn = text === 'or' || text === 'nor' || (text === 'and' && compared);
    if (turns.has(text)) left = 0;
    const negated = left > 0 && text !== 'only';
    if (goesOn && last === 'negated') left = 1;
    if (!light.has(text) && !goesOn) {
      if (left > 0 && !passing.has(text)) left -= 1;
      last = negated ? 'negated' : text;
    }
    if (preferences.has(text)) prefers = true;
    compared ||= text === 'than' && prefers;
    const negates =
      negators.has(text) || (text === 'than' && prefers) || (text === 'of' && last === 'instead');
    if (negates) left = text === 'than' ? 2 : 1;
    if (text === 'only' && left > 0) left = 0;
    return { text, stem: stemOf(text), negated, named, denied: negates };
  });
}

const isNamed = (word: string) => /^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/.test(word);

const endings: Record<string, string> = { ll: 'will', re: 'are', ve: 'have', d: 'would', m: 'am' };

/** A word and what its apostrophe hides: `don’t` is `do not`, `child’s` is `child`. */
function partsOf(found: string): string[] {
  const [word = '', ending] = found.toLowerCase().split(/['’]/);
  if (ending === undefined) return word === 'cannot' ? ['can', 'not'] : [word];
  if (ending === 't' && word.endsWith('n')) return [negatedVerbs[word] ?? word.slice(0, -1), 'not'];
  const hidden = endings[ending];
  return hidden === undefined ? [word] : [word, hidden];
}

const negatedVerbs: Record<string, string> = { can: 'can', won: 'will', shan: 'shall' };
