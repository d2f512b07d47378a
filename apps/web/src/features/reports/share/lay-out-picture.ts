import { graphemesOf } from '@udaya/format/count-graphemes';

/** How wide a text is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** A text broken into lines that fit, at the size at which all of it fits. */
export interface LaidOut {
  size: number;
  /** Empty ones part paragraphs. */
  lines: string[];
  /** All of it, in pixels. */
  height: number;
}

const lineHeight = 1.5;

/**
 * Breaks a text into lines of a width, as large as its height allows between two sizes. At the smallest size it is as high as it
 * needs to be: nothing is cut off.
 */
export function layOutText(
  measure: Measure,
  text: string,
  box: { width: number; height: number; largest: number; smallest: number },
): LaidOut {
  for (let size = box.largest; ; size -= 2) {
    const lines = linesOf((part) => measure(part, size), text, box.width);
    const height = lines.length * size * lineHeight;
    if (height <= box.height || size <= box.smallest) return { size, lines, height };
  }
}

function linesOf(widthOf: (text: string) => number, text: string, width: number): string[] {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? [''] : []),
    ...wrap(widthOf, paragraph.trim().split(/\s+/u), width),
  ]);
}

function wrap(widthOf: (text: string) => number, words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((one) => (widthOf(one) > width ? broken(widthOf, one, width) : [one]))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A word that is wider than a line, in pieces: never within what is read as one letter. */
function broken(widthOf: (text: string) => number, word: string, width: number): string[] {
  const pieces: string[] = [];
  for (const segment of graphemesOf(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && widthOf(last + segment) <= width) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
