import { reportTypes } from '@udaya/core/reports/report-types';
import * as z from 'zod/mini';
import { ignored, text } from './fields.ts';
import { consent } from './intake/birth-fields.ts';
import { rulesOf } from './intake/field.ts';
import { birthPlace, moment, ownSections } from './intake/forms.ts';
import { route } from './route.ts';

/** AM or PM, where it does not stand in the time itself. */
export const meridies = z.optional(z.string().check(z.maxLength(10)));

/** When and where: what the instant of a birth follows from. */
export const BirthMoment = z.object({
  ...rulesOf(moment.fields),
  meridies,
  ...rulesOf(birthPlace),
});
export type BirthMoment = z.infer<typeof BirthMoment>;

/** Birth details of a consumer. What the original client sent as constants is accepted and never trusted. */
export const BirthInput = z.extend(BirthMoment, {
  ...rulesOf(ownSections.birth.fields),
  ...rulesOf(ownSections.details.fields),
  ...rulesOf({ consent }),
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
