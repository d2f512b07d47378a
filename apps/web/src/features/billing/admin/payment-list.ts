import { productPayments, shortestPart } from '@udaya/contract/product-payments';
import { orderStatuses } from '@udaya/core/billing/order-status';
import { providers } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import { accountChoices } from '../../../shell/data-list/account-choices.ts';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { orderStatusWords, providerName } from '../payment-text.ts';
import { askAgain, isMoving } from './payment-queries.ts';

/** Fewer characters are not looked up. */
const atLeast = (min: number) => ({
  is: new RegExp(`^\\s*\\S.{${min - 2},}\\S\\s*$`, 'su'),
  message: () => m.payment_admin_filter_short({ min }),
});

/** All payments, as the product admin's address asks for them. */
export const productPaymentList = defineList(productPayments.list, {
  key: ['billing', 'list'],
  filters: [
    {
      kind: 'text',
      name: 'who',
      label: m.payment_admin_filter_who,
      maxLength: 100,
      pattern: atLeast(shortestPart),
    },
    {
      kind: 'pick',
      name: 'account',
      asks: 'userId',
      label: m.payment_admin_column_account,
      choices: accountChoices,
    },
    {
      kind: 'select',
      name: 'status',
      label: m.payment_admin_filter_status,
      options: () => orderStatuses.map((value) => ({ value, label: orderStatusWords(value) })),
    },
    { kind: 'text', name: 'reference', label: m.payment_admin_filter_reference, maxLength: 64 },
    { kind: 'date', name: 'from', label: m.payment_admin_filter_from },
    { kind: 'date', name: 'to', label: m.payment_admin_filter_to, from: 'from' },
    {
      kind: 'text',
      name: 'currency',
      label: m.payment_admin_filter_currency,
      maxLength: 3,
      pattern: atLeast(3),
    },
    {
      kind: 'select',
      name: 'provider',
      label: m.payment_admin_filter,
      options: () => providers.map((value) => ({ value, label: providerName(value) })),
    },
    {
      kind: 'select',
      name: 'due',
      asks: 'refundDue',
      label: m.payment_admin_filter_due,
      options: () => [{ value: 'true', label: m.payment_admin_filter_due_only() }],
    },
  ],
  again: (payments) => (payments.some(isMoving) ? askAgain : false),
});

/** What the address of the list carries. */
export type PaymentListSearch = SearchOf<typeof productPaymentList>;
