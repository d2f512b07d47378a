import { describe, expect, it } from 'vitest';
import { furthestStep, stepOf, type WizardStep } from './wizard-steps.ts';

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
});
