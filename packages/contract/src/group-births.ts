import { groupRoles } from '@udaya/core/identity/roles';
import { reportStages } from '@udaya/core/reports/report-types';
import * as z from 'zod/mini';
import { meridies } from './births.ts';
import { ignored, recordId } from './fields.ts';
import { consent, consentEvidence } from './intake/birth-fields.ts';
import { neededIn, rulesOf } from './intake/field.ts';
import { groupBirthSections, ngoSections, personalSections } from './intake/group-forms.ts';
import * as lists from './intake/list-fields.ts';
import { ReportListItem } from './reports.ts';
import { route } from './route.ts';

const { personal, family, education, training } = ngoSections;

/** The community that somebody belongs to: kept apart and encrypted, seen in no list, text or PDF. */
const CommunityDetails = z.object(rulesOf(personal.community.fields));

const familyFields = { ...family.family.fields, ...family.household.fields };
/**
 * The family that somebody lives in. A parent may be `parentNotKnown`: that parent's qualification and occupation are then left
 * empty, and with both of them the income may be.
 */
const FamilyDetails = z.object(rulesOf(familyFields)).check(...neededIn('familyDetails', familyFields));

const EducationalDetails = z.object(rulesOf(education.school.fields));
const TrainingDetails = z.object(rulesOf(training.training.fields));

/** Birth details that somebody of a group enters with the single form. */
export const GroupBirthInput = z.object({
  ...rulesOf(groupBirthSections.person.fields),
  ...rulesOf(groupBirthSections.moment.fields),
  ...rulesOf(groupBirthSections.place.fields),
  ...rulesOf(groupBirthSections.details.fields),
  ...rulesOf(personalSections.about.fields),
  ...rulesOf(personalSections.address.fields),
  ...rulesOf(personalSections.contact.fields),
  ...rulesOf(personalSections.identity.fields),
  ...rulesOf({ consent, consentEvidence }),
  // What the original client sent beside it: the server finds it out by itself.
  meridies,
  birthCountryName: ignored,
  placesToken: ignored,
  timeZone: ignored,
  mobilecode: ignored,
  tabValue: ignored,
  // Of the wizard, absent with the single form.
  communityDetails: z.optional(CommunityDetails),
  familyDetails: z.optional(FamilyDetails),
  educationalDetails: z.optional(EducationalDetails),
  trainingDetails: z.optional(TrainingDetails),
  ...rulesOf(lists),
});
export type GroupBirthInput = z.input<typeof GroupBirthInput>;

/** What an NGO's wizard sends: the same with all that it asks for. */
export const WizardBirthInput = z.extend(GroupBirthInput, {
  communityDetails: CommunityDetails,
  familyDetails: FamilyDetails,
  educationalDetails: EducationalDetails,
  trainingDetails: z._default(TrainingDetails, {
    currentTraining: '',
    coaching: '',
    coachingCenter: '',
    feesPaid: '',
    duration: '',
  }),
});
export type WizardBirthInput = z.input<typeof WizardBirthInput>;

const answersInWords = z.record(z.string(), z.string());

/** What was entered of a person beside the birth, for those who look after the person. Numbers of identity are masked, and an income is a range. */
export const EnteredDetails = z.object({
  id: z.string(),
  name: z.string(),
  /** Null where the form did not ask, as with the public form of a group. */
  person: z.nullable(
    z.object({
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      country: z.string(),
      countryCode: z.string(),
      mobile: z.string(),
      email: z.string(),
      aadharMasked: z.string(),
      passportMasked: z.string(),
    }),
  ),
  iqLevel: z.string(),
  /** Null where nothing sensitive was asked. */
  answers: z.nullable(
    z.object({
      communityDetails: answersInWords,
      /** Without the income. */
      familyDetails: answersInWords,
      /** The range that the family's monthly income lies in, from and below; without an end where it is higher. */
      monthlyIncome: z.nullable(z.object({ from: z.int(), below: z.nullable(z.int()) })),
      sibilings: z.array(answersInWords),
      educationalDetails: answersInWords,
      examsAppeared: z.array(answersInWords),
      examsPlanning: z.array(answersInWords),
      trainingDetails: answersInWords,
      extracurricularActivity: z.array(answersInWords),
    }),
  ),
});
export type EnteredDetails = z.infer<typeof EnteredDetails>;

/** Birth details that groups enter. */
export const groupBirths = {
  /** Send an `Idempotency-Key` header: a repeated submission then answers with the record it already made. */
  create: route({
    method: 'POST',
    path: '/group/birth-details',
    access: ['groupUser'],
    limit: 'reports',
    refuses: ['report.conflict', 'branch.closed'],
    audits: ['report.created'],
    tag: 'Groups',
    summary:
      'Takes birth details of somebody whom a group looks after and begins a report; an NGO sends the nested parts as well, of others they are not kept',
    body: GroupBirthInput,
    reply: z.extend(ReportListItem, { birthInputId: recordId }),
  }),

  readStage: route({
    method: 'GET',
    path: '/group/birth-details/:id/stage',
    access: ['groupUser'],
    refuses: ['record.missing'],
    tag: 'Groups',
    summary: 'How far the writing of an own report has come: for the page that waits for it',
    params: z.object({ id: recordId }),
    reply: z.object({ id: z.string(), name: z.string(), stage: z.enum(reportStages) }),
  }),

  readEntered: route({
    method: 'GET',
    path: '/group/report/:id/entered',
    access: groupRoles,
    refuses: ['record.missing', 'report.withdrawn'],
    audits: ['report.entered_viewed'],
    tag: 'Groups',
    summary:
      'What was entered of a person beside the birth, sensitive answers among it: for whoever entered it and the admins above; each reading stands in the audit log',
    params: z.object({ id: recordId }),
    reply: EnteredDetails,
  }),
};
