import { BirthInput } from '@udaya/contract/births';
import { untouchedTime } from '@udaya/core/births/birth-words';
import * as z from 'zod/mini';

/** What the form holds: the wire's values, empty where nothing was chosen yet, and the text of the place field. */
export const BirthFields = z.object({
  name: z.string(),
  gender: z.string(),
  dateOfBirth: z.string(),
  timeOfBirth: z.string(),
  timeAccuracy: z.string(),
  utcOffsetMinutes: z.optional(z.number()),
  country: z.string(),
  place: z.object({ place_id: z.string(), description: z.string() }),
  placeText: z.string(),
  birthType: z.string(),
  bloodGroup: z.string(),
  iqLevel: z.string(),
  refferedBy: z.string(),
  consent: z.boolean(),
});
export type BirthFields = z.infer<typeof BirthFields>;

export const noPlace = { place_id: '', description: '' };

/** The form before anybody typed. */
export const emptyBirth: BirthFields = {
  name: '',
  gender: '',
  dateOfBirth: '',
  timeOfBirth: untouchedTime,
  timeAccuracy: '',
  utcOffsetMinutes: undefined,
  country: 'IN',
  place: noPlace,
  placeText: '',
  birthType: '',
  bloodGroup: '',
  iqLevel: '',
  refferedBy: '',
  consent: false,
};

/** The fields in the order of the page, by the paths that errors name. */
export const fieldOrder = [
  'name',
  'gender',
  'dateOfBirth',
  'timeOfBirth',
  'timeAccuracy',
  'country',
  'place.place_id',
  'birthType',
  'bloodGroup',
  'iqLevel',
  'refferedBy',
  'consent',
] as const;
export type FieldPath = (typeof fieldOrder)[number];

/** The field that an error of the server concerns, or undefined for one that the form does not have. */
export function fieldOf(path: string): FieldPath | undefined {
  if (path === 'place' || path.startsWith('place.')) return 'place.place_id';
  return fieldOrder.find((field) => field === path);
}

/** What is sent. A time that is not known is sent as an untouched one. Only for fields that were found valid. */
export function birthInputOf(fields: BirthFields): z.output<typeof BirthInput> {
  const timeOfBirth = fields.timeAccuracy === 'unknown' ? untouchedTime : fields.timeOfBirth;
  return BirthInput.parse({ ...fields, timeOfBirth });
}
