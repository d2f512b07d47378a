const accents = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ľ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ʠ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};
const longer = 1.4;

/**
 * A text as a language would have it that nobody speaks: every letter accented, 40 % longer, in brackets. What is without
 * brackets on a page was never in the catalogue, and what is cut off will be in German or Tamil. Placeholders stay.
 */
function pseudoText(text) {
  const pieces = text.split(/(\{[^}]*\})/);
  const letters = pieces.filter((_, index) => index % 2 === 0).join('').length;
  let missing = Math.ceil(letters * (longer - 1));
  const written = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece;
    return [...piece]
      .map((letter) => {
        const lower = letter.toLowerCase();
        const accented = accents[lower] ?? letter;
        const shown = lower === letter ? accented : accented.toUpperCase();
        if (!/[aeiou]/.test(lower) || missing <= 0) return shown;
        missing -= 1;
        return shown + accented;
      })
      .join('');
  });
  return `[${written.join('')}${missing > 0 ? '~'.repeat(missing) : ''}]`;
}

/** A catalogue in that language; of variants each text. */
export function pseudoCatalogue(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudoText(message) : message.map(pseudoVariants),
    ]),
  );
}

function pseudoVariants({ match, ...rest }) {
  const texts = Object.entries(match).map(([selector, text]) => [selector, pseudoText(text)]);
  return { ...rest, match: Object.fromEntries(texts) };
}
