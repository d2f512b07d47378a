import { groupPlans, groupTypes } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../../shell/data-list/list-search.ts';
import { planOptions, typeOptions } from './group-labels.ts';
import type { GroupListQuestion } from './product-group-queries.ts';

/** All groups, as the address asks for them. */
export const productGroupList = {
  filters: [
    { kind: 'text', name: 'search', label: m.groups_search, maxLength: 100 },
    { kind: 'select', name: 'type', label: m.groups_type, options: typeOptions },
    { kind: 'select', name: 'plan', label: m.groups_plan, options: planOptions },
  ],
  sorts: ['created', 'name', 'reports'],
} as const satisfies ListDefinition<'search' | 'type' | 'plan'>;

/** What the address of the list carries. */
export type GroupListSearch = SearchOf<typeof productGroupList>;

/** What the server is asked for an address; what the address leaves out is the usual. */
export function questionOf({
  page = 1,
  size = usualSize,
  by,
  sort = 'desc',
  search = '',
  type,
  plan,
}: GroupListSearch): GroupListQuestion {
  return {
    page: page - 1,
    size,
    sortField: productGroupList.sorts.find((one) => one === by) ?? 'created',
    sortOrder: sort,
    search,
    type: groupTypes.find((one) => one === type) ?? '',
    plan: groupPlans.find((one) => one === plan) ?? '',
  };
}

/** Reads the address of the list. */
export const readGroupSearch = listSearch(productGroupList);
