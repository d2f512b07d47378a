import { expect, it } from 'vitest';
import { printableStrings, printableText } from './printable-text.ts';

it.each([
  ['Ravi ❤️ 1️⃣', 'Ravi ❤ 1⃣'],
  ['😀\u200D \u200Da \u200C😀', '😀 a 😀'],
  ['𝓡𝓪𝓿𝓲 Ｋｕｍａｒ', 'Ravi Kumar'],
  ['a\u202Eb\u2066c\u200Bd\uFEFF', 'abcd'],
  ['tab\there\r\nnext\u2028last', 'tab here\nnext\nlast'],
  ['half \uD83D pair', 'half pair'],
  ['e\u0301', 'é'],
  ['\u200B', '–'],
  ['', ''],
])('makes %j printable as %j', (text, printable) => {
  expect(printableText(text)).toBe(printable);
});

it.each([
  'மீனாட்சி சுந்தரம்',
  'मीनाक्षी क्ष्‍म',
  'ശ്രീ‍ നന്‌ദ',
  'শ্রীমতী',
  'ਹਰਪ੍ਰੀਤ',
  '陈 Łukasz Ñandú',
  'محمد دانش',
  'Meena 😀 Kumari 👍🏽 🇮🇳',
  '👩‍👩‍👧 👩🏽‍🚀 🏳‍🌈',
  '© 2026 Udaya™ #1 * 5°30′ ₹1,000 – “yes” / 50 %',
  'one\n\ntwo',
])('leaves %j as it is', (text) => {
  expect(printableText(text)).toBe(text.normalize('NFC'));
});

it('reaches every string of a structure and leaves the rest', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(printableStrings({ list: [{ name: 'A\u200B' }], count: 3, none: undefined, bytes })).toEqual({
    list: [{ name: 'A' }],
    count: 3,
    none: undefined,
    bytes,
  });
});
