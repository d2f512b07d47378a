import { deltaTSeconds } from './delta-t.ts';

const dayMs = 86_400_000;
/** 2000-01-01T12:00 in Unix time. */
const j2000Ms = 946_728_000_000;

/** First instant that a chart can be cast for: 1899-01-01T00:00Z. */
export const firstUtcMs = Date.UTC(1899, 0, 1);

/** First instant that is too late: 2051-01-01T00:00Z, where the known Delta T ends. */
export const endUtcMs = Date.UTC(2051, 0, 1);

/** An instant on the scales that the formulas count in. UTC is taken for UT1 (they differ by less than 0.9 s). */
export interface Moment {
  /** Days of UT from J2000. */
  dayUt: number;
  /** Days of TT from J2000. */
  dayTt: number;
  /** Julian centuries of TT from J2000. */
  centuries: number;
  deltaTSeconds: number;
}

/**
 * @param utcMs Milliseconds of Unix time.
 * @throws RangeError before 1899, from 2051 on, and if it is not a number.
 */
export function momentAt(utcMs: number): Moment {
  if (!(utcMs >= firstUtcMs && utcMs < endUtcMs)) {
    const said = Math.abs(utcMs) <= 8.64e15 ? new Date(utcMs).toISOString() : String(utcMs);
    throw new RangeError(`utcMs ${said}: charts are cast for instants from 1899 to the end of 2050`);
  }
  const dayUt = (utcMs - j2000Ms) / dayMs;
  const seconds = deltaTSeconds(dayUt);
  const dayTt = dayUt + seconds / 86_400;
  return { dayUt, dayTt, centuries: dayTt / 36_525, deltaTSeconds: seconds };
}
