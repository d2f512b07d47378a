import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import type { ReportDocument } from '../../apps/api/src/platform/typesetting/report-document.ts';

// Reports as long as real ones, of which no two share a sentence, so that no cache flatters the figures.

const words =
  'calm child morning listens finds small steps praise water quiet begins garden story hand patient song learns warm friend slowly notices evening gentle courage rests plays asks answers'.split(
    ' ',
  );

let state = 42;
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
function prose(length: number): string {
  const picked = Array.from({ length }, () => words[below(words.length)]);
  return `${picked.join(' ')}.`;
}

let made = 0;

/** A report like no other before it. */
export function makeReport(): ReportDocument {
  made += 1;
  return {
    lang: 'en',
    title: `Report ${made} for Meenakshi`,
    productName: 'Udaya',
    kind: prose(3),
    details: [
      { label: 'Name', value: `மீனாட்சி ${made} मीनाक्षी` },
      { label: 'Date of birth', value: '12 March 2019' },
      { label: 'Time of birth', value: '5:31 am' },
      { label: 'How exact', value: prose(4) },
      { label: 'Place of birth', value: 'Tirunelveli, Tamil Nadu, India' },
      { label: 'Time zone', value: '5.5 hours ahead of Greenwich (UTC+05:30, Asia/Kolkata)' },
      { label: 'Gender', value: 'Female' },
      { label: 'Referred by', value: prose(2) },
      { label: 'Moon sign', value: 'Mesha' },
      { label: 'Nakshatra', value: 'Ashwini' },
    ],
    opening: prose(60),
    sections: Array.from({ length: 10 }, (_, index) => ({ heading: `Part ${index + 1}`, text: prose(100) })),
    closing: prose(40),
    howMade: {
      heading: 'How this report was made',
      paragraphs: [prose(40), prose(30)],
      rows: Array.from({ length: 6 }, (_, index) => ({ label: `Row ${index + 1}`, value: prose(5) })),
    },
    limits: { heading: 'What this report is, and is not', paragraphs: [prose(30), prose(40)] },
    help: { heading: 'If you are worried', paragraphs: [prose(30), 'Write to help@udaya.example.'] },
    footer: prose(8),
  };
}

/** A chart like no other before it. */
export function makeChart(): DrawableChart {
  made += 1;
  const lonDeg = (made * 7.3) % 30;
  return {
    points: { Sun: { lonDeg, sign: 1, retrograde: false }, Moon: { lonDeg: 45, sign: 2, retrograde: false } },
  };
}

/** All that a report says, as one text. */
export function textOf(report: ReportDocument): string {
  const pairs = [...report.details, ...report.howMade.rows].map(({ label, value }) => `${label}: ${value}`);
  return [
    report.title,
    report.kind,
    ...pairs,
    report.opening,
    ...report.sections.map((section) => `${section.heading}\n\n${section.text}`),
    report.closing,
    ...[report.howMade, report.limits, report.help].flatMap((chapter) => [
      chapter.heading,
      ...chapter.paragraphs,
    ]),
    report.footer,
  ].join('\n\n');
}
