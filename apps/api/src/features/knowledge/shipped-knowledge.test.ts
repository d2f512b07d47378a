import { planets } from '@udaya/astro/planets';
import { findBannedSubjects } from '@udaya/core/knowledge/banned-subjects';
import { sentencesOf } from '@udaya/core/knowledge/count-words';
import { isPassageKey } from '@udaya/core/knowledge/text-keys';
import { findUnsafeAdvice } from '@udaya/core/knowledge/unsafe-advice';
import { reportTypes } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { readShippedTexts } from './shipped-knowledge.ts';

describe.each(reportTypes)('the knowledge base for %s', (reportType) => {
  const { texts } = readShippedTexts(reportType);

  it('holds one sound text for each planet and position', () => {
    expect(texts.filter(({ key }) => isPassageKey(key))).toHaveLength(planets.length * 12);
    const errors = texts.flatMap(({ key, text }) =>
      [...findBannedSubjects(text), ...findUnsafeAdvice(text, reportType)].map(
        ({ words }) => `${key}: ${words}`,
      ),
    );
    expect(errors).toEqual([]);
  });
});

it('no two texts of the product share a sentence', () => {
  const texts = reportTypes.flatMap((type) =>
    readShippedTexts(type).texts.map(({ key, text }) => ({ from: `${type} ${key}`, text })),
  );
  const first = new Map<string, string>();
  const shared = texts.flatMap(({ from, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const earlier = first.get(sentence);
      first.set(sentence, earlier ?? from);
      return earlier && earlier !== from ? [`${earlier} and ${from}: ${sentence}`] : [];
    }),
  );
  expect(first.size).toBeGreaterThan(1500);
  expect(shared).toEqual([]);
});
