import { describe, expect, it } from 'vitest';
import { birthColumnNamed, isNeverRead, mapHeadings, missingColumns } from './birth-file.ts';
import { foldPersonName, readBirthRow } from './read-birth-row.ts';

const row = {
  name: 'Kavya Raman',
  lastName: '',
  gender: 'girl',
  dateOfBirth: '05/07/2015',
  timeOfBirth: '7.05 a.m.',
  timeAccuracy: '',
  place: 'Madurai',
  country: '',
  birthType: 'Normal',
  referredBy: 'School',
  mobile: '+91 98765-43210',
  city: '',
  consent: 'Yes',
  evidence: 'paper form 12',
  reportLanguage: '',
};
const ways = {
  countryOf: (text: string) => (text === 'Sri Lanka' ? 'LK' : undefined),
  today: '2026-11-22',
};
type Cells = Partial<typeof row>;
const read = (change: Cells = {}) => readBirthRow({ ...row, ...change }, ways);
const causes = (change: Cells) => read(change).errors.map(({ cause }) => cause);

describe('the heading of a file of births', () => {
  it.each([
    ['Name', 'name'],
    ["Child's Name", 'name'],
    ['STUDENT_NAME', 'name'],
    ['பெயர்', 'name'],
    ['जन्म तिथि', 'dateOfBirth'],
    ['D.O.B.', 'dateOfBirth'],
    ['DOB (dd/mm/yyyy)', 'dateOfBirth'],
    ['Birth Time', 'timeOfBirth'],
    ['Birth place', 'place'],
    ['Sex', 'gender'],
    ['Reffered By', 'referredBy'],
    ['Parental consent', 'consent'],
    ['Form no.', 'evidence'],
  ])('%s means %s', (heading, column) => expect(birthColumnNamed(heading)).toBe(column));

  it.each(['Aadhaar No', 'CASTE', 'Community name', 'Monthly income', 'Passport'])(
    '%s is never read',
    (heading) => {
      expect([isNeverRead(heading), birthColumnNamed(heading)]).toEqual([true, undefined]);
    },
  );

  it('is mapped, of two that mean the same to the first, and tells what is missing', () => {
    const mapping = mapHeadings(['Remarks', 'Child name', 'Name', 'Gender', 'DOB', 'Place', 'Referred by']);
    expect(mapping).toEqual({ name: 1, gender: 3, dateOfBirth: 4, place: 5, referredBy: 6 });
    expect(missingColumns(mapping)).toEqual(['birthType', 'consent']);
  });
});

describe('a row of a file of births', () => {
  it('is read as it was meant', () => {
    expect(read()).toEqual({
      name: 'Kavya Raman',
      gender: 'Female',
      dateOfBirth: '2015-07-05',
      timeOfBirth: '07:05:00',
      timeAccuracy: 'exact',
      placeText: 'Madurai',
      country: 'IN',
      birthType: 'Natural',
      referredBy: 'School',
      mobile: '9876543210',
      city: '',
      evidence: 'paper form 12',
      errors: [],
    });
    expect(read({ lastName: 'K', country: 'Sri Lanka', timeOfBirth: '19:05' })).toMatchObject({
      name: 'Kavya Raman K',
      country: 'LK',
      timeOfBirth: '19:05:00',
    });
  });

  it.each(['', 'unknown', 'Not known', 'N/A'])('has no known time where it says “%s”', (timeOfBirth) =>
    expect(read({ timeOfBirth })).toMatchObject({
      timeOfBirth: '00:00:00',
      timeAccuracy: 'unknown',
      errors: [],
    }),
  );

  it.each([
    ['about 15', 'about15'],
    ['± 30 min', 'about30'],
    ['60', 'about60'],
    ['1 hour', 'about60'],
    ['exact', 'exact'],
    ['unknown', 'unknown'],
  ])('knows the accuracy %s', (timeAccuracy, known) =>
    expect(read({ timeAccuracy }).timeAccuracy).toBe(known),
  );

  it.each([
    '2015-07-25',
    '2015/7/25',
    '25-07-2015',
    '25/7/2015',
    '25.07.2015',
    '25 Jul 2015',
    '25-JUL-2015',
    '25Jul2015',
    '25th July, 2015',
    'July 25, 2015',
    '2015-Jul-25',
    '25 ஜூலை 2015',
    '25 जुलाई 2015',
  ])('was born on 25 July 2015 where it says “%s”', (dateOfBirth) =>
    expect(read({ dateOfBirth })).toMatchObject({ dateOfBirth: '2015-07-25', errors: [] }),
  );

  it.each(['ta', 'Tamil', 'தமிழ்', 'Hindi', 'हिंदी', 'हिन्दी', 'English', ''])(
    'has its report in “%s”',
    (reportLanguage) => expect(causes({ reportLanguage })).toEqual([]),
  );

  it.each<[Cells, string]>([
    [{ consent: 'no' }, 'consent'],
    [{ consent: '' }, 'consent'],
    [{ consent: 'maybe' }, 'consentUnclear'],
    [{ name: '' }, 'missing'],
    [{ name: '---' }, 'name'],
    [{ name: 'K????' }, 'lettersLost'],
    [{ name: 'Kav\u202eya' }, 'characters'],
    [{ name: 'K'.repeat(101) }, 'tooLong'],
    [{ gender: 'x' }, 'gender'],
    [{ dateOfBirth: '07/25/2015' }, 'dateMonthFirst'],
    [{ dateOfBirth: '31/02/2015' }, 'date'],
    [{ dateOfBirth: '25 Jux 2015' }, 'date'],
    [{ dateOfBirth: '31 Feb 2015' }, 'date'],
    [{ dateOfBirth: '2015' }, 'date'],
    [{ dateOfBirth: '5/7/15' }, 'dateShortYear'],
    [{ dateOfBirth: '25-07-15' }, 'dateShortYear'],
    [{ dateOfBirth: '25-Jul-15' }, 'dateShortYear'],
    [{ dateOfBirth: '42210' }, 'dateNumber'],
    [{ dateOfBirth: '42210.5' }, 'dateNumber'],
    [{ dateOfBirth: '2030-01-01' }, 'dateRange'],
    [{ dateOfBirth: '1899-12-31' }, 'dateRange'],
    [{ timeOfBirth: '13:00 PM' }, 'time'],
    [{ timeAccuracy: 'about 7' }, 'accuracy'],
    [{ birthType: 'magic' }, 'birthType'],
    [{ country: 'Atlantis' }, 'country'],
    [{ reportLanguage: 'Kannada' }, 'language'],
    [{ mobile: '12' }, 'mobile'],
  ])('with %o is refused', (change, cause) => expect(causes(change)).toEqual([cause]));

  it('is of the same person however the name is written', () => {
    expect(foldPersonName('  KAVYA  Ráman.')).toBe(foldPersonName('Kavya Raman'));
    expect(foldPersonName('கவிதா')).not.toBe(foldPersonName('கவிதி'));
  });
});
