import { lintTexts } from '@udaya/core/knowledge/lint-texts';
import { frameKindOf, isPassageKey } from '@udaya/core/knowledge/text-keys';
import { namePlaceholder } from '@udaya/core/reports/fill-name';
import { reportTypes } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { readShippedTexts } from './shipped-knowledge.ts';

describe.each(reportTypes)('the knowledge base for %s', (reportType) => {
  const { texts } = readShippedTexts(reportType);

  it('holds every row that a report can be made of, once and sound', () => {
    expect(lintTexts(reportType, texts)).toEqual([]);
  });

  it('names the reader in passages of Child reports alone', () => {
    const named = texts.filter(({ key, text }) => isPassageKey(key) && text.includes(namePlaceholder));
    expect(named.length > 0).toBe(reportType === 'Child');
  });
});

it('has 120 portraits and 480 helps for children, and 120 passages for students and for adults each', () => {
  const countOf = (reportType: (typeof reportTypes)[number], isBanded: boolean) =>
    readShippedTexts(reportType).texts.filter(
      ({ key, ageBand }) => isPassageKey(key) && (ageBand !== '') === isBanded,
    ).length;
  expect(reportTypes.map((type) => [type, countOf(type, false), countOf(type, true)])).toEqual(
    expect.arrayContaining([
      ['Child', 120, 480],
      ['Student', 120, 0],
      ['Adult', 120, 0],
    ]),
  );
});

it('says bridges and glance, which name nobody, to all readers alike', () => {
  const impersonal = (reportType: (typeof reportTypes)[number]) =>
    readShippedTexts(reportType)
      .texts.filter(({ key }) => ['bridge', 'glance'].includes(frameKindOf(key) ?? ''))
      .map(({ key, text }) => `${key}: ${text}`)
      .toSorted();
  const [first, ...others] = reportTypes.map(impersonal);
  for (const one of others) expect(one).toEqual(first);
});
