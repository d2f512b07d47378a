import {
  type BirthTimeWarning,
  type ResolvedBirthInstant,
  resolveBirthInstant,
} from '@udaya/astro/resolve-birth-instant';
import type { BirthMoment } from '@udaya/contract/births';
import { latitudeLimit } from '@udaya/core/births/birth-words';
import { parseBirthTime, toClockTime } from '@udaya/core/births/parse-birth-time';
import { invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { Queryable } from '../../../platform/database/handles.ts';
import { type FoundPlace, findPlace } from '../../places/find-place.ts';

/** A birth whose place is known and whose instant is settled. */
export interface Moment {
  place: FoundPlace;
  /** Local clock time HH:mm:ss as it was entered, also where it is not known. */
  clockTime: string;
  instant: ResolvedBirthInstant;
  warnings: readonly BirthTimeWarning[];
}

/**
 * Settles when and where somebody was born. The zone comes from the place and its history, never from the client.
 * @throws Failure `request.invalid` on the field that cannot be: an unknown place, a future birth, a place so close to a
 * pole that the Ascendant cannot be told.
 */
export async function resolveMoment(db: Queryable, birth: BirthMoment): Promise<Moment> {
  const place = await findPlace(db, birth.place.place_id);
  if (!place) throw invalidField('place', m.birth_place_unknown());
  return resolveMomentAt(place, birth);
}

/** The same of a birth whose place was looked up. */
export function resolveMomentAt(place: FoundPlace, birth: Omit<BirthMoment, 'country' | 'place'>): Moment {
  const timeKnown = birth.timeAccuracy !== 'unknown';
  if (timeKnown && Math.abs(place.latitude) > latitudeLimit)
    throw invalidField('place', m.birth_latitude_too_high());
  const time = parseBirthTime(birth.timeOfBirth, birth.meridies);
  if (!time) throw invalidField('timeOfBirth', m.birth_time_unreal());
  const clockTime = toClockTime(time);
  const instant = resolveBirthInstant({
    localDate: birth.dateOfBirth,
    // A day without a known hour is read at noon, in the middle of what may be.
    localTime: timeKnown ? clockTime : '12:00:00',
    zone: place.zone,
    utcOffsetMinutes: birth.utcOffsetMinutes,
  });
  refuseFuture(birth, place, instant, timeKnown);
  return { place, clockTime, instant, warnings: instant.warnings };
}

function refuseFuture(
  birth: Pick<BirthMoment, 'dateOfBirth'>,
  place: FoundPlace,
  instant: ResolvedBirthInstant,
  timeKnown: boolean,
): void {
  const now = Temporal.Now.instant();
  const today = now.toZonedDateTimeISO(place.zone).toPlainDate().toString();
  if (birth.dateOfBirth > today) throw invalidField('dateOfBirth', m.birth_date_future());
  if (timeKnown && instant.utcMs > now.epochMilliseconds)
    throw invalidField('timeOfBirth', m.birth_time_future());
}
