const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text within so many bytes of UTF-8, never cut within a character as people count them. */
export function cutToBytes(text: string, most: number): string {
  let bytes = 0;
  let cut = '';
  for (const { segment } of characters.segment(text)) {
    bytes += bytesOf(segment);
    if (bytes > most) return cut;
    cut += segment;
  }
  return cut;
}

/** The beginning of a text of at most so many UTF-16 units, as `slice` counts them, never cut within a character. */
export function cutToLength(text: string, most: number): string {
  return text.length > most ? text.slice(0, characters.segment(text).containing(most)?.index) : text;
}

const bytesOf = (text: string): number =>
  Array.from(text, (letter) => bytesOfPoint(letter.codePointAt(0) ?? 0)).reduce(
    (sum, bytes) => sum + bytes,
    0,
  );

const bytesOfPoint = (point: number): number => {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};
