import { isTimeZone } from '@udaya/format/time-zones';
import { expect, it, vi } from 'vitest';
import { describePlace } from './describe-place.ts';
import { readPlacesFile } from './places-file.ts';

// All places, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const cells = (row: string) =>
  row
    .trimEnd()
    .split('\t')
    .map((cell) => (cell === '\\N' ? null : cell));
const { places, names } = readPlacesFile().unpack();
const rowsOf = (pieces: Iterable<string>) => [...pieces].join('').trimEnd().split('\n').map(cells);
const rows = rowsOf(places);

it('describes every place so that no other bears the same words', () => {
  const described = new Set<string>();
  const again: string[] = [];
  for (const [, name, within, district, state, country] of rows) {
    const description = describePlace({
      name: name ?? '',
      within: within ?? null,
      district: district ?? null,
      state: state ?? null,
      country: country ?? '',
    });
    if (described.has(description)) again.push(description);
    described.add(description);
  }
  expect(again).toEqual([]);
  expect(described.size).toBeGreaterThan(170_000);
});

it('gives every place an id of its own, coordinates and a time zone that can be used', () => {
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  expect(
    rows.filter(
      ([, , , , , , latitude, longitude]) =>
        !(Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180),
    ),
  ).toEqual([]);
  for (const zone of new Set(rows.map((row) => row[8] ?? ''))) expect(isTimeZone(zone), zone).toBe(true);
  expect(new Set(rows.filter((row) => row[5] === 'IN').map((row) => row[8]))).toEqual(
    new Set(['Asia/Kolkata']),
  );
});

it('puts nothing special to a pattern into the names that are searched', () => {
  expect(rowsOf(names).filter((row) => /[%_\\]/.test(row[3] ?? ''))).toEqual([]);
});
