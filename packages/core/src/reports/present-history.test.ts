import { expect, it } from 'vitest';
import type { BirthRecord } from '../births/birth-record.ts';
import { type DetailChange, enteredChanges } from './present-history.ts';

const birth: BirthRecord = {
  reportType: 'Child',
  name: 'Diya',
  gender: 'Female',
  birthType: 'Natural',
  bloodGroup: '',
  referredBy: 'Self',
  reportLanguage: 'en',
  dateOfBirth: '2018-05-24',
  timeOfBirth: '06:00:00',
  timeAccuracy: 'about15',
  placeId: 'g1',
  placeDescription: 'Kolkata',
  country: 'IN',
  latitude: 22.5,
  longitude: 88.4,
  zone: 'Asia/Kolkata',
  offsetSeconds: 19_800,
  birthMs: Date.UTC(2018, 4, 24, 0, 30),
  warnings: [],
};

/** Another value of each field, and the detail that tells of it; none for what only follows from the others. */
const others: { [Field in keyof BirthRecord]: [BirthRecord[Field], DetailChange['detail']?] } = {
  reportType: ['Adult'],
  name: ['Arun', 'name'],
  gender: ['Male', 'gender'],
  birthType: ['Caesarean', 'birthType'],
  bloodGroup: ['O+', 'bloodGroup'],
  referredBy: ['Friend', 'referredBy'],
  reportLanguage: ['ta', 'reportLanguage'],
  dateOfBirth: ['2018-05-25', 'dateOfBirth'],
  timeOfBirth: ['07:00:00', 'timeOfBirth'],
  timeAccuracy: ['exact', 'accuracy'],
  placeId: ['g2'],
  placeDescription: ['Chennai', 'place'],
  country: ['LK'],
  latitude: [13.1],
  longitude: [80.3],
  zone: ['Asia/Colombo', 'clock'],
  offsetSeconds: [21_208, 'clock'],
  birthMs: [0],
  warnings: [['skipped']],
};

it.each(Object.entries(others))(
  'of what was entered each difference is told: %s',
  (field, [value, detail]) => {
    const told = enteredChanges(birth, { ...birth, [field]: value }).map((one) => one.detail);
    expect(told).toEqual(detail ? [detail] : []);
  },
);

it('another time is no other birth where the time is not known', () => {
  const unknown: BirthRecord = { ...birth, timeAccuracy: 'unknown' };
  expect(enteredChanges(unknown, { ...unknown, timeOfBirth: '09:00:00' })).toEqual([]);
});
