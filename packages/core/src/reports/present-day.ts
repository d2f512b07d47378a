import { type BirthDay, birthDayOf } from '@udaya/astro/birth-day';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { BirthRecord } from '../births/birth-record.ts';
import { birthWindow, civilDayOf } from '../births/birth-window.ts';
import type { Permissions } from './report-policy.ts';

/** What an actor may see of the day of a birth. */
export interface PresentedDay {
  /** The weekdays from sunrise to sunrise that the window of the birth time allows, 1 Monday to 7 Sunday; none where the Sun does not rise. */
  varas: readonly number[];
  /** The whole of it; absent as long as a report is not open whole. */
  day?: BirthDay;
}

/** The day of a stored birth as an actor may see it, from what is stored of the birth alone; nothing where not even the sign of the Moon is shown. */
export function presentDay(
  ephemeris: Ephemeris,
  birth: BirthRecord,
  { moonSign, nakshatra }: Pick<Permissions, 'moonSign' | 'nakshatra'>,
): Partial<PresentedDay> {
  if (!moonSign) return {};
  const { latitude: latDeg, longitude: lonDegEast } = birth;
  const day = birthDayOf(ephemeris, {
    ...civilDayOf(birth),
    span: birthWindow(birth),
    latDeg,
    lonDegEast,
  });
  return { varas: day.varas.map(({ weekday }) => weekday), ...(nakshatra ? { day } : {}) };
}
