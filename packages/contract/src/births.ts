import {
  birthTypes,
  bloodGroups,
  firstBirthDate,
  genders,
  timeAccuracies,
} from '@udaya/core/births/birth-words';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { parseBirthTime } from '@udaya/core/births/parse-birth-time';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { ignored, text } from './fields.ts';
import { countryCode } from './places.ts';
import { route } from './route.ts';

/** The latest day that may be a birth day anywhere on earth: today where the date changes first. */
const latestBirthDate = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** A name of nothing but blanks and invisible marks is none. */
const isVisible = (name: string) => /[\p{L}\p{N}]/u.test(name);

const dateOfBirth = z.string({ error: m.birth_date_required }).check(
  z.minLength(1, { error: m.birth_date_required, abort: true }),
  z.refine(isCalendarDate, { error: m.birth_date_unreal, abort: true }),
  z.refine((date) => date >= firstBirthDate, { error: m.birth_date_too_early, abort: true }),
  z.refine((date) => date <= latestBirthDate(), { error: m.birth_date_future }),
);

const timeOfBirth = z.string({ error: m.birth_time_required }).check(
  z.minLength(1, { error: m.birth_time_required, abort: true }),
  z.maxLength(20, { error: m.birth_time_unreal, abort: true }),
  z.refine((time) => parseBirthTime(time) !== undefined, { error: m.birth_time_unreal }),
);

const place = z.object(
  { place_id: text(80, m.birth_place_required), description: z._default(text(400), '') },
  { error: m.birth_place_required },
);

/** When and where: what the instant of a birth follows from. */
export const BirthMoment = z.object({
  dateOfBirth,
  timeOfBirth,
  meridies: z.optional(z.string().check(z.maxLength(10))),
  timeAccuracy: z._default(z.enum(timeAccuracies, { error: m.birth_accuracy_required }), 'exact'),
  utcOffsetMinutes: z.optional(
    z
      .number({ error: m.birth_offset_unreal })
      .check(
        z.minimum(-960, { error: m.birth_offset_unreal }),
        z.maximum(960, { error: m.birth_offset_unreal }),
      ),
  ),
  country: z._default(countryCode, 'IN'),
  place,
});
export type BirthMoment = z.infer<typeof BirthMoment>;

/** Birth details of a consumer. What the original client sent as constants is accepted and never trusted. */
export const BirthInput = z.extend(BirthMoment, {
  name: text(100, m.birth_name_required).check(z.refine(isVisible, { error: m.birth_name_required })),
  gender: z.enum(genders, { error: m.birth_gender_required }),
  birthType: z.enum(birthTypes, { error: m.birth_type_required }),
  bloodGroup: z.optional(
    z.union([z.literal(''), z.enum(bloodGroups)], { error: m.birth_blood_group_unknown }),
  ),
  iqLevel: z.optional(z.string().check(z.regex(/^(\d{2,3})?$/, { error: m.birth_iq_level_invalid }))),
  refferedBy: text(100, m.birth_referred_by_required),
  consent: z.literal(true, { error: m.birth_consent_required }),
  placesToken: z.optional(z.string().check(z.maxLength(300))),
  timeZone: ignored,
  tabValue: ignored,
  invoiceAmount: ignored,
  invoiceCurrency: ignored,
});
export type BirthInput = z.input<typeof BirthInput>;

/** What the server makes of a birth before anything is stored. */
export const ResolvedBirth = z.object({
  weekday: z.string(),
  ageYears: z.int(),
  reportType: z.enum(reportTypes),
  localTime: z.string(),
  zone: z.string(),
  utcOffset: z.string(),
  utcOffsetMinutes: z.number(),
  place: z.object({
    place_id: z.string(),
    description: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  timeUsed: z.boolean(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  choices: z.array(z.object({ utcOffsetMinutes: z.number(), label: z.string() })),
  sensitivity: z.array(z.string()),
  duplicateOf: z.nullable(z.object({ id: z.string(), createdDate: z.string() })),
});
export type ResolvedBirth = z.infer<typeof ResolvedBirth>;

/** Birth details before they are sent. */
export const births = {
  resolve: route({
    method: 'POST',
    path: '/astro-users/birthChart/resolve',
    access: ['user', 'groupAdmin', 'branchAdmin', 'groupUser'],
    limit: 'births',
    readsOnly: true,
    tag: 'Births',
    summary:
      'Reads birth details back before they are sent: weekday, age, zone, offset and doubts. Nothing is stored',
    body: z.extend(BirthMoment, { name: z.optional(text(100)) }),
    reply: ResolvedBirth,
  }),
};
