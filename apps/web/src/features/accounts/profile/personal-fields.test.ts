import { schemaResolver } from '@mantine/form';
import { PersonalUpdate, type Profile } from '@udaya/contract/accounts';
import { describe, expect, test } from 'vitest';
import { type PersonalFields, personalFieldsOf, withOwnRules } from './personal-fields.ts';

const stored: Profile = {
  username: 'meena_r',
  firstName: 'Meena',
  lastName: '',
  address1: '12 Temple Street',
  address2: '',
  city: 'Madurai',
  state: 'Tamil Nadu',
  country: 'India',
  countryCode: '+91',
  mobile: '98765432101',
  email: 'meena@example.org',
  pendingEmail: null,
  mailAgainSeconds: 0,
  aadharNumber: '',
  aadharMasked: 'XXXX XXXX 1234',
  passportNumber: '',
  passportMasked: '',
};
const fields = personalFieldsOf(stored);
const bySchema = schemaResolver(PersonalUpdate, { sync: true });
const errorsOf = (typed: PersonalFields, profile: Profile) =>
  withOwnRules(bySchema({ ...typed, updateDetail: 'personal' }), typed, profile);

describe('the personal details', () => {
  test('are good as they are stored, an old mobile of 11 digits included', () => {
    expect(errorsOf(fields, stored)).toEqual({});
  });
  test('take 8 to 10 digits where the mobile is changed', () => {
    expect(errorsOf({ ...fields, mobile: '98765432102' }, stored)).toEqual({
      mobile: 'Please enter a valid mobile.',
    });
    expect(errorsOf({ ...fields, mobile: '1234567' }, stored)).toEqual({
      mobile: 'Please enter a valid mobile.',
    });
    expect(errorsOf({ ...fields, mobile: '12345678' }, stored)).toEqual({});
  });
  test('keep, remove or replace the Aadhaar number', () => {
    expect(errorsOf({ ...fields, aadharNumber: '0' }, stored)).toEqual({});
    expect(errorsOf({ ...fields, aadharNumber: '123412341234' }, stored)).toEqual({});
    expect(errorsOf({ ...fields, aadharNumber: '1234' }, stored)).toEqual({
      aadharNumber: 'Please enter a valid 12 digit aadhar number',
    });
  });
});
