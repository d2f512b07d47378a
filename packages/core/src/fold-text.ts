/** Letters that no decomposition parts from their mark, signs that are typed in many ways, and the two ways to write the Tamil Sri. */
const written: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
  ஶ: 'ஸ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const any = new RegExp(`[${Object.keys(written).join('')}]`, 'gu');

/** Accents of Latin, Greek and Cyrillic, the dot below Hindi letters, and what takes no room. Vowel signs of Tamil and Hindi stay. */
const marks = /[\u0300-\u036f\u093c\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * A text as it is searched, in every list: 'zoe' for 'Zoë', 'strasse' for 'Straße', 'fine' for 'ﬁne'. The database's `search_fold` makes
 * the same of what is stored.
 */
export function foldText(text: string): string {
  // As most texts are.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(any, (letter) => written[letter] ?? letter)
    .normalize('NFC');
}
