export const birthHeading =
  'Name,Gender,Date of birth,Time of birth,Place of birth,Birth type,Referred by,Consent,Consent evidence';

/** A row of a file of births. */
export const birthRow = (name: string, change: Partial<Record<keyof typeof usual, string>> = {}) =>
  Object.values({ ...usual, name, ...change })
    .map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');

const usual = {
  name: '',
  gender: 'Female',
  date: '2015-07-05',
  time: '07:05 AM',
  place: 'Madurai',
  birthType: 'Natural',
  referredBy: 'School',
  consent: 'yes',
  evidence: 'Paper form 12',
};

export const birthFile = (...rows: string[]) => [birthHeading, ...rows, ''].join('\r\n');
