import {
  mediums,
  personLimits,
  studentSections as sections,
  studentClasses,
} from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import * as birth from './birth-fields.ts';
import { asChoices, asWords, type Field, type Section } from './field.ts';

/** What a student is known by in the institution. */
const studentFields = {
  studentId: {
    name: 'studentId',
    kind: 'text',
    rule: text(personLimits.studentId, m.student_id_required).check(
      z.refine((id) => /[\p{L}\p{N}]/u.test(id), { error: m.student_id_required }),
    ),
    max: personLimits.studentId,
    label: m.student_id,
    hint: m.student_id_hint,
    kept: 'apart',
  },
  medium: {
    name: 'medium',
    kind: 'select',
    rule: z.enum(mediums, { error: m.person_medium_required }),
    choices: asChoices<(typeof mediums)[number]>({
      English: m.student_medium_english,
      Tamil: m.student_medium_tamil,
      Others: m.student_medium_others,
    }),
    unchosen: m.student_choose,
    label: m.student_medium,
    kept: 'apart',
  },
  studentClass: {
    name: 'studentClass',
    kind: 'select',
    rule: z.enum(studentClasses, { error: m.student_class_required }),
    choices: asChoices<(typeof studentClasses)[number]>({
      '9th Standard': m.student_class_9,
      '10th Standard': m.student_class_10,
      '11th Standard': m.student_class_11,
      '12th Standard': m.student_class_12,
    }),
    unchosen: m.student_choose,
    half: true,
    label: m.student_class,
    kept: 'apart',
  },
  section: {
    name: 'section',
    kind: 'select',
    rule: z.enum(sections, { error: m.student_section_required }),
    choices: asWords(sections),
    unchosen: m.student_choose,
    half: true,
    label: m.student_section,
    kept: 'apart',
  },
} satisfies Record<string, Field>;

const { dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes, birthCountry, placeId } = birth;

/** The public form of an institution's students. It is drawn by an entry of its own. */
export const studentSections = {
  student: { title: m.student_details_title, fields: studentFields },
  birth: {
    title: m.student_birth_title,
    fields: { dateOfBirth, timeOfBirth, timeAccuracy, birthCountry, placeId, utcOffsetMinutes },
  },
  personal: {
    title: m.student_personal_title,
    fields: { gender: birth.gender, birthType: birth.birthType, reportLanguage: birth.reportLanguage },
  },
} satisfies Record<string, Section>;
