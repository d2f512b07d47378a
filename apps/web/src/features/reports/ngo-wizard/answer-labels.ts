import type {
  castes,
  familyTypes,
  mediums,
  motherOccupations,
  religions,
  schoolBoards,
  trainings,
} from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';

type Labels<Words extends readonly string[]> = Record<Words[number], () => string>;

export const casteLabels: Labels<typeof castes> = {
  FC: m.wizard_caste_fc,
  BC: m.wizard_caste_bc,
  MBC: m.wizard_caste_mbc,
  SC: m.wizard_caste_sc,
  ST: m.wizard_caste_st,
};

export const religionLabels: Labels<typeof religions> = {
  Hinduism: m.wizard_religion_hinduism,
  Christianity: m.wizard_religion_christianity,
  Islam: m.wizard_religion_islam,
  Others: m.wizard_others,
};

export const familyTypeLabels: Labels<typeof familyTypes> = {
  Orphan: m.wizard_family_orphan,
  'Single Parent': m.wizard_family_single_parent,
  Nuclear: m.wizard_family_nuclear,
  Extended: m.wizard_family_extended,
};

export const occupationLabels: Labels<typeof motherOccupations> = {
  Public: m.wizard_occupation_public,
  Private: m.wizard_occupation_private,
  'Self employee': m.wizard_occupation_self,
  'Home maker': m.wizard_occupation_home,
};

export const boardLabels: Labels<typeof schoolBoards> = {
  'State Board': m.wizard_board_state,
  Matriculation: m.wizard_board_matriculation,
  CBSE: m.wizard_board_cbse,
  ICSE: m.wizard_board_icse,
  Others: m.wizard_others,
};

export const mediumLabels: Labels<typeof mediums> = {
  English: m.wizard_medium_english,
  Tamil: m.wizard_medium_tamil,
  Others: m.wizard_others,
};

export const trainingLabels: Labels<typeof trainings> = {
  Self: m.wizard_training_self,
  'Free External Coaching': m.wizard_training_free,
  'Paid External': m.wizard_training_paid,
};

/** The words of a list as choices, in its order. */
export function choicesOf<Word extends string>(
  words: readonly Word[],
  labels: Readonly<Record<Word, () => string>>,
) {
  return words.map((value) => ({ value, label: labels[value]() }));
}

/** What stands for an answer on the page; nothing for one that was left open. */
export function labelOf(labels: Readonly<Record<string, () => string>>, value: string): string {
  return labels[value]?.() ?? '';
}
