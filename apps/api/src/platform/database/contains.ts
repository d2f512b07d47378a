import { foldText } from '@udaya/core/fold-text';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** That a text holds a part, both as they are searched. */
export function contains(text: SQLWrapper, part: string): SQL {
  return sql`search_fold(${text}) like ${asPart(part)}`;
}

/** The pattern of a folded text that holds a part; `%` and `_` of the part are letters like others. */
export function asPart(part: string): string {
  return `%${foldText(part).replace(/[\\%_]/g, '\\$&')}%`;
}
