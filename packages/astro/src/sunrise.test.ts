import { describe, expect, it } from 'vitest';
import { madeUpBirths, nextByEngine } from '../testing/sky-by-astronomy-engine.ts';
import { tableBytes } from '../testing/table.ts';
import { readEphemeris } from './ephemeris.ts';
import { sunTimesNear } from './sunrise.ts';

const ephemeris = readEphemeris(tableBytes());
const hour = 3_600_000;

describe('sunrise and sunset', () => {
  it('are those of an independent library at 500 dates and places, within 10 seconds', () => {
    const errors = madeUpBirths(500).flatMap(({ utcMs, ...place }) => {
      const { riseUtcMs, setUtcMs } = sunTimesNear(ephemeris, place, utcMs);
      if (riseUtcMs === null || setUtcMs === null) return [Number.NaN];
      const rise = nextByEngine('rise', place, riseUtcMs - hour) ?? Number.NaN;
      const set = nextByEngine('set', place, setUtcMs - hour) ?? Number.NaN;
      return [Math.abs(rise - riseUtcMs) / 1000, Math.abs(set - setUtcMs) / 1000];
    });
    expect(errors).toHaveLength(1000);
    expect(Math.max(...errors)).toBeLessThan(10);
  });

  it('stand around the nearest noon of the Sun', () => {
    for (const { utcMs, ...place } of madeUpBirths(100)) {
      const { noonUtcMs, riseUtcMs, setUtcMs } = sunTimesNear(ephemeris, place, utcMs);
      expect(Math.abs(noonUtcMs - utcMs)).toBeLessThan(12.02 * hour);
      expect(riseUtcMs).toBeLessThan(noonUtcMs);
      expect(setUtcMs).toBeGreaterThan(noonUtcMs);
    }
  });

  // Tromso: the Sun is up from May to July and down from the end of November to the middle of January.
  it.each([
    ['2020-06-21', 69.65, 18.96],
    ['2020-12-21', 69.65, 18.96],
    ['2020-12-21', -78.2, 15.6],
  ])('are none on %s at latitude %d', (date, latDeg, lonDegEast) => {
    const times = sunTimesNear(ephemeris, { latDeg, lonDegEast }, Date.parse(`${date}T11:00:00Z`));
    expect(times).toMatchObject({ riseUtcMs: null, setUtcMs: null });
  });
});
