import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconChevronLeft, IconChevronRight } from '../../../ui/icons.tsx';
import type { ReactNode } from 'react';
import classes from './list-pages.module.css';
import { pageWindow } from './page-window.ts';
import { listAt, type ListAddress } from './list-address.ts';

interface Props {
  page: number;
  pages: number;
  total: number;
  address: ListAddress;
}

/** The pages of a list as links, at most ten of them, with the ways to the one before and the one after. */
export function ListPages({ page, pages, total, address }: Props) {
  const count = total === 1 ? m.list_count_one() : m.list_count({ total });
  return (
    <nav aria-label={m.list_pages()} className={classes.pages}>
      <Text size="sm" c="dimmed" role="status">
        {pages > 1 && page <= pages ? m.list_page_of({ page, pages, count }) : count}
      </Text>
      {pages > 1 && (
        <ul className={classes.list}>
          <li>
            <Step label={m.list_page_previous()} to={page > 1 ? page - 1 : undefined} address={address}>
              <IconChevronLeft size={20} stroke={1.8} aria-hidden="true" />
            </Step>
          </li>
          {pageWindow(page, pages).map((number) => (
            <li key={number} className={classes.number} data-current={number === page || undefined}>
              <Link
                {...listAt(address, { ...address.search, page: number })}
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
            <Step label={m.list_page_next()} to={page < pages ? page + 1 : undefined} address={address}>
              <IconChevronRight size={20} stroke={1.8} aria-hidden="true" />
            </Step>
          </li>
        </ul>
      )}
    </nav>
  );
}

interface StepProps {
  label: string;
  to: number | undefined;
  address: ListAddress;
  children: ReactNode;
}

function Step({ label, to, address, children }: StepProps) {
  if (to === undefined) {
    return (
      <span className={classes.page} role="link" aria-label={label} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link {...listAt(address, { ...address.search, page: to })} className={classes.page} aria-label={label}>
      {children}
    </Link>
  );
}
