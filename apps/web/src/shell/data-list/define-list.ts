import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Route } from '@udaya/contract/route';
import { ownTimeZone } from '@udaya/format/time-zones';
import type { input, ZodMiniType } from 'zod/mini';
import { type CallInput, call, type Reply } from '../../api/call.ts';
import { activeFilters, type Filter, type ListSearch, listSearch, usualSize } from './list-search.ts';
import type { ListPage } from './list-types.ts';

/** A list of the contract, as `listRoute` declares it. */
type AnyListRoute = Route & {
  readonly filters: Readonly<Record<string, ZodMiniType>>;
  readonly sorts?: readonly string[];
};

/** The one array of a reply is its rows, whatever the specification calls them. */
type RowOf<Page> = {
  [Name in keyof Page]: Page[Name] extends readonly (infer Row)[] ? Row : never;
}[keyof Page];

/** What narrows a list of the route, for its export too. */
type FiltersOf<R extends AnyListRoute> = { [Name in keyof R['filters']]?: input<R['filters'][Name]> };

/** A filter of the page, with its name in the query where that is another one; null where `ask` says it. */
type AskedFilter<R extends AnyListRoute> = Filter &
  ({ name: keyof R['filters']; asks?: undefined } | { asks: keyof R['filters'] | null });

interface Definition<R extends AnyListRoute, Filters extends readonly AskedFilter<R>[]> {
  /** Where its pages are kept among all that is known of the server. */
  key: QueryKey;
  filters: Filters;
  /** The columns that it can be put in the order of, as the route calls them; only where the page's usual one is another. */
  sorts?: readonly string[];
  /** What else is asked for. */
  ask?: (search: { [Name in Filters[number]['name']]?: string | undefined }) => FiltersOf<R>;
  /** When a page is asked for again, in milliseconds, after so many answers. */
  again?: (rows: readonly RowOf<Reply<R>>[], answers: number) => number | false;
}

/** The search of a list. */
export type SearchOf<List extends { read: (raw: Record<string, unknown>) => object }> = ReturnType<
  List['read']
>;

/**
 * Defines how a page shows a list of the contract: how its address is read, and what the server is asked for by it, whether for a page of
 * rows or for a file. Days are those of the reader's own zone.
 */
export function defineList<R extends AnyListRoute, const Filters extends readonly AskedFilter<R>[]>(
  route: R,
  { key, filters, sorts = route.sorts ?? [], ask, again }: Definition<R, Filters>,
) {
  type Page = Reply<R>;
  type Row = RowOf<Page>;
  type Search = ListSearch<Filters[number]['name']>;
  const filtersOf = (search: Search): FiltersOf<R> => {
    const inForce = activeFilters(filters, search);
    const asked = inForce.flatMap(({ filter: { name, asks = name }, value }) =>
      asks === null ? [] : [[asks, value]],
    );
    const days = inForce.some(({ filter }) => filter.kind === 'date');
    return { ...Object.fromEntries(asked), ...(days && { timeZone: ownTimeZone() }), ...ask?.(search) };
  };
  return {
    filters: filters as readonly Filter[],
    sorts,
    /** Reads the address of the list: what is no such thing is dropped. */
    read: listSearch<Filters[number]['name']>({ filters, sorts }),
    /** What narrows the list, as its route and its export take it. */
    filtersOf,
    /** One page; while another one is on its way, the one before stays. */
    query: (search: Search) => {
      const { page = 1, size = usualSize, sort = 'desc', by = sorts[0] } = search;
      const query = {
        page: page - 1,
        size,
        ...(sorts.length > 0 && { sortOrder: sort }),
        ...(sorts.length > 1 && { sortField: by }),
        ...filtersOf(search),
      };
      return queryOptions<Page, Error, ListPage<Row>>({
        queryKey: [...key, query],
        queryFn: async ({ signal }) => call<Route>(route, { query, signal } as CallInput<Route>),
        select: pageOf<Row>,
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data, dataUpdateCount } }) =>
          again?.(data ? pageOf<Row>(data).rows : [], dataUpdateCount) ?? false,
      });
    },
  };
}

/** A page of a list, by whatever names the specification gives its parts. */
export function pageOf<Row>(reply: unknown): ListPage<Row> {
  const page = reply as { totalPages: number; totalIsExact: boolean } & (
    | { content: Row[]; totalElements: number }
    | { userBirthChartList: Row[]; totalElements: number }
    | { keys: Row[]; totalItems: number }
  );
  const { totalIsExact, totalPages: pages } = page;
  if ('keys' in page) return { rows: page.keys, total: page.totalItems, totalIsExact, pages };
  const rows = 'content' in page ? page.content : page.userBirthChartList;
  return { rows, total: page.totalElements, totalIsExact, pages };
}
