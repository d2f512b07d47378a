import { planets } from '@udaya/astro/planets';
import { expect, it } from 'vitest';
import { findBannedSubjects } from './banned-subjects.ts';
import { lintPassages, sentencesOf } from './lint-passages.ts';
import { type Passage, positions } from './passage.ts';
import { wholeWords } from './whole-words.ts';

const words = (seed: string, count: number) =>
  `${Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')}.`;

function soundSet(): Passage[] {
  return planets.flatMap((planet) =>
    positions.map((position) => ({
      reportType: 'Child' as const,
      planet,
      position,
      title: 'A calm title',
      description: words(`${planet.toLowerCase().slice(0, 2)}x${position}w`, 80),
    })),
  );
}

function errorsAfter(change: (passages: Passage[]) => void): string[] {
  const passages = soundSet();
  change(passages);
  return lintPassages(passages).map((found) => found.error);
}

const first = (passages: Passage[]) => passages[0] as Passage;

it('finds nothing in a sound set', () => expect(lintPassages(soundSet())).toEqual([]));

it('finds each kind of error', () => {
  expect(errorsAfter((set) => set.pop())).toEqual(['stands 0 times instead of once']);
  expect(errorsAfter((set) => (first(set).description = words('w', 59)))).toEqual(['has 59 words']);
  expect(errorsAfter((set) => (first(set).description = words('w', 141)))).toEqual(['has 141 words']);
  expect(errorsAfter((set) => (first(set).description += ' Your child will become famous.'))).toEqual([
    'touches prognosis: "will become"',
  ]);
  expect(errorsAfter((set) => (first(set).description += ' Tie a rope to it.'))).toEqual([
    'touches means of harm: "rope"',
  ]);
  expect(errorsAfter((set) => (first(set).title = ''))).toEqual(['has a title of 0 characters']);
  expect(errorsAfter((set) => (first(set).description += ' <b>bold</b>'))).toEqual([
    'has untidy white space or markup',
  ]);
  const sharing = errorsAfter((set) => {
    first(set).description += ' Sit down together.';
    (set[1] as Passage).description += ' Sit down, together!';
  });
  expect(sharing).toEqual(['shares a sentence with Sun 1: "sit down together"']);
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
