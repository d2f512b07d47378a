import { listLimits, personLimits } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import type { ListName, PersonAnswers } from './person-answers.ts';

/** A field of a row: what is seen above it, and what a screen reader says, with the number of the row. */
interface RowField<Row> {
  name: Extract<keyof Row, string>;
  label: () => string;
  numbered: (inputs: { number: number }) => string;
  max: number;
  /** Takes digits only. */
  digits?: boolean;
}

/** A list of rows that are added and removed. */
export interface RowListKind<Name extends ListName = ListName> {
  path: Name;
  max: number;
  blank: PersonAnswers[Name][number];
  fields: readonly RowField<PersonAnswers[Name][number]>[];
  words: {
    title: () => string;
    lead: () => string;
    empty: () => string;
    add: () => string;
    full: (inputs: { max: number }) => string;
    row: (inputs: { number: number }) => string;
    remove: (inputs: { number: number }) => string;
    removed: (inputs: { number: number }) => string;
  };
}

export const siblingList: RowListKind<'sibilings'> = {
  path: 'sibilings',
  max: listLimits.siblings,
  blank: { name: '', qualification: '' },
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
    title: m.wizard_siblings_title,
    lead: m.wizard_siblings_lead,
    empty: m.wizard_siblings_empty,
    add: m.wizard_siblings_add,
    full: m.wizard_siblings_full,
    row: m.wizard_sibling,
    remove: m.wizard_sibling_remove,
    removed: m.wizard_sibling_removed,
  },
};

const digits = { max: personLimits.digits, digits: true };

export const examList: RowListKind<'examsAppeared'> = {
  path: 'examsAppeared',
  max: listLimits.exams,
  blank: { exam: '', score: '', attempts: '', feesPaid: '' },
  fields: [
    { name: 'exam', label: m.wizard_exam_name, numbered: m.wizard_exam_name_label, max: personLimits.exam },
    { name: 'score', label: m.wizard_exam_score, numbered: m.wizard_exam_score_label, ...digits },
    { name: 'attempts', label: m.wizard_exam_attempts, numbered: m.wizard_exam_attempts_label, ...digits },
    { name: 'feesPaid', label: m.wizard_exam_fees, numbered: m.wizard_exam_fees_label, ...digits },
  ],
  words: {
    title: m.wizard_exams_title,
    lead: m.wizard_exams_lead,
    empty: m.wizard_exams_empty,
    add: m.wizard_exams_add,
    full: m.wizard_exams_full,
    row: m.wizard_exam,
    remove: m.wizard_exam_remove,
    removed: m.wizard_exam_removed,
  },
};

export const plannedExamList: RowListKind<'examsPlanning'> = {
  path: 'examsPlanning',
  max: listLimits.exams,
  blank: { exam: '' },
  fields: [
    {
      name: 'exam',
      label: m.wizard_planned_name,
      numbered: m.wizard_planned_name_label,
      max: personLimits.exam,
    },
  ],
  words: {
    title: m.wizard_planned_title,
    lead: m.wizard_planned_lead,
    empty: m.wizard_planned_empty,
    add: m.wizard_planned_add,
    full: m.wizard_planned_full,
    row: m.wizard_planned,
    remove: m.wizard_planned_remove,
    removed: m.wizard_planned_removed,
  },
};

export const activityList: RowListKind<'extracurricularActivity'> = {
  path: 'extracurricularActivity',
  max: listLimits.activities,
  blank: { activityName: '' },
  fields: [
    {
      name: 'activityName',
      label: m.wizard_activity_name,
      numbered: m.wizard_activity_name_label,
      max: personLimits.activity,
    },
  ],
  words: {
    title: m.wizard_activities_title,
    lead: m.wizard_activities_lead,
    empty: m.wizard_activities_empty,
    add: m.wizard_activities_add,
    full: m.wizard_activities_full,
    row: m.wizard_activity,
    remove: m.wizard_activity_remove,
    removed: m.wizard_activity_removed,
  },
};
