import type { ProductListSearch } from './list-search.ts';

/** Where a list stands: its page and all that its address carries. */
export interface ListAddress {
  to: '/birthchart-report' | '/product/users-birthchart';
  search: ProductListSearch;
}
