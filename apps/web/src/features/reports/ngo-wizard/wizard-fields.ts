import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { WizardBirthInput } from '@udaya/contract/group-births';
import * as z from 'zod/mini';
import type { FieldPath } from '../../../shell/forms/form-errors.ts';
import { withReadableDate } from '../birth-form/moment-rules.ts';
import {
  birthOrder,
  emptyPerson,
  type PersonFields,
  personalOrder,
  personFieldOf,
  personShape,
  withSettledTime,
} from '../group-form/person-fields.ts';
import { emptyAnswers, familyAnswers, PersonAnswers } from './person-answers.ts';

/** What a draft keeps of the wizard: all but the identity numbers, which are typed anew. */
export const WizardDraft = z.object({ ...personShape, ...PersonAnswers.shape });

/** What the wizard holds: the wire's values, empty where nothing was chosen yet, and the text of the place field. */
export type WizardFields = PersonFields & PersonAnswers;
export type WizardForm = UseFormReturnType<WizardFields>;

/** The wizard before anybody typed. */
export const emptyWizard: WizardFields = { ...emptyPerson, ...emptyAnswers };

/** The steps with what each asks for, in the order of the page. The last one belongs to the fifth: it reads everything back. */
export const stepFields = {
  birth: birthOrder,
  personal: [
    ...personalOrder,
    'countryCode',
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
  const named = personFieldOf(path);
  const known = wizardOrder.some((field) => named === field || named.startsWith(`${field}.`));
  return known ? (named as FieldPath<WizardFields>) : undefined;
}

/** The fields as they are sent: without what waits of parents who are left out, and without a time that is not known. */
export function wireOf(fields: WizardFields): object {
  const { placeText: _, parentsLeftOut: __, ...sent } = withSettledTime(fields);
  return { ...sent, familyDetails: familyAnswers(fields) };
}

/** What is sent; only for fields that were found valid. */
export function wizardInputOf(fields: WizardFields): z.output<typeof WizardBirthInput> {
  return WizardBirthInput.parse(wireOf(fields));
}

/** Whether anything was typed. */
export function isStarted(fields: WizardFields): boolean {
  return JSON.stringify({ ...emptyWizard, ...fields }) !== JSON.stringify(emptyWizard);
}

/** The wizard's rules: the contract's, on what would be sent. */
export const wizardRules = (fields: WizardFields, bySchema: (values: object) => FormErrors) =>
  withReadableDate(bySchema(wireOf(fields)), fields);
