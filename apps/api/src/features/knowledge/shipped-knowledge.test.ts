import { rowBandsOf } from '@udaya/core/knowledge/age-band';
import { lintLanguage, lintTexts } from '@udaya/core/knowledge/lint-texts';
import { isPassageKey } from '@udaya/core/knowledge/passage-keys';
import { templateKindOf } from '@udaya/core/knowledge/text-keys';
import { textLanguages } from '@udaya/core/knowledge/text-languages';
import { isForMonths } from '@udaya/core/knowledge/traits';
import { namePlaceholder } from '@udaya/core/reports/fill-name';
import { reportTypes } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { readShippedTexts } from './shipped-knowledge.ts';

describe.each(reportTypes)('the knowledge base for %s', (reportType) => {
  const { texts } = readShippedTexts(reportType);

  it('holds every row that a report can be made of, once and sound', () => {
    expect(lintTexts(reportType, texts)).toEqual([]);
  }, 120_000);

  it.each(textLanguages[reportType].slice(1))('stands whole and sound in %s', (lang) => {
    const { texts: rows } = readShippedTexts(reportType, lang);
    expect(lintLanguage(reportType, { lang, rows, base: texts, sha256Of: sha256 })).toEqual([]);
  });

  it('names the reader in passages of Child reports alone', () => {
    const named = texts.filter(({ key, text }) => isPassageKey(key) && text.includes(namePlaceholder));
    expect(named.length > 0).toBe(reportType === 'Child');
  });
});

it('has portraits and helps for each age of a child, in three wordings but for Moon and Ascendant, and passages for two ages of adults', () => {
  const countsOf = (reportType: (typeof reportTypes)[number]) =>
    Object.fromEntries(
      (['', ...rowBandsOf(reportType)] as const).map((band) => [
        band || 'any',
        readShippedTexts(reportType).texts.filter(({ key, ageBand }) => isPassageKey(key) && ageBand === band)
          .length,
      ]),
    );
  const rows = 24 + 3 * 96;
  expect(countsOf('Child')).toEqual({
    any: rows,
    '0': 2 * rows,
    '0-2': 0,
    '1-2': rows,
    '3-5': rows,
    '6-9': rows,
    '10-14': 2 * rows,
  });
  expect(countsOf('Student')).toEqual({ any: 120 });
  expect(countsOf('Adult')).toEqual({ any: 120, '18-29': 120, '30+': 0 });
});

describe('what the parents of a baby read', () => {
  const { texts } = readShippedTexts('Child');
  const forBabies = texts.filter(({ ageBand }) => ageBand === '0');

  it('feeds, seats and turns outwards nobody who is under six months', () => {
    const early =
      /mouthful|crust|a new taste|spoon|mashed|highchair|to the mouth, with|fac(?:e|es|ing) (?:out|forward|the room)|\bswing, with|sit between|(?:sit|stand)s? alone|crawl/i;
    expect(
      forBabies
        .filter(({ tags, text }) => isForMonths(tags, 5) && early.test(text))
        .map(({ key, text }) => `${key}: ${text}`),
    ).toEqual([]);
  });
});

it('names a doctor, a clinic or a helpline in the signs alone', () => {
  const medical = /\b(?:doctor|paediatrician|clinic|hospital|helpline)s?\b/i;
  expect(
    readShippedTexts('Child')
      .texts.filter(({ key, text }) => !key.startsWith('sign.') && medical.test(text))
      .map(({ key, text }) => `${key}: ${text}`),
  ).toEqual([]);
});

it('says bridges and glance, which name nobody, to all readers alike', () => {
  const impersonal = (reportType: (typeof reportTypes)[number]) =>
    readShippedTexts(reportType)
      .texts.filter(({ key }) => ['bridge', 'glance'].includes(templateKindOf(key) ?? ''))
      .map(({ key, text }) => `${key}: ${text}`)
      .toSorted();
  const [first, ...others] = reportTypes.map(impersonal);
  for (const one of others) expect(one).toEqual(first);
});
