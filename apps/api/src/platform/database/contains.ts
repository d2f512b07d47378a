import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** That a column holds a part, in whatever case. */
export function contains(column: PgColumn, part: string): SQL {
  return ilike(column, asPart(part));
}

/** The pattern of a text that holds a part; `%` and `_` of the part are letters like others. */
export function asPart(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
