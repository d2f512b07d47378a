import { describe, expect, it } from 'vitest';
import { partsOf } from './answer-parts.ts';
import { emptyWizard, type WizardFields } from './wizard-fields.ts';

/** What is read back under a term or a title. */
function said(fields: WizardFields, title: string): string {
  const part = partsOf(fields)
    .flatMap(({ parts }) => parts)
    .find((one) => one.title === title);
  const lines = [
    part?.note ?? '',
    ...(part?.rows ?? []).map(({ text }) => text),
    ...(part?.items ?? []).filter(({ value }) => value !== '').map(({ term, value }) => `${term}: ${value}`),
  ];
  return lines.filter((line) => line !== '').join(' | ');
}

describe('what is read back', () => {
  it('is what will be sent: of an orphan no parents, whatever was typed', () => {
    const familyDetails = { ...emptyWizard.familyDetails, familyType: 'Orphan', fatherName: 'Typed before' };
    const fields = { ...emptyWizard, familyDetails, parentsLeftOut: true };
    expect(said(fields, 'Family')).toBe('Type of family: Orphan | Parents: Not known');
    expect(said({ ...fields, parentsLeftOut: false }, 'Family')).toContain('Father: Typed before');
  });

  it('describes an answer in own words where it was chosen', () => {
    const communityDetails = { caste: 'ST', community: '', religion: 'Others', religionDesc: 'Jainism' };
    expect(said({ ...emptyWizard, communityDetails }, 'Community')).toBe(
      'Caste: ST | Religion: Others, Jainism',
    );
    const islam = { ...communityDetails, religion: 'Islam' };
    expect(said({ ...emptyWizard, communityDetails: islam }, 'Community')).toBe(
      'Caste: ST | Religion: Islam',
    );
  });

  it('has the rows of lists with what was given of them, and says where there are none', () => {
    const examsAppeared = [{ exam: 'NEET', score: '92', attempts: '', feesPaid: '500' }];
    expect(said({ ...emptyWizard, examsAppeared }, 'Exams taken')).toBe('NEET, score 92, fees paid 500');
    expect(said(emptyWizard, 'Exams taken')).toBe('None entered');
    expect(said(emptyWizard, 'Training')).toBe('None entered');
  });
});
