import { lintTexts } from '@udaya/core/knowledge/lint-texts';
import { isPassageKey, templateKindOf } from '@udaya/core/knowledge/text-keys';
import { isForMonths } from '@udaya/core/knowledge/traits';
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

describe('what the parents of a baby read', () => {
  const { texts } = readShippedTexts('Child');
  /** The texts that a report on a child of so many months may be made of. */
  const textsAt = (months: number) =>
    texts.filter(({ ageBand, tags }) => (ageBand === '' || ageBand === '0-2') && isForMonths(tags, months));

  // The months are those of the milestones that the CDC and the WHO give.
  it.each([
    ['smiling and looking back', 3, /hardly (?:look|smile)|smiles are rare|no interest in people/i],
    ['answering a voice', 6, /do not answer your voice|make few sounds/i],
    [
      'babbling, and looking round for somebody',
      9,
      /babble|few different sounds|look round for you|seek you when upset|seldom come to anyone|mind who comes/i,
    ],
    ['the own name', 12, /(?:turn|answer) to the(?:ir)? name/i],
    ['words', 18, /\bwords\b[^.]*\b(?:slow|late|few)\b/i],
  ])('says nothing of %s before %i months', (_, months, sign) => {
    const told = texts.filter(
      ({ ageBand, text }) => ageBand === '0-2' && sign.test(text) && /doctor/.test(text),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(
      textsAt(months - 1)
        .filter(({ text }) => sign.test(text) && /doctor/.test(text))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  it('feeds, seats and turns outwards nobody who is under six months', () => {
    const early =
      /mouthful|crust|a new taste|pushed-away spoon|last spoon|food cools|empty bowl|spoon need|chair, bowl|to the mouth, with|fac(?:e|ing) (?:out|the room)|on your knee\b|swing, with|sit between|from arm to arm|on “up”/i;
    expect(texts.filter(({ ageBand, text }) => ageBand === '0-2' && early.test(text)).length).toBeGreaterThan(
      15,
    );
    expect(
      textsAt(5)
        .filter(({ ageBand, text }) => ageBand === '0-2' && early.test(text))
        .map(({ key }) => key),
    ).toEqual([]);
  });

  it('sends a baby who fell to a doctor', () => {
    const fallen = texts.filter(
      ({ ageBand, text }) => ageBand === '0-2' && /after a fall|if they fall/i.test(text),
    );
    expect(fallen.length).toBeGreaterThan(0);
    for (const { text } of fallen) expect(text).toMatch(/fall [^.]*let a doctor see them/);
  });
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
