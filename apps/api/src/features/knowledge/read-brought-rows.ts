import type { Queryable } from '../../platform/database/handles.ts';
import { type BroughtPlace, type BroughtRow, listBroughtRows } from './store-brought.ts';

/** The rows that a report names, as they stand, with the file or the action that brought each; what is gone is not among them. */
export async function readBroughtRows(
  db: Queryable,
  wanted: readonly BroughtPlace[],
): Promise<(Omit<BroughtRow, 'firstName' | 'lastName'> & { broughtBy: string })[]> {
  const rows = await listBroughtRows(db, wanted);
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    broughtBy: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }));
}
