import { astroUsers } from '@udaya/contract/astro-users';
import { type AccountState, accountStates } from '@udaya/core/identity/account-states';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { peopleKey } from './people-queries.ts';

const states: Record<AccountState, () => string> = {
  active: m.account_managed_state_active,
  pending: m.account_managed_state_pending,
  disabled: m.account_managed_state_disabled,
  deleting: m.account_managed_state_deleting,
};

/** The accounts of astro users, as the address asks for them. */
export const peopleList = defineList(astroUsers.list, {
  key: [...peopleKey, 'list'],
  filters: [
    { kind: 'text', name: 'search', label: m.account_managed_search, maxLength: 100 },
    {
      kind: 'select',
      name: 'state',
      asks: 'status',
      label: m.account_managed_status,
      options: () => accountStates.map((state) => ({ value: state, label: states[state]() })),
    },
  ],
});

/** What the address of the list carries. */
export type PeopleSearch = SearchOf<typeof peopleList>;
