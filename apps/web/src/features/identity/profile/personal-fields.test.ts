import type { Profile } from '@udaya/contract/accounts';
import { describe, expect, test } from 'vitest';
import { faultsOf, personalFieldsOf } from './personal-fields.ts';

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

describe('the personal details', () => {
  test('are good as they are stored, an old mobile of 11 digits included', () => {
    expect(faultsOf(fields, stored)).toEqual({});
  });
  test('take 8 to 10 digits where the mobile is changed', () => {
    expect(faultsOf({ ...fields, mobile: '98765432102' }, stored)).toEqual({
      mobile: 'Please enter a valid mobile.',
    });
    expect(faultsOf({ ...fields, mobile: '1234567' }, stored)).toEqual({
      mobile: 'Please enter a valid mobile.',
    });
    expect(faultsOf({ ...fields, mobile: '12345678' }, stored)).toEqual({});
  });
  test('keep, remove or replace the Aadhaar number', () => {
    expect(faultsOf({ ...fields, aadharNumber: '0' }, stored)).toEqual({});
    expect(faultsOf({ ...fields, aadharNumber: '123412341234' }, stored)).toEqual({});
    expect(faultsOf({ ...fields, aadharNumber: '1234' }, stored)).toEqual({
      aadharNumber: 'Please enter a valid 12 digit aadhar number',
    });
  });
});
