import type { TimeSpan } from '@udaya/astro/pada-changes';
import { type LocalBirthTime, resolveLocalDay } from '@udaya/astro/resolve-birth-instant';
import type { BirthRecord } from './birth-record.ts';
import { minutesOfAccuracy } from './birth-words.ts';

type BirthClock = Pick<BirthRecord, 'dateOfBirth' | 'zone' | 'offsetSeconds' | 'warnings'>;

/** The civil day of a birth with the clock that it is told by: its zone's, or an offset that was chosen by hand. */
export function civilDayOf(birth: BirthClock): Omit<LocalBirthTime, 'localTime'> {
  const isByHand = birth.warnings.includes('offset-given-by-hand');
  return {
    localDate: birth.dateOfBirth,
    zone: birth.zone,
    utcOffsetMinutes: isByHand ? birth.offsetSeconds / 60 : undefined,
  };
}

/** The window in which a birth may have happened: minutes either way, or the whole local day. */
export function birthWindow(birth: BirthClock & Pick<BirthRecord, 'birthMs' | 'timeAccuracy'>): TimeSpan {
  const minutes = minutesOfAccuracy[birth.timeAccuracy];
  if (minutes === undefined) return resolveLocalDay(civilDayOf(birth));
  const reach = minutes * 60_000;
  return { fromUtcMs: birth.birthMs - reach, toUtcMs: birth.birthMs + reach };
}
