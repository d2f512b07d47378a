import { describe, expect, it } from 'vitest';
import { referenceCharts } from '../testing/reference-charts.ts';
import { mergedZones } from './merged-zones.ts';
import { type LocalBirthTime, resolveBirthInstant, resolveLocalDay } from './resolve-birth-instant.ts';

const paris = { zone: 'Europe/Paris', localDate: '1987-03-29', localTime: '02:30' };

function offsetSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds);
}

describe('a local time', () => {
  it('means the reference instant, for all 300', () => {
    for (const chart of referenceCharts) {
      const resolved = resolveBirthInstant(chart);
      expect(resolved.kind, chart.id).toBe(chart.tzCase);
      expect(new Date(resolved.utcMs).toISOString(), chart.id).toBe(new Date(chart.utc).toISOString());
      if (resolved.kind === 'unique') {
        expect(resolved.offsetSeconds, chart.id).toBe(offsetSeconds(chart.utcOffset));
      } else {
        const utcMs = chart.utcCandidates?.map((utc) => Date.parse(utc));
        expect(
          resolved.candidates.map((candidate) => candidate.utcMs),
          chart.id,
        ).toEqual(utcMs);
        expect(resolved.warnings[0]).toBe(resolved.kind === 'gap' ? 'time-skipped' : 'time-repeated');
      }
    }
  });

  it('that was skipped or repeated leads to either reading by its offset', () => {
    const doubtful = referenceCharts.filter(({ tzCase }) => tzCase !== 'unique');
    expect(doubtful).toHaveLength(11);
    for (const chart of doubtful) {
      const resolved = resolveBirthInstant(chart);
      if (resolved.kind === 'unique') throw new Error(`${chart.id} has one reading`);
      for (const { utcMs, offsetSeconds: seconds } of resolved.candidates) {
        const chosen = resolveBirthInstant({ ...chart, utcOffsetMinutes: seconds / 60 });
        expect(chosen).toEqual({
          kind: 'unique',
          utcMs,
          offsetSeconds: seconds,
          warnings: ['offset-given-by-hand'],
        });
      }
    }
  });

  it('keeps seconds, its own and those of an old offset', () => {
    const madras = resolveBirthInstant({
      localDate: '1903-04-01',
      localTime: '06:30:45',
      zone: 'Asia/Kolkata',
    });
    expect(madras).toMatchObject({ kind: 'unique', offsetSeconds: 19_270, warnings: ['india-before-1948'] });
    expect(new Date(madras.utcMs).toISOString()).toBe('1903-04-01T01:09:35.000Z');
    const again = resolveBirthInstant({
      localDate: '1903-04-01',
      localTime: '06:30:45',
      zone: 'Asia/Kolkata',
      utcOffsetMinutes: madras.offsetSeconds / 60,
    });
    expect(again.utcMs).toBe(madras.utcMs);
  });

  it.each([
    ['1943-06-01', 'Asia/Kolkata', ['india-wartime']],
    ['1940-12-31', 'Asia/Kolkata', ['india-before-1948']],
    ['1946-01-01', 'Asia/Calcutta', ['india-before-1948']],
    ['1948-01-01', 'Asia/Kolkata', []],
    ['1930-01-01', 'Europe/Amsterdam', ['zone-merged-before-1970']],
    ['1950-01-01', 'Europe/Amsterdam', []],
    ['1948-07-01', 'Asia/Kuwait', ['zone-merged-before-1970']],
    ['1930-01-01', 'Europe/London', []],
    ['1930-01-01', 'Asia/Colombo', []],
  ])('of %s in %s warns of %j', (localDate, zone, warnings) => {
    expect(resolveBirthInstant({ localDate, localTime: '12:00', zone }).warnings).toEqual(warnings);
    expect(resolveLocalDay({ localDate, zone }).warnings).toEqual(warnings);
  });

  it('is warned of only in zones that the engine knows, until 1970 at most', () => {
    for (const [zone, rightFrom] of Object.entries(mergedZones)) {
      expect(resolveBirthInstant({ localDate: '2000-01-01', localTime: '12:00', zone }).warnings).toEqual([]);
      expect(rightFrom < '1970-01-01', zone).toBe(true);
    }
  });

  it.each<[string, Partial<LocalBirthTime>, RegExp]>([
    ['31 February', { localDate: '2001-02-31' }, /localDate '2001-02-31'/],
    ['a short date', { localDate: '2001-2-3' }, /yyyy-MM-dd/],
    ['a date with a time', { localDate: '2001-02-03T00:00' }, /yyyy-MM-dd/],
    ['24 hours', { localTime: '24:00' }, /localTime '24:00'/],
    ['60 minutes', { localTime: '12:60' }, /HH:mm/],
    ['a leap second', { localTime: '23:59:60' }, /HH:mm:ss/],
    ['an unknown zone', { zone: 'Asia/Madras' }, /zone 'Asia\/Madras'/],
    ['an offset that there is not', { utcOffsetMinutes: 961 }, /utcOffsetMinutes 961/],
    ['an offset that is no number', { utcOffsetMinutes: Number.NaN }, /utcOffsetMinutes NaN/],
  ])('is refused with %s', (_, wrong, message) => {
    expect(() => resolveBirthInstant({ ...paris, ...wrong })).toThrow(RangeError);
    expect(() => resolveBirthInstant({ ...paris, ...wrong })).toThrow(message);
  });
});

describe('a local day', () => {
  const hours = (day: { fromUtcMs: number; toUtcMs: number }) => (day.toUtcMs - day.fromUtcMs) / 3_600_000;

  it('lasts as long as the clocks made it', () => {
    expect(hours(resolveLocalDay({ localDate: '2001-05-05', zone: 'Asia/Kolkata' }))).toBe(24);
    expect(hours(resolveLocalDay({ localDate: '1987-03-29', zone: 'Europe/Paris' }))).toBe(23);
    expect(hours(resolveLocalDay({ localDate: '2012-11-04', zone: 'America/St_Johns' }))).toBe(25);
  });

  it('begins after a midnight that was skipped, and goes by a given offset', () => {
    const saoPaulo = resolveLocalDay({ localDate: '1985-11-02', zone: 'America/Sao_Paulo' });
    expect(new Date(saoPaulo.fromUtcMs).toISOString()).toBe('1985-11-02T03:00:00.000Z');
    const byHand = resolveLocalDay({
      localDate: '1985-11-02',
      zone: 'America/Sao_Paulo',
      utcOffsetMinutes: 330,
    });
    expect(new Date(byHand.fromUtcMs).toISOString()).toBe('1985-11-01T18:30:00.000Z');
    expect(hours(byHand)).toBe(24);
    expect(byHand.warnings).toEqual(['offset-given-by-hand']);
  });
});
