import { describedOccupation, describedReligion, iqNotAssessed } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { personalDetailsOf } from '../group-form/person-details.ts';
import {
  boardLabels,
  casteLabels,
  familyTypeLabels,
  labelOf,
  mediumLabels,
  occupationLabels,
  religionLabels,
  trainingLabels,
} from './answer-labels.ts';
import { leavesParentsOut, type PersonAnswers } from './person-answers.ts';
import type { NgoStep, WizardFields } from './wizard-fields.ts';

/** A subject as it is read back: terms and answers, a line, or the rows of a list. */
export interface Part {
  title: string;
  note?: string;
  items?: { term: string; value: string }[];
  rows?: { key: number; text: string }[];
}

/** Everything but the birth in words, by the steps that ask for it. Questions that were left open are left out. */
export function partsOf(fields: WizardFields): { step: NgoStep; title: string; parts: Part[] }[] {
  return [
    { step: 'personal', title: m.wizard_step_personal(), parts: personalParts(fields) },
    { step: 'family', title: m.wizard_step_family(), parts: familyParts(fields) },
    { step: 'education', title: m.wizard_step_education(), parts: educationParts(fields) },
    { step: 'training', title: m.wizard_step_training(), parts: trainingParts(fields) },
  ];
}

/** What is kept sealed of somebody, in words: the same without the steps, and with the income as it is told. */
export function sealedPartsOf(answers: PersonAnswers, income: string): Part[] {
  const { familyDetails } = answers;
  const told = { ...answers, familyDetails: { ...familyDetails, familyMonthlyIncome: income } };
  return [communityPart(told), ...familyParts(told), ...educationParts(told), ...trainingParts(told)];
}

function personalParts(fields: WizardFields): Part[] {
  return [
    {
      title: m.gform_about_title(),
      items: [
        { term: m.birth_blood_group_term(), value: fields.bloodGroup },
        { term: m.gform_iq(), value: fields.iqLevel === iqNotAssessed ? m.gform_iq_none() : fields.iqLevel },
        { term: m.report_referred_by(), value: fields.refferedBy },
      ],
    },
    { title: m.wizard_part_address(), items: personalDetailsOf(fields) },
    communityPart(fields),
  ];
}

function communityPart({ communityDetails }: PersonAnswers): Part {
  const { caste, community, religion, religionDesc } = communityDetails;
  return {
    title: m.wizard_community_title(),
    items: [
      { term: m.wizard_caste(), value: labelOf(casteLabels, caste) },
      { term: m.wizard_part_community(), value: community },
      {
        term: m.wizard_religion(),
        value: described(religionLabels, religion, describedReligion, religionDesc),
      },
    ],
  };
}

function familyParts(fields: PersonAnswers): Part[] {
  const { familyDetails: family, sibilings } = fields;
  const parent = (who: 'father' | 'mother') => [
    family[`${who}Name`],
    family[`${who}Qualification`],
    described(
      occupationLabels,
      family[`${who}Occupation`],
      describedOccupation,
      family[`${who}OccupationDesc`],
    ),
  ];
  const parents = leavesParentsOut(fields)
    ? [{ term: m.wizard_part_parents(), value: m.wizard_part_parents_not_known() }]
    : [
        { term: m.wizard_father_title(), value: joined(...parent('father')) },
        { term: m.wizard_mother_title(), value: joined(...parent('mother')) },
      ];
  return [
    {
      title: m.wizard_family_title(),
      items: [
        { term: m.wizard_family_type(), value: labelOf(familyTypeLabels, family.familyType) },
        ...parents,
        { term: m.wizard_income(), value: family.familyMonthlyIncome },
      ],
    },
    listPart(
      m.wizard_siblings_title(),
      sibilings.map(({ name, qualification }) => [name, qualification]),
    ),
  ];
}

function educationParts({ educationalDetails: school, examsAppeared, examsPlanning }: PersonAnswers): Part[] {
  return [
    {
      title: m.wizard_school_title(),
      items: [
        { term: m.wizard_school_name(), value: school.schoolName },
        { term: m.wizard_board(), value: labelOf(boardLabels, school.board) },
        { term: m.wizard_medium(), value: labelOf(mediumLabels, school.medium) },
        { term: m.wizard_part_qualification(), value: school.qualification },
      ],
    },
    listPart(
      m.wizard_exams_title(),
      examsAppeared.map(({ exam, score, attempts, feesPaid }) => [
        exam,
        score && m.wizard_part_score({ score }),
        attempts && m.wizard_part_attempts({ attempts }),
        feesPaid && m.wizard_part_fees({ fees: feesPaid }),
      ]),
    ),
    listPart(
      m.wizard_planned_title(),
      examsPlanning.map(({ exam }) => [exam]),
    ),
  ];
}

function trainingParts({ trainingDetails: training, extracurricularActivity }: PersonAnswers): Part[] {
  const items = [
    { term: m.wizard_part_training(), value: labelOf(trainingLabels, training.currentTraining) },
    { term: m.wizard_part_coaching(), value: training.coaching },
    { term: m.wizard_part_centre(), value: training.coachingCenter },
    { term: m.wizard_part_training_fees(), value: training.feesPaid },
    { term: m.wizard_part_duration(), value: training.duration },
  ];
  const given = items.some(({ value }) => value !== '');
  return [
    { title: m.wizard_training_title(), ...(given ? { items } : { note: m.wizard_check_none() }) },
    listPart(
      m.wizard_activities_title(),
      extracurricularActivity.map(({ activityName }) => [activityName]),
    ),
  ];
}

function listPart(title: string, rows: readonly string[][]): Part {
  if (rows.length === 0) return { title, note: m.wizard_check_none() };
  return { title, rows: rows.map((row, key) => ({ key, text: joined(...row) })) };
}

function described(
  labels: Readonly<Record<string, () => string>>,
  choice: string,
  describedChoice: string,
  description: string,
): string {
  return joined(labelOf(labels, choice), choice === describedChoice ? description : '');
}

function joined(...words: readonly string[]): string {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ');
}
