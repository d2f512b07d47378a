import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { anyRole, route } from './route.ts';

const tag = 'Places';

export const Place = z.object({
  place_id: z.string(),
  description: z.string(),
  name: z.string(),
  district: z.nullable(z.string()),
  state: z.nullable(z.string()),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zone: z.string(),
  /** The other name or spelling that led to it. */
  matched: z.optional(z.string()),
});
export type Place = z.infer<typeof Place>;

/** A two-letter country code. */
export const countryCode = z
  .string({ error: m.account_country_required })
  .check(z.regex(/^[A-Za-z]{2}$/, { error: m.account_country_required }));

/** The number of typed characters, spaces counted, from which a search begins. */
export const placeSearchMinimum = 4;

/** What a search asks for: the country, and the beginning of a name. */
export const PlaceSearch = z.object({
  country: z._default(countryCode, 'IN'),
  place: z
    .string({ error: m.birth_place_too_short })
    .check(
      z.minLength(placeSearchMinimum, { error: m.birth_place_too_short }),
      z.maxLength(200, { error: () => m.field_too_long({ max: 200 }) }),
    ),
});

/** Places of birth. */
export const places = {
  makeToken: route({
    method: 'GET',
    path: '/places/token',
    access: anyRole,
    tag,
    summary: 'A token for one session of place searches',
    reply: z.object({ token: z.string() }),
  }),

  search: route({
    method: 'GET',
    path: '/places',
    access: anyRole,
    limit: 'placeSearches',
    refuses: ['places.token_invalid'],
    tag,
    summary: 'Places of a country by the beginning of a name, in any of its scripts and spellings',
    query: z.extend(PlaceSearch, { token: text(300, m.birth_place_token_required) }),
    reply: z.array(Place),
  }),

  listCountries: route({
    method: 'GET',
    path: '/places/countries',
    access: 'public',
    limit: 'openCalls',
    tag,
    summary: 'Countries of birth with their two-letter codes',
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
};
