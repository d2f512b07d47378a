import { planets } from '@udaya/astro/planets';
import { elements, modes } from '@udaya/astro/signs';
import { findBannedSubjects } from '@udaya/core/knowledge/banned-subjects';
import { lintPassages, sentencesOf } from '@udaya/core/knowledge/lint-passages';
import { findUnsafeAdvice } from '@udaya/core/knowledge/unsafe-advice';
import { reportTypes } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { readShippedPassages, readShippedPhrases } from './shipped-knowledge.ts';

const phraseKeys = [
  ...[...elements, 'even'].map((element) => `opening.element.${element}`),
  ...Array.from({ length: 27 }, (_, index) => `opening.nakshatra.${index + 1}`),
  ...[...modes, 'even'].map((mode) => `closing.mode.${mode}`),
  ...elements.map((element) => `closing.quiet.${element}`),
  ...['1', '2', '3', '4', 'open'].map((pada) => `closing.pada.${pada}`),
];

describe.each(reportTypes)('the knowledge base for %s', (reportType) => {
  const { passages } = readShippedPassages(reportType);
  const phrases = readShippedPhrases(reportType);

  it('holds one sound text for each planet and position', () => {
    expect(passages).toHaveLength(planets.length * 12);
    expect(lintPassages(passages)).toEqual([]);
  });

  it('holds a phrase for whatever a chart can open and close with', () => {
    expect(Object.keys(phrases).sort()).toEqual(phraseKeys.sort());
    const errors = Object.entries(phrases).flatMap(([key, text]) =>
      [...findBannedSubjects(text), ...findUnsafeAdvice(text, reportType)].map(
        ({ words }) => `${key}: ${words}`,
      ),
    );
    expect(errors).toEqual([]);
  });
});

it('no two texts of the product share a sentence', () => {
  const texts = reportTypes.flatMap((type) => [
    ...readShippedPassages(type).passages.map(({ planet, position, description }) => ({
      from: `${type} ${planet} ${position}`,
      text: description,
    })),
    ...Object.entries(readShippedPhrases(type)).map(([key, text]) => ({ from: `${type} ${key}`, text })),
  ]);
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
