import type { Direction } from '@udaya/astro/horizon-frame';

const radiansPerDegree = Math.PI / 180;

/** The field of the picture, the middle of it (the zenith), and how far the horizon and the edge of the ground are from there. */
export const field = 600;
export const middle = field / 2;
export const horizonRadius = 244;
export const groundRadius = 268;

/** A point of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** A point in a direction at a distance from the zenith. As on all charts of the sky, held up to it, north is above and east at the left. */
export function pointAt(azDeg: number, radius: number): Point {
  const azimuth = azDeg * radiansPerDegree;
  return { x: middle - radius * Math.sin(azimuth), y: middle - radius * Math.cos(azimuth) };
}

/** Above the horizon by a stereographic projection, which keeps figures in their shape; under it, all the way down, in the ring of the ground. */
export function project({ altDeg, azDeg }: Direction): Point {
  const radius =
    altDeg >= 0
      ? horizonRadius * Math.tan(((90 - altDeg) / 2) * radiansPerDegree)
      : horizonRadius + (groundRadius - horizonRadius) * (0.3 + 0.6 * Math.sqrt(-altDeg / 90));
  return pointAt(azDeg, radius);
}

/** In which direction of the picture the Sun is from the Moon, along the great circle between them: degrees clockwise from the right. */
export function angleToSun(moon: Direction, sun: Direction): number {
  const [from, to] = [vectorOf(moon), vectorOf(sun)];
  const step = 0.01;
  const nearer = from.map((one, index) => one + ((to[index] as number) - one) * step) as Vector;
  const [a, b] = [stereographic(from), stereographic(nearer)];
  return Math.atan2(b.y - a.y, b.x - a.x) / radiansPerDegree;
}

type Vector = [north: number, east: number, up: number];

function vectorOf({ altDeg, azDeg }: Direction): Vector {
  const [alt, az] = [altDeg * radiansPerDegree, azDeg * radiansPerDegree];
  return [Math.cos(alt) * Math.cos(az), Math.cos(alt) * Math.sin(az), Math.sin(alt)];
}

function stereographic([north, east, up]: Vector): Point {
  const far = Math.hypot(north, east, up) + up;
  return { x: -east / far, y: -north / far };
}
