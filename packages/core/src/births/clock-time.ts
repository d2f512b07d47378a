import { type TimeAccuracy, untouchedTime } from './birth-words.ts';
import { toTwelveHour } from './parse-birth-time.ts';

const readClock = (clock: string) => {
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  return { hour, minute, second };
};

/** A stored clock time HH:mm:ss as records carry it, 07:05:00 PM. */
export function recordTime(clock: string): string {
  return toTwelveHour(readClock(clock));
}

/** A stored clock time HH:mm:ss as it is read, 07:05 PM; with seconds where there are some. */
export function readableTime(clock: string): string {
  const [digits = '', half = ''] = recordTime(clock).split(' ');
  return `${readClock(clock).second === 0 ? digits.slice(0, 5) : digits} ${half}`;
}

/** A stored clock time HH:mm:ss in few signs, 7:05 for 07:05 and for 19:05: where it is clear which half of the day is meant. */
export function plainTime(clock: string): string {
  const [digits = ''] = readableTime(clock).split(' ');
  return digits.replace(/^0/, '');
}

/** The time of a birth as it was entered. Of one that is not known midnight is no time, but the form's untouched field. */
export function enteredTime(clock: string, accuracy: TimeAccuracy): string {
  return accuracy === 'unknown' && clock === '00:00:00' ? untouchedTime : recordTime(clock);
}

/** A time of the clock '07:05:00 PM' as it is read, '07:05 PM'; seconds stay where there are some. */
export function showTime(time: string): string {
  return time.replace(/^(\d{2}:\d{2}):00 /, '$1 ');
}

/** An offset from UTC in seconds as +05:30; seconds are shown where the clocks of the time had some. */
export function formatOffset(offsetSeconds: number): string {
  const total = Math.round(Math.abs(offsetSeconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = total % 60 === 0 ? '' : `:${pad(total % 60)}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${pad(Math.floor(total / 3600))}:${pad(Math.floor(total / 60) % 60)}${seconds}`;
}
