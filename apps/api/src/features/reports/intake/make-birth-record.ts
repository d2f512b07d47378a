import type { BirthInput } from '@udaya/contract/births';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import { enteredFrom, enteredOf } from '@udaya/core/intake/record-fields';
import { textLanguageFor } from '@udaya/core/knowledge/text-languages';
import type { Locale } from '@udaya/core/locale';
import { type ReportType, reportTypeFor } from '@udaya/core/reports/report-types';
import type { output } from 'zod/mini';
import type { Queryable } from '../../../platform/database/handles.ts';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type { FoundPlace } from '../../places/find-place.ts';
import { type Moment, resolveMoment, resolveMomentAt } from './resolve-moment.ts';

/** What every form says of a birth, whoever fills it in. */
export type BirthDetails = Omit<output<typeof BirthInput>, 'consent' | 'iqLevel' | 'placesToken'>;

/** What is settled of a reading beside the birth: its kind, where not by the age, and its language where the form names none. */
interface Settled {
  reportType?: ReportType;
  reportLanguage?: Locale | undefined;
}

/**
 * Birth details as they are kept: place looked up, instant settled, kind of reading by the age at `madeAt`, in the language that was asked for
 * or else that of the page, as far as there are texts in it.
 * @throws Failure `request.invalid` on a field.
 */
export async function makeBirthRecord(
  db: Queryable,
  input: BirthDetails,
  madeAt: Date,
  settled?: Settled,
): Promise<BirthRecord> {
  return recordOf(input, await resolveMoment(db, input), madeAt, settled);
}

/** The same of details whose place was looked up: many births share a place. */
export function makeBirthRecordAt(
  place: FoundPlace,
  input: Omit<BirthDetails, 'country' | 'place'>,
  madeAt: Date,
  settled?: Settled,
): BirthRecord {
  return recordOf(input, resolveMomentAt(place, input), madeAt, settled);
}

function recordOf(
  input: Omit<BirthDetails, 'country' | 'place'>,
  { place, clockTime, instant, warnings }: Moment,
  madeAt: Date,
  settled: Settled = {},
): BirthRecord {
  const made = Temporal.Instant.fromEpochMilliseconds(madeAt.getTime()).toZonedDateTimeISO(place.zone);
  const reportType = settled.reportType ?? reportTypeFor(input.dateOfBirth, made.toPlainDate().toString());
  const asked = input.reportLanguage ?? settled.reportLanguage ?? currentLocale();
  return {
    reportType,
    ...enteredFrom(input),
    reportLanguage: textLanguageFor(reportType, asked),
    dateOfBirth: input.dateOfBirth,
    timeOfBirth: clockTime,
    timeAccuracy: input.timeAccuracy,
    placeId: place.place_id,
    placeDescription: place.description,
    country: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    zone: place.zone,
    offsetSeconds: Math.round(instant.offsetSeconds),
    birthMs: Math.round(instant.utcMs),
    warnings: [...warnings],
  };
}

/** The birth details of a stored report, and nothing else of it. */
export function birthRecordOf(report: BirthRecord): BirthRecord {
  return {
    reportType: report.reportType,
    ...enteredOf(report),
    dateOfBirth: report.dateOfBirth,
    timeOfBirth: report.timeOfBirth,
    timeAccuracy: report.timeAccuracy,
    placeId: report.placeId,
    placeDescription: report.placeDescription,
    country: report.country,
    latitude: report.latitude,
    longitude: report.longitude,
    zone: report.zone,
    offsetSeconds: report.offsetSeconds,
    birthMs: report.birthMs,
    warnings: report.warnings,
  };
}
