/**
 * Makes `data/ephemeris.bin` from the full series. Run by hand, from the project's folder:
 * `npx node packages/astro/generate/generate.ts`. It takes some minutes and prints the worst misfit of each body.
 */
import { writeFileSync } from 'node:fs';
import { shortWayMas } from '../src/circle.ts';
import { type TableBody, tableBodies } from '../src/table-format.ts';
import { type FittedBody, firstJdTt, fittedBodies, lastJdTt } from './bodies.ts';
import { fitSegment } from './fit.ts';
import { type BodyFit, writeTable } from './write-table.ts';

/** Rises whenever the numbers change: every stored chart names the table that it was made from. */
const tableVersion = 1;

function chebyshev(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, c, k) => sum + c * Math.cos(k * Math.acos(x)), 0);
}

function fitBody({ longitudeMas, days, degree }: FittedBody): {
  fit: BodyFit;
  worstMas: number;
} {
  const segments: number[][] = [];
  let worstMas = 0;
  for (let start = firstJdTt; start < lastJdTt; start += days) {
    const segment = fitSegment(longitudeMas, start, days, degree);
    for (const x of [-1, -0.37, 0.71]) {
      const misfit = shortWayMas(longitudeMas(start + (days * (x + 1)) / 2) - chebyshev(segment, x));
      worstMas = Math.max(worstMas, Math.abs(misfit));
    }
    segments.push(segment);
  }
  return { fit: { days, degree, segments }, worstMas };
}

const bodies = {} as Record<TableBody, BodyFit>;
for (const name of tableBodies) {
  const { fit, worstMas } = fitBody(fittedBodies[name]);
  bodies[name] = fit;
  console.log(`${name}: ${fit.segments.length} segments, worst misfit ${(worstMas / 1000).toFixed(4)}"`);
}
const table = writeTable({ tableVersion, firstJdTt, lastJdTt, bodies });
writeFileSync(new URL('../data/ephemeris.bin', import.meta.url), new Uint8Array(table));
console.log(`${table.byteLength} bytes`);
