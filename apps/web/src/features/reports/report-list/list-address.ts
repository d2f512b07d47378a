import type { ProductListSearch } from './list-search.ts';

/** Where a list stands: its page and all that its address carries. */
export interface ListAddress {
  to: '/birthchart-report' | '/product/users-birthchart';
  search: ProductListSearch;
}

/** The same list with another search, for links and for going there. The router cannot tell which of the two it is. */
export function listAt(
  { to }: ListAddress,
  search: ProductListSearch,
): { to: ListAddress['to']; search: never } {
  return { to, search: search as never };
}
