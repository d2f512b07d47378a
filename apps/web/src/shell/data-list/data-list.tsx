import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { QueryView } from '../query-view.tsx';
import classes from './data-list.module.css';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListBar } from './list-bar.tsx';
import { ListCards } from './list-cards.tsx';
import { ListPages } from './list-pages.tsx';
import { type AnySearch, activeFilters, type Filter } from './list-search.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import type { Column, ListPage, Shape } from './list-types.ts';
import { NothingFound } from './nothing-found.tsx';
import { useLastPage } from './use-last-page.ts';

interface Props<Row> {
  /** What the list is of, in words: the caption of the table. */
  title: string;
  query: UseQueryResult<ListPage<Row>>;
  columns: readonly Column<Row>[];
  /** What can be done with a row, usually `RowActions`. */
  renderActions?: (row: Row, rowId: string) => ReactNode;
  /** What stands there where there is nothing at all yet. */
  empty: ReactNode;
  /** How many there are, in words. */
  count?: (total: number) => string;
  /** What the address carries, where the list is a page of its own: then it has filters, an order, pages and both shapes. */
  search?: AnySearch;
  /** Its filters, and the columns by which it can be ordered, the usual one first. */
  list?: { filters: readonly Filter[]; sorts: readonly string[] };
  /** One shape only; otherwise cards below 768 pixels and a table from there on. */
  shape?: Shape;
  /** The level of the names of cards as headings. */
  heading?: 2 | 3 | 4;
  /** What can be done with the whole list as it is filtered, beside the choice of its shape. */
  tools?: ReactNode;
  /** What is said of it, above the rows. */
  notice?: ReactNode;
  /** How many rows are expected, for the place that is held for them. */
  expected?: number;
}

/** A list of the server: what is asked for stands in the address, and each of its states is said in words. */
export function DataList<Row extends { id: string | number }>({
  title,
  query,
  columns,
  renderActions,
  empty,
  count,
  search,
  list,
  shape,
  heading = 3,
  tools,
  notice,
  expected = 3,
}: Props<Row>) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const { filters = [], sorts = [] } = list ?? {};
  const drawn = shape ?? search?.view ?? (wide ? 'table' : 'cards');
  const { data } = query;
  const filtered = search !== undefined && activeFilters(filters, search).length > 0;
  const beyond = useLastPage(search, query);
  const rowsHeld = Math.min(search?.size ?? (search ? 10 : expected), 10);

  return (
    <div className={classes.list} data-whole={search ? true : undefined}>
      {search && filters.length > 0 && (
        <>
          <FilterForm filters={filters} search={search} />
          <FilterChips filters={filters} search={search} />
        </>
      )}
      {search && (
        <div>
          <ListBar
            words={countText({ query, count, page: search.page ?? 1, filtered })}
            search={search}
            sorts={sorts.flatMap((sort) => columns.filter(({ key }) => key === sort))}
            shape={drawn}
            tools={tools}
          />
          {notice}
        </div>
      )}
      <QueryView
        query={query}
        surface={search !== undefined}
        skeleton={<ListSkeleton shape={drawn} columns={columns} rows={rowsHeld} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          beyond ? (
            <ListSkeleton shape={drawn} columns={columns} rows={rowsHeld} />
          ) : (
            <Nothing search={search} filters={filters} filtered={filtered}>
              {empty}
            </Nothing>
          )
        }
      >
        {({ rows }) => (
          <div
            className={classes.results}
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            {drawn === 'table' ? (
              <ListTable
                title={title}
                rows={rows}
                columns={columns}
                renderActions={renderActions}
                order={search && { search, sorts }}
              />
            ) : (
              <ListCards rows={rows} columns={columns} renderActions={renderActions} heading={heading} />
            )}
          </div>
        )}
      </QueryView>
      {search && data && data.total > 0 && <ListPages page={data} search={search} />}
    </div>
  );
}

interface NothingProps {
  search: AnySearch | undefined;
  filters: readonly Filter[];
  filtered: boolean;
  children: ReactNode;
}

/** Why a list is empty: the filter finds nothing, or there is nothing yet. */
function Nothing({ search, filters, filtered, children }: NothingProps) {
  if (!search) return children;
  if (filtered) return <NothingFound filters={filters} search={search} />;
  return <Panel>{children}</Panel>;
}

interface Counted {
  query: UseQueryResult<ListPage<unknown>>;
  count: ((total: number) => string) | undefined;
  page: number;
  filtered: boolean;
}

/** What is said of a list when it comes, and whenever it becomes another. */
function countText({ query: { data, isError }, count, page, filtered }: Counted): string {
  if (!data || !count) return isError ? '' : m.shell_loading();
  if (data.total === 0) return filtered ? m.list_nothing_found() : count(0);
  const words =
    data.totalIsExact === false ? m.list_more_than({ count: count(data.total) }) : count(data.total);
  return data.pages > 1 && page <= data.pages
    ? m.list_page_of({ page, pages: data.pages, count: words })
    : words;
}
