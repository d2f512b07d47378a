import type { GroupBirthInput } from '@udaya/contract/group-births';
import { untouchedTime } from '@udaya/core/births/birth-words';
import * as z from 'zod/mini';
import type { AskedBirth } from '../birth-form/resolve-query.ts';

/** What every form of a group asks of a person, as the form holds it: the wire's values, and the text of the place field. */
export const personShape = {
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string(),
  dateOfBirth: z.string(),
  timeOfBirth: z.string(),
  timeAccuracy: z.string(),
  utcOffsetMinutes: z.optional(z.number()),
  birthCountry: z.string(),
  placeId: z.string(),
  placeText: z.string(),
  birthType: z.string(),
  bloodGroup: z.string(),
  iqLevel: z.string(),
  refferedBy: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  countryCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  consent: z.boolean(),
};
/** What a draft keeps of it: all but the identity numbers, which are typed anew. */
export const PersonDraft = z.object(personShape);
export type PersonFields = z.infer<typeof PersonDraft> & { aadharNumber: string; passportNumber: string };

/** Its fields that hold a text. */
export type PersonField = {
  [K in keyof PersonFields]-?: PersonFields[K] extends string ? K : never;
}[keyof PersonFields];

/** The form before anybody typed. */
export const emptyPerson: PersonFields = {
  firstName: '',
  lastName: '',
  gender: '',
  dateOfBirth: '',
  timeOfBirth: untouchedTime,
  timeAccuracy: '',
  utcOffsetMinutes: undefined,
  birthCountry: 'IN',
  placeId: '',
  placeText: '',
  birthType: '',
  bloodGroup: '',
  iqLevel: '',
  refferedBy: '',
  aadharNumber: '',
  passportNumber: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  country: 'India',
  zipCode: '',
  countryCode: '+91',
  mobile: '',
  email: '',
  consent: false,
};

/** The fields in the order of the page, by the paths that errors name: those of the birth, then the personal ones. */
export const birthOrder = [
  'firstName',
  'lastName',
  'gender',
  'dateOfBirth',
  'timeOfBirth',
  'timeAccuracy',
  'birthCountry',
  'placeId',
  'birthType',
] as const satisfies readonly (keyof GroupBirthInput)[];
export const personalOrder = [
  'bloodGroup',
  'iqLevel',
  'refferedBy',
  'aadharNumber',
  'passportNumber',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'zipCode',
  'mobile',
  'email',
] as const satisfies readonly (keyof GroupBirthInput)[];

/** The field that shows an error of the server, where the server calls it otherwise: as when a birth is read back. */
export function personFieldOf(path: string): string {
  return path === 'place' || path.startsWith('place.') ? 'placeId' : path;
}

/** The fields as they are sent. A time that is not known is sent as an untouched one. */
export function withSettledTime<Fields extends PersonFields>(fields: Fields): Fields {
  return fields.timeAccuracy === 'unknown' ? { ...fields, timeOfBirth: untouchedTime } : fields;
}

/** The full name, which becomes the report's. */
function fullName({ firstName, lastName }: Pick<PersonFields, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** The birth of somebody, as it is read back; for fields that were found valid. */
export function askedBirth(fields: PersonFields): AskedBirth {
  const { dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes } = withSettledTime(fields);
  return {
    name: fullName(fields),
    dateOfBirth,
    timeOfBirth,
    timeAccuracy: timeAccuracy as AskedBirth['timeAccuracy'],
    utcOffsetMinutes,
    country: fields.birthCountry,
    place: { place_id: fields.placeId, description: fields.placeText },
  };
}
