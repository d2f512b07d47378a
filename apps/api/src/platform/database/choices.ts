import type { Locale } from '@udaya/core/locale';
import { compareNames } from '@udaya/format/compare-names';
import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** How many a picker shows at once. */
const shownAtOnce = 50;

/** One more than a picker shows, which tells that there are more. */
export const choicesAsked = shownAtOnce + 1;

/** What a picker asks for. */
export interface ChoiceQuestion {
  /** Part of a name; empty for all. */
  search?: string | undefined;
  /** An id that is answered in any case, so that what is chosen has its name. */
  chosen?: string | undefined;
}

/** The condition of a picker: those that fit the search, and the chosen one. */
export function offered(id: PgColumn, { search, chosen }: ChoiceQuestion, fits: (part: string) => SQL) {
  const found = search ? fits(search) : undefined;
  return found && chosen ? or(found, eq(id, chosen)) : found;
}

/** The chosen one first, so that it is no matter how many come before it by name. */
export function chosenFirst(id: PgColumn, { chosen }: ChoiceQuestion): SQL[] {
  return chosen ? [sql`(${id} = ${chosen}) desc`] : [];
}

/** By name as people look it up, whatever the order of the database: 'Åland' before 'Bengal', 'erode' before 'Thanjavur'. */
export function byName(name: SQLWrapper): SQL {
  return sql`${name} collate "und-x-icu"`;
}

/** What was found as a picker shows it, by name, and whether there are more. */
export function asChoices<Row>(
  found: readonly Row[],
  nameOf: (row: Row) => string,
  locale: Locale,
): { content: Row[]; more: boolean } {
  const compare = compareNames(locale);
  return {
    content: found.slice(0, shownAtOnce).toSorted((one, other) => compare(nameOf(one), nameOf(other))),
    more: found.length > shownAtOnce,
  };
}
