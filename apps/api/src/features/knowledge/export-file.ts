import type { FileKind } from '@udaya/core/knowledge/upload-file';
import { stringify } from 'csv-stringify/sync';
import type { UserCall } from '../../platform/call-context.ts';
import { readNamedVersion } from './present-version.ts';
import { readTextsOf } from './store.ts';
import { fileColumns, fileRows } from './text-file.ts';

/**
 * The passages that a version holds, or the texts of its template, as a CSV file in UTF-8 with a byte order mark. Uploaded again it finds
 * every text equal, so no text in it is changed: not what a spreadsheet would calculate either, unlike in every other file of the product.
 * @throws Failure `record.missing`
 */
export async function exportFile(
  { db }: Pick<UserCall, 'db'>,
  { id, part = 'passages' }: { id: number; part?: FileKind | undefined },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { version } = await readNamedVersion(db, id);
  const rows = fileRows(part, await readTextsOf(db, version));
  const file = stringify(
    rows.map((row) => fileColumns(part, version.reportType).map((name) => row[name] ?? '')),
    {
      header: true,
      columns: fileColumns(part, version.reportType),
      bom: true,
      record_delimiter: 'windows',
      // A line break of any kind, and white space that a reader might trim.
      quoted_match: /[\r\n\u2028\u2029]|^\s|\s$/u,
    },
  );
  const frame = part === 'frame' ? '-frame' : '';
  return {
    fileName: `knowledge-${version.reportType.toLowerCase()}-version-${version.id}${frame}.csv`,
    bytes: Buffer.from(file, 'utf8'),
  };
}
