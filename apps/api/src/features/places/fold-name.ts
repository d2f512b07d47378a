import { foldText } from '@udaya/core/fold-text';

/**
 * A name as it is searched (`foldText`), with one space for whatever is neither letter, mark nor digit, and without apostrophes.
 * The result holds no character that is special in a LIKE pattern.
 */
export function foldName(name: string): string {
  return foldText(name.replace(/[\u02b0-\u02ff'’‘`´]/g, ''))
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
