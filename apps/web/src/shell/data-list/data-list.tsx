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
import { type AnySearch, type Filter, filtersInForce } from './list-search.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import type { Column, ListPage, Shape } from './list-types.ts';
import { NoSuchPage, NothingFound } from './nothing-found.tsx';

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
  filters?: readonly Filter[];
  /** The columns by which it can be ordered, the usual one first. */
  sorts?: readonly string[];
  /** One shape only; otherwise cards below 768 pixels and a table from there on. */
  shape?: Shape;
  /** The level of the names of cards as headings. */
  heading?: 2 | 3 | 4;
  /** How many rows are expected, for the place that is held for them. */
  expected?: number;
}

/** A list of the server: what is asked for stands in the address, and each of its states is said in words. */
export function DataList<Row extends { id: string }>({
  title,
  query,
  columns,
  renderActions,
  empty,
  count,
  search,
  filters = [],
  sorts = [],
  shape,
  heading = 3,
  expected = 3,
}: Props<Row>) {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const drawn = shape ?? search?.view ?? (wide ? 'table' : 'cards');
  const { data } = query;
  const filtered = search !== undefined && filtersInForce(filters, search).length > 0;
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
        <ListBar
          words={countText({ query, count, page: search.page ?? 1, filtered })}
          search={search}
          sorts={sorts.flatMap((sort) => columns.find(({ key }) => key === sort) ?? [])}
          shape={drawn}
        />
      )}
      <QueryView
        query={query}
        surface={search !== undefined}
        skeleton={<ListSkeleton shape={drawn} columns={columns} rows={rowsHeld} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <Nothing search={search} filters={filters} pages={data?.pages ?? 0} filtered={filtered}>
            {empty}
          </Nothing>
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
      {search && data && data.total > 0 && (
        <ListPages pages={data.pages} total={data.total} search={search} />
      )}
    </div>
  );
}

interface NothingProps {
  search: AnySearch | undefined;
  filters: readonly Filter[];
  pages: number;
  filtered: boolean;
  children: ReactNode;
}

/** Why a page of a list is empty: there is no such page, the filter finds nothing, or there is nothing yet. */
function Nothing({ search, filters, pages, filtered, children }: NothingProps) {
  if (!search) return children;
  if (pages > 0) return <NoSuchPage search={search} pages={pages} />;
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
  if (!data || !count) return isError ? '' : m.state_loading();
  if (data.total === 0) return filtered ? m.list_nothing_found() : count(0);
  const words = count(data.total);
  return data.pages > 1 && page <= data.pages
    ? m.list_page_of({ page, pages: data.pages, count: words })
    : words;
}
