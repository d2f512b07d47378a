import { shortestPart } from '@udaya/contract/product-payments';
import { orderStatuses } from '@udaya/core/billing/order-status';
import { providers } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import { accountChoices } from '../../../shell/data-list/account-choices.ts';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../../shell/data-list/list-search.ts';
import { orderStatusWords, providerName } from '../payment-text.ts';

type FilterName =
  | 'status'
  | 'who'
  | 'account'
  | 'reference'
  | 'from'
  | 'to'
  | 'currency'
  | 'provider'
  | 'due';

/** Fewer characters are not looked up. */
const atLeast = (min: number) => ({
  is: new RegExp(`^\\s*\\S.{${min - 2},}\\S\\s*$`, 'su'),
  message: () => m.payadmin_filter_short({ min }),
});

/** All payments, as the product admin's address asks for them. */
export const productPaymentList = {
  filters: [
    {
      kind: 'text',
      name: 'who',
      label: m.payadmin_filter_who,
      maxLength: 100,
      pattern: atLeast(shortestPart),
    },
    { kind: 'pick', name: 'account', label: m.payadmin_column_account, choices: accountChoices },
    {
      kind: 'select',
      name: 'status',
      label: m.payadmin_filter_status,
      options: () => orderStatuses.map((value) => ({ value, label: orderStatusWords(value) })),
    },
    { kind: 'text', name: 'reference', label: m.payadmin_filter_reference, maxLength: 64 },
    { kind: 'date', name: 'from', label: m.payadmin_filter_from },
    { kind: 'date', name: 'to', label: m.payadmin_filter_to, from: 'from' },
    { kind: 'text', name: 'currency', label: m.payadmin_filter_currency, maxLength: 3, pattern: atLeast(3) },
    {
      kind: 'select',
      name: 'provider',
      label: m.pay_admin_filter,
      options: () => providers.map((value) => ({ value, label: providerName(value) })),
    },
    {
      kind: 'select',
      name: 'due',
      label: m.payadmin_filter_due,
      options: () => [{ value: 'true', label: m.payadmin_filter_due_only() }],
    },
  ],
  sorts: ['created', 'amount', 'changed'],
} as const satisfies ListDefinition<FilterName>;

/** What the address of the list carries. */
export type PaymentListSearch = SearchOf<typeof productPaymentList>;

/** What a page of the list is asked with; what the address leaves out is the usual. */
export function questionOf(search: PaymentListSearch) {
  const { page = 1, size = usualSize, sort = 'desc', by } = search;
  return { page: page - 1, size, sortOrder: sort, by: sorts.find((one) => one === by), ...filtersOf(search) };
}

const { sorts } = productPaymentList;

/** The filters in force, as the server takes them; days are those of the reader's own zone. */
export function filtersOf({
  status,
  who,
  account,
  reference,
  from,
  to,
  currency,
  provider,
  due,
}: PaymentListSearch) {
  return {
    status: orderStatuses.find((one) => one === status),
    who,
    userId: account,
    reference,
    from,
    to,
    currency,
    provider: providers.find((one) => one === provider),
    refundDue: due === 'true' ? ('true' as const) : undefined,
  };
}

/** Reads the address of the list. */
export const readPaymentSearch = listSearch(productPaymentList);
