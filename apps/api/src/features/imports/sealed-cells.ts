import { seal, unseal } from '../../platform/crypto/seal.ts';
import type { birthImportErrors, birthImportRows } from './tables.ts';

/** Before what is sealed in a column of texts: rows that waited when an upgrade came are still in clear. */
const mark = 'sealed:';

/** Closes a text for one row, to be kept in a column of texts. */
function sealText(key: Buffer, text: string, binding: string): string {
  return mark + seal(key, text, binding).toString('base64');
}

/** Opens what `sealText` closed; a text in clear is answered as it is. */
function openText(key: Buffer, text: string, binding: string): string {
  return text.startsWith(mark) ? unseal(key, Buffer.from(text.slice(mark.length), 'base64'), binding) : text;
}

type NewRow = typeof birthImportRows.$inferInsert;
type NewError = typeof birthImportErrors.$inferInsert;
type RowOf = Pick<NewRow, 'importId' | 'rowNo'>;
const rowBinding = ({ importId, rowNo }: RowOf) => `birth_import_rows/${importId}/${rowNo}`;
const errorBinding = ({ importId, rowNo }: RowOf) => `birth_import_errors/${importId}/${rowNo}`;

/** Closes the cells and the number of a row. */
export function sealRow(key: Buffer, row: NewRow): NewRow {
  const shut = (text: string) => sealText(key, text, rowBinding(row));
  return { ...row, cells: row.cells?.map(shut) ?? null, mobile: row.mobile ? shut(row.mobile) : null };
}

/** A row with its cells and number in clear. */
export function openRow(key: Buffer, row: typeof birthImportRows.$inferSelect) {
  const open = (text: string) => openText(key, text, rowBinding(row));
  return { ...row, cells: row.cells?.map(open) ?? null, mobile: row.mobile && open(row.mobile) };
}

/** Closes the cell of an error. */
export function sealError(key: Buffer, error: NewError): NewError {
  return { ...error, value: sealText(key, error.value, errorBinding(error)) };
}

/** An error with its cell in clear. */
export function openError(key: Buffer, error: typeof birthImportErrors.$inferSelect) {
  return { ...error, value: openText(key, error.value, errorBinding(error)) };
}
