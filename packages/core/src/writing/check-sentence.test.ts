import { describe, expect, it } from 'vitest';
import { rulesBroken, type SentencePlace } from '../../testing/sentence-case.ts';
import type { SentenceRule } from './sentence-rules.ts';

/** A rule's cases: what must fail by it, and what must pass all rules. */
function cases(
  rule: SentenceRule,
  place: SentencePlace,
  fails: readonly string[],
  passes: readonly string[],
) {
  describe(rule, () => {
    it.each(fails)('refuses: %s', (text) => expect(rulesBroken(text, place)).toContain(rule));
    it.each(passes)('lets pass: %s', (text) => expect(rulesBroken(text, place)).toEqual([]));
  });
}

const quiet: SentencePlace = {
  rows: [
    '{name} does not like loud rooms, and may sit at the rim of the mat. Two soft songs bring the calm back. Some evenings are often long.',
    'Your child likes to build with big blocks, slowly and with care. Help is not wanted.',
  ],
  tags: ['-pace', '+independence'],
};

cases(
  'support',
  quiet,
  [
    '{name} likes to feed the pigeons at the window.',
    'A walk in the park is the best part of a long day.',
    'Cricket with the cousins is what your child likes.',
    '{name} has a quick tongue and a sharp memory.',
    'Numbers and letters come to your child with ease.',
  ],
  [
    '{name} may sit at the rim of the mat.',
    'Soft songs bring the calm back.',
    'Your child builds slowly with big blocks.',
    'Building with blocks is done with care.',
    'This is how your child is.',
  ],
);

cases(
  'guarded',
  { rows: ['{name} likes the doctor’s office, the story of a wedding and Aunt Latha.'] },
  [
    '{name} likes the doctor and has a fever.',
    '{name} likes the story of money.',
    '{name} likes a story of a temple.',
    '{name} likes the story of Chennai.',
    'The story likes {name}, says Ravi.',
    '{name} likes the story of marriage.',
    '{name} likes the story of exams and marks.',
    '{name} likes the story of police.',
    '{name} likes the story of planets.',
    '{name} likes the story of success.',
    '{name} likes the story in the prompt.',
    '{name} likes the story of love and lovers.',
    '{name} likes the story of a caste.',
    '{name} likes the story of skin and weight.',
    '{name} likes the story of mourning.',
  ],
  [
    '{name} likes the story of a wedding.',
    '{name} likes the doctor’s office.',
    'A story of Aunt Latha is what {name} likes.',
  ],
);

cases(
  'polarity',
  quiet,
  [
    '{name} likes loud rooms.',
    'Loud rooms are what {name} likes.',
    'Your child does not like to build with blocks.',
    'Your child never builds slowly.',
    'Help is wanted.',
    'Your child builds fast with big blocks.',
    'Nobody with blocks builds slowly.',
  ],
  ['{name} doesn’t like loud rooms.', 'Your child builds slowly, and help is not wanted.'],
);

cases(
  'numbers',
  quiet,
  [
    'Three soft songs bring the calm back.',
    '3 soft songs bring the calm back.',
    'Soft songs bring the calm back by 7.30.',
    'A dozen songs bring the calm back.',
  ],
  [
    'Two soft songs bring the calm back.',
    '2 soft songs bring the calm back.',
    'Soft songs bring the calm back.',
  ],
);

cases(
  'modality',
  quiet,
  [
    '{name} will sit at the rim of the mat.',
    '{name}’ll sit at the rim of the mat.',
    'All evenings are long.',
    'Most evenings are often long.',
    'Evenings are always long.',
    'Soft songs certainly bring the calm back.',
    '{name} must sit at the rim of the mat.',
    'Your child should build with big blocks.',
    'Let your child build with big blocks.',
    'Do not build with big blocks.',
  ],
  ['{name} may sit at the rim of the mat.', 'Some evenings are often long.', 'Evenings are sometimes long.'],
);

describe('modality', () => {
  const row = 'Build with blocks for a while. Say what you see.';
  it('lets a place tell what to do whose row does so, the plan, and what helps', () => {
    const order = 'Build with blocks.';
    expect(rulesBroken(order, { rows: [row], kind: 'closing' })).toEqual([]);
    expect(
      rulesBroken(order, { rows: ['Blocks to build with.'], kind: 'plan', key: 'plan.week.feelings' }),
    ).toEqual([]);
    expect(
      rulesBroken(order, { rows: ['Blocks to build with.'], kind: 'glance', key: 'helps.pace.plus' }),
    ).toEqual([]);
    expect(
      rulesBroken(order, { rows: ['Blocks to build with.'], kind: 'glance', key: 'watch.pace.plus' }),
    ).toEqual(['modality']);
  });
  it('says that all is needed only where its source does', () => {
    expect(rulesBroken('All blocks are big.', { rows: ['All the blocks are big.'] })).toEqual([]);
    expect(rulesBroken('Nobody has to build.', { rows: ['Nobody has to build.'] })).toEqual([]);
  });
});

cases(
  'traits',
  quiet,
  [
    'Your child is impulsive with blocks.',
    'Your child is sociable.',
    '{name} is talkative in loud rooms.',
    '{name} is imaginative.',
    'Your child is competitive with blocks.',
    'Your child asks for help with blocks.',
    '{name} gives up.',
  ],
  ['Your child is slow to start with blocks.', 'Your child is independent with blocks.'],
);

cases(
  'length',
  { rows: ['Songs and blocks and mats and rooms are what your child likes.'] },
  [`Your child likes ${'songs and blocks and '.repeat(8)}mats.`, '', '…'],
  ['Your child likes songs. Your child likes blocks and mats and rooms and songs. Your child likes rooms.'],
);

cases(
  'ease',
  {
    rows: [
      'Comparatively uncomplicated activities habitually facilitate considerable concentration opportunities. The cat sat on the mat with a big red ball.',
    ],
  },
  [
    'Comparatively uncomplicated activities habitually facilitate considerable concentration opportunities for your child.',
  ],
  ['The cat sat on the mat with a big red ball.'],
);

cases(
  'plain',
  quiet,
  [
    'Soft songs bring the *calm* back.',
    '<b>Soft</b> songs bring the calm back.',
    'Soft songs bring the calm back [p1].',
    'Soft songs bring the calm back p1',
    'Soft songs (see opening-1) bring the calm back.',
    'Soft songs at www.songs.example bring the calm back.',
    'Soft songs at songs.com bring the calm back.',
    'Soft songs, a@b, bring the calm back.',
    'Soft songs &amp; bring the calm back.',
    'Soft songs bring the calm back 🙂',
    'Soft songs bring the\u0000 calm back.',
    'Soft songs bring the\u202E calm back.',
    'Soft songs\nbring the calm back.',
    'Soft songs bring the c\u200Dalm back.',
    'Soft sоngs bring the calm back.',
    '# Soft songs bring the calm back.',
    '`Soft songs` bring the calm back.',
    'मधुर गीत bring the calm back.',
    ' Soft songs bring the calm back.',
    'Soft  songs bring the calm back.',
  ],
  ['Soft songs bring the calm back.', '“Soft songs”, they say, bring the calm back – and slowly.'],
);

cases(
  'placeholder',
  quiet,
  [
    '{child} may sit at the rim.',
    '{name} may sit where {name} sits.',
    'At the rim {} may sit.',
    '{Name} may sit at the rim.',
  ],
  ['{name} may sit at the rim.'],
);
cases(
  'banned',
  { rows: ['A walk to the temple, a funeral and d.e.a.t.h.'] },
  ['A walk to the temple.', 'A funeral.', 'A d-e-a-t-h.'],
  ['A walk.'],
);
cases(
  'unsafe',
  { rows: ['Soft songs bring the calm back to the room.'] },
  ['Soft songs from the rope bring the calm back.', 'Soft songs on the balcony bring calm.'],
  ['Soft songs bring calm.'],
);

describe('unsafe', () => {
  it('lets a word stand that a reviewed row has in its place', () => {
    expect(
      rulesBroken('A low mood is told to a friend.', {
        type: 'Adult',
        rows: ['When a low mood stays, tell a friend about it.'],
      }),
    ).toEqual([]);
  });
});
