import { describe, expect, it } from 'vitest';
import { errorsOf, listErrors } from './form-errors.ts';
import { furthestStep, numberOf, stepOf, stepStates, type WizardStep } from './wizard-steps.ts';

interface Fields {
  name: string;
  school: { board: string };
}

const person: WizardStep<Fields> = { name: 'person', title: 'Person', fields: ['name'] };
const school: WizardStep<Fields> = { name: 'school', title: 'School', fields: ['school.board'] };
const check: WizardStep<Fields> = { name: 'check', title: 'Check', fields: [] };
const steps = [person, school, check] as const;

describe('a wizard', () => {
  it('is open to its last step where nothing is wrong', () => {
    expect(furthestStep(steps, {})).toBe(2);
    expect(furthestStep(steps, { name: undefined })).toBe(2);
  });

  it('is open to the first step in which a field is wrong', () => {
    expect(furthestStep(steps, { 'school.board': 'Please choose' })).toBe(1);
    expect(furthestStep(steps, { 'school.board': 'Please choose', name: 'Please enter' })).toBe(0);
    expect(furthestStep(steps, { captcha: 'Asked for by no step' })).toBe(2);
  });

  it('is open to a step from which something else keeps one', () => {
    expect(furthestStep([person, { ...school, blocked: 'Nothing was changed' }, check], {})).toBe(1);
  });

  it('knows the step of a field', () => {
    expect(stepOf<Fields, WizardStep<Fields>>(steps, 'school.board')).toBe(school);
    expect(stepOf<Fields, WizardStep<Fields>>(steps, 'school')).toBe(person);
  });

  it('counts what is read back as one with the step before it', () => {
    const counted = [person, school, { ...check, within: true }] as const;
    expect([0, 1, 2].map((index) => numberOf(counted, index))).toEqual([1, 2, 2]);
    expect([0, 1, 2].map((index) => numberOf(steps, index))).toEqual([1, 2, 3]);
    expect(stepStates(counted, 2, 2).map(({ state }) => state)).toEqual(['done', 'current']);
    expect(stepStates(counted, 0, 1).map(({ state }) => state)).toEqual(['current', 'open']);
    expect(stepStates(counted, 0, 0).map(({ state }) => state)).toEqual(['current', 'closed']);
    expect(stepStates(counted, 0, 2).map(({ state }) => state)).toEqual(['current', 'done']);
  });
});

describe('a list of rows', () => {
  interface Rows {
    name: string;
    rows: { exam: string; score: string }[];
  }
  const list: WizardStep<Rows> = { name: 'list', title: 'List', fields: ['rows'] };
  const other: WizardStep<Rows> = { name: 'other', title: 'Other', fields: ['name'] };
  const errors = { 'rows.10.exam': 'Ten', 'rows.2.exam': 'Two', 'rows.2.score': 'Score', name: 'Name' };

  it('has its errors by row, as they stand on the page', () => {
    expect(listErrors(errors, ['name', 'rows']).map(({ message }) => message)).toEqual([
      'Name',
      'Two',
      'Score',
      'Ten',
    ]);
    expect(Object.keys(errorsOf(errors, ['rows']))).toEqual(['rows.2.exam', 'rows.2.score', 'rows.10.exam']);
  });

  it('holds up the step that it stands in, and leads back to it', () => {
    expect(furthestStep([list, other], { 'rows.2.exam': 'Two' })).toBe(0);
    expect(furthestStep([list, other], { rowsOfAnother: 'No field of this step' })).toBe(1);
    expect(stepOf<Rows, WizardStep<Rows>>([other, list], 'rows.2.exam')).toBe(list);
  });
});
