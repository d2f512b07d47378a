import type { BirthType, Gender, TimeAccuracy } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';

const genders: Record<Gender, () => string> = {
  Male: m.birth_gender_male,
  Female: m.birth_gender_female,
  Others: m.birth_gender_others,
};

const birthTypes: Record<BirthType, () => string> = {
  Natural: m.birth_type_natural,
  Caesarean: m.birth_type_caesarean,
  'Vacuum Extraction': m.birth_type_vacuum,
  'Forceps Delivery': m.birth_type_forceps,
};

const accuracies: Record<TimeAccuracy, { words: () => string; hint: () => string }> = {
  exact: { words: m.birth_accuracy_exact, hint: m.birth_accuracy_exact_hint },
  about15: { words: m.birth_accuracy_about15, hint: m.birth_accuracy_about15_hint },
  about30: { words: m.birth_accuracy_about30, hint: m.birth_accuracy_about30_hint },
  about60: { words: m.birth_accuracy_about60, hint: m.birth_accuracy_about60_hint },
  unknown: { words: m.birth_accuracy_unknown, hint: m.birth_accuracy_unknown_hint },
};

export function genderLabel(gender: Gender): string {
  return genders[gender]();
}

export function birthTypeLabel(type: BirthType): string {
  return birthTypes[type]();
}

/** How well a time is known, in the words of the form. */
export function accuracyWords(accuracy: TimeAccuracy): string {
  return accuracies[accuracy].words();
}

/** What each answer means for the report. */
export function accuracyHint(accuracy: TimeAccuracy): string {
  return accuracies[accuracy].hint();
}
