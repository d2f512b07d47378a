import type { StudentClass } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';

/** The classes of the public form. */
export const studentClassWords: Record<StudentClass, () => string> = {
  '9th Standard': m.student_class_9,
  '10th Standard': m.student_class_10,
  '11th Standard': m.student_class_11,
  '12th Standard': m.student_class_12,
};
