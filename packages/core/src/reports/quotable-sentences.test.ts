import { expect, it } from 'vitest';
import { quotableSentences } from './quotable-sentences.ts';

const part = (text: string, change: { open?: boolean; struck?: boolean } = {}) => ({
  text,
  open: false,
  struck: false,
  ...change,
});
const strengths = ['Warms up as soon as people are around.'];

it('offers the strong sides, then how parts begin, each once', () => {
  const parts = [
    part('Diya goes up to new people at once, and is glad of them. The rest is not read.'),
    part('Diya goes up to new people at once, and is glad of them. Something else.'),
  ];
  expect(quotableSentences({ lang: 'en', strengths, parts })).toEqual([
    ...strengths,
    'Diya goes up to new people at once, and is glad of them.',
  ]);
});

it.each([
  ['what hangs on the time of birth', part('Diya turns what happens into a story.', { open: true })],
  ['what its reader struck', part('Diya turns what happens into a story.', { struck: true })],
  ['what is heavy', part('Diya is afraid of what is new at first.')],
  ['what is taken back', part('Diya doesn’t wait for others to begin.')],
  ['what is too long for a glance', part(`Diya ${'likes it and '.repeat(14)}goes on.`)],
  ['what is hardly a sentence', part('Diya runs.')],
  ['a question', part('What would Diya do with a whole free day?')],
])('never offers %s', (_name, one) => {
  expect(quotableSentences({ lang: 'en', strengths, parts: [one] })).toEqual(strengths);
});

it.each([
  ['ta', 'யாரும் சொல்லும் முன்பே எல்லாவற்றையும் கவனித்துவிடும்.', 'புது இடத்தில் உடனே பேசப் பிடிக்காது.'],
  ['ta', 'பாட்டு கேட்டால் கால்கள் தானாகவே ஆடும்.', 'சின்ன விஷயத்துக்கும் கோபம் சட்டென்று வரும்.'],
  ['hi', 'घर में कोई आए तो चेहरा खिल उठता है।', 'नई जगह में मन को खुलने में देर लगती है।'],
  ['hi', 'हाथ में रंग आते ही कहानी शुरू हो जाती है।', 'अँधेरे कमरे में जाने से डर लगता है।'],
] as const)('offers in %s “%s”, and not “%s”', (lang, light, heavy) => {
  expect(quotableSentences({ lang, strengths: [], parts: [part(light), part(heavy)] })).toEqual([light]);
});

it('offers six at most', () => {
  const parts = 'abcdefgh'.split('').map((letter) => part(`Diya looks at things from side ${letter}.`));
  expect(quotableSentences({ lang: 'en', strengths, parts })).toHaveLength(6);
});
