import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { BirthMoment } from '@udaya/contract/births';
import { WizardBirthInput } from '@udaya/contract/group-births';
import { untouchedTime } from '@udaya/core/births/birth-words';
import * as z from 'zod/mini';
import type { FieldPath } from '../../../shell/forms/form-errors.ts';
import type { AskedBirth } from '../birth-form/resolve-query.ts';
import { emptyAnswers, familyAnswers, PersonAnswers } from './person-answers.ts';

const word = z.string();

/** What the wizard holds: the wire's values, empty where nothing was chosen yet, and the text of the place field. */
export const WizardFields = z.object({
  firstName: word,
  lastName: word,
  gender: word,
  dateOfBirth: word,
  timeOfBirth: word,
  timeAccuracy: word,
  utcOffsetMinutes: z.optional(z.number()),
  birthCountry: word,
  placeId: word,
  placeText: word,
  birthType: word,
  bloodGroup: word,
  iqLevel: word,
  refferedBy: word,
  aadharNumber: word,
  passportNumber: word,
  address1: word,
  address2: word,
  city: word,
  state: word,
  zipCode: word,
  country: word,
  countryCode: word,
  mobile: word,
  email: word,
  consent: z.boolean(),
  ...PersonAnswers.shape,
});
export type WizardFields = z.infer<typeof WizardFields>;
export type WizardForm = UseFormReturnType<WizardFields>;

/** The wizard before anybody typed. */
export const emptyWizard: WizardFields = {
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
  zipCode: '',
  country: 'India',
  countryCode: '+91',
  mobile: '',
  email: '',
  consent: false,
  ...emptyAnswers,
};

/** The steps with what each asks for, in the order of the page. The last one belongs to the fifth: it reads everything back. */
export const stepFields = {
  birth: [
    'firstName',
    'lastName',
    'gender',
    'dateOfBirth',
    'timeOfBirth',
    'timeAccuracy',
    'birthCountry',
    'placeId',
    'birthType',
    'bloodGroup',
    'iqLevel',
    'refferedBy',
  ],
  personal: [
    'aadharNumber',
    'passportNumber',
    'address1',
    'address2',
    'city',
    'state',
    'zipCode',
    'country',
    'countryCode',
    'mobile',
    'email',
    'communityDetails.caste',
    'communityDetails.community',
    'communityDetails.religion',
    'communityDetails.religionDesc',
  ],
  family: [
    'familyDetails.familyType',
    'familyDetails.fatherName',
    'familyDetails.fatherQualification',
    'familyDetails.fatherOccupation',
    'familyDetails.fatherOccupationDesc',
    'familyDetails.motherName',
    'familyDetails.motherQualification',
    'familyDetails.motherOccupation',
    'familyDetails.motherOccupationDesc',
    'familyDetails.familyMonthlyIncome',
    'sibilings',
  ],
  education: [
    'educationalDetails.schoolName',
    'educationalDetails.board',
    'educationalDetails.medium',
    'educationalDetails.qualification',
    'examsAppeared',
    'examsPlanning',
  ],
  training: [
    'trainingDetails.currentTraining',
    'trainingDetails.coaching',
    'trainingDetails.coachingCenter',
    'trainingDetails.feesPaid',
    'trainingDetails.duration',
    'extracurricularActivity',
  ],
  check: ['consent'],
} as const satisfies Record<string, readonly FieldPath<WizardFields>[]>;

export const ngoSteps = ['birth', 'personal', 'family', 'education', 'training', 'check'] as const;
export type NgoStep = (typeof ngoSteps)[number];

export const wizardOrder: readonly FieldPath<WizardFields>[] = ngoSteps.flatMap((step) => [
  ...stepFields[step],
]);

/** The field that an error of the server concerns; undefined for one that the wizard does not have. */
export function fieldOf(path: string): FieldPath<WizardFields> | undefined {
  if (path === 'place' || path.startsWith('place.')) return 'placeId';
  return wizardOrder.some((field) => path === field || path.startsWith(`${field}.`))
    ? (path as FieldPath<WizardFields>)
    : undefined;
}

/** The fields as they are sent: without what waits of parents who are left out, and without a time that is not known. */
export function wireOf(fields: WizardFields): object {
  const { placeText: _, parentsLeftOut: __, ...sent } = fields;
  return {
    ...sent,
    timeOfBirth: fields.timeAccuracy === 'unknown' ? untouchedTime : fields.timeOfBirth,
    familyDetails: familyAnswers(fields),
  };
}

/** What is sent; only for fields that were found valid. */
export function wizardInputOf(fields: WizardFields): z.output<typeof WizardBirthInput> {
  return WizardBirthInput.parse(wireOf(fields));
}

/** The birth among the fields, as the server reads it back; only for a first step that was found valid. */
export function birthOf(fields: WizardFields): AskedBirth {
  const { firstName, lastName, birthCountry, placeId, placeText } = fields;
  const moment = BirthMoment.parse({
    ...wireOf(fields),
    country: birthCountry,
    place: { place_id: placeId, description: placeText },
  });
  return { ...moment, name: `${firstName.trim()} ${lastName.trim()}`.trim() };
}

/** Whether anything was typed. */
export function isStarted(fields: WizardFields): boolean {
  return JSON.stringify({ ...emptyWizard, ...fields }) !== JSON.stringify(emptyWizard);
}

/** The wizard's rules: the contract's, on what would be sent. */
export const wizardRules = (fields: WizardFields, bySchema: (values: object) => FormErrors) =>
  bySchema(wireOf(fields));
