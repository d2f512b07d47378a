import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { BirthMoment } from './births.ts';
import { captchaFields, text } from './fields.ts';
import { Place, PlaceSearch } from './places.ts';
import { SkyPicture } from './reports.ts';
import { route } from './route.ts';

const tag = 'Strangers';
const token = text(300, m.birth_place_token_required);
const refuses = ['places.token_invalid'] as const;

/** The sky of a birth with what is told of its Moon; `rasi` and `nakshatra` name each that the day allows where the time is not known. */
export const ShownSky = z.object({
  sky: SkyPicture,
  weekday: z.string(),
  rasi: z.string(),
  nakshatra: z.string(),
});
export type ShownSky = z.infer<typeof ShownSky>;

/** What is open before anybody has an account: places, and the sky of one birth. Nothing is stored. */
export const strangers = {
  /** The calculation of `captchas.challenge` serves as well as the picture; the token is good for half an hour, on one network. */
  makeToken: route({
    method: 'POST',
    path: '/sky/token',
    access: 'public',
    limit: 'formCalls',
    readsOnly: true,
    refuses: ['captcha.invalid'],
    tag,
    summary: 'A token for place searches and skies without a login, for a solved captcha',
    body: z.object(captchaFields),
    reply: z.object({ token: z.string() }),
  }),

  searchPlaces: route({
    method: 'GET',
    path: '/sky/places',
    access: 'public',
    limit: 'formCalls',
    refuses,
    tag,
    summary: 'Places of a country, for the sky of a birth',
    query: z.extend(PlaceSearch, { token }),
    reply: z.array(Place),
  }),

  showSky: route({
    method: 'POST',
    path: '/sky',
    access: 'public',
    limit: 'formCalls',
    readsOnly: true,
    refuses,
    tag,
    summary: 'The sky of a birth with its weekday, rasi and nakshatra. Nothing is stored',
    body: z.extend(BirthMoment, { token }),
    reply: ShownSky,
  }),
};
