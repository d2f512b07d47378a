import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import {
  createTypesetter,
  type Typesetter,
  type TypesetterOptions,
} from '../src/platform/typesetting/create-typesetter.ts';
import type { ReportDocument } from '../src/platform/typesetting/report-document.ts';

/** A chart of two points. */
export const chart: DrawableChart = {
  points: {
    Sun: { lonDeg: 12.5, sign: 1, retrograde: false },
    Ascendant: { lonDeg: 130, sign: 5, retrograde: false },
  },
};

/** Charts that differ, so that none is found among what was drawn already. */
export const makeCharts = (count: number): DrawableChart[] =>
  Array.from({ length: count }, (_, index) => ({
    points: { Sun: { lonDeg: 0.1 * index, sign: 1, retrograde: false } },
  }));

/** A report with something in each of its parts. */
export function makeReport(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    lang: 'en',
    title: 'Report for Meenakshi',
    productName: 'Udaya',
    kind: 'A kind of report',
    details: [
      { label: 'Name', value: 'Meenakshi' },
      { label: 'Place of birth', value: 'Tirunelveli' },
    ],
    opening: 'A calm beginning.',
    sections: [
      { heading: 'Part 1', text: 'She begins things herself.\n\nPraise the start.' },
      { heading: 'Part 2', text: 'She listens.', note: 'Depends on the minute.' },
    ],
    closing: 'A warm end.',
    howMade: {
      heading: 'How it was made',
      paragraphs: ['By rules.'],
      rows: [{ label: 'Engine', value: '1.0.0' }],
    },
    limits: { heading: 'Its limits', paragraphs: ['A traditional reading.'] },
    help: { heading: 'Help', paragraphs: ['Tele-MANAS 14416.'] },
    footer: 'Not an assessment',
    pageOf: '{page} of {pages}',
    ...changes,
  };
}

/** A report of the kind that has a template around its parts, with something in each of them. */
export function makeTemplatedReport(changes: Partial<ReportDocument> = {}): ReportDocument {
  return makeReport({
    sky: {
      svg: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 600'><circle cx='300' cy='300' r='260' fill='#123'/></svg>",
      alt: 'A round picture of the night.',
      heading: 'The sky that night',
      caption: 'Tirunelveli, 9 PM',
      text: 'It is night.',
    },
    day: {
      heading: 'The day of birth',
      lead: 'By the calendar.',
      rows: [{ label: 'Vara', value: 'Monday', about: 'From sunrise to sunrise.' }],
      syllables: { label: 'Name syllables', texts: ['Na · ந · न'] },
    },
    notes: {
      heading: 'What you saw',
      questions: ['What fitted?'],
      date: 'Date',
      where: 'It is here:',
      address: 'https://udaya.example/r/1',
      code: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><path d='M0 0h1v1H0z'/></svg>",
    },
    contents: 'What is inside',
    glance: {
      heading: 'In a few lines',
      groups: [
        { label: 'Strong', texts: ['Looks first.', 'Listens long.', 'Laughs easily.'] },
        { label: 'Helpful', texts: ['A quiet start.'] },
      ],
    },
    reading: 'All of it',
    note: 'One of two parts holds.',
    sections: [
      {
        heading: 'Confidence',
        text: 'She begins things herself.\n\nPraise the start.',
        bridge: { joins: 'Energy and Patience', text: 'Quick here, slow there.', note: '' },
      },
      {
        heading: 'Feelings',
        subtitle: 'Moon: A title',
        text: 'She listens.',
        minute: { mark: 'Hangs on the minute.', text: 'Her eyes go to the door.' },
        note: 'Depends on the hour.',
      },
    ],
    mansion: { heading: 'The mansion: Hasta', paragraphs: ['A hand that holds.'], number: 13 },
    plan: {
      heading: 'A plan for Meenakshi',
      groups: [
        { label: 'This week', texts: ['Wait at the door.'] },
        { label: 'This month', texts: ['Ask one question.', 'Sit beside her.'] },
      ],
    },
    ...changes,
  });
}

interface Told {
  message: string;
  pid?: number;
  reason?: string;
  rendered?: number;
}

const open: Typesetter[] = [];

/** A typesetter and what it tells; `onTold` hears each as it comes. */
export function makeTypesetter(
  options: Omit<TypesetterOptions, 'log'> = {},
  onEntry: (told: Told) => void = () => {},
) {
  const told: Told[] = [];
  const record = (facts: object, message: string) => {
    const entry = { ...facts, message };
    told.push(entry);
    onEntry(entry);
  };
  const typesetter = createTypesetter({ ...options, log: { info: record, warn: record, error: record } });
  open.push(typesetter);
  const messages = () => told.map((entry) => entry.message);
  return { typesetter, told, messages };
}

/** Ends every typesetter that a test made. */
export async function closeTypesetters(): Promise<void> {
  await Promise.all(open.splice(0).map((typesetter) => typesetter.close()));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
