import type { EnteredBirth } from '../intake/record-fields.ts';
import type { ReportType } from '../reports/report-types.ts';
import type { TimeAccuracy } from './birth-words.ts';

/** Everything that a birth form says and the server makes of it: what a correction replaces, whole. */
export interface BirthRecord extends EnteredBirth {
  reportType: ReportType;
  dateOfBirth: string;
  /** Local clock time HH:mm:ss, 24 hours, as it was entered, also where it is not known. */
  timeOfBirth: string;
  timeAccuracy: TimeAccuracy;
  placeId: string;
  placeDescription: string;
  country: string;
  latitude: number;
  longitude: number;
  zone: string;
  offsetSeconds: number;
  /** The instant of birth in milliseconds since 1970-01-01T00:00Z; the day's noon where its time is not known. */
  birthMs: number;
  warnings: string[];
}
