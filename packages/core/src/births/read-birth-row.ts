import { hasLostLetters, shownCell } from '../files/csv-file.ts';
import { hasPiledMarks, isOneLine } from '../one-line.ts';
import { type BirthColumn, birthColumns, furtherColumns } from './birth-file.ts';
import { type BirthType, birthTypes, type Gender, type TimeAccuracy, timeAccuracies } from './birth-words.ts';
import { type BirthCause } from './import-words.ts';
import { parseBirthTime, toClockTime } from './parse-birth-time.ts';
import { readDate } from './read-date.ts';

/** What is wrong with a cell of a row. */
export interface BirthRowError {
  column: BirthColumn;
  cause: BirthCause;
  value: string;
  detail?: string;
}

/** A row of a file as it is understood; what could not be read is null, and stands among its errors. */
export interface ReadBirthRow {
  name: string | null;
  gender: Gender | null;
  /** yyyy-MM-dd. */
  dateOfBirth: string | null;
  /** HH:mm:ss; 00:00:00 where it is not known. */
  timeOfBirth: string | null;
  timeAccuracy: TimeAccuracy | null;
  placeText: string | null;
  /** Two letters. */
  country: string | null;
  birthType: BirthType | null;
  referredBy: string | null;
  mobile: string;
  city: string;
  evidence: string;
  errors: BirthRowError[];
}

/** The cells of a row, tidied; '' where the file has no such column. */
export type BirthCells = Readonly<Record<BirthColumn, string>>;

const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}±]+/gu, ' ')
    .trim();

const gendersByWord: Readonly<Record<string, Gender>> = {
  m: 'Male',
  male: 'Male',
  boy: 'Male',
  ஆண்: 'Male',
  पुरुष: 'Male',
  लड़का: 'Male',
  f: 'Female',
  female: 'Female',
  girl: 'Female',
  பெண்: 'Female',
  महिला: 'Female',
  स्त्री: 'Female',
  लड़की: 'Female',
  o: 'Others',
  other: 'Others',
  others: 'Others',
};

const birthTypesByWord: Readonly<Record<string, BirthType>> = {
  natural: 'Natural',
  normal: 'Natural',
  vaginal: 'Natural',
  'normal delivery': 'Natural',
  'natural birth': 'Natural',
  caesarean: 'Caesarean',
  caesarian: 'Caesarean',
  cesarean: 'Caesarean',
  cesarian: 'Caesarean',
  'c section': 'Caesarean',
  'caesarean section': 'Caesarean',
  csection: 'Caesarean',
  lscs: 'Caesarean',
  vacuum: 'Vacuum Extraction',
  'vacuum extraction': 'Vacuum Extraction',
  forceps: 'Forceps Delivery',
  'forceps delivery': 'Forceps Delivery',
};

const yes = ['yes', 'y', 'true', '1', 'given', 'ok', 'ஆம்', 'हाँ', 'हां'];
const no = ['', 'no', 'n', 'false', '0', 'not given', 'refused', 'pending', 'இல்லை', 'नहीं'];
const timeUnknown = ['', 'unknown', 'not known', 'na', 'n a', 'nil', 'தெரியாது', 'पता नहीं'];

/** Reads a row. `countryOf` tells the two letters of a country by its name or code; `today` is the latest day a birth can have. */
export function readBirthRow(
  cells: BirthCells,
  { countryOf, today }: { countryOf: (text: string) => string | undefined; today: string },
): ReadBirthRow {
  const errors: BirthRowError[] = [];
  const wrong = (column: BirthColumn, cause: BirthCause, detail?: string) => {
    errors.push({ column, cause, value: shownCell(cells[column]), ...(detail ? { detail } : {}) });
    return null;
  };
  const text = (column: BirthColumn): string | null => {
    const cell = cells[column];
    const { required, max = 0 } = birthColumns.find(({ name }) => name === column) ?? { required: false };
    if (cell === '') return required ? wrong(column, 'missing') : '';
    if (!isOneLine(cell) || hasPiledMarks(cell)) return wrong(column, 'characters');
    if (hasLostLetters(cell)) return wrong(column, 'lettersLost');
    return cell.length > max ? wrong(column, 'tooLong', `${cell.length} ${max}`) : cell;
  };
  const word = <T>(column: BirthColumn, known: Readonly<Record<string, T>>, cause: BirthCause): T | null => {
    if (cells[column] === '') return wrong(column, 'missing');
    return known[words(cells[column])] ?? wrong(column, cause);
  };

  const consent = words(cells.consent);
  if (!yes.includes(consent)) wrong('consent', no.includes(consent) ? 'consent' : 'consentUnclear');
  const { timeOfBirth, timeAccuracy } = readTime(cells, wrong);
  const country = cells.country === '' ? 'IN' : (countryOf(cells.country) ?? wrong('country', 'country'));
  // What is right of them is taken from the cells.
  for (const { name, read } of furtherColumns)
    if (text(name) && read && !read(cells[name])) wrong(name, 'language');
  const mobile = cells.mobile.replace(/[\s()-]/g, '').replace(/^\+?91(?=\d{10}$)|^0(?=\d{10}$)/, '');
  if (mobile !== '' && !/^\d{8,11}$/.test(mobile)) wrong('mobile', 'mobile');
  return {
    name: readName(text('name'), text('lastName'), wrong),
    gender: word('gender', gendersByWord, 'gender'),
    dateOfBirth: readBirthDate(cells.dateOfBirth, today, wrong),
    timeOfBirth,
    timeAccuracy,
    placeText: text('place'),
    country,
    birthType: word('birthType', birthTypesByWord, 'birthType'),
    referredBy: text('referredBy'),
    mobile,
    city: text('city') ?? '',
    evidence: text('evidence') ?? '',
    errors,
  };
}

type Wrong = (column: BirthColumn, cause: BirthCause, detail?: string) => null;

function readName(first: string | null, last: string | null, wrong: Wrong): string | null {
  if (first === null || last === null) return null;
  const name = `${first} ${last}`.trim();
  if (!/\p{L}/u.test(name)) return wrong('name', 'name');
  // A formula is none.
  if (/^[=+@-]/.test(name)) return wrong('name', 'characters');
  return name.length > 100 ? wrong('name', 'tooLong', `${name.length} 100`) : name;
}

function readBirthDate(cell: string, today: string, wrong: Wrong): string | null {
  if (cell === '') return wrong('dateOfBirth', 'missing');
  const read = readDate(cell, today);
  return 'date' in read ? read.date : wrong('dateOfBirth', read.fault);
}

function readTime(
  cells: BirthCells,
  wrong: Wrong,
): { timeOfBirth: string | null; timeAccuracy: TimeAccuracy | null } {
  if (timeUnknown.includes(words(cells.timeOfBirth)))
    return { timeOfBirth: '00:00:00', timeAccuracy: 'unknown' };
  const written = cells.timeOfBirth
    .replace(/^(\d{1,2})\.(\d{2})(?=\D|$)/, '$1:$2')
    .replace(/\b([ap])\.?\s?m\.?$/i, '$1m');
  const time = parseBirthTime(written);
  const timeAccuracy = readAccuracy(cells.timeAccuracy) ?? wrong('timeAccuracy', 'accuracy');
  return {
    timeOfBirth: time ? toClockTime(time) : wrong('timeOfBirth', 'time'),
    timeAccuracy,
  };
}

/** 'exact', 'about 15', '± 30 minutes', '1 hour', 'unknown'; nothing means exact. */
function readAccuracy(cell: string): TimeAccuracy | undefined {
  const said = words(cell);
  if (said === '' || said === 'exact' || said === 'exactly') return 'exact';
  const plain = said.replaceAll(' ', '');
  const known = timeAccuracies.find((one) => one === plain);
  if (known) return known;
  const minutes = /^(?:about|approx|within|±)*(\d{1,2})(?:m|min|mins|minutes)?$/.exec(plain)?.[1];
  if (minutes === '0') return 'exact';
  if (/^(?:about|approx|within|±)*(?:1h|1hour|anhour|onehour)$/.test(plain)) return 'about60';
  return timeAccuracies.find((one) => one === `about${minutes}`);
}

/** A name as two rows are told to be of one person: small letters, without marks of Latin letters, one space between words. */
export function foldPersonName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** The birth types as a cell may name them. */
export const birthTypeWords: readonly string[] = birthTypes;
