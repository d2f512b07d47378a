import { listLimits, personLimits } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import type { Field } from './field.ts';
import { digitsRule, optionalText } from './ngo-fields.ts';

const listOf = <Row extends z.ZodMiniType>(max: number, row: Row) =>
  z._default(z.array(row).check(z.maxLength(max, { error: () => m.person_list_too_long({ max }) })), []);

const isList = { kind: 'rows', kept: 'sensitive' } as const;
const digits = { max: personLimits.digits, digits: true };

/** Lists of rows that an NGO's wizard asks for. */
export const sibilings = {
  ...isList,
  name: 'sibilings',
  rule: listOf(
    listLimits.siblings,
    z.object({
      name: text(personLimits.siblingName, m.person_sibling_required),
      qualification: optionalText(personLimits.qualification),
    }),
  ),
  label: m.person_siblings_title,
  rows: {
    max: listLimits.siblings,
    fields: [
      {
        name: 'name',
        label: m.person_sibling_name,
        numbered: m.person_sibling_name_label,
        max: personLimits.siblingName,
      },
      {
        name: 'qualification',
        label: m.person_sibling_qualification,
        numbered: m.person_sibling_qualification_label,
        max: personLimits.qualification,
      },
    ],
    words: {
      lead: m.person_siblings_lead,
      empty: m.person_siblings_empty,
      add: m.person_siblings_add,
      full: m.person_siblings_full,
      row: m.person_sibling,
      remove: m.person_sibling_remove,
      removed: m.person_sibling_removed,
    },
  },
} satisfies Field;

export const examsAppeared = {
  ...isList,
  name: 'examsAppeared',
  rule: listOf(
    listLimits.exams,
    z.object({
      exam: text(personLimits.exam, m.person_exam_required),
      score: digitsRule,
      attempts: digitsRule,
      feesPaid: digitsRule,
    }),
  ),
  label: m.person_exams_title,
  rows: {
    max: listLimits.exams,
    fields: [
      { name: 'exam', label: m.person_exam_name, numbered: m.person_exam_name_label, max: personLimits.exam },
      {
        ...digits,
        name: 'score',
        label: m.person_exam_score,
        numbered: m.person_exam_score_label,
        show: (score) => m.person_part_score({ score }),
      },
      {
        ...digits,
        name: 'attempts',
        label: m.person_exam_attempts,
        numbered: m.person_exam_attempts_label,
        show: (attempts) => m.person_part_attempts({ attempts }),
      },
      {
        ...digits,
        name: 'feesPaid',
        label: m.person_exam_fees,
        numbered: m.person_exam_fees_label,
        show: (fees) => m.person_part_fees({ fees }),
      },
    ],
    words: {
      lead: m.person_exams_lead,
      empty: m.person_exams_empty,
      add: m.person_exams_add,
      full: m.person_exams_full,
      row: m.person_exam,
      remove: m.person_exam_remove,
      removed: m.person_exam_removed,
    },
  },
} satisfies Field;

export const examsPlanning = {
  ...isList,
  name: 'examsPlanning',
  rule: listOf(listLimits.exams, z.object({ exam: text(personLimits.exam, m.person_exam_required) })),
  label: m.person_planned_title,
  rows: {
    max: listLimits.exams,
    fields: [
      {
        name: 'exam',
        label: m.person_planned_name,
        numbered: m.person_planned_name_label,
        max: personLimits.exam,
      },
    ],
    words: {
      lead: m.person_planned_lead,
      empty: m.person_planned_empty,
      add: m.person_planned_add,
      full: m.person_planned_full,
      row: m.person_planned,
      remove: m.person_planned_remove,
      removed: m.person_planned_removed,
    },
  },
} satisfies Field;

export const extracurricularActivity = {
  ...isList,
  name: 'extracurricularActivity',
  rule: listOf(
    listLimits.activities,
    z.object({ activityName: text(personLimits.activity, m.person_activity_required) }),
  ),
  label: m.person_activities_title,
  rows: {
    max: listLimits.activities,
    fields: [
      {
        name: 'activityName',
        label: m.person_activity_name,
        numbered: m.person_activity_name_label,
        max: personLimits.activity,
      },
    ],
    words: {
      lead: m.person_activities_lead,
      empty: m.person_activities_empty,
      add: m.person_activities_add,
      full: m.person_activities_full,
      row: m.person_activity,
      remove: m.person_activity_remove,
      removed: m.person_activity_removed,
    },
  },
} satisfies Field;
