import { expect, it } from 'vitest';
import { piecesIn } from './text-pieces.ts';

const { helpParagraphsOf, linkedParagraphsOf, paragraphsOf, writtenOf } = piecesIn('en');

it('begins a paragraph at a blank line, and a line at a line end', () => {
  expect(paragraphsOf('One\ntwo\n \nthree')).toEqual([[['One'], ['two']], [['three']]]);
  expect(paragraphsOf('')).toEqual([[['']]]);
});

it.each([
  ['Here is the old one.', [['Here is the ', { kind: 'kept', text: 'old one.' }]]],
  ['First\nand then at last', [['First'], ['and then ', { kind: 'kept', text: 'at last' }]]],
  ['A name of somebody lovable.', [['A name of somebody lovable.']]],
  [
    `Of ${'w'.repeat(30)} it`,
    [[{ kind: 'written', written: { runs: [`Of ${'w'.repeat(30)} it`], long: true } }]],
  ],
  ['Warm end.', [['Warm end.']]],
])('keeps a short last word with the one before it: %j', (text, lines) => {
  expect(paragraphsOf(text)).toEqual([lines]);
});

it('finds email addresses, and parts none of them', () => {
  expect(linkedParagraphsOf('Ask a.b@udaya.example, or me@x.in now')).toEqual([
    [
      [
        'Ask ',
        { kind: 'mail', text: 'a.b@udaya.example' },
        ', or ',
        { kind: 'mail', text: 'me@x.in' },
        ' now',
      ],
    ],
  ]);
  expect(paragraphsOf('Ask a.b@udaya.example')).toEqual([[['Ask a.b@udaya.example']]]);
});

it.each([
  ['Meena', ['Meena']],
  [
    'Meena மீனாட்சி சுந்தரம் शर्मा 😀',
    ['Meena ', { text: 'மீனாட்சி சுந்தரம்', lang: 'ta' }, ' ', { text: 'शर्मा', lang: 'hi' }, ' 😀'],
  ],
  ['మీనా', [{ text: 'మీనా', lang: 'te' }]],
  ['ಮೀನಾ', [{ text: 'ಮೀನಾ', lang: 'kn' }]],
  ['മീന', [{ text: 'മീന', lang: 'ml' }]],
  ['মীনা', [{ text: 'মীনা', lang: 'bn' }]],
  ['મીના', [{ text: 'મીના', lang: 'gu' }]],
  ['ਮੀਨਾ', [{ text: 'ਮੀਨਾ', lang: 'pa' }]],
  ['ମୀନା', [{ text: 'ମୀନା', lang: 'or' }]],
  ['', []],
])('marks the languages of %j', (text, runs) => {
  expect(writtenOf(text).runs).toEqual(runs);
});

it.each([
  ['Tirunelveli, (UTC+05:30, Asia/Kolkata)', false],
  ['W'.repeat(23), false],
  [`Of ${'W'.repeat(24)}`, true],
  ['ஔ'.repeat(11), false],
  ['ஔ'.repeat(12), true],
])('tells whether a word of %j may be wider than a column: %j', (text, long) => {
  expect(writtenOf(text).long).toBe(long);
});

it('marks a name among our own words, and keeps no words together with it', () => {
  expect(paragraphsOf('To மீனா we say hello')).toEqual([
    [
      [
        {
          kind: 'written',
          written: { runs: ['To ', { text: 'மீனா', lang: 'ta' }, ' we '], long: false },
        },
        { kind: 'kept', text: 'say hello' },
      ],
    ],
  ]);
  expect(paragraphsOf('We call மீனா')).toEqual([
    [[{ kind: 'written', written: { runs: ['We call ', { text: 'மீனா', lang: 'ta' }], long: false } }]],
  ]);
  expect(paragraphsOf('Somebody’s straightforwardness, said in our own words')).toEqual([
    [['Somebody’s straightforwardness, said in our ', { kind: 'kept', text: 'own words' }]],
  ]);
});

it('finds the numbers to call where help is named, and only there', () => {
  const text = 'Call 14416, or 112 now: not 1120 and not A14416';
  expect(helpParagraphsOf(text)[0]?.[0]?.filter((piece) => typeof piece !== 'string')).toEqual([
    { kind: 'call', text: '14416' },
    { kind: 'call', text: '112' },
    { kind: 'kept', text: 'not A14416' },
  ]);
  expect(linkedParagraphsOf('Call 112 now')).toEqual([[['Call ', { kind: 'kept', text: '112 now' }]]]);
});

it('marks in a document of another language what is not in it, Latin words too', () => {
  const { paragraphsOf: tamil, writtenOf: inTamil } = piecesIn('ta');
  const line = 'யாரும் சொல்லும் முன்பே எல்லாவற்றையும் கவனித்துவிடும் குழந்தை.';
  expect(tamil(line)).toEqual([[[line]]]);
  expect(inTamil('உங்கள் குழந்தை Kayal சிரிக்கும்').runs).toEqual([
    'உங்கள் குழந்தை ',
    { text: 'Kayal', lang: 'en' },
    ' சிரிக்கும்',
  ]);
  expect(piecesIn('hi').writtenOf('कविता की नज़र').runs).toEqual(['कविता की नज़र']);
});
