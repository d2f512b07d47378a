import { dateText } from '@udaya/contract/fields';
import * as z from 'zod/mini';

const maybe = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

/** What the address of a list carries; what is the default is left out. `page` counts from 1. */
export const ListSearch = z.object({
  page: maybe(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  sort: maybe(z.enum(['asc', 'desc'])),
  from: maybe(dateText),
  view: maybe(z.enum(['cards', 'table'])),
  name: maybe(z.string().check(z.maxLength(100))),
});
export type ListSearch = z.infer<typeof ListSearch>;

/** The same with the product admin's further filter. */
export const ProductListSearch = z.extend(ListSearch, {
  to: maybe(dateText),
});
export type ProductListSearch = z.infer<typeof ProductListSearch>;

/** Whether a filter narrows the list. */
export function isFiltered({ from, to, name }: ProductListSearch): boolean {
  return Boolean(from ?? to ?? name);
}

/** The order and the shape of a list without its filters, at its first page. */
export function unfiltered({ sort, view }: ProductListSearch): ProductListSearch {
  return { sort, view, page: undefined, from: undefined, to: undefined, name: undefined };
}

/** What is set, for the way back to this page of the list. */
export function plainSearch(search: ProductListSearch): Record<string, string | number> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >;
}
