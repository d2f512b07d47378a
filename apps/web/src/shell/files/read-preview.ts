import { isCsvName, readTableStart, sniffFile } from '@udaya/core/files/csv-file';
import * as m from '@udaya/messages';
import { megabyte } from './show-bytes.ts';

/** The first rows of a file, as it will be read. */
export interface Preview {
  heading: string[];
  rows: string[][];
}

const previewBytes = 65_536;
const previewRows = 5;

/** What keeps a file from being sent, as far as its name and size say. */
export function refuseFile(file: File | undefined, maxBytes: number): string | undefined {
  if (!file) return m.file_missing();
  if (!isCsvName(file.name)) return m.file_only_csv();
  if (file.size > maxBytes) return m.file_too_large({ max: maxBytes / megabyte });
  return file.size === 0 ? m.file_empty() : undefined;
}

const unreadable = {
  workbook: m.file_workbook,
  archive: m.file_archive,
  binary: m.file_binary,
};

/** Reads the first rows of a file in the browser, or says why it is no table of text. `isKnown` tells the columns that are looked for. */
export async function readPreview(
  file: File,
  isKnown: (heading: string) => boolean,
): Promise<Preview | { refused: string }> {
  const start = await file
    .slice(0, previewBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return { refused: m.file_gone() };
  const bytes = new Uint8Array(start);
  const kind = sniffFile(bytes.subarray(0, 4_096));
  if (kind === 'workbook' || kind === 'archive' || kind === 'binary') return { refused: unreadable[kind]() };
  let text: string;
  try {
    // As a part of a stream: a letter that the cut goes through is no error.
    text = new TextDecoder(kind, { fatal: true }).decode(bytes, { stream: file.size > previewBytes });
  } catch {
    return { refused: m.file_encoding() };
  }
  const { parse } = await import('csv-parse/browser/esm/sync');
  const { delimiter, headingAt } = readTableStart(text, isKnown);
  const rows: string[][] = parse(text.slice(headingAt), {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: previewRows + 1,
  });
  const [first = [], ...others] = rows;
  return { heading: first, rows: others };
}
