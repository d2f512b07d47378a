/** Letters that no decomposition parts from their mark, and the two ways to write the Tamil Sri. */
const letters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ஶ: 'ஸ',
};

/**
 * A name as it is searched: lower case, without accents, with one space for whatever is neither letter, mark nor digit.
 * Only the accents of Latin and Greek (U+0300 to U+036F) go: the vowels of Tamil and Hindi are marks too, and stay.
 * The result holds no character that is special in a LIKE pattern.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u02b0-\u02ff'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[æœøßłđðþıஶ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What is left of a folded Latin name when the choices of transliteration are taken away, so that Thoothukkudi meets
 * Tutukudi and Kancheepuram Kanchipuram: h after a consonant, double letters, zh for l, ee for i, oo for u, w for v,
 * y for i. Empty for a name in another script.
 */
export function spellingKey(folded: string): string {
  if (!/^[a-z0-9 ]+$/.test(folded)) return '';
  return folded
    .replaceAll('zh', 'l')
    .replaceAll('ph', 'f')
    .replace(/([bcdgjkpst])h/g, '$1')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ou', 'u')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replaceAll('ck', 'k')
    .replace(/([a-z])\1+/g, '$1')
    .replaceAll(' ', '');
}
