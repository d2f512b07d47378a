import { WizardBirthInput } from '@udaya/contract/group-births';
import { parentNotKnown } from '@udaya/core/groups/person-words';
import { describe, expect, it } from 'vitest';
import {
  emptyWizard,
  fieldOf,
  isStarted,
  ngoSteps,
  stepFields,
  type WizardFields,
  wizardInputOf,
  wizardOrder,
} from './wizard-fields.ts';

const filled: WizardFields = {
  ...emptyWizard,
  firstName: 'Ilakkiya',
  gender: 'Female',
  dateOfBirth: '2018-05-24',
  timeOfBirth: '07:42:00 PM',
  timeAccuracy: 'exact',
  placeId: 'gn-1254361',
  placeText: 'Tirunelveli',
  birthType: 'Natural',
  bloodGroup: 'O+',
  iqLevel: '00',
  refferedBy: 'Self',
  address1: '12 Temple Street',
  city: 'Tirunelveli',
  state: 'Tamil Nadu',
  zipCode: '627001',
  mobile: '98765432',
  email: 'ilakkiya@example.in',
  communityDetails: { caste: 'BC', community: '', religion: 'Others', religionDesc: 'Jainism' },
  familyDetails: { ...emptyWizard.familyDetails, familyType: 'Orphan', fatherName: 'Typed before' },
  parentsLeftOut: true,
  sibilings: [{ name: 'Arun', qualification: '' }],
  educationalDetails: { qualification: '', schoolName: 'Government School', board: 'CBSE', medium: 'Tamil' },
  examsAppeared: [{ exam: 'NEET', score: '92', attempts: '', feesPaid: '' }],
  consent: true,
};

describe('what the wizard sends', () => {
  it('has the names of the wire, and nothing of what only the form knows', () => {
    const sent = wizardInputOf(filled);
    expect(sent.sibilings).toEqual([{ name: 'Arun', qualification: '' }]);
    expect(sent.familyDetails).toMatchObject({ fatherName: parentNotKnown, motherName: parentNotKnown });
    expect(JSON.stringify(sent)).not.toContain('Typed before');
    for (const own of ['placeText', 'parentsLeftOut']) expect(sent).not.toHaveProperty(own);
  });

  it('sends an untouched time where none is known', () => {
    expect(wizardInputOf({ ...filled, timeAccuracy: 'unknown' }).timeOfBirth).toBe('00:00:00 AM');
  });

  it('asks for every field of the contract in one of its steps', () => {
    const asked = new Set(wizardOrder.map((path) => path.split('.')[0]));
    const known = [
      'utcOffsetMinutes',
      'meridies',
      'birthCountryName',
      'placesToken',
      'timeZone',
      'mobilecode',
      'tabValue',
    ];
    const missing = Object.keys(WizardBirthInput.shape).filter(
      (name) => !asked.has(name) && !known.includes(name),
    );
    expect(missing).toEqual([]);
    expect(wizardOrder).toHaveLength(new Set(wizardOrder).size);
    expect(ngoSteps.map((step) => stepFields[step].length > 0)).not.toContain(false);
  });
});

describe('the fields of the wizard', () => {
  it('show what the server finds wrong, in the rows of lists too', () => {
    expect(fieldOf('place.place_id')).toBe('placeId');
    expect(fieldOf('sibilings.3.name')).toBe('sibilings.3.name');
    expect(fieldOf('communityDetails.caste')).toBe('communityDetails.caste');
    expect(fieldOf('somethingElse')).toBeUndefined();
  });

  it('are begun as soon as anything differs', () => {
    expect(isStarted(emptyWizard)).toBe(false);
    expect(isStarted({ ...emptyWizard, utcOffsetMinutes: undefined })).toBe(false);
    expect(isStarted({ ...emptyWizard, sibilings: [{ name: '', qualification: '' }] })).toBe(true);
    expect(isStarted(filled)).toBe(true);
  });
});
