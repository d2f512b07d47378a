import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Its types speak of names; Node sees a default alone.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js';

export type Point = readonly [x: number, y: number];
/** Closed lines; what lies within an odd number of them is ink. */
export type Outline = Point[][];

const files = [
  import.meta.resolve('@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold_Italic/NotoSans_600SemiBold_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/comic-neue/700Bold_Italic/ComicNeue_700Bold_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/900Black/NotoSans_900Black.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans/800ExtraBold_Italic/NotoSans_800ExtraBold_Italic.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/900Black/NotoSerif_900Black.ttf'),
];

let fonts: opentype.Font[] | undefined;

/** How many typefaces there are. */
export const typefaces = files.length;

/** A character in one of the typefaces, one high and around the point 0, 0, as lines of short steps that can be bent; none for a space. */
export function glyphOutline(character: string, typeface: number): Outline {
  fonts ??= files.map((url) => {
    const bytes = readFileSync(fileURLToPath(url));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  const font = fonts[typeface];
  if (!font) throw new Error(`There is no typeface ${typeface}.`);
  const lines = flatten(font.charToGlyph(character).getPath(0, 0, 100).commands);
  const all = lines.flat();
  if (all.length === 0) return [];
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const height = bottom - top;
  return lines.map((line) =>
    line.map(([x, y]) => [(x - (left + right) / 2) / height, (y - (top + bottom) / 2) / height]),
  );
}

function flatten(commands: opentype.PathCommand[]): Outline {
  const lines: Outline = [];
  let line: Point[] = [];
  for (const command of commands) {
    if (command.type === 'M') {
      line = [[command.x, command.y]];
      lines.push(line);
      continue;
    }
    const from = line.at(-1) ?? [0, 0];
    const to: Point = command.type === 'Z' ? (line[0] ?? from) : [command.x, command.y];
    const [one, two] =
      command.type === 'C'
        ? ([
            [command.x1, command.y1],
            [command.x2, command.y2],
          ] as const)
        : command.type === 'Q'
          ? ([between(from, [command.x1, command.y1]), between(to, [command.x1, command.y1])] as const)
          : ([from, to] as const);
    const straight = command.type === 'L' || command.type === 'Z';
    const steps = Math.max(4, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4));
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      line.push(
        straight
          ? [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
          : [cubic(from[0], one[0], two[0], to[0], t), cubic(from[1], one[1], two[1], to[1], t)],
      );
    }
  }
  return lines;
}

/** The handle of a cubic curve that runs as the quadratic one does. */
function between(end: Point, handle: Point): Point {
  return [end[0] + (2 / 3) * (handle[0] - end[0]), end[1] + (2 / 3) * (handle[1] - end[1])];
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}
