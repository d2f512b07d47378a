import type { Outline, Point } from './glyph-outlines.ts';
import { between } from './random.ts';

/** A soft wave over a plane: how far each point is moved. */
export type Bend = (point: Point) => Point;

/** A wave of random direction whose crests lie about `length` apart and move points by at most `strength`. */
export function wave(length: number, strength: number): Bend {
  const parts = [0, 1, 2].map(() => {
    const turn = between(0, 2 * Math.PI);
    const step = (2 * Math.PI) / (length * between(0.8, 1.5));
    return { kx: Math.cos(turn) * step, ky: Math.sin(turn) * step, px: between(0, 7), py: between(0, 7) };
  });
  return ([x, y]) => {
    let [dx, dy] = [0, 0];
    for (const { kx, ky, px, py } of parts) {
      dx += Math.sin(kx * x + ky * y + px);
      dy += Math.sin(kx * x + ky * y + py);
    }
    return [x + (dx * strength) / 3, y + (dy * strength) / 3];
  };
}

/** Leans, turns, sizes and places, in this order. */
export function place(to: { lean: number; turn: number; width: number; height: number; at: Point }): Bend {
  const [cos, sin] = [Math.cos(to.turn), Math.sin(to.turn)];
  return ([x, y]) => {
    const [sx, sy] = [(x + to.lean * y) * to.width, y * to.height];
    return [to.at[0] + sx * cos - sy * sin, to.at[1] + sx * sin + sy * cos];
  };
}

export function bendOutline(outline: Outline, ...bends: Bend[]): Outline {
  return outline.map((line) => line.map((point) => bends.reduce<Point>((moved, bend) => bend(moved), point)));
}

/** A band of some width along a line, as an outline. */
export function band(line: readonly Point[], width: number): Outline {
  const sides: [Point[], Point[]] = [[], []];
  line.forEach(([x, y], index) => {
    const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [x, y];
    const [toX, toY] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [nx, ny] = [(-(toY - fromY) / length) * (width / 2), ((toX - fromX) / length) * (width / 2)];
    sides[0].push([x + nx, y + ny]);
    sides[1].push([x - nx, y - ny]);
  });
  return [[...sides[0], ...sides[1].reverse()]];
}
