import { describe, expect, it } from 'vitest';
import { rulesBroken, type SentencePlace } from '../../../testing/sentence-case.ts';

const tamil: SentencePlace = {
  lang: 'ta',
  rows: ['{name} மென்மையான பாடல்களைக் கேட்டால் அமைதியாகிறது. இரண்டு பாடல்கள் போதும்; 3 நிமிடம் போதும்.'],
};
const hindi: SentencePlace = {
  lang: 'hi',
  rows: ['{name} को धीमे गीत पसंद हैं। दो गीतों से शांति लौट आती है, 3 मिनट काफ़ी हैं।'],
};

describe('a Tamil sentence', () => {
  it.each([
    '{name} பாடல்கள் கேட்டால் அமைதியாக இருக்கிறது.',
    'மென்மையான பாடல் போதும்.',
    'இரண்டு பாடல்கள் போதும்.',
    '௩ நிமிடம் போதும்.',
  ])('passes: %s', (text) => expect(rulesBroken(text, tamil)).toEqual([]));
  it.each([
    ['support', 'கிரிக்கெட் விளையாட்டு நண்பர்களுடன் பிடிக்கும்.'],
    ['numbers', 'ஐந்து பாடல்கள் போதும்.'],
    ['numbers', '௫ பாடல்கள் போதும்.'],
    ['numbers', '7 பாடல்கள் போதும்.'],
    ['banned', 'பாடல்கள் கேட்டால் மரணத்தை மறக்கலாம்.'],
    ['plain', 'பாடல்கள் [p1] போதும்.'],
    ['plain', 'Soft songs bring the calm back.'],
    ['plain', 'धीमे गीत पसंद हैं।'],
    ['placeholder', '{name} பாடல்கள் கேட்டால் {name} அமைதியாகிறது.'],
    ['length', `${'பாடல்கள் போதும் '.repeat(17)}.`],
  ] as const)('is refused by %s: %s', (rule, text) => expect(rulesBroken(text, tamil)).toContain(rule));
  it('needs an id', () => expect(rulesBroken('மென்மையான பாடல் போதும்.', tamil, [])).toContain('ids'));
});

describe('a Hindi sentence', () => {
  it.each(['{name} को धीमे गीत पसंद हैं।', 'दो गीतों से शांति आती है।', '३ मिनट काफ़ी हैं।', 'शांति लौट आती है।'])(
    'passes: %s',
    (text) => expect(rulesBroken(text, hindi)).toEqual([]),
  );
  it.each([
    ['support', 'क्रिकेट खेलना दोस्तों के साथ अच्छा लगता है।'],
    ['numbers', 'पाँच गीतों से शांति लौट आती है।'],
    ['numbers', '५ गीतों से शांति लौट आती है।'],
    ['banned', 'गीतों से मृत्यु का डर लौट आता है।'],
    ['plain', 'गीतों से <b>शांति</b> लौट आती है।'],
    ['plain', 'The songs bring calm.'],
    ['placeholder', '{child} को गीत पसंद हैं।'],
    ['length', `${'गीत पसंद हैं '.repeat(11)}।`],
  ] as const)('is refused by %s: %s', (rule, text) => expect(rulesBroken(text, hindi)).toContain(rule));
});
