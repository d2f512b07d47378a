import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { productGroups } from '@udaya/contract/product-groups';
import type { UsageMonths } from '@udaya/core/groups/group-rules';
import { call } from '../../../api/call.ts';

/** All that the product admin knows of groups lies under this key. */
export const productGroupsKey = 'product-groups';

/** One group. */
export function productGroupQuery(id: string) {
  return queryOptions({
    queryKey: [productGroupsKey, 'one', id],
    queryFn: ({ signal }) => call(productGroups.read, { params: { id }, signal }),
  });
}

/** The admins of a group and those who are invited. */
export function groupAdminsQuery(id: string) {
  return queryOptions({
    queryKey: [productGroupsKey, 'admins', id],
    queryFn: ({ signal }) => call(productGroups.listAdmins, { params: { id }, signal }),
  });
}

/** The reports of a group by month. */
export function groupUsageQuery(id: string, months: UsageMonths) {
  return queryOptions({
    queryKey: [productGroupsKey, 'usage', id, months],
    queryFn: ({ signal }) => call(productGroups.readUsage, { params: { id }, query: { months }, signal }),
  });
}

/** Has the lists asked again, after a group is another one than they say. */
export function forgetGroupLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [productGroupsKey, 'list'] });
}
