import type { BirthType, Gender, TimeAccuracy } from '@udaya/core/births/birth-words';
import type { mediums, studentClasses } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';

const genders: Record<Gender, () => string> = {
  Male: m.birth_gender_male,
  Female: m.birth_gender_female,
  Others: m.birth_gender_others,
};
const types: Record<BirthType, () => string> = {
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
const languages: Record<(typeof mediums)[number], () => string> = {
  English: m.student_medium_english,
  Tamil: m.student_medium_tamil,
  Others: m.student_medium_others,
};
const classes: Record<(typeof studentClasses)[number], () => string> = {
  '9th Standard': m.student_class_9,
  '10th Standard': m.student_class_10,
  '11th Standard': m.student_class_11,
  '12th Standard': m.student_class_12,
};

export const genderWords = (one: Gender) => genders[one]();
export const birthTypeWords = (one: BirthType) => types[one]();
export const mediumWords = (one: (typeof mediums)[number]) => languages[one]();
export const classWords = (one: (typeof studentClasses)[number]) => classes[one]();
export const accuracyWords = (one: TimeAccuracy) => ({
  words: accuracies[one].words(),
  hint: accuracies[one].hint(),
});
