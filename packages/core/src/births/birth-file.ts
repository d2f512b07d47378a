import { tidyCell } from '../files/csv-file.ts';
import { listRecordFields } from '../intake/record-fields.ts';

/**
 * What a file of births looks like: the one place that the check, the template, the page and its help are made from. `max` counts characters;
 * `names` are the headings that mean the column, folded by `foldHeading`; the first one stands in the template.
 */
const columns = [
  {
    name: 'name',
    required: true,
    max: 100,
    heading: 'Name',
    names: [
      'name',
      'child name',
      'childs name',
      'name of child',
      'name of the child',
      'student name',
      'students name',
      'name of student',
      'name of the student',
      'full name',
      'person name',
      'patient name',
      'first name',
      'firstname',
      'பெயர்',
      'குழந்தையின் பெயர்',
      'மாணவர் பெயர்',
      'नाम',
      'बच्चे का नाम',
    ],
  },
  {
    name: 'lastName',
    required: false,
    max: 100,
    heading: 'Last name',
    names: ['last name', 'lastname', 'surname', 'family name', 'initial', 'initials', 'उपनाम'],
  },
  {
    name: 'gender',
    required: true,
    heading: 'Gender',
    names: ['gender', 'sex', 'm f', 'boy girl', 'பாலினம்', 'लिंग'],
  },
  {
    name: 'dateOfBirth',
    required: true,
    heading: 'Date of birth',
    names: [
      'date of birth',
      'dob',
      'd o b',
      'birth date',
      'birthdate',
      'dateofbirth',
      'birth day',
      'birthday',
      'born on',
      'date',
      'பிறந்த தேதி',
      'जन्म तिथि',
      'जन्मतिथि',
    ],
  },
  {
    name: 'timeOfBirth',
    required: false,
    heading: 'Time of birth',
    names: [
      'time of birth',
      'tob',
      't o b',
      'birth time',
      'birthtime',
      'timeofbirth',
      'time',
      'பிறந்த நேரம்',
      'जन्म समय',
    ],
  },
  {
    name: 'timeAccuracy',
    required: false,
    heading: 'Time accuracy',
    names: ['time accuracy', 'accuracy', 'timeaccuracy', 'accuracy of time', 'how exact is the time'],
  },
  {
    name: 'place',
    required: true,
    max: 150,
    heading: 'Place of birth',
    names: [
      'place of birth',
      'pob',
      'p o b',
      'birth place',
      'birthplace',
      'placeofbirth',
      'place',
      'born at',
      'town of birth',
      'city of birth',
      'village of birth',
      'பிறந்த இடம்',
      'பிறந்த ஊர்',
      'जन्म स्थान',
      'जन्मस्थान',
    ],
  },
  {
    name: 'country',
    required: false,
    max: 60,
    heading: 'Country of birth',
    names: ['country of birth', 'country', 'birth country', 'பிறந்த நாடு', 'நாடு', 'देश'],
  },
  {
    name: 'birthType',
    required: true,
    heading: 'Birth type',
    names: [
      'birth type',
      'birthtype',
      'type of birth',
      'delivery',
      'delivery type',
      'type of delivery',
      'mode of delivery',
      'பிரசவ வகை',
    ],
  },
  {
    name: 'referredBy',
    required: true,
    max: 100,
    heading: 'Referred by',
    names: ['referred by', 'reffered by', 'refered by', 'referredby', 'referral', 'reference', 'referrer'],
  },
  {
    name: 'mobile',
    required: false,
    heading: 'Mobile',
    names: ['mobile', 'mobile number', 'mobile no', 'phone', 'phone number', 'phone no', 'contact number'],
  },
  {
    name: 'city',
    required: false,
    max: 150,
    heading: 'City',
    names: ['city', 'town', 'village', 'current city', 'ஊர்', 'शहर'],
  },
  {
    name: 'consent',
    required: true,
    heading: 'Consent',
    names: [
      'consent',
      'consent given',
      'parent consent',
      'parents consent',
      'parental consent',
      'guardian consent',
      'consent yes no',
      'ஒப்புதல்',
      'सहमति',
    ],
  },
  {
    name: 'evidence',
    required: false,
    max: 150,
    heading: 'Consent evidence',
    names: [
      'consent evidence',
      'evidence',
      'evidence of consent',
      'consent form',
      'consent form no',
      'consent form number',
      'form no',
      'how consent was given',
      'consent method',
    ],
  },
] as const;
export type BirthColumn = (typeof columns)[number]['name'];

/** A column of a file of births. */
interface FileColumn {
  name: BirthColumn;
  required: boolean;
  max?: number;
  heading: string;
  names: readonly string[];
  read?: (cell: string) => string | undefined;
}

/** The columns of further fields of the record, by their names on the wire. */
export const furtherColumns: readonly FileColumn[] = listRecordFields().flatMap(
  ({ name, max = 0, inFile }) =>
    inFile ? [{ name: name as BirthColumn, required: false, max, ...inFile }] : [],
);
export const birthColumns: readonly FileColumn[] = [...columns, ...furtherColumns];

/** Which column of the file (from 0) holds what. */
export type BirthMapping = Partial<Record<BirthColumn, number>>;

/** How large a file may be, in bytes, how many rows below its heading are taken, and how many lines and cells are read at all. */
export const birthFileBytes = 5 * 1024 * 1024;
export const birthFileRows = 5_000;
export const birthFileLines = 2 * birthFileRows;
export const birthFileCells = 60;

/** For so long an import that was not begun is kept, and of one that ended what was refused, in milliseconds. */
export const birthImportLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Words of headings whose columns are never read: what they hold is nobody's business here. */
const neverRead = [
  'aadhaar',
  'aadhar',
  'adhaar',
  'adhar',
  'ஆதார்',
  'आधार',
  'uid',
  'uidai',
  'caste',
  'cast',
  'community',
  'subcaste',
  'சாதி',
  'जाति',
  'religion',
  'மதம்',
  'धर्म',
  'income',
  'passport',
  'pan',
  'iq',
];

/** A heading as it is compared: small letters, figures and marks, one space for all else. */
export function foldHeading(text: string): string {
  return tidyCell(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a column by this heading is never read, whoever wants it to be. */
export function isNeverRead(heading: string): boolean {
  const words = foldHeading(heading).split(' ');
  return words.some((word) => neverRead.includes(word));
}

/** The column that a heading means, by all of its words, or by those before a remark in brackets. */
export function birthColumnNamed(heading: string): BirthColumn | undefined {
  const named = (text: string) => birthColumns.find(({ names }) => names.includes(foldHeading(text)))?.name;
  return isNeverRead(heading) ? undefined : (named(heading) ?? named(heading.replace(/[([].*$/, '')));
}

/** Where the columns stand in a file with these headings: of two that mean the same, the first. */
export function mapHeadings(headings: readonly string[]): BirthMapping {
  const mapping: BirthMapping = {};
  for (const [index, heading] of headings.entries()) {
    const column = birthColumnNamed(heading);
    if (column && mapping[column] === undefined) mapping[column] = index;
  }
  return mapping;
}

/** The columns that a file has to have, and has not. */
export function missingColumns(mapping: BirthMapping): BirthColumn[] {
  return birthColumns
    .filter(({ name, required }) => required && mapping[name] === undefined)
    .map(({ name }) => name);
}
