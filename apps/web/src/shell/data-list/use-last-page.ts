import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AnySearch } from './list-search.ts';
import type { ListPage } from './list-types.ts';

/** Leads from a page beyond the end of a list, which has become shorter, to its last one. True while it is on its way. */
export function useLastPage(
  search: AnySearch | undefined,
  { data, isPlaceholderData }: UseQueryResult<ListPage<unknown>>,
): boolean {
  const navigate = useNavigate();
  const pages = data?.pages ?? 0;
  const empty = search !== undefined && data?.rows.length === 0 && pages > 0;
  const beyond = empty && !isPlaceholderData && (search.page ?? 1) > pages;
  useEffect(() => {
    if (beyond) void navigate({ to: '.', search: { ...search, page: pages }, replace: true });
  }, [beyond, navigate, pages, search]);
  return beyond || (empty && isPlaceholderData);
}
