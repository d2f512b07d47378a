import type { Planet } from '../../packages/astro/src/planets.ts';
import type { CuratedText } from '../../packages/core/src/knowledge/curated-text.ts';
import { rowIdOf } from '../../packages/core/src/knowledge/text-keys.ts';
import { readClaims, unbridged } from '../../packages/core/src/reports/check-report.ts';
import { composeReport } from '../../packages/core/src/reports/compose-report.ts';
import {
  findContradictions,
  isContradicted,
} from '../../packages/core/src/reports/composing/find-contradictions.ts';
import { fillPronouns } from '../../packages/core/src/reports/fill-name.ts';
import type { ReportContent, SourcedText } from '../../packages/core/src/reports/report-content.ts';
import type { ReportFacts } from '../../packages/core/src/reports/report-facts.ts';

/** What a report says, whoever composed it, as it is measured and printed. */
export interface Reading {
  opening: string;
  closing: string;
  parts: { planet: Planet; heading: string; text: string; minute?: string }[];
  /** What stands around the parts, in the order of the page. */
  around: { name: string; text: string; after?: Planet | 'mansion' }[];
  /** The texts of the plan. */
  tasks: string[];
  /** Undefined where texts have no tags. */
  claims:
    | { contradictions: number; unbridged: number; bridges: number; many: boolean; frame: number }
    | undefined;
}

/** A report of the composer, as {@link Reading}. */
export function readingOf(facts: ReportFacts, texts: readonly CuratedText[]): Reading {
  return readingFrom(
    composeReport(facts, texts, () => ''),
    texts,
  );
}

/** A written report of today, as {@link Reading}, whoever worded it; what it claims follows from its rows. */
export function readingFrom(content: ReportContent, texts: readonly CuratedText[]): Reading {
  const { opening, closing, statements, frame } = content;
  if (!frame) throw new Error('The report has no frame.');
  const { glance, bridges, plan, mansion } = frame;
  const tags = new Map(texts.map((row) => [rowIdOf(row), row.tags]));
  const tagsOf = (piece: SourcedText) => tags.get(rowIdOf(piece)) ?? [];
  const claims = readClaims(statements, frame, tagsOf);
  const around = [...frame.opening, ...frame.closing].map((piece) => ({ tags: tagsOf(piece) }));
  const spoken = (text: string) => fillPronouns(text, 'Others');
  const named = (name: string, pieces: readonly (SourcedText | null)[]) =>
    pieces.flatMap((piece) => (piece ? [{ name, text: spoken(piece.text) }] : []));
  return {
    opening: spoken(opening),
    closing: spoken(closing),
    parts: statements.map(({ planet, heading, description, minute }) => ({
      planet,
      heading: heading?.text ?? planet,
      text: spoken(description),
      ...(minute ? { minute: spoken(minute.text) } : {}),
    })),
    around: [
      ...named('Strength', glance.strengths),
      ...named('To watch', [glance.watch]),
      ...named('What helps', [glance.helps]),
      ...named('Lunar mansion', [mansion]),
      ...bridges.map(({ text, after, trait }) => ({ name: `Bridge (${trait ?? 'many'})`, text, after })),
      ...named('This week', plan.week),
      ...named('This month', plan.month),
    ],
    tasks: [...plan.week, ...plan.month].map(({ text }) => spoken(text)),
    claims: {
      contradictions: findContradictions(claims).length,
      unbridged: unbridged(claims, frame).length,
      bridges: bridges.length,
      many: bridges.some(({ trait }) => trait === null),
      frame: around.filter((one) => isContradicted(one.tags, [...claims, ...around])).length,
    },
  };
}

/** All that a report says, a text each. */
export function textsOf({ opening, closing, parts, around }: Reading): string[] {
  return [
    opening,
    ...parts.flatMap(({ text, minute }) => (minute ? [text, minute] : [text])),
    ...around.map(({ text }) => text),
    closing,
  ].filter((text) => text !== '');
}
