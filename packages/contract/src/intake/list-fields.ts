import { listLimits, personLimits } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from '../fields.ts';
import type { Field } from './field.ts';
import { digitsRule, optionalText } from './ngo-fields.ts';

const listOf = <Row extends z.ZodMiniType>(max: number, row: Row) =>
  z._default(z.array(row).check(z.maxLength(max, { error: () => m.group_birth_list_too_long({ max }) })), []);

const isList = { kind: 'rows', kept: 'sensitive' } as const;
const digits = { max: personLimits.digits, digits: true };

/** Lists of rows that an NGO's wizard asks for. */
export const sibilings = {
  ...isList,
  name: 'sibilings',
  rule: listOf(
    listLimits.siblings,
    z.object({
      name: text(personLimits.siblingName, m.group_birth_sibling_required),
      qualification: optionalText(personLimits.qualification),
    }),
  ),
  label: m.wizard_siblings_title,
  rows: {
    max: listLimits.siblings,
    fields: [
      {
        name: 'name',
        label: m.wizard_sibling_name,
        numbered: m.wizard_sibling_name_label,
        max: personLimits.siblingName,
      },
      {
        name: 'qualification',
        label: m.wizard_sibling_qualification,
        numbered: m.wizard_sibling_qualification_label,
        max: personLimits.qualification,
      },
    ],
    words: {
      lead: m.wizard_siblings_lead,
      empty: m.wizard_siblings_empty,
      add: m.wizard_siblings_add,
      full: m.wizard_siblings_full,
      row: m.wizard_sibling,
      remove: m.wizard_sibling_remove,
      removed: m.wizard_sibling_removed,
    },
  },
} satisfies Field;

export const examsAppeared = {
  ...isList,
  name: 'examsAppeared',
  rule: listOf(
    listLimits.exams,
    z.object({
      exam: text(personLimits.exam, m.group_birth_exam_required),
      score: digitsRule,
      attempts: digitsRule,
      feesPaid: digitsRule,
    }),
  ),
  label: m.wizard_exams_title,
  rows: {
    max: listLimits.exams,
    fields: [
      { name: 'exam', label: m.wizard_exam_name, numbered: m.wizard_exam_name_label, max: personLimits.exam },
      {
        ...digits,
        name: 'score',
        label: m.wizard_exam_score,
        numbered: m.wizard_exam_score_label,
        show: (score) => m.wizard_part_score({ score }),
      },
      {
        ...digits,
        name: 'attempts',
        label: m.wizard_exam_attempts,
        numbered: m.wizard_exam_attempts_label,
        show: (attempts) => m.wizard_part_attempts({ attempts }),
      },
      {
        ...digits,
        name: 'feesPaid',
        label: m.wizard_exam_fees,
        numbered: m.wizard_exam_fees_label,
        show: (fees) => m.wizard_part_fees({ fees }),
      },
    ],
    words: {
      lead: m.wizard_exams_lead,
      empty: m.wizard_exams_empty,
      add: m.wizard_exams_add,
      full: m.wizard_exams_full,
      row: m.wizard_exam,
      remove: m.wizard_exam_remove,
      removed: m.wizard_exam_removed,
    },
  },
} satisfies Field;

export const examsPlanning = {
  ...isList,
  name: 'examsPlanning',
  rule: listOf(listLimits.exams, z.object({ exam: text(personLimits.exam, m.group_birth_exam_required) })),
  label: m.wizard_planned_title,
  rows: {
    max: listLimits.exams,
    fields: [
      {
        name: 'exam',
        label: m.wizard_planned_name,
        numbered: m.wizard_planned_name_label,
        max: personLimits.exam,
      },
    ],
    words: {
      lead: m.wizard_planned_lead,
      empty: m.wizard_planned_empty,
      add: m.wizard_planned_add,
      full: m.wizard_planned_full,
      row: m.wizard_planned,
      remove: m.wizard_planned_remove,
      removed: m.wizard_planned_removed,
    },
  },
} satisfies Field;

export const extracurricularActivity = {
  ...isList,
  name: 'extracurricularActivity',
  rule: listOf(
    listLimits.activities,
    z.object({ activityName: text(personLimits.activity, m.group_birth_activity_required) }),
  ),
  label: m.wizard_activities_title,
  rows: {
    max: listLimits.activities,
    fields: [
      {
        name: 'activityName',
        label: m.wizard_activity_name,
        numbered: m.wizard_activity_name_label,
        max: personLimits.activity,
      },
    ],
    words: {
      lead: m.wizard_activities_lead,
      empty: m.wizard_activities_empty,
      add: m.wizard_activities_add,
      full: m.wizard_activities_full,
      row: m.wizard_activity,
      remove: m.wizard_activity_remove,
      removed: m.wizard_activity_removed,
    },
  },
} satisfies Field;
