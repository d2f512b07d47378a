import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CuratedText } from '../../../packages/core/src/knowledge/curated-text.ts';
import type { ReportType } from '../../../packages/core/src/reports/report-types.ts';
import { readCsvRows } from './read-csv-rows.ts';

/** The texts of the first composer, as they were when it was replaced. */
export function readTextsBefore(type: ReportType): CuratedText[] {
  const read = (name: string) =>
    readCsvRows(readFileSync(path.join(import.meta.dirname, `${name}.csv`), 'utf8'));
  const file = type.toLowerCase();
  const common = {
    ageBand: '',
    title: '',
    tags: [],
    reviewed: '',
    lang: 'en',
    versionId: 1,
    versionDate: '',
  } as const;
  return [
    ...read(file).map(([planet, position, , text = '']) => ({
      ...common,
      key: `${planet} ${position}`,
      text,
    })),
    ...read(`${file}-phrases`).map(([key = '', text = '']) => ({ ...common, key, text })),
  ];
}
