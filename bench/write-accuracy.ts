import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../packages/astro/data/accuracy.json');

/** Keeps what a benchmark measured of how exact the engine is: each has a part of the file, which stands beside the engine's tables. */
export function writeAccuracy(part: 'charts' | 'sky', figures: object): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, `${JSON.stringify({ ...known, [part]: figures }, null, 2)}\n`);
}
