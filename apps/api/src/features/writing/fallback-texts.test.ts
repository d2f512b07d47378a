import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { isPassageKey } from '@udaya/core/knowledge/passage-keys';
import { rowIdOf, templateKindOf } from '@udaya/core/knowledge/text-keys';
import { wordsOfShipped } from '@udaya/core/knowledge/text-lengths';
import { baseLocale } from '@udaya/core/locale';
import { fillPronouns } from '@udaya/core/reports/fill-name';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import { checkSentence, checkSlot } from '@udaya/core/writing/check-sentence';
import type { FactsPack, PackSlot, SlotKind } from '@udaya/core/writing/facts-pack';
import { splitSentences } from '@udaya/core/writing/split-sentences';
import { describe, expect, it } from 'vitest';
import { readShippedTexts } from '../knowledge/shipped-knowledge.ts';

const kinds: Record<string, SlotKind> = {
  opening: 'opening',
  closing: 'closing',
  glance: 'glance',
  bridge: 'bridge',
  plan: 'plan',
};

/** A report in which a row is all that there is, cited by itself. */
function alone(reportType: ReportType, row: TextRow): { pack: FactsPack; slot: PackSlot } | undefined {
  const kind = isPassageKey(row.key) ? 'part' : kinds[templateKindOf(row.key) ?? ''];
  if (!kind) return undefined;
  const { key, ageBand } = row;
  const text = fillPronouns(row.text, 'Others');
  const slot = { id: `${kind}-1`, kind, passage: 'p1', words: wordsOfShipped(reportType, row), areas: [] };
  const passage = {
    id: 'p1',
    row: { key, ageBand, version: 1, text },
    kind: kind === 'part' ? ('part' as const) : ('frame' as const),
    area: null,
    open: false,
  };
  const pack = {
    version: '1',
    lang: baseLocale,
    reportType,
    ageBand: ageBand || (reportType === 'Child' ? ('0-2' as const) : null),
    signs: [],
    traits: [],
    passages: [passage],
    slots: [slot],
  };
  return { pack, slot };
}

describe('the texts that a sentence falls back to', () => {
  it.each(reportTypes)(
    'pass the checks of sentences and places, each row of %s by itself',
    (reportType) => {
      const rows = readShippedTexts(reportType).texts.flatMap((row) => {
        const found = alone(reportType, row);
        return found ? [{ ...found, row }] : [];
      });
      const errors = rows.flatMap(({ pack, slot, row }) => {
        const sentences = splitSentences(fillPronouns(row.text, 'Others')).map((text) => ({
          text,
          ids: ['p1'],
        }));
        return [
          ...sentences.flatMap((one) =>
            checkSentence(one, slot, pack).map((error) => ({ ...error, of: one.text })),
          ),
          ...checkSlot(sentences, slot, pack).map((error) => ({ ...error, of: row.text })),
        ].map(({ rule, words, of }) => `${rowIdOf(row)}: ${rule}: ${words}: ${of}`);
      });
      expect(rows.length).toBeGreaterThan(300);
      expect(errors).toEqual([]);
    },
    120_000,
  );
});
