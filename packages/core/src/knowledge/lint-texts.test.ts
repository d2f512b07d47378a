import { expect, it } from 'vitest';
import type { RowAgeBand } from './age-band.ts';
import { findBannedSubjects } from './banned-subjects.ts';
import { sentencesOf } from './count-words.ts';
import type { TextRow } from './curated-text.ts';
import { lintTexts, rowsOf } from './lint-texts.ts';
import { isPassageKey, slotOf } from './passage-keys.ts';
import { wordsOfShipped } from './text-lengths.ts';
import { wholeWords } from './whole-words.ts';

/** So many words, in sentences of ten. */
const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const ends = index % 10 === 9 || index === count - 1;
    return `${seed}${index}${ends ? '.' : ''}`;
  }).join(' ');

function soundSet(): TextRow[] {
  return rowsOf('Child').map(({ key, ageBand }, index) => ({
    key,
    ageBand,
    title: isPassageKey(key) ? 'A calm title' : '',
    text: words(`w${index}x`, wordsOfShipped('Child', { key, ageBand }).min),
    tags: slotOf({ key, ageBand })?.kind === 'portrait' ? ['+pace', '-risk'] : [],
    reviewed: '2026-11-22/2',
  }));
}

const at = (rows: TextRow[], key: string, ageBand: RowAgeBand = '') =>
  rows.find((row) => row.key === key && row.ageBand === ageBand) as TextRow;

it('finds nothing in a sound set of portraits, helps and template', () => {
  const rows = soundSet();
  const kinds = rows.flatMap((row) => slotOf(row)?.kind ?? []);
  // Three ages of portraits and five of helps, in three wordings of all but Moon and Ascendant.
  expect(kinds.filter((kind) => kind === 'portrait')).toHaveLength(3 * (24 + 3 * 96));
  expect(kinds.filter((kind) => kind === 'help')).toHaveLength(5 * (24 + 3 * 96));
  expect(lintTexts('Child', rows)).toEqual([]);
});

it('finds each kind of error, and nothing else', () => {
  const set = soundSet();
  const errors: string[] = [];
  const change = (key: string, ageBand: RowAgeBand, error: string, made: (row: TextRow) => void) => {
    made(at(set, key, ageBand));
    errors.push(`${key} ${ageBand}`.trim().concat(': ', error));
  };
  change('Moon 1', '', 'has 63 words instead of 43 to 62', (row) => (row.text = words('n', 63)));
  change('Moon 1', '3-5', 'has 32 words instead of 33 to 52', (row) => (row.text = words('o', 32)));
  change('Moon 2', '', 'touches prognosis: "will become"', (row) => {
    row.text += ' Your child will become famous.';
  });
  change('Moon 3', '', 'title touches diagnosis: "diagnosis"', (row) => (row.title = 'A diagnosis'));
  change('Moon 4', '', 'has a title of 0 characters', (row) => (row.title = ''));
  change('Moon 5', '', 'has untidy white space or markup', (row) => (row.text += ' <b>now</b>'));
  change('Moon 6', '', 'has the placeholder "{child}"', (row) => (row.text += ' {child} reads.'));
  change('Moon 7', '', 'was not read against the checklist', (row) => (row.reviewed = ''));
  change('Moon 8', '', 'claims 1 traits instead of 2 to 3', (row) => (row.tags = ['+pace']));
  change('Moon 9', '', 'claims a trait twice', (row) => (row.tags = ['+pace', '-pace']));
  // The page of a lunar mansion alone names one.
  at(set, 'nakshatra.4').text += ' This nakshatra is old.';
  change('house.Sun.1', '', 'touches planets and signs: "nakshatra"', (row) => {
    row.text += ' That nakshatra is new.';
  });
  at(set, 'Moon 10').text += ' Sit down together here. Wait.';
  change('nakshatra.3', '', 'shares a sentence with Moon 10: "sit down together here"', (row) => {
    row.text += ' Sit down, together here! Wait.';
  });
  set.shift();
  errors.push('Sun 1: stands 0 times instead of once');
  set.push({ ...at(set, 'Moon 12'), text: words('q', 50) });
  errors.push('Moon 12: stands 2 times instead of once');
  set.push({ ...at(set, 'nakshatra.1'), ageBand: '0-2', text: words('p', 90) });
  errors.push('nakshatra.1 0-2: is no row of this report type');
  const found = lintTexts('Child', set).map(({ row, error }) => `${row}: ${error}`);
  expect(found.toSorted()).toEqual(errors.toSorted());
});

it.each([
  ['There are signs of autism.', 'disorder'],
  ['This is a symptom.', 'diagnosis'],
  ['Your child is bound to win.', 'prognosis'],
  ['It may end in death.', 'death'],
  ['It is their destiny.', 'fate'],
  ['In 80% of cases', 'percentage'],
  ['It is the fault of the mother.', 'blame'],
  ['Wear a gemstone.', 'remedy'],
  ['Go to the temple.', 'caste and religion'],
  ['Their complexion', 'body'],
  ['more than other children', 'comparison'],
  ['With Jupiter near', 'planets and signs'],
])('bans %s', (text, subject) => {
  expect(findBannedSubjects(text).map((one) => one.subject)).toContain(subject);
});

it.each([
  'Sunlight on the terrace',
  'a deadline for the homework',
  'wait patiently',
  'a weekday morning',
  'psychology is a school subject',
])('lets pass: %s', (text) => expect(findBannedSubjects(text)).toEqual([]));

it('sees whole words in Tamil and Hindi script', () => {
  const death = wholeWords('மரணம்', String.raw`விதி\w*`, 'मृत्यु');
  expect(['அது மரணம்.', 'இது விதியின் செயல்', 'यह मृत्यु है।'].map((text) => death.exec(text)?.[0])).toEqual([
    'மரணம்',
    'விதியின்',
    'मृत्यु',
  ]);
  // Inside another word, or before a vowel sign that belongs to it, it is none.
  expect(['அமரணம்', 'மரணம்ா', 'मृत्युंजय'].filter((text) => death.test(text))).toEqual([]);
});

it('tells a sentence that two Tamil passages share', () => {
  expect(sentencesOf('அமைதியாக இருங்கள். பிறகு பேசுங்கள்!')).toEqual(['அமைதியாக இருங்கள்', 'பிறகு பேசுங்கள்']);
  expect(sentencesOf('शांत रहें। फिर बोलें।')).toEqual(['शांत रहें', 'फिर बोलें']);
});
