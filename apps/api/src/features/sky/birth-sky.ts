import type { Ephemeris } from '@udaya/astro/ephemeris';
import { resolveBirthInstant } from '@udaya/astro/resolve-birth-instant';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import * as m from '@udaya/messages';
import { localPlace } from '../places/local-place.ts';
import { type DrawnSky, pictureSky } from './picture-sky.ts';

/** What a sky follows from. */
export type SkyBirth = Pick<
  BirthRecord,
  | 'birthMs'
  | 'latitude'
  | 'longitude'
  | 'timeAccuracy'
  | 'dateOfBirth'
  | 'timeOfBirth'
  | 'placeDescription'
  | 'zone'
  | 'offsetSeconds'
  | 'warnings'
>;

/** Where the time is not known: when children look at the stars. */
const evening = '21:00:00';

/**
 * The sky over the place at the minute of birth, as it was entered; of a birth whose time is not known that of the evening of its day,
 * which its note says.
 */
export function birthSky(ephemeris: Ephemeris, birth: SkyBirth, options: { moves?: boolean } = {}): DrawnSky {
  const known = birth.timeAccuracy !== 'unknown';
  const localTime = known ? birth.timeOfBirth : evening;
  const { picture, unnamed } = pictureSky(
    ephemeris,
    {
      utcMs: known ? birth.birthMs : eveningOf(birth),
      latDeg: birth.latitude,
      lonDegEast: birth.longitude,
      place: localPlace(birth.placeDescription),
      localDate: birth.dateOfBirth,
      localTime,
    },
    options,
  );
  if (known) return { picture, unnamed };
  const note = m.sky_evening();
  return { picture: { ...picture, note }, unnamed: `${note} ${unnamed}` };
}

function eveningOf({ dateOfBirth: localDate, zone, offsetSeconds, warnings }: SkyBirth): number {
  const isByHand = warnings.includes('offset-given-by-hand');
  return resolveBirthInstant({
    localDate,
    localTime: evening,
    zone,
    utcOffsetMinutes: isByHand ? offsetSeconds / 60 : undefined,
  }).utcMs;
}
