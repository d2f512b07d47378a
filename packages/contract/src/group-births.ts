import { birthTypes, bloodGroups, genders, timeAccuracies } from '@udaya/core/births/birth-words';
import {
  castes,
  familyTypes,
  fatherOccupations,
  isParentUnknown,
  listLimits,
  mediums,
  motherOccupations,
  personLimits,
  religions,
  schoolBoards,
  shortMobilePattern,
  trainings,
} from '@udaya/core/groups/person-words';
import { aadhaarPattern, passportPattern } from '@udaya/core/identity/account-rules';
import { groupRoles } from '@udaya/core/identity/roles';
import { reportStages } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { diallingCode, email, firstName, lastName, optionalNumber, place } from './account-fields.ts';
import { BirthMoment } from './births.ts';
import { ignored, recordId, text } from './fields.ts';
import { countryCode } from './places.ts';
import { ReportListItem } from './reports.ts';
import { route } from './route.ts';

const digits = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(personLimits.digits, { error: () => m.field_too_long({ max: personLimits.digits }) }),
      z.regex(/^\d*$/, { error: m.group_birth_only_digits }),
    ),
  '',
);
const optionalText = (max: number) => z._default(text(max), '');
const optionalChoice = <const T extends readonly string[]>(words: T) =>
  z._default(z.union([z.literal(''), z.enum(words)], { error: m.group_birth_choice_unknown }), '');
const listOf = <S extends z.ZodMiniType>(max: number, item: S) =>
  z._default(
    z.array(item).check(z.maxLength(max, { error: () => m.group_birth_list_too_long({ max }) })),
    [],
  );

/** The community that somebody belongs to: kept apart and encrypted, seen in no list, text or PDF. */
export const CommunityDetails = z.object({
  caste: z.enum(castes, { error: m.group_birth_caste_required }),
  community: optionalText(personLimits.community),
  religion: z.enum(religions, { error: m.group_birth_religion_required }),
  religionDesc: optionalText(personLimits.religionDesc),
});

/** The rule that a field is filled in wherever it is asked for; it is told beside what is wrong with other fields. */
function asked<Fields>(
  field: keyof Fields & string,
  error: () => string,
  isAsked: (fields: Fields) => boolean,
) {
  return z.refine<Fields>((fields) => !isAsked(fields) || (fields[field] ?? '') !== '', {
    error,
    path: [field],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

interface Family {
  familyType?: string | undefined;
  fatherName?: string | undefined;
  fatherQualification?: string | undefined;
  fatherOccupation?: string | undefined;
  motherName?: string | undefined;
  motherQualification?: string | undefined;
  motherOccupation?: string | undefined;
  familyMonthlyIncome?: string | undefined;
}
const hasFather = (family: Family) => !isParentUnknown(family, family.fatherName);
const hasMother = (family: Family) => !isParentUnknown(family, family.motherName);

/**
 * The family that somebody lives in. Of an orphan a parent may be `parentNotKnown`: that parent's qualification and occupation are then left
 * empty, and with both of them the income may be.
 */
export const FamilyDetails = z
  .object({
    familyType: z.enum(familyTypes, { error: m.group_birth_family_type_required }),
    fatherName: text(personLimits.parentName, m.group_birth_father_name_required),
    fatherQualification: optionalText(personLimits.qualification),
    fatherOccupation: optionalChoice(fatherOccupations),
    fatherOccupationDesc: optionalText(personLimits.occupationDesc),
    motherName: text(personLimits.parentName, m.group_birth_mother_name_required),
    motherQualification: optionalText(personLimits.qualification),
    motherOccupation: optionalChoice(motherOccupations),
    motherOccupationDesc: optionalText(personLimits.occupationDesc),
    familyMonthlyIncome: digits,
  })
  .check(
    asked<Family>('fatherQualification', m.group_birth_father_qualification_required, hasFather),
    asked<Family>('fatherOccupation', m.group_birth_father_occupation_required, hasFather),
    asked<Family>('motherQualification', m.group_birth_mother_qualification_required, hasMother),
    asked<Family>('motherOccupation', m.group_birth_mother_occupation_required, hasMother),
    asked<Family>(
      'familyMonthlyIncome',
      m.group_birth_income_required,
      (family) => hasFather(family) || hasMother(family),
    ),
  );

export const EducationalDetails = z.object({
  qualification: optionalText(personLimits.qualification),
  schoolName: text(personLimits.schoolName, m.group_birth_school_required),
  board: z.enum(schoolBoards, { error: m.group_birth_board_required }),
  medium: z.enum(mediums, { error: m.group_birth_medium_required }),
});

export const TrainingDetails = z.object({
  currentTraining: optionalChoice(trainings),
  coaching: optionalText(personLimits.coaching),
  coachingCenter: optionalText(personLimits.coaching),
  feesPaid: digits,
  /** In months. */
  duration: digits,
});

const Exam = z.object({
  exam: text(personLimits.exam, m.group_birth_exam_required),
  score: digits,
  attempts: digits,
  feesPaid: digits,
});
const PlannedExam = z.object({ exam: text(personLimits.exam, m.group_birth_exam_required) });
const Sibling = z.object({
  name: text(personLimits.siblingName, m.group_birth_sibling_required),
  qualification: optionalText(personLimits.qualification),
});
const Activity = z.object({ activityName: text(personLimits.activity, m.group_birth_activity_required) });

/** Birth details that somebody of a group enters with the single form. */
export const GroupBirthInput = z.object({
  firstName,
  lastName,
  gender: z.enum(genders, { error: m.birth_gender_required }),
  dateOfBirth: BirthMoment.shape.dateOfBirth,
  timeOfBirth: BirthMoment.shape.timeOfBirth,
  timeAccuracy: z._default(z.enum(timeAccuracies, { error: m.birth_accuracy_required }), 'exact'),
  utcOffsetMinutes: BirthMoment.shape.utcOffsetMinutes,
  birthCountry: z._default(countryCode, 'IN'),
  placeId: text(80, m.group_birth_place_required),
  birthType: z.enum(birthTypes, { error: m.birth_type_required }),
  bloodGroup: z.enum(bloodGroups, { error: m.group_birth_blood_group_required }),
  iqLevel: z
    .string({ error: m.group_birth_iq_level_required })
    .check(
      z.minLength(1, { error: m.group_birth_iq_level_required, abort: true }),
      z.regex(/^\d{2,3}$/, { error: m.birth_iq_level_invalid }),
    ),
  refferedBy: text(100, m.birth_referred_by_required),
  aadharNumber: optionalNumber(aadhaarPattern, m.account_aadhaar_invalid),
  passportNumber: optionalNumber(passportPattern, m.account_passport_invalid),
  ...place,
  zipCode: text(personLimits.zipCode, m.group_birth_zip_required),
  countryCode: z._default(diallingCode, '+91'),
  mobile: z
    .string({ error: m.account_mobile_required })
    .check(
      z.trim(),
      z.minLength(1, { error: m.account_mobile_required, abort: true }),
      z.regex(shortMobilePattern, { error: m.account_mobile_invalid }),
    ),
  email: email(m.account_email_invalid).check(
    z.maxLength(personLimits.email, { error: () => m.field_too_long({ max: personLimits.email }) }),
  ),
  consent: z.literal(true, { error: m.birth_consent_required }),
  // What the original client sent beside it: the server finds it out by itself.
  meridies: z.optional(z.string().check(z.maxLength(10))),
  birthCountryName: ignored,
  placesToken: ignored,
  timeZone: ignored,
  mobilecode: ignored,
  tabValue: ignored,
  // Of the wizard, absent with the single form.
  communityDetails: z.optional(CommunityDetails),
  familyDetails: z.optional(FamilyDetails),
  sibilings: listOf(listLimits.siblings, Sibling),
  educationalDetails: z.optional(EducationalDetails),
  examsAppeared: listOf(listLimits.exams, Exam),
  examsPlanning: listOf(listLimits.exams, PlannedExam),
  trainingDetails: z.optional(TrainingDetails),
  extracurricularActivity: listOf(listLimits.activities, Activity),
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
