import { stringify } from 'csv-stringify/sync';
import type { UserCall } from '../../platform/call-context.ts';
import { readNamedVersion } from './present-version.ts';
import { readPassagesOf } from './store.ts';

const columns = ['planet', 'position', 'descriptionTitle', 'description'] as const;

/**
 * All that a version holds as a CSV file in UTF-8 with a byte order mark. Uploaded again it finds every text equal, so nothing in it is
 * changed: not what a spreadsheet would calculate either, unlike in every other file of the product.
 * @throws Failure `record.missing`
 */
export async function exportFile(
  { db }: Pick<UserCall, 'db'>,
  { id }: { id: number },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { version } = await readNamedVersion(db, id);
  const texts = await readPassagesOf(db, version);
  const rows = texts.map(({ planet, position, title, description }) => [
    planet,
    position,
    title,
    description,
  ]);
  const file = stringify(rows, {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    // A line break of any kind, and white space that a reader might trim.
    quoted_match: /[\r\n\u2028\u2029]|^\s|\s$/u,
  });
  return {
    fileName: `knowledge-${version.reportType.toLowerCase()}-version-${version.id}.csv`,
    bytes: Buffer.from(file, 'utf8'),
  };
}
