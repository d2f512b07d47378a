import type { BirthRecord } from './birth-record.ts';
import type { TimeAccuracy } from './birth-words.ts';

/** When a birth was, as values: what is shown, sent and set in type is made from these. */
export interface BirthTime {
  /** The day where the birth was, yyyy-MM-dd. */
  localDate: string;
  /** The time of the clock there as it was entered, HH:mm:ss, 24 hours; where `accuracy` is `unknown` it states nothing. */
  localTime: string;
  accuracy: TimeAccuracy;
  /** IANA name of the zone. */
  zone: string;
  /** Seconds that the clock was ahead of UTC, to the second. */
  offsetSeconds: number;
  /** Whether the offset was chosen by hand, not taken from the zone. */
  offsetByHand: boolean;
  /** The instant that the report was written for; the day's noon where the time is not known. */
  instant: Date;
}

/** The time of a stored birth. */
export function birthTimeOf(birth: BirthRecord): BirthTime {
  return {
    localDate: birth.dateOfBirth,
    localTime: birth.timeOfBirth,
    accuracy: birth.timeAccuracy,
    zone: birth.zone,
    offsetSeconds: birth.offsetSeconds,
    offsetByHand: birth.warnings.includes('offset-given-by-hand'),
    instant: new Date(birth.birthMs),
  };
}
