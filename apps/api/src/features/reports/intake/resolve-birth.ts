import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { BirthMoment, ResolvedBirth } from '@udaya/contract/births';
import { yearsBetween } from '@udaya/core/births/calendar-date';
import { enteredTime, formatOffset } from '@udaya/core/births/clock-time';
import { reportTypeFor } from '@udaya/core/reports/report-types';
import { formatWeekday } from '@udaya/format/format-day';
import type { UserCall } from '../../../platform/call-context.ts';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { localPlace } from '../../places/local-place.ts';
import { findTwin } from '../record/store.ts';
import { describeWarnings, offsetChoices } from './describe-doubts.ts';
import { describeSensitivity } from './describe-sensitivity.ts';
import { resolveMoment } from './resolve-moment.ts';

/** Reads birth details back: what the server makes of them and where they leave doubts. Nothing is stored. */
export async function resolveBirth(
  { db, ephemeris }: UserCall & { ephemeris: Ephemeris },
  birth: BirthMoment & { name?: string | undefined },
): Promise<ResolvedBirth> {
  const moment = await resolveMoment(db, birth);
  const { place, clockTime, instant, warnings } = moment;
  const today = Temporal.Now.zonedDateTimeISO(place.zone).toPlainDate().toString();
  const twin = birth.name
    ? await findTwin(db, {
        name: birth.name,
        dateOfBirth: birth.dateOfBirth,
        placeId: place.place_id,
      })
    : undefined;
  return {
    weekday: formatWeekday(birth.dateOfBirth, currentLocale()),
    ageYears: Math.max(0, yearsBetween(birth.dateOfBirth, today)),
    reportType: reportTypeFor(birth.dateOfBirth, today),
    localTime: enteredTime(clockTime, birth.timeAccuracy),
    zone: place.zone,
    utcOffset: formatOffset(instant.offsetSeconds),
    utcOffsetMinutes: instant.offsetSeconds / 60,
    place: {
      place_id: place.place_id,
      description: localPlace(place.description),
      latitude: place.latitude,
      longitude: place.longitude,
    },
    timeUsed: birth.timeAccuracy !== 'unknown',
    warnings: describeWarnings(warnings),
    choices: offsetChoices(moment),
    sensitivity: describeSensitivity(ephemeris, {
      birthMs: Math.round(instant.utcMs),
      latitude: place.latitude,
      longitude: place.longitude,
      timeAccuracy: birth.timeAccuracy,
      dateOfBirth: birth.dateOfBirth,
      zone: place.zone,
      offsetSeconds: instant.offsetSeconds,
      warnings: [...warnings],
    }),
    duplicateOf: twin ? { id: twin.id, createdDate: twin.createdAt.toISOString() } : null,
  };
}
