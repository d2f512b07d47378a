import { oneForm } from './alphabet.ts';
import { type Bend, band, bendOutline, place, wave } from './bend.ts';
import { glyphOutline, type Outline, type Point, typefaces } from './glyph-outlines.ts';
import { between, oneOf } from './random.ts';

const width = 440;
const height = 144;
/** The share of characters of which the edge alone is drawn. */
const hollow = 0.35;
/** The share of characters that stand apart from the one before. */
const apart = 0.3;
const inks = ['#1b1f3b', '#26233a', '#10302f', '#351c2b'];

/**
 * Characters as a picture (SVG, 440 by 144) that people can read: each in a typeface, size, turn and bend of its own, run into its
 * neighbours and crossed by lines as thick as its strokes. Where ink lies over ink it turns to paper, as it does beyond a wavy edge,
 * so that neither a threshold nor connected pieces set a character apart.
 */
export function charactersSvg(text: string): string {
  const bends = [wave(260, 9), wave(110, 3)];
  const outlines = [
    ...placeGlyphs(text).map((glyph) => bendOutline(glyph, ...bends)),
    ...crossingLines(bends),
    turnedGround(),
  ];
  const path = outlines.flat().map(pathOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><path fill-rule="evenodd" fill="${oneOf(inks)}" d="${path}"/>${specks()}</svg>`;
}

function placeGlyphs(text: string): Outline[] {
  const glyphs = Array.from(text, (character) => {
    const outline = glyphOutline(oneForm(character), Math.floor(between(0, typefaces)));
    const tall = between(58, 104);
    const glyph = bendOutline(
      outline,
      wave(1.2, 0.07),
      place({
        lean: between(-0.28, 0.28),
        turn: between(-0.34, 0.34),
        width: tall * between(0.7, 1.25),
        height: tall,
        at: [0, 0],
      }),
    );
    const shape = between(0, 1) < hollow ? edgeOf(glyph) : glyph;
    return { glyph: shape, room: Math.max(0, (height - tall) / 2 - 10) };
  });
  // Most begin a little before the one to their left ends, some a little after: nothing says where one begins.
  let right = 0;
  const row = glyphs.map(({ glyph, room }, index) => {
    const [from, to] = extent(glyph);
    const shift = right - from - (index === 0 ? 0 : between(0, 1) < apart ? -between(6, 34) : between(-1, 5));
    right = shift + to;
    return { glyph, shift, rise: between(-room, room) };
  });
  const scale = Math.min(1.1, (width - 24) / right);
  const margin = between(10, Math.max(11, width - 10 - right * scale));
  return row.map(({ glyph, shift, rise }) => {
    const at: Point = [margin + shift * scale, height / 2 + rise];
    return bendOutline(glyph, ([x, y]) => [x * scale + at[0], y * Math.min(1.1, scale * 1.15) + at[1]]);
  });
}

/** A band along the edge of a shape. */
const edgeOf = (outline: Outline) => outline.flatMap((line) => band([...line, ...line.slice(0, 2)], 5));

function extent(outline: Outline): [number, number] {
  const xs = outline.flat().map(([x]) => x);
  if (xs.length === 0) return [0, 30];
  return [Math.min(...xs), Math.max(...xs)];
}

function crossingLines(bends: Bend[]): Outline[] {
  return [0, 1].map(() => {
    const [from, to] = [between(36, 108), between(36, 108)];
    const curve = wave(220, 20);
    const line = Array.from({ length: 60 }, (_, step): Point => {
      const [, y] = curve([(step / 59) * width, from + ((to - from) * step) / 59]);
      return [(step / 59) * (width + 20) - 10, y];
    });
    return bendOutline(band(line, between(3.5, 5)), ...bends);
  });
}

/** A part of the picture where ink and paper change places. */
function turnedGround(): Outline {
  const middle = between(100, width - 100);
  const half = between(45, 95);
  const edge = (at: number, sway: Bend) =>
    Array.from({ length: 30 }, (_, step): Point => {
      const y = -10 + ((height + 20) * step) / 29;
      return [sway([at, y])[0], y];
    });
  return [[...edge(middle - half, wave(110, 34)), ...edge(middle + half, wave(110, 34)).reverse()]];
}

const pathOf = (line: readonly Point[]) =>
  `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function specks(): string {
  return Array.from({ length: 90 }, () => {
    const colour = oneOf(['#fff', '#1b1f3b', '#8a8fa8']);
    return `<circle cx="${between(0, width).toFixed(1)}" cy="${between(0, height).toFixed(1)}" r="${between(0.7, 2.1).toFixed(1)}" fill="${colour}"/>`;
  }).join('');
}
