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
      z.regex(/^\d*$/, { error: m.group_birth_only_digits }),
    ),
  '',
);
export const optionalText = (max: number) => z._default(text(max), '');
export const optionalChoice = <const Words extends readonly string[]>(words: Words) =>
  z._default(z.union([z.literal(''), z.enum(words)], { error: m.group_birth_choice_unknown }), '');

export const unchosen = m.wizard_choose;
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
    kind: 'select',
    rule: z.enum(castes, { error: m.group_birth_caste_required }),
    choices: asChoices<(typeof castes)[number]>({
      FC: m.wizard_caste_fc,
      BC: m.wizard_caste_bc,
      MBC: m.wizard_caste_mbc,
      SC: m.wizard_caste_sc,
      ST: m.wizard_caste_st,
    }),
    unchosen,
    half: true,
    label: m.wizard_caste,
    hint: m.wizard_caste_why,
    term: m.wizard_caste,
    kept,
  },
  community: {
    name: 'communityDetails.community',
    kind: 'text',
    rule: optionalText(personLimits.community),
    max: personLimits.community,
    half: true,
    label: m.wizard_community,
    hint: m.wizard_community_why,
    term: m.wizard_part_community,
    kept,
  },
  religion: {
    name: 'communityDetails.religion',
    kind: 'select',
    rule: z.enum(religions, { error: m.group_birth_religion_required }),
    choices: asChoices<(typeof religions)[number]>({
      Hinduism: m.wizard_religion_hinduism,
      Christianity: m.wizard_religion_christianity,
      Islam: m.wizard_religion_islam,
      Others: m.wizard_others,
    }),
    unchosen,
    half: true,
    label: m.wizard_religion,
    hint: m.wizard_religion_why,
    term: m.wizard_religion,
    together: m.wizard_religion,
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
    askedWords: { closed: m.wizard_religion_desc_closed, open: m.wizard_religion_desc_open },
    label: m.wizard_religion_desc,
    term: m.wizard_religion,
    together: m.wizard_religion,
    kept,
  },
} satisfies Record<string, Field>;

/** Where somebody studies. */
export const schoolFields = {
  schoolName: {
    name: 'educationalDetails.schoolName',
    kind: 'text',
    rule: text(personLimits.schoolName, m.group_birth_school_required),
    max: personLimits.schoolName,
    label: m.wizard_school_name,
    term: m.wizard_school_name,
    kept,
  },
  board: {
    name: 'educationalDetails.board',
    kind: 'select',
    rule: z.enum(schoolBoards, { error: m.group_birth_board_required }),
    choices: asChoices<(typeof schoolBoards)[number]>({
      'State Board': m.wizard_board_state,
      Matriculation: m.wizard_board_matriculation,
      CBSE: m.wizard_board_cbse,
      ICSE: m.wizard_board_icse,
      Others: m.wizard_others,
    }),
    unchosen,
    half: true,
    label: m.wizard_board,
    term: m.wizard_board,
    kept,
  },
  medium: {
    name: 'educationalDetails.medium',
    kind: 'select',
    rule: z.enum(mediums, { error: m.group_birth_medium_required }),
    choices: asChoices<(typeof mediums)[number]>({
      English: m.wizard_medium_english,
      Tamil: m.wizard_medium_tamil,
      Others: m.wizard_others,
    }),
    unchosen,
    half: true,
    label: m.wizard_medium,
    hint: m.wizard_medium_why,
    term: m.wizard_medium,
    kept,
  },
  qualification: {
    name: 'educationalDetails.qualification',
    kind: 'text',
    rule: optionalText(personLimits.qualification),
    max: personLimits.qualification,
    label: m.wizard_qualification,
    hint: m.wizard_qualification_own_hint,
    term: m.wizard_part_qualification,
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
      Self: m.wizard_training_self,
      'Free External Coaching': m.wizard_training_free,
      'Paid External': m.wizard_training_paid,
    }),
    unchosen: m.wizard_training_none,
    short: true,
    label: m.wizard_training,
    term: m.wizard_part_training,
    kept,
  },
  coaching: {
    name: 'trainingDetails.coaching',
    kind: 'text',
    rule: optionalText(personLimits.coaching),
    max: personLimits.coaching,
    half: true,
    label: m.wizard_coaching,
    hint: m.wizard_coaching_hint,
    term: m.wizard_part_coaching,
    kept,
  },
  coachingCenter: {
    name: 'trainingDetails.coachingCenter',
    kind: 'text',
    rule: optionalText(personLimits.coaching),
    max: personLimits.coaching,
    half: true,
    label: m.wizard_coaching_centre,
    term: m.wizard_part_centre,
    kept,
  },
  feesPaid: {
    ...isDigits,
    name: 'trainingDetails.feesPaid',
    label: m.wizard_training_fees,
    hint: m.wizard_whole_number,
    term: m.wizard_part_training_fees,
  },
  duration: {
    ...isDigits,
    name: 'trainingDetails.duration',
    label: m.wizard_training_duration,
    hint: m.wizard_whole_number,
    term: m.wizard_part_duration,
  },
} satisfies Record<string, Field>;
