import { NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.tsx';
import classes from './list-pages.module.css';
import { type AnySearch, pageSizes, usualSize } from './list-search.ts';
import type { ListPage } from './list-types.ts';
import { pageWindow } from './page-window.ts';

interface Props {
  page: Pick<ListPage<unknown>, 'pages' | 'total' | 'totalIsExact'>;
  search: AnySearch;
}

/** The pages of a list as links, at most ten of them, with the ways to the one before and the one after, and their size. */
export function ListPages({ page: { pages, total, totalIsExact = true }, search }: Props) {
  const page = search.page ?? 1;
  if (total <= usualSize) return null;
  return (
    <nav aria-label={m.list_pages()} className={classes.pages}>
      {pages > 1 && (
        <ul className={classes.list}>
          <li>
            <Step label={m.list_page_previous()} to={page > 1 ? page - 1 : undefined} search={search}>
              <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
            </Step>
          </li>
          {pageWindow(page, pages).map((number) => (
            <li key={number} className={classes.number} data-current={number === page || undefined}>
              <Link
                to="."
                search={{ ...search, page: number }}
                className={classes.page}
                aria-label={m.list_page({ page: number })}
                aria-current={number === page ? 'page' : undefined}
                activeOptions={{ exact: true, includeSearch: true }}
              >
                {number}
              </Link>
            </li>
          ))}
          <li>
            <Step label={m.list_page_next()} to={page < pages ? page + 1 : undefined} search={search}>
              <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
            </Step>
          </li>
        </ul>
      )}
      {!totalIsExact && page >= pages && <span className={classes.further}>{m.list_pages_further()}</span>}
      <PageSize search={search} />
    </nav>
  );
}

/** How many rows a page has. */
function PageSize({ search }: { search: AnySearch }) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={m.list_size()}
      className={classes.size}
      data={pageSizes.map((size) => ({ value: String(size), label: m.list_size_of({ size }) }))}
      value={String(search.size ?? usualSize)}
      onChange={(event) => {
        const size = pageSizes.find((one) => String(one) === event.currentTarget.value);
        void navigate({
          to: '.',
          search: { ...search, size: size === usualSize ? undefined : size, page: undefined },
          replace: true,
        });
      }}
    />
  );
}

interface StepProps {
  label: string;
  to: number | undefined;
  search: AnySearch;
  children: ReactNode;
}

function Step({ label, to, search, children }: StepProps) {
  if (to === undefined) {
    return (
      <span className={classes.page} role="link" aria-label={label} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link to="." search={{ ...search, page: to }} className={classes.page} aria-label={label}>
      {children}
    </Link>
  );
}
