import { ReportDetail } from '@udaya/contract/reports';
import { timeAccuracies } from '@udaya/core/births/birth-words';
import type { DetailChange } from '@udaya/core/reports/present-history';
import type { PresentedReport, ReportRecord } from '@udaya/core/reports/present-report';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { describe, expect, it } from 'vitest';
import { presented, templated } from '../../../../testing/rendered-report.ts';
import { describeChange } from '../corrections/describe-change.ts';
import { toDocument } from '../reading/to-document.ts';
import { toWire } from '../reading/to-wire.ts';
import { toExport } from './to-export.ts';

const wire = (report: PresentedReport) => toWire(report, 'https://udaya.example');
const names = { productName: 'Udaya', supportEmail: 'help@udaya.example' };

describe('page and PDF', () => {
  const cases: [string, Partial<ReportRecord>][] = [
    ...timeAccuracies.map((timeAccuracy): [string, Partial<ReportRecord>] => [
      timeAccuracy,
      { timeAccuracy },
    ]),
    ['seconds', { timeOfBirth: '18:00:07' }],
    ['west', { offsetSeconds: -18_000, zone: 'America/New_York' }],
    ['one hour', { offsetSeconds: 3600, zone: 'Europe/London', referredBy: 'Self' }],
  ];

  it.each(cases)(
    'say the same of whose it is, how it was made and what hangs on the minute: %s',
    (_name, change) => {
      const report = presented(change);
      const page = wire(report);
      const pdf = toDocument(report, names);
      // Who referred and the clock are no matter of a cover: they stand at the end, before how it was made.
      const further = page.details.length - pdf.details.length;
      expect(page.details).toEqual([...pdf.details, ...pdf.howMade.rows.slice(0, further)]);
      expect(pdf.details.map(({ label }) => label)).not.toContain('Referred by');
      expect(JSON.stringify(pdf.details)).not.toContain('UTC');
      expect({ paragraphs: pdf.howMade.paragraphs, rows: pdf.howMade.rows.slice(further) }).toEqual(
        page.howMade,
      );
      expect(pdf.limits).toEqual(page.limits);
      expect(pdf.help).toEqual({
        ...page.help,
        paragraphs: [...page.help.paragraphs, expect.stringContaining('help@udaya.example')],
      });
      expect(pdf.day).toEqual({
        heading: page.day?.heading,
        lead: page.day?.lead,
        rows: page.day?.rows.map(({ term, value, about }) => ({ label: term, value, about })),
      });
      expect(pdf.note).toBe(page.steadyNote);
      expect([page.opening, page.closing]).toEqual([pdf.opening, pdf.closing]);
      expect(page.notes).toEqual(pdf.sections.map(({ note }) => note ?? ''));
      const items = JSON.parse(page.reportJson) as { description: string }[];
      expect(items.map(({ description }) => description)).toEqual(pdf.sections.map(({ text }) => text));
      // What else the wire says in words is said by both.
      if (page.accuracyWords) expect(pdf.details.map(({ value }) => value)).toContain(page.accuracyWords);
      expect(pdf.howMade.rows.map(({ value }) => value)).toContain(page.provenance?.writtenDay);
      for (const { message } of page.warnings) expect(pdf.howMade.paragraphs).toContain(message);
    },
  );

  it('say the same in a few lines, between the parts, of the lunar mansion and of what to do', () => {
    const report = presented({ timeAccuracy: 'exact' }, templated);
    const page = wire(report);
    const pdf = toDocument(report, names);
    const { glance, bridges, plan, mansion } = page.frame ?? {};
    expect(pdf.glance?.groups.map(({ texts }) => texts)).toEqual([
      glance?.strengths,
      [glance?.watch],
      [glance?.helps],
      [glance?.firstStep],
    ]);
    expect(pdf.sections.map(({ heading }) => heading)).toEqual(page.areas?.map(({ heading }) => heading));
    expect(pdf.sections.map(({ minute }) => minute?.text ?? '')).toEqual(page.minutes);
    expect(pdf.sections.map(({ bridge }) => bridge?.text)).toEqual([bridges?.[0]?.text, undefined]);
    expect(bridges).toHaveLength(1);
    expect(pdf.mansion).toEqual({ heading: mansion?.heading, paragraphs: [mansion?.text], number: 4 });
    expect(pdf.plan?.groups.map(({ texts }) => texts)).toEqual([[plan?.week], plan?.month]);
    expect(pdf.sections.every(({ drawing }) => drawing?.startsWith('<svg'))).toBe(true);
    // The name is filled in on both.
    expect(JSON.stringify([page.frame, pdf.mansion])).not.toContain('{name}');
    expect(pdf.plan?.heading).toContain('கயல்விழி');
  });

  it('leave nothing behind where a text is missing', () => {
    const { frame } = templated;
    if (!frame) throw new Error('the content has a template');
    const bare: ReportContent = {
      ...templated,
      frame: {
        ...frame,
        mansion: null,
        bridges: [],
        glance: { strengths: [], watch: null, helps: null },
        plan: { week: [], month: [] },
      },
    };
    const pdf = toDocument(presented({}, bare), names);
    expect([pdf.glance, pdf.mansion, pdf.plan]).toEqual([undefined, undefined, undefined]);
  });

  it('say the time, its accuracy, the clock to the second and the days by the product’s clock', () => {
    const { details, howMade } = wire(presented());
    const valueOf = (rows: { label: string; value: string }[], label: string) =>
      rows.find((row) => row.label === label)?.value;
    expect(valueOf(details, 'Time of birth')).toBe('06:00 PM');
    expect(valueOf(details, 'Accuracy of the time')).toBe('Within 15 minutes');
    expect(valueOf(details, 'Time zone')).toBe('5.89 hours (UTC+05:53:28, Asia/Kolkata)');
    expect(valueOf(details, 'Chandra rasi (Moon sign)')).toBe('Mesha (Aries) or Vrishabha (Taurus)');
    expect(valueOf(details, 'Referred by')).toBeUndefined();
    // Both were after midnight in India.
    expect(valueOf(howMade?.rows ?? [], 'Prepared on')).toBe('5 March 2026');
    expect(valueOf(howMade?.rows ?? [], 'Knowledge base')).toBe('Version 7 of 2 January 2026');
  });

  it('state no time, no accuracy and no houses where the time is not known', () => {
    const { details, howMade, accuracyWords } = wire(presented({ timeAccuracy: 'unknown' }));
    const labels = [...details, ...(howMade?.rows ?? [])].map(({ label }) => label);
    expect(labels).not.toContain('Accuracy of the time');
    expect(labels).not.toContain('Houses');
    expect([details[2]?.value, accuracyWords]).toEqual(['Not known', '']);
    expect(howMade?.paragraphs.join(' ')).toContain('at noon of that day');
  });
});

describe('the wire', () => {
  it('keeps its promise, and the record’s own forms of time and offset', () => {
    const page = wire(presented());
    expect(ReportDetail.parse(page)).toEqual(page);
    expect(page).toMatchObject({ timeOfBirth: '06:00:00 PM', timeZone: 353, utcOffsetMinutes: null });
    const byHand = wire(presented({ warnings: ['offset-given-by-hand'] }));
    expect(byHand.utcOffsetMinutes).toBeCloseTo(353.4667, 4);
    expect(wire(presented({ timeAccuracy: 'unknown', timeOfBirth: '00:00:00' })).timeOfBirth).toBe(
      '00:00:00 AM',
    );
  });

  it('of a preview does not count the parts that are not there, and of a closed report says nothing', () => {
    const preview = wire(presented({ paymentStatus: 'PENDING' }));
    expect([preview.preview, preview.howMade?.paragraphs.join(' ')]).toEqual([
      true,
      expect.not.stringContaining('of 2 parts'),
    ]);
    expect(wire(presented()).howMade?.paragraphs.join(' ')).toContain('1 of 2 parts');
    const closed = wire(presented({ paymentStatus: 'REFUNDED' }));
    expect(closed).toMatchObject({ preview: true, howMade: null, provenance: null, reportJson: '[]' });
    expect(closed.details.map(({ label }) => label)).not.toContain('Nakshatra');
  });
});

it('the export is the wire with its texts as texts', () => {
  const { reportJson, ...copy } = toExport(presented(), 'https://udaya.example');
  // What its reader flagged is said beside it.
  const { reportJson: text, upsets: _upsets, ...page } = wire(presented());
  expect(copy).toEqual(page);
  expect(reportJson).toEqual(JSON.parse(text));
});

it.each<[DetailChange, string, string, string]>([
  [
    { detail: 'dateOfBirth', before: '2018-05-24', after: '2018-05-25' },
    'Date of birth',
    '2018-05-24',
    '2018-05-25',
  ],
  [
    { detail: 'timeOfBirth', before: '19:42:00', after: undefined },
    'Time of birth',
    '07:42:00 PM',
    'Not known',
  ],
  [
    { detail: 'accuracy', before: 'exact', after: 'about60' },
    'Accuracy of the time',
    'To the minute',
    'Within an hour',
  ],
  [
    { detail: 'birthType', before: 'Natural', after: 'Forceps Delivery' },
    'Birth type',
    'Natural',
    'Forceps Delivery',
  ],
  [{ detail: 'bloodGroup', before: '', after: 'O+' }, 'Blood group', 'Not given', 'O+'],
  [
    {
      detail: 'clock',
      before: { offsetSeconds: 21_208, zone: 'Asia/Kolkata' },
      after: { offsetSeconds: 0, zone: 'Europe/London' },
    },
    'Time zone',
    'UTC+05:53:28, Asia/Kolkata',
    'UTC+00:00, Europe/London',
  ],
  [
    { detail: 'mansion', before: undefined, after: { nakshatra: 13, padas: [1] } },
    'Nakshatra',
    '',
    'Hasta, pada 1',
  ],
  [
    { detail: 'moonSign', before: [6, 7], after: [6] },
    'Chandra rasi (Moon sign)',
    'Kanya (Virgo) or Tula (Libra)',
    'Kanya (Virgo)',
  ],
])('a change is told in words: %j', (change, label, before, after) => {
  expect(describeChange(change)).toEqual({ label, before, after });
});
