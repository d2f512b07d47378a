import {
  castes,
  describedReligion,
  mediums,
  personLimits,
  religions,
  schoolBoards,
  trainings,
} from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { asChoices, type Field, textAt } from './field.ts';

export const digitsRule = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(personLimits.digits, { error: () => m.field_too_long({ max: personLimits.digits }) }),
      z.regex(/^\d*$/, { error: m.person_only_digits }),
    ),
  '',
);
export const optionalText = (max: number) => z._default(text(max), '');
export const optionalChoice = <const Words extends readonly string[]>(words: Words) =>
  z._default(z.union([z.literal(''), z.enum(words)], { error: m.person_choice_unknown }), '');

export const unchosen = m.person_choose;
export const kept = 'sensitive';
export const isDigits = {
  kind: 'digits',
  rule: digitsRule,
  max: personLimits.digits,
  half: true,
  kept,
} as const;

/** The community that somebody belongs to. */
export const communityFields = {
  caste: {
    name: 'communityDetails.caste',
    kind: 'radio',
    rule: z.enum(castes, { error: m.person_caste_required }),
    choices: asChoices<(typeof castes)[number]>({
      FC: m.person_caste_fc,
      BC: m.person_caste_bc,
      MBC: m.person_caste_mbc,
      SC: m.person_caste_sc,
      ST: m.person_caste_st,
    }),
    label: m.person_caste,
    hint: m.person_caste_why,
    term: m.person_caste,
    kept,
  },
  community: {
    name: 'communityDetails.community',
    kind: 'text',
    rule: optionalText(personLimits.community),
    max: personLimits.community,
    half: true,
    label: m.person_community,
    hint: m.person_community_why,
    term: m.person_part_community,
    kept,
  },
  religion: {
    name: 'communityDetails.religion',
    kind: 'radio',
    rule: z.enum(religions, { error: m.person_religion_required }),
    choices: asChoices<(typeof religions)[number]>({
      Hinduism: m.person_religion_hinduism,
      Christianity: m.person_religion_christianity,
      Islam: m.person_religion_islam,
      Others: m.person_others,
    }),
    label: m.person_religion,
    hint: m.person_religion_why,
    term: m.person_religion,
    together: m.person_religion,
    kept,
  },
  religionDesc: {
    name: 'communityDetails.religionDesc',
    kind: 'text',
    rule: optionalText(personLimits.religionDesc),
    max: personLimits.religionDesc,
    half: true,
    askedWhen: (answers) => textAt(answers, 'communityDetails.religion') === describedReligion,
    describes: { name: 'communityDetails.religion', answer: describedReligion },
    askedWords: { closed: m.person_religion_desc_closed, open: m.person_religion_desc_open },
    label: m.person_religion_desc,
    term: m.person_religion,
    together: m.person_religion,
    kept,
  },
} satisfies Record<string, Field>;

/** Where somebody studies. */
export const schoolFields = {
  schoolName: {
    name: 'educationalDetails.schoolName',
    kind: 'text',
    rule: text(personLimits.schoolName, m.person_school_required),
    max: personLimits.schoolName,
    label: m.person_school_name,
    term: m.person_school_name,
    kept,
  },
  board: {
    name: 'educationalDetails.board',
    kind: 'radio',
    rule: z.enum(schoolBoards, { error: m.person_board_required }),
    choices: asChoices<(typeof schoolBoards)[number]>({
      'State Board': m.person_board_state,
      Matriculation: m.person_board_matriculation,
      CBSE: m.person_board_cbse,
      ICSE: m.person_board_icse,
      Others: m.person_others,
    }),
    label: m.person_board,
    term: m.person_board,
    kept,
  },
  medium: {
    name: 'educationalDetails.medium',
    kind: 'radio',
    rule: z.enum(mediums, { error: m.person_medium_required }),
    choices: asChoices<(typeof mediums)[number]>({
      English: m.person_medium_english,
      Tamil: m.person_medium_tamil,
      Others: m.person_others,
    }),
    label: m.person_medium,
    hint: m.person_medium_why,
    term: m.person_medium,
    kept,
  },
  qualification: {
    name: 'educationalDetails.qualification',
    kind: 'text',
    rule: optionalText(personLimits.qualification),
    max: personLimits.qualification,
    label: m.person_qualification,
    hint: m.person_qualification_own_hint,
    term: m.person_part_qualification,
    kept,
  },
} satisfies Record<string, Field>;

/** Who coaches somebody, and for what. */
export const trainingFields = {
  currentTraining: {
    name: 'trainingDetails.currentTraining',
    kind: 'select',
    rule: optionalChoice(trainings),
    choices: asChoices<(typeof trainings)[number]>({
      Self: m.person_training_self,
      'Free External Coaching': m.person_training_free,
      'Paid External': m.person_training_paid,
    }),
    unchosen: m.person_training_none,
    short: true,
    label: m.person_training,
    term: m.person_part_training,
    kept,
  },
  coaching: {
    name: 'trainingDetails.coaching',
    kind: 'text',
    rule: optionalText(personLimits.coaching),
    max: personLimits.coaching,
    half: true,
    label: m.person_coaching,
    hint: m.person_coaching_hint,
    term: m.person_part_coaching,
    kept,
  },
  coachingCenter: {
    name: 'trainingDetails.coachingCenter',
    kind: 'text',
    rule: optionalText(personLimits.coaching),
    max: personLimits.coaching,
    half: true,
    label: m.person_coaching_centre,
    term: m.person_part_centre,
    kept,
  },
  feesPaid: {
    ...isDigits,
    name: 'trainingDetails.feesPaid',
    label: m.person_training_fees,
    hint: m.person_whole_number,
    term: m.person_part_training_fees,
  },
  duration: {
    ...isDigits,
    name: 'trainingDetails.duration',
    label: m.person_training_duration,
    hint: m.person_whole_number,
    term: m.person_part_duration,
  },
} satisfies Record<string, Field>;
