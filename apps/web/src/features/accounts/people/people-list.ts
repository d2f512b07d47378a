import type { AstroUserSort } from '@udaya/contract/astro-users';
import { type AccountState, accountStates } from '@udaya/core/identity/account-states';
import * as m from '@udaya/messages';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../../shell/data-list/list-search.ts';
import type { PeopleQuestion } from './people-queries.ts';

const states: Record<AccountState, () => string> = {
  active: m.people_state_active,
  pending: m.people_state_pending,
  disabled: m.people_state_disabled,
  deleting: m.people_state_deleting,
};

/** What the server calls the order by each column; the usual one first. */
const sortFields = {
  created: 'createdDate',
  name: 'firstName',
  email: 'email',
  city: 'city',
  country: 'country',
  status: 'activated',
} as const satisfies Record<string, AstroUserSort>;
type SortKey = keyof typeof sortFields;

/** The accounts of astro users, as the address asks for them. */
export const peopleList = {
  filters: [
    { kind: 'text', name: 'search', label: m.people_search, maxLength: 100 },
    {
      kind: 'select',
      name: 'state',
      label: m.people_status,
      options: () => accountStates.map((state) => ({ value: state, label: states[state]() })),
    },
  ],
  sorts: Object.keys(sortFields),
} as const satisfies ListDefinition<'search' | 'state'>;

/** What the address of the list carries. */
export type PeopleSearch = SearchOf<typeof peopleList>;

/** What the server is asked for an address; what the address leaves out is the usual. */
export function peopleQuestionOf({
  page = 1,
  size = usualSize,
  sort = 'desc',
  by = 'created',
  search = '',
  state,
}: PeopleSearch): PeopleQuestion {
  return {
    page: page - 1,
    size,
    sortOrder: sort,
    sortField: sortFields[by as SortKey],
    search: search.trim(),
    status: accountStates.find((one) => one === state) ?? '',
  };
}

/** Reads the address of the list. */
export const readPeopleSearch = listSearch(peopleList);
