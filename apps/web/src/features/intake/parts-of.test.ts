import { ngoFields, ngoSections } from '@udaya/contract/intake/group-forms';
import { describe, expect, it } from 'vitest';
import { emptyValues } from './intake-values.ts';
import { partsOf } from './parts-of.ts';

const empty = emptyValues(ngoFields());
const sections = Object.values(ngoSections).flatMap((step) => Object.values(step));

/** What is read back under a title. */
function said(answers: object, title: string): string {
  const part = partsOf(sections, { ...empty, ...answers }).find((one) => one.title === title);
  const lines = [
    part?.note ?? '',
    ...(part?.rows ?? []).map(({ text }) => text),
    ...(part?.items ?? []).filter(({ value }) => value !== '').map(({ term, value }) => `${term}: ${value}`),
  ];
  return lines.filter((line) => line !== '').join(' | ');
}

describe('what is read back', () => {
  it('is what will be sent: of an orphan no parents, whatever was typed', () => {
    const familyDetails = {
      ...(empty.familyDetails as object),
      familyType: 'Orphan',
      fatherName: 'Typed before',
      familyMonthlyIncome: '8000',
    };
    expect(said({ familyDetails, parentsLeftOut: true }, 'Family')).toBe(
      'Type of family: Orphan | Parents: Not known | Monthly family income: 8000',
    );
    expect(said({ familyDetails, parentsLeftOut: false }, 'Family')).toContain('Father: Typed before');
  });

  it('describes an answer in own words where it was chosen', () => {
    const communityDetails = { caste: 'ST', community: '', religion: 'Others', religionDesc: 'Jainism' };
    expect(said({ communityDetails }, 'Community')).toBe('Caste: ST | Religion: Others, Jainism');
    const islam = { ...communityDetails, religion: 'Islam' };
    expect(said({ communityDetails: islam }, 'Community')).toBe('Caste: ST | Religion: Islam');
  });

  it('has the rows of lists with what was given of them, and says where there are none', () => {
    const examsAppeared = [{ exam: 'NEET', score: '92', attempts: '', feesPaid: '500' }];
    expect(said({ examsAppeared }, 'Exams taken')).toBe('NEET, score 92, fees paid 500');
    expect(said({}, 'Exams taken')).toBe('None entered');
    expect(said({}, 'Training')).toBe('None entered');
  });
});
