import { describe, expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { groupRoles, type Role, roles } from '../identity/roles.ts';
import type { Locale } from '../locale.ts';
import { presentHistory, type StoredHistory } from './present-history.ts';
import { presentReport, type ReportRecord, type WrittenVersion } from './present-report.ts';
import type { ReportContent, ReportStatement } from './report-content.ts';
import { asWritten, isOffered, type ReportVersion, shownVersion } from './versioned-report.ts';

type Change = Partial<ReportStatement>;
const statement = (planet: ReportStatement['planet'], change: Change = {}): ReportStatement => ({
  planet,
  position: 2,
  title: `Title of ${planet}`,
  description: `Text of ${planet}.`,
  knowledgeVersion: 7,
  steadiness: 'stable',
  otherPositions: [],
  ...change,
});

const content: ReportContent = {
  opening: 'An opening.',
  closing: 'A closing.',
  statements: [
    statement('Sun'),
    statement('Moon', { steadiness: 'depends-on-minute', otherPositions: [1] }),
    statement('Mars', { description: ' ' }),
  ],
  chart: { points: {}, chandraRasi: 2, nakshatra: 4, pada: 3, padas: [3], moonSteadiness: 'stable' },
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
const version: WrittenVersion = { version: 1, content, createdAt: new Date('2026-03-04T20:00:00Z') };

const report: ReportRecord = {
  id: 'r',
  groupId: null,
  paymentStatus: 'PAID',
  paymentId: 'p',
  stage: 'ready',
  createdAt: new Date('2026-03-01T00:00:00Z'),
  reportType: 'Child',
  name: 'Diya',
  gender: 'Female',
  birthType: 'Natural',
  bloodGroup: '',
  referredBy: 'Self',
  reportLanguage: 'en',
  dateOfBirth: '1938-03-01',
  timeOfBirth: '06:00:00',
  timeAccuracy: 'about15',
  placeId: 'x',
  placeDescription: 'Kolkata',
  country: 'IN',
  latitude: 22.5,
  longitude: 88.4,
  zone: 'Asia/Kolkata',
  offsetSeconds: 21_200,
  birthMs: Date.UTC(1938, 2, 1, 0, 6, 40),
  warnings: [],
};
const grouped: ReportRecord = { ...report, groupId: 'g' };
const recordFor = (role: Role) => (role === 'user' || role === 'productAdmin' ? report : grouped);

describe('a presented report', () => {
  it('knows the language of its texts, and what was written before there was a choice is English', () => {
    const tamil = { ...version, content: { ...content, lang: 'ta' as Locale } };
    expect([tamil, version, undefined].map((one) => presentReport('user', report, one).lang)).toEqual([
      'ta',
      'en',
      'en',
    ]);
  });

  it('of whoever reads it all has every text, and no empty one', () => {
    for (const role of roles) {
      const shown = presentReport(role, recordFor(role), version);
      expect(shown.statements.map(({ description }) => description)).toEqual([
        'Text of Sun.',
        'Text of Moon.',
      ]);
      expect(shown).toMatchObject({
        extent: 'whole',
        opening: 'An opening.',
        closing: 'A closing.',
        moon: { signs: [1, 2], mansion: { nakshatra: 4, padas: [3] } },
      });
    }
  });

  it('names planets and titles, and has the chart, for the product admin alone', () => {
    for (const role of roles) {
      const { statements, chart } = presentReport(role, recordFor(role), version);
      const isAdmin = role === 'productAdmin';
      expect([statements[0]?.planet, statements[0]?.title]).toEqual(
        isAdmin ? ['Sun', 'Title of Sun'] : [undefined, undefined],
      );
      const open = { others: { Moon: [1] }, mansion: { nakshatra: 4, padas: [3] } };
      expect(chart).toEqual(isAdmin ? { ...content.chart, ...open } : undefined);
      expect(JSON.stringify(statements).includes('Title of')).toBe(isAdmin);
    }
  });

  it.each(['PENDING', 'FAILED', 'TRIAL'] as const)(
    'that is %s has for its buyer one text and the Moon’s sign',
    (paymentStatus) => {
      const shown = presentReport('user', { ...report, paymentStatus }, version);
      expect(shown).toMatchObject({ extent: 'preview', opening: '', closing: '', moon: { signs: [1, 2] } });
      expect([shown.statements.length, shown.moon.mansion]).toEqual([1, undefined]);
      expect(shown.provenance?.writtenAt).toEqual(version.createdAt);
    },
  );

  it('as a preview says what the other parts are called, and one strength, and no more of them', () => {
    const composed = { ...version, content: compose() };
    const whole = presentReport('user', report, composed);
    const { ahead, ...others } = presentReport('user', { ...report, paymentStatus: 'PENDING' }, composed);
    const locked = whole.statements.slice(1);
    expect(ahead?.headings).toEqual(locked.map(({ heading }) => heading));
    expect(ahead?.strength).toBe(whole.frame?.glance.strengths[0]);
    for (const { description } of locked) expect(JSON.stringify(others)).not.toContain(description);
  });

  it('whose payment went back is closed to all but the product admin, a group’s like any other', () => {
    for (const role of ['user', ...groupRoles] as const) {
      const shown = presentReport(role, { ...recordFor(role), paymentStatus: 'REFUNDED' }, version);
      expect(shown).toMatchObject({ extent: 'closed', statements: [], moon: { signs: [] }, actions: [] });
      expect([shown.opening, shown.provenance, shown.chart]).toEqual(['', undefined, undefined]);
    }
    const kept = presentReport('productAdmin', { ...report, paymentStatus: 'REFUNDED' }, version);
    expect(kept.statements).toHaveLength(2);
  });

  it('has its time as values, to the second', () => {
    expect(presentReport('user', report, version).birthTime).toMatchObject({
      localDate: '1938-03-01',
      localTime: '06:00:00',
      offsetSeconds: 21_200,
      instant: new Date('1938-03-01T00:06:40Z'),
    });
  });

  it('notes how each statement hangs on the time, by how well that is known', () => {
    const notes = (timeAccuracy: ReportRecord['timeAccuracy']) =>
      presentReport('user', { ...report, timeAccuracy }, version).statements.map(({ note }) => note);
    expect(notes('about15')).toEqual(['holds', 'depends']);
    expect(notes('unknown')).toEqual(['holds-all-day', 'depends-on-hour']);
    expect(notes('exact')).toEqual([undefined, undefined]);
  });

  it('shows a payment to whoever made it only', () => {
    for (const role of roles)
      expect(presentReport(role, recordFor(role), version).paymentId).toBe(role === 'user' ? 'p' : null);
  });
});

describe('a history', () => {
  const first: ReportVersion = { ...version, details: 'entered', declinedAt: null };
  const later: ReportVersion = {
    version: 2,
    details: 'corrected',
    declinedAt: null,
    createdAt: new Date('2026-03-06T00:00:00Z'),
    content: {
      ...content,
      opening: 'Another opening.',
      statements: [
        statement('Sun', { position: 3, description: 'Another text.' }),
        statement('Moon', { steadiness: 'depends-on-minute', otherPositions: [1] }),
      ],
      chart: { ...content.chart, chandraRasi: 3, pada: 4, padas: [4] },
    },
  };
  const kept: StoredHistory = {
    report: { ...report, timeOfBirth: '07:00:00', offsetSeconds: 21_208 },
    correction: { before: report, correctedAt: new Date('2026-03-05T00:00:00Z'), shownBefore: 1 },
    versions: [first, later],
    shown: 2,
  };
  const soon = report.createdAt.getTime() + 1;
  const changed = (role: Role, change: Partial<ReportRecord> = {}) =>
    presentHistory(role, { ...kept, report: { ...kept.report, ...change } }, 2, soon).changes;

  it('tells what became different, as values', () => {
    expect(changed('user')).toEqual({
      correctedAt: kept.correction?.correctedAt,
      details: [
        { detail: 'timeOfBirth', before: '06:00:00', after: '07:00:00' },
        {
          detail: 'clock',
          before: { offsetSeconds: 21_200, zone: 'Asia/Kolkata' },
          after: { offsetSeconds: 21_208, zone: 'Asia/Kolkata' },
        },
        { detail: 'moonSign', before: [1, 2], after: [1, 3] },
        { detail: 'mansion', before: { nakshatra: 4, padas: [3] }, after: { nakshatra: 4, padas: [4] } },
      ],
      opening: true,
      closing: false,
      parts: [{ changed: true }, { changed: false }],
    });
  });

  it('names the planets that moved to the product admin alone', () => {
    const [first] = changed('productAdmin')?.parts ?? [];
    expect(first?.move).toEqual({ planet: 'Sun', from: 2, to: 3 });
    for (const role of ['user', ...groupRoles] as const)
      expect(JSON.stringify(changed(role, { groupId: recordFor(role).groupId }))).not.toContain('Sun');
  });

  it('of a preview tells of the one text and the Moon’s sign, and of a closed report only what was entered', () => {
    const preview = changed('user', { paymentStatus: 'PENDING' });
    expect([preview?.opening, preview?.parts]).toEqual([false, [{ changed: true }]]);
    expect(preview?.details.map(({ detail }) => detail)).toEqual(['timeOfBirth', 'clock', 'moonSign']);
    const closed = changed('user', { paymentStatus: 'REFUNDED' });
    expect([closed?.opening, closed?.parts]).toEqual([false, []]);
    expect(closed?.details.map(({ detail }) => detail)).toEqual(['timeOfBirth', 'clock']);
  });

  it('of another person closes the first version to all but the product admin', () => {
    const other = { ...kept, report: { ...kept.report, name: 'Arun' } };
    for (const role of roles) {
      const history = presentHistory(role, other, 2, soon);
      const isAdmin = role === 'productAdmin';
      expect(history.versions.map(({ closed }) => closed)).toEqual([!isAdmin, false]);
      expect(history.changes?.parts).toHaveLength(isAdmin ? 2 : 0);
      expect(history.changes?.details.some(({ detail }) => detail === 'name')).toBe(true);
    }
  });

  it('gives the buyer fourteen days from the making, also while it is written, and nobody else', () => {
    const uncorrected: StoredHistory = { report, correction: undefined, versions: [first], shown: 1 };
    const until = (role: Role, change: Partial<ReportRecord> = {}, nowMs = soon) =>
      presentHistory(role, { ...uncorrected, report: { ...report, ...change } }, 1, nowMs).correctableUntil;
    const end = new Date('2026-03-15T00:00:00Z');
    expect(until('user')).toEqual(end);
    expect(until('user', { stage: 'wording' })).toEqual(end);
    expect(until('user', {}, end.getTime())).toBeUndefined();
    expect(until('user', { paymentStatus: 'PENDING' })).toBeUndefined();
    expect(until('user', { paymentStatus: 'REFUNDED' })).toBeUndefined();
    expect(until('productAdmin')).toBeUndefined();
    expect(until('groupAdmin', { groupId: 'g' })).toBeUndefined();
    expect(presentHistory('user', kept, 2, soon).correctableUntil).toBeUndefined();
  });

  it('belongs to the version with its own details; none is shown while the second is written', () => {
    expect(shownVersion(kept)).toBe(later);
    expect(shownVersion({ ...kept, versions: [first], shown: null })).toBeUndefined();
    expect(asWritten(kept, first).timeOfBirth).toBe('06:00:00');
    expect(asWritten(kept, later).timeOfBirth).toBe('07:00:00');
    expect(asWritten(kept, undefined).timeOfBirth).toBe('07:00:00');
  });

  it('compares a corrected report with what was shown before, whatever was worded in between', () => {
    const worded: ReportVersion = {
      ...first,
      version: 2,
      content: { ...first.content, opening: 'Worded.', closing: 'Worded, too.' },
    };
    const third = { ...later, version: 3 };
    const told = (shownBefore: number) =>
      presentHistory(
        'user',
        {
          ...kept,
          correction: { before: report, correctedAt: new Date(0), shownBefore },
          versions: [first, worded, third],
          shown: 3,
        },
        3,
        soon,
      );
    expect(told(1).changes?.closing).toBe(false);
    expect(told(2).changes?.closing).toBe(true);
    expect(told(2).versions.map((one) => [one.details, one.shown, one.offered])).toEqual([
      ['entered', false, false],
      ['entered', false, false],
      ['corrected', true, false],
    ]);
  });

  it('offers what came after the shown version, of the same details, until its reader said no', () => {
    const second: ReportVersion = { ...first, version: 2 };
    const offered = (shown: number, one: ReportVersion) =>
      isOffered({ versions: [first, second, { ...later, version: 3 }], shown }, one);
    expect(offered(1, second)).toBe(true);
    expect(offered(1, { ...second, declinedAt: new Date(0) })).toBe(false);
    expect(offered(1, { ...later, version: 3 })).toBe(false);
    expect(offered(2, first)).toBe(false);
    expect(offered(2, second)).toBe(false);
  });
});
