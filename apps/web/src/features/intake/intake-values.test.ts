import { WizardBirthInput } from '@udaya/contract/group-births';
import { fieldsOf, ownFields } from '@udaya/contract/intake/forms';
import { ngoFields } from '@udaya/contract/intake/group-forms';
import { studentSections } from '@udaya/contract/intake/student-fields';
import { parentNotKnown } from '@udaya/core/groups/person-words';
import { describe, expect, it } from 'vitest';
import { checkValues, draftSchema, emptyValues, fieldAt, isStarted, wireOf } from './intake-values.ts';

const fields = ngoFields();
const empty = emptyValues(fields);
const filled = {
  ...empty,
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
  aadharNumber: '123456789012',
  communityDetails: { caste: 'BC', community: '', religion: 'Islam', religionDesc: 'Typed before' },
  familyDetails: {
    ...(empty.familyDetails as object),
    familyType: 'Orphan',
    fatherName: 'Typed before',
    fatherOccupation: 'Self employee',
    fatherOccupationDesc: 'Tea stall',
  },
  parentsLeftOut: true,
  sibilings: [{ name: 'Arun', qualification: '' }],
  educationalDetails: { qualification: '', schoolName: 'Government School', board: 'CBSE', medium: 'Tamil' },
  examsAppeared: [{ exam: 'NEET', score: '92', attempts: '', feesPaid: '' }],
  consent: true,
};

describe('what a form sends', () => {
  it('has the names of the wire, and nothing of what only the page knows or does not ask for', () => {
    const sent = WizardBirthInput.parse(wireOf(fields, filled));
    expect(sent.sibilings).toEqual([{ name: 'Arun', qualification: '' }]);
    expect(sent.familyDetails).toMatchObject({ fatherName: parentNotKnown, motherName: parentNotKnown });
    expect(JSON.stringify(sent)).not.toMatch(/Typed before|Tea stall/);
    for (const own of ['placeText', 'parentsLeftOut']) expect(sent).not.toHaveProperty(own);
  });

  it('asks for the parents of everybody else, whatever was tapped before', () => {
    const familyDetails = { ...filled.familyDetails, familyType: 'Nuclear' };
    const sent = wireOf(fields, { ...filled, familyDetails });
    expect(sent.familyDetails).toMatchObject({
      fatherName: 'Typed before',
      fatherOccupationDesc: 'Tea stall',
    });
    expect(WizardBirthInput.safeParse(sent).success).toBe(false);
  });

  it('is an untouched time where none is known, and a consumer’s place as an object', () => {
    expect(wireOf(fields, { ...filled, timeAccuracy: 'unknown' }).timeOfBirth).toBe('00:00:00 AM');
    const { country, place, birthCountry } = wireOf(ownFields(), filled);
    expect([country, birthCountry]).toEqual(['IN', undefined]);
    expect(place).toEqual({ place_id: 'gn-1254361', description: 'Tirunelveli' });
  });

  it('has every field of the contract in one of its sections, once', () => {
    const asked = fields.map(({ name }) => name);
    expect(asked).toHaveLength(new Set(asked).size);
    const parts = new Set(asked.map((name) => name.split('.')[0]));
    const unasked = ['meridies', 'birthCountryName', 'placesToken', 'timeZone', 'mobilecode', 'tabValue'];
    const missing = Object.keys(WizardBirthInput.shape).filter(
      (name) => !parts.has(name) && !unasked.includes(name),
    );
    expect(missing).toEqual([]);
  });
});

describe('the fields of a form', () => {
  it('show what the server finds wrong, in the rows of lists too', () => {
    expect(fieldAt(fields, 'placeId')).toBe('placeId');
    expect(fieldAt(ownFields(), 'place.place_id')).toBe('placeId');
    expect(fieldAt(ownFields(), 'country')).toBe('birthCountry');
    expect(fieldAt(fields, 'sibilings.3.name')).toBe('sibilings.3.name');
    expect(fieldAt(fields, 'communityDetails.caste')).toBe('communityDetails.caste');
    expect(fieldAt(fields, 'somethingElse')).toBeUndefined();
  });

  it('tell how to write a date that can’t be read', () => {
    const unread = { ...filled, dateOfBirth: '24.5' };
    const wrong = checkValues(fields, unread, () => ({ dateOfBirth: 'This date does not exist' }));
    expect(wrong.dateOfBirth).toBe('Please enter the date like 14-07-1943, with the full year');
  });

  it('are begun as soon as anything differs', () => {
    expect(isStarted(fields, empty)).toBe(false);
    expect(isStarted(fields, { ...empty, utcOffsetMinutes: undefined })).toBe(false);
    expect(isStarted(fields, { ...empty, sibilings: [{ name: '', qualification: '' }] })).toBe(true);
    expect(isStarted(fields, filled)).toBe(true);
  });

  it.each([
    ['a consumer', ownFields()],
    ['an NGO', ngoFields()],
    ['a student', fieldsOf(studentSections)],
  ])('are kept in a draft without secrets, for %s', (_whom, asked) => {
    const typed = { ...emptyValues(asked), aadharNumber: '123456789012', parentsLeftOut: true };
    const { aadharNumber: _aadhaar, passportNumber: _passport, ...kept } = typed as Record<string, unknown>;
    if (asked.some(({ name, secret }) => name === 'consent' && secret)) delete kept.consent;
    expect(draftSchema(asked).parse(JSON.parse(JSON.stringify(typed)))).toEqual(
      JSON.parse(JSON.stringify(kept)),
    );
  });
});
