import path from 'node:path';
import { readShippedTexts } from '../apps/api/src/features/knowledge/shipped-knowledge.ts';
import { readPrompt } from '../apps/api/src/features/writing/read-prompts.ts';
import type { TextRow } from '../packages/core/src/knowledge/curated-text.ts';
import { rowIdOf } from '../packages/core/src/knowledge/text-keys.ts';
import { baseLocale } from '../packages/core/src/locale.ts';
import { type ReportType, reportTypes } from '../packages/core/src/reports/report-types.ts';
import type { Prompt } from '../packages/core/src/writing/build-requests.ts';
import type { WriterMode } from '../packages/core/src/writing/writer-modes.ts';

/** What is evaluated: the texts of the reports, and the prompt that asks a model to word them. */
export interface Copy {
  name: string;
  textsOf(reportType: ReportType): TextRow[];
  promptOf(mode: WriterMode): Prompt;
}

const folder = path.join(import.meta.dirname, 'frozen');

/** The texts and the prompts that the recorded answers answer. Neither changes with the product's own: README.md says how to freeze anew. */
export const frozenCopy: Copy = {
  name: 'the copy that was frozen on 22 November 2026',
  textsOf: (reportType) => readShippedTexts(reportType, baseLocale, folder).texts,
  promptOf: (mode) => readPrompt(mode, 1),
};

/** The texts and the prompts that reports are written with. */
export const liveCopy: Copy = {
  name: 'the texts and prompts in use',
  textsOf: (reportType) => readShippedTexts(reportType).texts,
  promptOf: (mode) => readPrompt(mode),
};

/** Which copy is measured, and how far the product has gone on since. */
export function describeCopy(copy: Copy, mode: WriterMode): string {
  const changed = reportTypes.reduce((sum, type) => sum + countChanged(copy, type), 0);
  const inUse = liveCopy.promptOf(mode).version;
  return [
    `Measured: ${copy.name}, asked with the prompt ${copy.promptOf(mode).version}.`,
    ...(copy === liveCopy ? [] : [`In use: ${changed} of its texts changed, and the prompt ${inUse}.`]),
  ].join('\n');
}

/** How many texts of a copy are other ones in use, or gone, or new there. */
function countChanged(copy: Copy, reportType: ReportType): number {
  const rowsIn = ({ textsOf }: Copy) =>
    new Map(textsOf(reportType).map((row) => [rowIdOf(row), JSON.stringify(row)] as const));
  const [measured, inUse] = [rowsIn(copy), rowsIn(liveCopy)];
  return [...new Set([...measured.keys(), ...inUse.keys()])].filter(
    (id) => measured.get(id) !== inUse.get(id),
  ).length;
}
