import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'sentences');

/** The files of `testing/sentences` whose name begins so, with their rows by column; lists that were held back are put beside the first. */
export function readSentences(begin: string): { file: string; rows: Record<string, string>[] }[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${begin}-`) && file.endsWith('.csv'))
    .sort()
    .map((file) => {
      const [names = [], ...rows] = cellsOf(readFileSync(path.join(folder, file), 'utf8'));
      const named = rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
      return { file, rows: named };
    });
}

/** One row a line; a cell with commas stands in quotation marks, of which two are one. */
const cellsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        (quoted ?? plain ?? '').replaceAll('""', '"'),
      ),
    );
