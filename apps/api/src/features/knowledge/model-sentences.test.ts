import { isAgeBand } from '@udaya/core/knowledge/age-band';
import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { templateKindOf } from '@udaya/core/knowledge/text-keys';
import { wordsThatReadWell } from '@udaya/core/knowledge/text-lengths';
import { poleOf, traitOf } from '@udaya/core/knowledge/traits';
import { baseLocale } from '@udaya/core/locale';
import { fillPronouns } from '@udaya/core/reports/fill-name';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import { checkSentence, checkSlot } from '@udaya/core/writing/check-sentence';
import { type FactsPack, type PackSlot, slotKinds } from '@udaya/core/writing/facts-pack';
import { splitSentences } from '@udaya/core/writing/split-sentences';
import { expect, it } from 'vitest';
import { faithful } from '../../../testing/sentences/faithful.ts';
import { invented } from '../../../testing/sentences/invented.ts';
import { readShippedTexts } from './shipped-knowledge.ts';

const shipped = Object.fromEntries(
  reportTypes.map(
    (type) =>
      [
        type,
        readShippedTexts(type, baseLocale).texts.map((row) => ({
          ...row,
          text: fillPronouns(row.text, 'Others'),
        })),
      ] as const,
  ),
) as Partial<Record<ReportType, readonly TextRow[]>> as Record<ReportType, readonly TextRow[]>;

/** A pack of one place, in which the first of some rows stands. */
function packOf(reportType: ReportType, ageBand: FactsPack['ageBand'], rows: readonly TextRow[]) {
  const [first] = rows;
  if (!first) throw new Error('A place has a row.');
  const kind = slotKinds.find((one) => one === templateKindOf(first.key)) ?? 'part';
  const words = wordsThatReadWell(reportType, first);
  const slot: PackSlot = { id: 'place-1', kind, passage: 'p1', words, areas: [] };
  const pack: FactsPack = {
    version: '2',
    lang: baseLocale,
    reportType,
    ageBand,
    traits: [...new Set(rows.flatMap(({ tags }) => tags))].flatMap((tag, at) => {
      const trait = traitOf(tag);
      return trait ? [{ id: `t${at + 1}`, trait, pole: poleOf(tag), areas: [] }] : [];
    }),
    passages: rows.map(({ key, ageBand: band, text }, at) => ({
      id: `p${at + 1}`,
      row: { key, ageBand: band, version: 1, text },
      kind: 'frame',
      area: null,
      open: false,
    })),
    slots: [slot],
  };
  return { slot, pack, ids: pack.passages.map(({ id }) => id) };
}

/** The words by which a line of the lists is refused. */
function refusalsOf(line: string): string[] {
  const [who = '', keys = '', text = ''] = line.split(' | ');
  const [type = '', band = '-'] = who.split(' ');
  const reportType = reportTypes.find((one) => one === type);
  const ageBand = band !== '-' && isAgeBand(band) && band !== '' ? band : null;
  if (!reportType) throw new Error(`No report type: ${line}`);
  const rows = keys.split(';').map((key) => {
    const found = shipped[reportType].filter((row) => row.key === key);
    const row = found.find((one) => one.ageBand === '') ?? found.find((one) => one.ageBand === ageBand);
    if (!row) throw new Error(`No row: ${line}`);
    return row;
  });
  const { slot, pack, ids } = packOf(reportType, ageBand, rows);
  return checkSentence({ text, ids }, slot, pack).map(({ rule, words }) => `${rule}: ${words}`);
}

// Of a child there are 15,000 of them.
it.each(reportTypes)(
  'lets every sentence of the %s texts pass in its own place',
  (reportType) => {
    const wrong = shipped[reportType]
      .filter(({ key }) => !['heading', 'house', 'navamsa', 'nakshatra'].includes(templateKindOf(key) ?? ''))
      .flatMap((row) => {
        const { slot, pack, ids } = packOf(reportType, reportType === 'Child' ? row.ageBand || '3-5' : null, [
          row,
        ]);
        const sentences = splitSentences(row.text).map((text) => ({ text, ids }));
        const errors = [
          ...sentences.flatMap((one) => checkSentence(one, slot, pack)),
          ...checkSlot(sentences, slot, pack).filter(({ rule }) => rule !== 'length'),
        ];
        return errors.map(({ rule, words }) => `${row.key} ${row.ageBand}: ${rule}, ${words}`);
      });
    expect(wrong).toEqual([]);
  },
  120_000,
);

it('lets at least 97 of 100 faithful rewordings pass', () => {
  const refused = faithful.flatMap((line) => {
    const refusals = refusalsOf(line);
    return refusals.length > 0 ? [`${line} (${refusals.join('; ')})`] : [];
  });
  expect(faithful.length).toBeGreaterThanOrEqual(60);
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(faithful.length * 0.03);
});

it('refuses at least 95 of 100 invented sentences', () => {
  const passed = invented.filter((line) => refusalsOf(line).length === 0);
  expect(invented.length).toBeGreaterThanOrEqual(80);
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(invented.length * 0.05);
});
