import { describe, expect, it } from 'vitest';
import { dayBounds } from './day-bounds.ts';

const at = (text: string) => Temporal.Instant.from(text);
const hours = (bounds: Date[]) =>
  bounds.slice(1).map((bound, index) => (bound.getTime() - Number(bounds[index]?.getTime())) / 3_600_000);

describe('the days of the dashboard', () => {
  it('end with today where the reader is', () => {
    const { days, bounds } = dayBounds(at('2026-07-14T19:00:00Z'), 'Asia/Kolkata', 3);
    expect(days).toEqual(['2026-07-13', '2026-07-14', '2026-07-15']);
    expect(bounds.map((bound) => bound.toISOString())).toEqual([
      '2026-07-12T18:30:00.000Z',
      '2026-07-13T18:30:00.000Z',
      '2026-07-14T18:30:00.000Z',
      '2026-07-15T18:30:00.000Z',
    ]);
  });

  it('are as long as the clock makes them', () => {
    expect(hours(dayBounds(at('2026-03-30T10:00:00Z'), 'Europe/London', 3).bounds)).toEqual([24, 23, 24]);
    expect(hours(dayBounds(at('2026-10-26T10:00:00Z'), 'Europe/London', 3).bounds)).toEqual([24, 25, 24]);
  });
});
