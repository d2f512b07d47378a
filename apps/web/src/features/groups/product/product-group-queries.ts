import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { productGroups } from '@udaya/contract/product-groups';
import type { UsageMonths } from '@udaya/core/groups/group-rules';
import type { GroupPlan, GroupType } from '@udaya/core/groups/group-types';
import { call } from '../../../api/call.ts';

/** All that the product admin knows of groups lies under this key. */
const key = 'product-groups';

/** What a page of the list is asked with. `page` counts from 0. */
export interface GroupListQuestion {
  page: number;
  size: number;
  sortField: 'created' | 'name' | 'reports';
  sortOrder: 'asc' | 'desc';
  search: string;
  type: GroupType | '';
  plan: GroupPlan | '';
}

/** A page of all groups. */
export function groupListQuery(query: GroupListQuestion) {
  return queryOptions({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(productGroups.list, { query, signal }),
    select: ({ groups, totalElements, totalPages }) => ({
      rows: groups,
      total: totalElements,
      pages: totalPages,
    }),
  });
}

/** One group. */
export function productGroupQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(productGroups.read, { params: { id }, signal }),
  });
}

/** The public form of a group. */
export function groupFormQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'form', id],
    queryFn: ({ signal }) => call(productGroups.readForm, { params: { id }, signal }),
  });
}

/** The admins of a group and those who are invited. */
export function groupAdminsQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'admins', id],
    queryFn: ({ signal }) => call(productGroups.listAdmins, { params: { id }, signal }),
  });
}

/** The reports of a group by month. */
export function groupUsageQuery(id: string, months: UsageMonths) {
  return queryOptions({
    queryKey: [key, 'usage', id, months],
    queryFn: ({ signal }) => call(productGroups.readUsage, { params: { id }, query: { months }, signal }),
  });
}

/** Has the lists asked again, after a group is another one than they say. */
export function forgetGroupLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [key, 'list'] });
}
