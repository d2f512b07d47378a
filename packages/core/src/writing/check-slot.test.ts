import { describe, expect, it } from 'vitest';
import { rulesBroken, rulesBrokenBySlot, type SentencePlace } from '../../testing/sentence-case.ts';

const quiet: SentencePlace = {
  rows: [
    '{name} does not like loud rooms, and may sit at the rim of the mat. Two soft songs bring the calm back. Some evenings are often long.',
    'Your child likes to build with big blocks, slowly and with care. Help is not wanted.',
  ],
  tags: ['-pace', '+independence'],
};

describe('ids', () => {
  const place = { ...quiet, open: ['p2'] };
  const soft = 'Soft songs bring the calm back.';
  it.each([
    ['none', []],
    ['one that the pack has not', ['p1', 'p9']],
    ['a sign', ['p1', 'f1']],
    ['a slot', ['opening-1']],
    ['what the birth time leaves open', ['p1', 'p2']],
  ])('refuses: %s', (_, ids) => expect(rulesBroken(soft, place, ids)).toContain('ids'));
  it.each([[['p1']], [['p1', 't1']]])('lets pass: %s', (ids) =>
    expect(rulesBroken(soft, place, ids)).toEqual([]),
  );
  it('lets an open part’s own place rest on it', () => {
    expect(
      rulesBroken('Soft songs bring the calm back.', { ...quiet, open: ['p1'], kind: 'part' }, ['p1']),
    ).toEqual([]);
  });
  it('takes what a sentence says from what it cites alone', () => {
    expect(rulesBroken('Your child builds slowly with blocks.', quiet, ['p1'])).toContain('support');
    expect(rulesBroken('Your child is slow to begin.', quiet, ['t1'])).toEqual([]);
  });
});

describe('age', () => {
  const at = (age: SentencePlace['age'], row: string): SentencePlace => ({ rows: [row], age });
  it.each([
    ['0-2', 'Your child likes homework.'],
    ['3-5', 'Your child likes lessons.'],
    ['6-9', 'Your child likes naps.'],
    ['10-14', 'Your toddler likes songs.'],
    ['10-14', 'Your child likes songs at the office.'],
    ['6-9', 'You are sensitive to songs.'],
    ['6-9', 'Your nature likes songs.'],
  ] as const)('refuses at %s: %s', (age, text) =>
    expect(rulesBroken(text, at(age, 'Your child likes songs.'))).toContain('age'),
  );
  it.each([
    ['10-14', 'Your child likes homework.'],
    ['0-2', 'Your child likes naps.'],
    ['6-9', 'You know the song your child likes.'],
  ] as const)('lets pass at %s: %s', (age, text) =>
    expect(rulesBroken(text, at(age, `${text} You know the song.`))).toEqual([]),
  );
  it.each([
    ['Student', 'Your child likes songs.'],
    ['Adult', 'Your child likes songs.'],
    ['Adult', 'The child likes songs.'],
    ['Student', 'Songs suit your spouse.'],
  ] as const)('refuses to a %s: %s', (type, text) => {
    expect(rulesBroken(text, { type, rows: ['You like songs.'] })).toContain('age');
  });
  it('speaks to a grown reader', () =>
    expect(rulesBroken('You like songs.', { type: 'Adult', rows: ['You like songs.'] })).toEqual([]));
});

describe('a slot', () => {
  const place: SentencePlace = { rows: ['Soft songs bring the calm back.'], words: { min: 8, max: 14 } };
  it.each([
    ['length', ['Soft songs bring calm.']],
    ['length', ['Soft songs bring the calm back, and so does a big mat in a quiet room of one’s very own.']],
    ['repeated', ['Soft songs bring the calm back.', 'Soft songs bring the calm back.']],
    ['repeated', ['Soft songs bring the calm back.', 'The calm is brought back by soft songs.']],
    ['placeholder', ['{name} likes soft songs a lot.', 'The mat suits {name} too.']],
    [
      'ease',
      [
        'Considerable concentration habitually facilitates uncomplicated familiarity with unanticipated activities, unhurried.',
      ],
    ],
    ['banned', ['Soft songs bring back the calm. No religious', 'mantra is said here.']],
    ['unsafe', ['Soft songs bring the calm back to the roof.']],
  ] as const)('refuses by %s: %j', (rule, texts) => expect(rulesBrokenBySlot(texts, place)).toContain(rule));
  it('lets sound ones pass', () =>
    expect(rulesBrokenBySlot(['Soft songs bring the calm back.', 'A big mat helps.'], place)).toEqual([]));
});
