import { mobilePattern } from '@udaya/core/identity/account-rules';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { BirthMoment } from './births.ts';
import { captchaFields, ignored, text } from './fields.ts';
import { rulesOf } from './intake/field.ts';
import { studentSections } from './intake/student-fields.ts';
import { Place, PlaceSearch } from './places.ts';
import { route } from './route.ts';

const tag = 'Students';

/** The token of a group's public form, as its link bears it. */
const groupToken = z.string().check(z.minLength(1), z.maxLength(200));
/** What the public form asks a student for. */
export const StudentFields = z.object({
  ...rulesOf(studentSections.student.fields),
  ...rulesOf(studentSections.birth.fields),
  ...rulesOf(studentSections.personal.fields),
  consent: z.literal(true, { error: m.student_consent_required }),
  ...captchaFields,
});
export type StudentFields = z.input<typeof StudentFields>;

const { studentClass } = StudentFields.shape;
const { placeId, utcOffsetMinutes } = StudentFields.shape;

/** What of it is sent: the class under either name. What the original client made up for contact and address is taken and not kept. */
const Application = z
  .extend(StudentFields, {
    groupToken,
    studentClass: z.optional(studentClass),
    class: z.optional(studentClass),
    meridies: BirthMoment.shape.meridies,
    mobile: z.optional(
      z.union(
        [z.literal(''), z.string().check(z.regex(mobilePattern, { error: m.account_mobile_invalid }))],
        {
          error: m.account_mobile_invalid,
        },
      ),
    ),
    email: z.optional(
      z.union([z.literal(''), z.email({ error: m.account_email_invalid })], {
        error: m.account_email_invalid,
      }),
    ),
    firstName: ignored,
    lastName: ignored,
    birthCountryName: ignored,
    place: ignored,
    placesToken: ignored,
    address1: ignored,
    address2: ignored,
    city: ignored,
    state: ignored,
    zipCode: ignored,
    country: ignored,
    countryCode: ignored,
    mobilecode: ignored,
    aadharNumber: ignored,
    passportNumber: ignored,
    bloodGroup: ignored,
    iqLevel: ignored,
    refferedBy: ignored,
    timeZone: ignored,
    tabValue: ignored,
  })
  .check(
    z.refine((sent) => sent.studentClass !== undefined || sent.class !== undefined, {
      error: m.student_class_required,
      path: ['studentClass'],
      // Said along with whatever else is wrong.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** Where the report of a student stands. What it says is for the institution. */
export const applicationStates = ['received', 'written'] as const;

const formRefusals = ['form.missing', 'form.closed'] as const;

/** The public form of a group's students. */
export const students = {
  /**
   * Send an `Idempotency-Key` header: a repeated submission then answers with the receipt it already made, and spends no captcha. `class` and
   * `studentClass` are the same.
   */
  apply: route({
    method: 'POST',
    path: '/report/application',
    access: 'public',
    limit: 'applications',
    refuses: [...formRefusals, 'captcha.invalid', 'student.registered'],
    audits: ['report.created'],
    tag,
    summary:
      'Takes the birth details of a student of the institution whose form it is, once for each student ID',
    body: Application,
    reply: z.object({ receipt: z.string(), message: z.string() }),
  }),

  /** The institution's own roles see the report; whoever has the receipt number learns whether it is written. */
  readState: route({
    method: 'GET',
    path: '/report/application',
    access: 'public',
    limit: 'formCalls',
    refuses: ['form.missing', 'record.missing'],
    tag,
    summary: 'Where the report of a receipt number stands',
    query: z.object({ groupToken, receipt: text(40, m.student_receipt_required) }),
    reply: z.object({ receipt: z.string(), state: z.enum(applicationStates), receivedDate: z.string() }),
  }),

  makePlacesToken: route({
    method: 'GET',
    path: '/report/places/token',
    access: 'public',
    limit: 'formCalls',
    refuses: formRefusals,
    tag,
    summary: 'A token for place searches without a login; it is good for as long as the form is open',
    query: z.object({ groupToken }),
    reply: z.object({ token: z.string() }),
  }),

  searchPlaces: route({
    method: 'GET',
    path: '/report/places',
    access: 'public',
    limit: 'formCalls',
    refuses: [...formRefusals, 'places.token_invalid'],
    tag,
    summary: 'Places of a country, for the public form of a group',
    query: z.extend(PlaceSearch, { token: text(300, m.birth_place_token_required) }),
    reply: z.array(Place),
  }),

  readClock: route({
    method: 'POST',
    path: '/report/birth-clock',
    access: 'public',
    limit: 'formCalls',
    readsOnly: true,
    refuses: formRefusals,
    tag,
    summary: 'What is doubtful about a clock time, with the clocks to choose from. Nothing is stored',
    body: z.object({
      groupToken,
      dateOfBirth: BirthMoment.shape.dateOfBirth,
      timeOfBirth: BirthMoment.shape.timeOfBirth,
      meridies: BirthMoment.shape.meridies,
      timeAccuracy: BirthMoment.shape.timeAccuracy,
      utcOffsetMinutes,
      placeId,
    }),
    reply: z.object({
      warnings: z.array(z.object({ code: z.string(), message: z.string() })),
      choices: z.array(z.object({ utcOffsetMinutes: z.number(), label: z.string() })),
    }),
  }),
};
