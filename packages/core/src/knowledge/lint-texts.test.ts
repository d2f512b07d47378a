import { expect, it } from 'vitest';
import { findBannedSubjects } from './banned-subjects.ts';
import { sentencesOf } from './count-words.ts';
import type { TextRow } from './curated-text.ts';
import { lintTexts, rowsOf } from './lint-texts.ts';
import { isPassageKey } from './text-keys.ts';
import { wordsOfShipped } from './text-lengths.ts';
import { wholeWords } from './whole-words.ts';

const words = (seed: string, count: number) =>
  `${Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')}.`;

function soundSet(): TextRow[] {
  return rowsOf('Child').map(({ key, ageBand }, index) => ({
    key,
    ageBand,
    title: isPassageKey(key) ? 'A calm title' : '',
    text: words(`w${index}x`, wordsOfShipped('Child', { key, ageBand }).min),
    tags: isPassageKey(key) && ageBand === '' ? ['+pace', '-risk'] : [],
    reviewed: '2026-11-22/2',
  }));
}

function errorsAfter(change: (rows: TextRow[]) => void): string[] {
  const rows = soundSet();
  change(rows);
  return lintTexts('Child', rows).map(({ row, error }) => `${row}: ${error}`);
}

const at = (rows: TextRow[], key: string, ageBand = '') =>
  rows.find((row) => row.key === key && row.ageBand === ageBand) as TextRow;

it('finds nothing in a sound set of portraits, helps and frame', () => {
  const rows = soundSet();
  expect(rows.filter(({ key, ageBand }) => isPassageKey(key) && ageBand === '')).toHaveLength(120);
  expect(rows.filter(({ key, ageBand }) => isPassageKey(key) && ageBand !== '')).toHaveLength(480);
  expect(lintTexts('Child', rows)).toEqual([]);
});

it('finds each kind of error', () => {
  expect(errorsAfter((set) => set.shift())).toEqual(['Sun 1: stands 0 times instead of once']);
  expect(errorsAfter((set) => set.push({ ...at(set, 'Sun 1'), text: words('n', 50) }))).toEqual([
    'Sun 1: stands 2 times instead of once',
  ]);
  expect(
    errorsAfter((set) => set.push({ ...at(set, 'nakshatra.1'), ageBand: '0-2', text: words('n', 90) })),
  ).toEqual(['nakshatra.1 0-2: is no row of this report type']);
  expect(errorsAfter((set) => (at(set, 'Sun 1').text = words('n', 63)))).toEqual([
    'Sun 1: has 63 words instead of 43 to 62',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1', '3-5').text = words('n', 32)))).toEqual([
    'Sun 1 3-5: has 32 words instead of 33 to 52',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').text += ' Your child will become famous.'))).toEqual([
    'Sun 1: touches prognosis: "will become"',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').title = 'A diagnosis'))).toEqual([
    'Sun 1: title touches diagnosis: "diagnosis"',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').title = ''))).toEqual(['Sun 1: has a title of 0 characters']);
  expect(errorsAfter((set) => (at(set, 'Sun 1').text += ' <b>now</b>'))).toEqual([
    'Sun 1: has untidy white space or markup',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').text += ' {child} reads.'))).toEqual([
    'Sun 1: has the placeholder "{child}"',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').reviewed = ''))).toEqual([
    'Sun 1: was not read against the checklist',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').tags = ['+pace']))).toEqual([
    'Sun 1: claims 1 traits instead of 2 to 3',
  ]);
  expect(errorsAfter((set) => (at(set, 'Sun 1').tags = ['+pace', '-pace']))).toEqual([
    'Sun 1: claims a trait twice',
  ]);
  const sharing = errorsAfter((set) => {
    at(set, 'Sun 1').text += ' Sit down together here. Wait.';
    at(set, 'nakshatra.3').text += ' Sit down, together here! Wait.';
  });
  expect(sharing).toEqual(['nakshatra.3: shares a sentence with Sun 1: "sit down together here"']);
});

it('lets the page of a lunar mansion alone name one', () => {
  const name = (key: string) => errorsAfter((set) => (at(set, key).text += ' This nakshatra is old.'));
  expect(name('nakshatra.3')).toEqual([]);
  expect(name('house.Sun.1')).toContain('house.Sun.1: touches planets and signs: "nakshatra"');
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
