import type { Ephemeris } from '@udaya/astro/ephemeris';
import { panchangThrough } from '@udaya/astro/panchang';
import type { ShownSky, strangers } from '@udaya/contract/strangers';
import { birthWindow } from '@udaya/core/births/birth-window';
import { formatWeekday } from '@udaya/format/format-day';
import { formatChoice } from '@udaya/format/format-list';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { countingTroubles, type GuardDeps, spendCaptcha } from '../captchas/spend-captcha.ts';
import { checkPlacesToken, makePlacesToken } from '../places/places-token.ts';
import { type PlaceHit, searchPlaces } from '../places/search-places.ts';
import { resolveMoment } from '../reports/intake/resolve-moment.ts';
import { mansionText, signNames } from '../reports/record/report-text.ts';
import { birthSky, type SkyBirth } from '../sky/birth-sky.ts';

export interface StrangerDeps extends GuardDeps {
  placesKey: Buffer;
  ephemeris: Ephemeris;
}

type StrangerCall = OpenCall & StrangerDeps;

/** Whom a token is given to: no account has such an id. */
const bearer = ({ network }: OpenCall) => `stranger ${network}`;

/**
 * A token for half an hour of places and skies, for a solved captcha.
 * @throws Failure `captcha.invalid`
 */
export const makeStrangersToken = countingTroubles(
  async (ctx: StrangerCall, solved: output<typeof strangers.makeToken.body>) => {
    await spendCaptcha(ctx, solved);
    return { token: makePlacesToken(ctx.placesKey, bearer(ctx)) };
  },
);

/** Places before anybody has an account. @throws Failure `places.token_invalid` */
export async function searchOpenPlaces(
  ctx: StrangerCall,
  { token, country, place }: output<typeof strangers.searchPlaces.query>,
): Promise<PlaceHit[]> {
  checkPlacesToken(ctx.placesKey, bearer(ctx), token);
  return searchPlaces(ctx.system, { country: country.toUpperCase(), text: place });
}

/**
 * The sky of a birth, and where the Moon stood in it. Nothing is stored, and nothing of it is logged.
 * @throws Failure `places.token_invalid`; `request.invalid` on the field that cannot be
 */
export async function showSky(
  ctx: StrangerCall,
  { token, ...moment }: output<typeof strangers.showSky.body>,
): Promise<ShownSky> {
  checkPlacesToken(ctx.placesKey, bearer(ctx), token);
  const { place, clockTime, instant, warnings } = await resolveMoment(ctx.system, moment);
  const birth: SkyBirth = {
    dateOfBirth: moment.dateOfBirth,
    timeOfBirth: clockTime,
    timeAccuracy: moment.timeAccuracy,
    birthMs: Math.round(instant.utcMs),
    placeDescription: place.description,
    latitude: place.latitude,
    longitude: place.longitude,
    zone: place.zone,
    offsetSeconds: Math.round(instant.offsetSeconds),
    warnings: [...warnings],
  };
  const { padas } = panchangThrough(ctx.ephemeris, birthWindow(birth));
  return {
    sky: birthSky(ctx.ephemeris, birth, { moves: true }).picture,
    weekday: formatWeekday(moment.dateOfBirth, currentLocale()),
    rasi: signNames(distinct(padas.map((pada) => Math.floor(pada / padasOfSign) + 1))),
    nakshatra: formatChoice(nakshatrasOf(padas), currentLocale()),
  };
}

const padasOfSign = 9;
const padasOfNakshatra = 4;

const distinct = (values: readonly number[]) => [...new Set(values)];

/** The nakshatras of padas 0 to 107, each with the padas that the birth may be in. */
function nakshatrasOf(padas: readonly number[]): string[] {
  const of = (pada: number) => Math.floor(pada / padasOfNakshatra) + 1;
  return distinct(padas.map(of)).map((nakshatra) =>
    mansionText({
      nakshatra,
      padas: padas.filter((pada) => of(pada) === nakshatra).map((pada) => (pada % padasOfNakshatra) + 1),
    }),
  );
}
