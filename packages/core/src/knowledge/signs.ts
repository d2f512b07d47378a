/** Who says when a sign of development means something. */
const sources = {
  cdc: 'CDC, Learn the Signs. Act Early., milestone checklists, 2022',
  who: 'WHO Multicentre Growth Reference Study, windows of six gross motor milestones, 2006',
  imnci: 'WHO and Government of India, Integrated Management of Neonatal and Childhood Illness, danger signs',
  whoMind: 'WHO, mhGAP Intervention Guide, child and adolescent module, 2023',
} as const;

/** A sign of development: from which month of life it means something, until when it is asked about, whom to ask, and who says so. */
export interface Sign {
  sign: string;
  /** Whole months, both included: from the month by which three in four children do it, or the next step where a single child may well take longer. */
  from: number;
  to: number;
  whom: 'doctor' | 'doctor-or-school' | 'helpline';
  source: (typeof sources)[keyof typeof sources];
}

const { cdc, who, imnci, whoMind } = sources;
const last = 15 * 12 - 1;

/** In the order of their months; a row of the template says each (`sign.smile`), and never names whom to ask: that stands before them. */
export const signs: readonly Sign[] = [
  { sign: 'milk', from: 0, to: 2, whom: 'doctor', source: imnci },
  { sign: 'sounds', from: 3, to: 5, whom: 'doctor', source: cdc },
  { sign: 'smile', from: 3, to: 5, whom: 'doctor', source: cdc },
  { sign: 'head', from: 6, to: 8, whom: 'doctor', source: cdc },
  { sign: 'voice', from: 6, to: 8, whom: 'doctor', source: cdc },
  { sign: 'babble', from: 9, to: 11, whom: 'doctor', source: cdc },
  { sign: 'sitting', from: 10, to: 14, whom: 'doctor', source: who },
  { sign: 'name', from: 12, to: 17, whom: 'doctor', source: cdc },
  { sign: 'gestures', from: 15, to: 20, whom: 'doctor', source: cdc },
  { sign: 'steps', from: 18, to: 23, whom: 'doctor', source: who },
  { sign: 'words', from: 18, to: 29, whom: 'doctor', source: cdc },
  { sign: 'requests', from: 24, to: 35, whom: 'doctor', source: cdc },
  { sign: 'pairs', from: 30, to: 41, whom: 'doctor', source: cdc },
  { sign: 'lost', from: 36, to: 71, whom: 'doctor', source: cdc },
  { sign: 'children', from: 42, to: 59, whom: 'doctor', source: cdc },
  { sign: 'clear', from: 48, to: 71, whom: 'doctor', source: cdc },
  { sign: 'learning', from: 72, to: 119, whom: 'doctor-or-school', source: whoMind },
  { sign: 'mornings', from: 72, to: 119, whom: 'doctor-or-school', source: whoMind },
  { sign: 'sad', from: 120, to: last, whom: 'helpline', source: whoMind },
  { sign: 'away', from: 120, to: last, whom: 'helpline', source: whoMind },
];

/** A report shows the latest of those that mean something at its age. */
const signsShown = 2;

/** The key of the text of a sign. */
export const signKey = (sign: string): string => `sign.${sign}`;

/** The signs that are worth asking about in a month of life, the latest first. */
export function signsAt(ageMonths: number): Sign[] {
  return signs
    .filter(({ from, to }) => from <= ageMonths && ageMonths <= to)
    .sort((one, other) => other.from - one.from)
    .slice(0, signsShown);
}
