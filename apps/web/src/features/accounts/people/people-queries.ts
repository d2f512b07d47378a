import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type AstroUser,
  type AstroUserPage,
  type AstroUserSort,
  astroUsers,
} from '@udaya/contract/astro-users';
import { type ProductAdmin, productAdmins } from '@udaya/contract/product-admins';
import type { AccountState } from '@udaya/core/identity/account-states';
import { call } from '../../../api/call.ts';
import type { ListPage } from '../../../shell/data-list/list-types.ts';

const peopleKey = ['people'] as const;

/** What a page of the list is asked with; `page` counts from 0. */
export interface PeopleQuestion {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
  sortField: AstroUserSort;
  search: string;
  status: AccountState | '';
}

/** A page of the accounts, with whether more than its total are there. */
export interface PeoplePage extends ListPage<AstroUser> {
  totalIsExact: boolean;
}

export function peopleQuery(query: PeopleQuestion) {
  return queryOptions<AstroUserPage, Error, PeoplePage>({
    queryKey: [...peopleKey, 'list', query],
    queryFn: ({ signal }) => call(astroUsers.list, { query, signal }),
    select: ({ keys, totalItems, totalPages, totalIsExact }) => ({
      rows: keys,
      total: totalItems,
      pages: totalPages,
      totalIsExact,
    }),
  });
}

/** One account as it is now. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: [...peopleKey, 'person', id],
    queryFn: ({ signal }) => call(astroUsers.read, { params: { id }, signal }),
  });
}

/** Has everything that is known of accounts asked for again. */
export async function forgetPeople(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: peopleKey });
}

/** The product admins, and whoever is invited. */
export const adminsQuery = queryOptions({
  queryKey: ['product-admins'],
  queryFn: ({ signal }) => call(productAdmins.list, { signal }),
});

export function adminPage({ admins }: { admins: ProductAdmin[] }): ListPage<ProductAdmin> {
  return { rows: admins, total: admins.length, pages: 1 };
}
