import { productGroups } from '@udaya/contract/product-groups';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { planOptions, typeOptions } from './group-labels.ts';
import { productGroupsKey } from './product-group-queries.ts';

/** All groups, as the address asks for them. */
export const productGroupList = defineList(productGroups.list, {
  key: [productGroupsKey, 'list'],
  filters: [
    { kind: 'text', name: 'search', label: m.group_search, maxLength: 100 },
    { kind: 'select', name: 'type', label: m.group_type, options: typeOptions },
    { kind: 'select', name: 'plan', label: m.group_plan, options: planOptions },
  ],
});

/** What the address of the list carries. */
export type GroupListSearch = SearchOf<typeof productGroupList>;
