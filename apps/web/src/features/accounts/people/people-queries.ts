import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { astroUsers } from '@udaya/contract/astro-users';
import { type ProductAdmin, productAdmins } from '@udaya/contract/product-admins';
import { call } from '../../../api/call.ts';
import type { ListPage } from '../../../shell/data-list/list-types.ts';

/** All that is known of consumers' accounts lies under this key. */
export const peopleKey = ['people'] as const;

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
