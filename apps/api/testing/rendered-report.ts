import { readEphemeris } from '@udaya/astro/ephemeris';
import { type PresentedReport, presentReport, type ReportRecord } from '@udaya/core/reports/present-report';
import type { ReportContent, SourcedText } from '@udaya/core/reports/report-content';
import { tableBytes } from '../../../packages/astro/testing/table.ts';

const ephemeris = readEphemeris(tableBytes());

/** A report of the first composer: of the Sun, which holds, and of the Moon, whose sign is open. */
export const content: ReportContent = {
  opening: 'An opening.',
  closing: 'A closing.',
  statements: (['Sun', 'Moon'] as const).map((planet, index) => ({
    planet,
    position: 2,
    title: `Title of ${planet}`,
    description: `Text of ${planet}.`,
    knowledgeVersion: 7,
    steadiness: index === 0 ? 'stable' : 'depends-on-minute',
    otherPositions: index === 0 ? [] : [1],
  })),
  chart: { points: {}, chandraRasi: 2, nakshatra: 4, pada: 3, moonSteadiness: 'stable' },
  manifest: {
    engineVersion: '1.2',
    tableVersion: 3,
    ayanamsa: 'lahiri',
    node: 'mean',
    writer: { kind: 'composer', version: '1' },
    knowledgeVersions: [7],
    knowledgeDate: '2026-01-01T20:00:00.000Z',
    phrases: [],
  },
};
/** Whose it is. */
const record: ReportRecord = {
  id: 'r',
  groupId: null,
  paymentStatus: 'PAID',
  stage: 'ready',
  createdAt: new Date('2026-03-01T00:00:00Z'),
  reportType: 'Child',
  name: 'கயல்விழி',
  gender: 'Female',
  birthType: 'Natural',
  bloodGroup: '',
  referredBy: '',
  reportLanguage: 'en',
  dateOfBirth: '1938-03-01',
  timeOfBirth: '18:00:00',
  timeAccuracy: 'about15',
  placeId: 'x',
  placeDescription: 'Kolkata, West Bengal, India',
  country: 'IN',
  latitude: 22.5,
  longitude: 88.4,
  zone: 'Asia/Kolkata',
  offsetSeconds: 21_208,
  birthMs: Date.UTC(1938, 2, 1, 12, 6, 32),
  warnings: ['india-before-1948'],
};
const version = { version: 1, content, createdAt: new Date('2026-03-04T20:00:00Z') };
/** A text by a row of the knowledge base. */
export const sourced = (key: string, text: string): SourcedText => ({ key, ageBand: '', version: 7, text });
/** The same with what frames its parts. */
export const templated: ReportContent = {
  ...content,
  statements: content.statements.map((statement) => ({
    ...statement,
    heading: sourced('heading.x', `Heading of ${statement.planet}`),
    ...(statement.planet === 'Moon' ? { minute: sourced('navamsa.3', 'What {name} sees first.') } : {}),
  })),
  frame: {
    ageBand: null,
    calendar: { weekday: 2, tithi: 3 },
    opening: [],
    closing: [],
    mansion: sourced('nakshatra.4', '{name} and the cart.'),
    glance: {
      strengths: ['One.', 'Two.', 'Three.'].map((text) => sourced('strength.risk.plus', text)),
      watch: sourced('watch.risk.plus', 'Watched.'),
      helps: sourced('helps.risk.plus', 'Helped.'),
    },
    bridges: [{ ...sourced('bridge.pace.even', 'Both are {name}.'), trait: 'pace', areas: [], after: 'Sun' }],
    plan: {
      week: [sourced('plan.week.feelings', 'A thing.')],
      month: ['Another.', 'A third.'].map((text) => sourced('plan.month.friends', text)),
    },
  },
};
/** What its owner may see of it. */
export const presented = (
  change: Partial<ReportRecord> = {},
  said: ReportContent = content,
): PresentedReport =>
  presentReport('user', { ...record, ...change }, { ...version, content: said }, { ephemeris });
