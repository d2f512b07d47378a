import {
  describedOccupation,
  familyTypes,
  fatherOccupations,
  isParentUnknown,
  motherOccupations,
  parentNotKnown,
  personLimits,
} from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { type Answers, asChoices, type Field, textAt } from './field.ts';
import { isDigits, kept, optionalChoice, optionalText } from './ngo-fields.ts';

const isKnown = (parent: 'father' | 'mother') => (answers: Answers) =>
  !isParentUnknown(textAt(answers, `familyDetails.${parent}Name`));
const isAnyKnown = (answers: Answers) => isKnown('father')(answers) || isKnown('mother')(answers);

const occupationWords = {
  Public: m.person_occupation_public,
  Private: m.person_occupation_private,
  'Self employee': m.person_occupation_self,
};

/** Of which kind the family is. */
export const familyTypeFields = {
  familyType: {
    name: 'familyDetails.familyType',
    kind: 'radio',
    rule: z.enum(familyTypes, { error: m.person_family_type_required }),
    choices: asChoices<(typeof familyTypes)[number]>({
      Orphan: m.person_family_orphan,
      'Single Parent': m.person_family_single_parent,
      Nuclear: m.person_family_nuclear,
      Extended: m.person_family_extended,
    }),
    label: m.person_family_type,
    term: m.person_family_type,
    kept,
  },
} satisfies Record<string, Field>;

const ofParent = { term: m.person_part_parents, half: true, leftOut: '', kept } as const;

/** What is asked of the father; of one who is not known nothing but the name. */
export const fatherFields = {
  fatherName: {
    ...ofParent,
    name: 'familyDetails.fatherName',
    kind: 'text',
    rule: text(personLimits.parentName, m.person_father_name_required),
    max: personLimits.parentName,
    leftOut: parentNotKnown,
    label: m.person_father_name,
    together: m.person_father_title,
  },
  fatherQualification: {
    ...ofParent,
    name: 'familyDetails.fatherQualification',
    kind: 'text',
    rule: optionalText(personLimits.qualification),
    max: personLimits.qualification,
    askedWhen: isKnown('father'),
    needed: { error: m.person_father_qualification_required },
    label: m.person_father_qualification,
    hint: m.person_qualification_hint,
    together: m.person_father_title,
  },
  fatherOccupation: {
    ...ofParent,
    name: 'familyDetails.fatherOccupation',
    kind: 'radio',
    rule: optionalChoice(fatherOccupations),
    choices: asChoices<(typeof fatherOccupations)[number]>(occupationWords),
    askedWhen: isKnown('father'),
    needed: { error: m.person_father_occupation_required },
    label: m.person_father_occupation,
    together: m.person_father_title,
  },
  fatherOccupationDesc: {
    ...ofParent,
    name: 'familyDetails.fatherOccupationDesc',
    kind: 'text',
    rule: optionalText(personLimits.occupationDesc),
    max: personLimits.occupationDesc,
    askedWhen: (answers) => textAt(answers, 'familyDetails.fatherOccupation') === describedOccupation,
    describes: { name: 'familyDetails.fatherOccupation', answer: describedOccupation },
    askedWords: { closed: m.person_occupation_desc_closed, open: m.person_occupation_desc_open },
    label: m.person_father_occupation_desc,
    together: m.person_father_title,
  },
} satisfies Record<string, Field>;

/** The same of the mother. */
export const motherFields = {
  motherName: {
    ...fatherFields.fatherName,
    name: 'familyDetails.motherName',
    rule: text(personLimits.parentName, m.person_mother_name_required),
    label: m.person_mother_name,
    together: m.person_mother_title,
  },
  motherQualification: {
    ...fatherFields.fatherQualification,
    name: 'familyDetails.motherQualification',
    askedWhen: isKnown('mother'),
    needed: { error: m.person_mother_qualification_required },
    label: m.person_mother_qualification,
    together: m.person_mother_title,
  },
  motherOccupation: {
    ...fatherFields.fatherOccupation,
    name: 'familyDetails.motherOccupation',
    rule: optionalChoice(motherOccupations),
    choices: asChoices<(typeof motherOccupations)[number]>({
      ...occupationWords,
      'Home maker': m.person_occupation_home,
    }),
    askedWhen: isKnown('mother'),
    needed: { error: m.person_mother_occupation_required },
    label: m.person_mother_occupation,
    together: m.person_mother_title,
  },
  motherOccupationDesc: {
    ...fatherFields.fatherOccupationDesc,
    name: 'familyDetails.motherOccupationDesc',
    askedWhen: (answers) => textAt(answers, 'familyDetails.motherOccupation') === describedOccupation,
    describes: { name: 'familyDetails.motherOccupation', answer: describedOccupation },
    label: m.person_mother_occupation_desc,
    together: m.person_mother_title,
  },
} satisfies Record<string, Field>;

/** What the family lives on. With both parents not known it may be left empty. */
export const householdFields = {
  familyMonthlyIncome: {
    ...isDigits,
    name: 'familyDetails.familyMonthlyIncome',
    half: false,
    short: true,
    needed: { error: m.person_income_required, when: isAnyKnown },
    askedWords: { closed: m.person_income_why_not_known, open: m.person_income_why },
    label: m.person_income,
    term: m.person_income,
  },
} satisfies Record<string, Field>;
