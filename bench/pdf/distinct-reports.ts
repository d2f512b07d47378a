import { readEphemeris } from '@udaya/astro/ephemeris';
import { localSky } from '@udaya/astro/local-sky';
import { localStars } from '@udaya/astro/star-catalogue';
import { drawArea } from '@udaya/chart-drawing/area-drawings';
import { drawBirthSky } from '@udaya/chart-drawing/birth-sky';
import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { areas } from '@udaya/core/knowledge/areas';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import type { ReportDocument } from '../../apps/api/src/platform/typesetting/report-document.ts';
import { starData, tableBytes } from '../../packages/astro/testing/table.ts';

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

const ephemeris = readEphemeris(tableBytes());
const stars = starData();

/** The sky over Chennai at nine in the evening, a day later each time. */
function drawSky(day: number): string {
  const at = { utcMs: Date.UTC(2010, 0, day, 15, 30), latDeg: 13.08, lonDegEast: 80.27 };
  return drawBirthSky({
    sky: localSky(ephemeris, at),
    stars: localStars(stars, at),
    directions: ['N', 'E', 'S', 'W'],
  });
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
    sky: {
      svg: drawSky(made),
      alt: prose(60),
      heading: 'The sky that night',
      caption: prose(6),
      text: prose(40),
    },
    day: {
      heading: 'The day of birth',
      lead: prose(12),
      rows: Array.from({ length: 10 }, (_, index) => ({
        label: `Term ${index + 1}`,
        value: prose(2),
        about: prose(11),
      })),
    },
    notes: {
      heading: 'What you saw this year',
      questions: [prose(3), prose(3), prose(4)],
      date: 'Date',
      where: prose(4),
      address: `https://udaya.example/users-birthchart/${made}`,
      code: toSvgSource(generate(`https://udaya.example/users-birthchart/${made}`)),
    },
    contents: 'Contents',
    glance: {
      heading: 'At a glance',
      groups: [
        { label: 'Three strengths', texts: [prose(8), prose(9), prose(10)] },
        { label: 'One thing to watch', texts: [prose(6)] },
        { label: 'What helps', texts: [prose(9)] },
        { label: 'One first step', texts: [prose(30)] },
      ],
    },
    reading: 'The reading',
    opening: prose(70),
    note: prose(20),
    sections: Array.from({ length: 10 }, (_, index) => ({
      heading: `Area ${index + 1}`,
      drawing: drawArea(areas[index % areas.length] ?? 'meeting', {
        size: 56,
        ink: '#5b5d75',
        accent: '#b45309',
      }),
      text: `மீனா ${prose(75)}\n\n${prose(45)}`,
      ...(index === 1 ? { minute: { mark: prose(8), text: prose(20) } } : {}),
      ...(index % 3 === 2 ? { bridge: { joins: 'Area 1 and Area 2', text: prose(30), note: '' } } : {}),
    })),
    mansion: { heading: `The lunar mansion ${made}`, number: (made % 27) + 1, paragraphs: [prose(105)] },
    closing: prose(80),
    plan: {
      heading: `A small plan for மீனா ${made}`,
      groups: [
        { label: 'This week', texts: [prose(30)] },
        { label: 'This month', texts: [prose(30), prose(30)] },
      ],
    },
    howMade: {
      heading: 'How this report was made',
      paragraphs: [prose(40), prose(30)],
      rows: Array.from({ length: 6 }, (_, index) => ({ label: `Row ${index + 1}`, value: prose(5) })),
    },
    limits: { heading: 'What this report is, and is not', paragraphs: [prose(30), prose(40)] },
    help: {
      heading: 'If you are worried',
      paragraphs: [prose(30), prose(60), 'Call 14416. Write to help@udaya.example.'],
    },
    footer: prose(8),
    pageOf: '{page} of {pages}',
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
    ...[...(report.glance?.groups ?? []), ...(report.plan?.groups ?? [])].flatMap(({ label, texts }) => [
      label,
      ...texts,
    ]),
    ...report.sections.map(({ heading, text, minute, bridge }) =>
      [heading, text, minute?.text, bridge?.text].filter(Boolean).join('\n\n'),
    ),
    report.closing,
    ...(report.sky ? [report.sky.heading, report.sky.caption, report.sky.text] : []),
    ...(report.day ? [report.day.lead, ...report.day.rows.flatMap((row) => Object.values(row))] : []),
    ...(report.notes?.questions ?? []),
    ...[report.howMade, report.limits, report.help, ...(report.mansion ? [report.mansion] : [])].flatMap(
      (chapter) => [chapter.heading, ...chapter.paragraphs],
    ),
    report.footer,
  ].join('\n\n');
}
