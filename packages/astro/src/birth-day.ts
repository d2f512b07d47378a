import type { Ephemeris } from './ephemeris.ts';
import type { Place } from './horizon-frame.ts';
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts';
import type { TimeSpan } from './pada-changes.ts';
import { type PanchangCounts, panchangThrough } from './panchang.ts';
import { type LocalBirthTime, resolveLocalDay } from './resolve-birth-instant.ts';
import { type SunTimes, sunTimesNear } from './sunrise.ts';
import { type TamilDay, tamilDayOf } from './tamil-day.ts';

const dayMs = 86_400_000;

/** The window of a birth time at a place, with its civil date and the clock that this is told by. */
export interface BirthDayRequest extends Place, Omit<LocalBirthTime, 'localTime'> {
  /** Both ends are the same instant where the time is exact. */
  span: TimeSpan;
}

/** A day from sunrise to sunrise. */
export interface Vara {
  /** Of the civil day on which it begins: 1 Monday to 7 Sunday. */
  weekday: number;
  riseUtcMs: number;
  /** Null where the Sun does not set, and where it does not rise the next morning. */
  setUtcMs: number | null;
  nextRiseUtcMs: number | null;
  /** Null where the Sun does not set. */
  tamil: TamilDay | null;
}

/** The calendar of a birth. Lists have each value that the window allows, in order; one value alone holds throughout. */
export interface BirthDay extends PanchangCounts {
  /** Of the civil day: 1 Monday to 7 Sunday. */
  weekday: number;
  /** Sunrise and sunset of the civil day, each null where there is none. */
  sun: Pick<SunTimes, 'riseUtcMs' | 'setUtcMs'>;
  /** Empty where no sunrise says which day it is: beyond the polar circles. */
  varas: readonly Vara[];
  months: readonly LunarMonth[];
}

/**
 * The day of a birth as a panchang tells it, for its place. A vara goes from sunrise to sunrise (Sewell and Dikshit, The Indian Calendar,
 * article 5), so that who is born before sunrise is born on the day before.
 *
 * @throws RangeError for a date or zone that there is not, and for an instant within 34 days of the ends of 1899 to 2050.
 */
export function birthDayOf(ephemeris: Ephemeris, request: BirthDayRequest): BirthDay {
  const { span, localDate } = request;
  const { fromUtcMs, toUtcMs } = resolveLocalDay(request);
  const day = sunTimesNear(ephemeris, request, (fromUtcMs + toUtcMs) / 2);
  const weekday = Temporal.PlainDate.from(localDate).dayOfWeek;
  return {
    weekday,
    sun: { riseUtcMs: day.riseUtcMs, setUtcMs: day.setUtcMs },
    ...panchangThrough(ephemeris, span),
    varas: varasThrough(ephemeris, request, day, weekday),
    months: monthsThrough(ephemeris, span),
  };
}

/** New and full moon are two weeks apart, so that both ends of a window say which months it touches. */
function monthsThrough(ephemeris: Ephemeris, { fromUtcMs, toUtcMs }: TimeSpan): LunarMonth[] {
  const [first, last] = [lunarMonthAt(ephemeris, fromUtcMs), lunarMonthAt(ephemeris, toUtcMs)];
  return JSON.stringify(first) === JSON.stringify(last) ? [first] : [first, last];
}

/** The days from sunrise to sunrise that a window touches; none where an end of it belongs to none. */
function varasThrough(
  ephemeris: Ephemeris,
  { span, ...place }: BirthDayRequest,
  day: SunTimes,
  weekday: number,
): Vara[] {
  const days = [-2, -1, 0, 1, 2].map((offset) => ({
    weekday: ((weekday + offset + 6) % 7) + 1,
    ...sunTimesNear(ephemeris, place, day.noonUtcMs + offset * dayMs),
  }));
  const varas = days.slice(0, -1).flatMap(({ weekday: name, noonUtcMs, riseUtcMs, setUtcMs }, index) => {
    const nextRiseUtcMs = days[index + 1]?.riseUtcMs ?? null;
    // Without a sunrise to end it, a day ends in the middle of the night that follows.
    const endUtcMs = nextRiseUtcMs ?? noonUtcMs + dayMs / 2;
    if (riseUtcMs === null || riseUtcMs > span.toUtcMs || endUtcMs <= span.fromUtcMs) return [];
    const tamil = tamilDayOf(ephemeris, place, { noonUtcMs, riseUtcMs, setUtcMs });
    return [{ endUtcMs, vara: { weekday: name, riseUtcMs, setUtcMs, nextRiseUtcMs, tamil } }];
  });
  const belongs = (utcMs: number) =>
    varas.some(({ vara, endUtcMs }) => vara.riseUtcMs <= utcMs && utcMs < endUtcMs);
  return belongs(span.fromUtcMs) && belongs(span.toUtcMs) ? varas.map(({ vara }) => vara) : [];
}
