import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'])
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));

/**
 * A comparison with a role or with where the payment of a report stands: `role === 'user'`, `case 'productAdmin'`,
 * `paymentStatus !== 'PAID'`. Orders and refunds have statuses of their own, some by the same names.
 */
const unmistakable = 'user|productAdmin|groupAdmin|branchAdmin|groupUser|PAID|TRIAL';
const comparison = new RegExp(
  [
    `\\b\\w*([rR]ole|aymentStatus)\\s*[!=]==?\\s*'(${unmistakable}|PENDING|FAILED|REFUNDED)'`,
    `[!=]==?\\s*'(${unmistakable})'`,
    `'(${unmistakable})'\\s*[!=]==`,
    `\\bcase\\s+'(${unmistakable})'`,
  ].join('|'),
  'g',
);

function comparisonsIn(text: string): string[] {
  return [...text.matchAll(comparison)].map(([found]) => found);
}

/** Where roles and payment statuses are at home: the policy, and what it is made of. The demo world makes what it judges. */
const homes =
  /^packages\/core\/src\/(reports\/report-policy|access\/scope|identity\/roles|billing\/(payment|order)-status)\.ts$|^apps\/api\/src\/demo\//;

/** Where such a comparison stands beside the policy, and why it is no question of what may be seen or done. */
const justified: Record<string, string> = {
  'apps/api/src/features/accounts/invite-admin.ts':
    'the account that is invited, before anybody has a session',
  'apps/api/src/features/accounts/is-invited.ts': 'who is invited, and as what',
  'apps/api/src/features/accounts/manage-admins.ts': 'words for an address that is taken',
  'apps/api/src/platform/http/serve.ts': 'whether a limit counts by account or by network',
  'apps/web/src/shell/user-menu.tsx': 'a menu',
  'apps/web/src/shell/notification-list.tsx': 'where a piece of news leads to',
  'apps/web/src/routes/_logged-in/dashboard.tsx': 'where a login leads to',
  'apps/web/src/features/groups/enterprise-dashboard-page.tsx': 'which panels a page is composed of',
  'apps/web/src/routes/_logged-in/users-birthchart.$id.tsx': 'which panels a page is composed of',
  'apps/web/src/routes/_logged-in/enterprise.organisation.tsx': 'which panels a page is composed of',
  'apps/web/src/features/reports/reading/go-back.tsx': 'which list the way leads back to',
  'apps/web/src/features/privacy/privacy-page.tsx': 'which panels a page is composed of',
  'apps/web/src/features/reports/sample/sample-page.tsx': 'where a visitor is led to',
  'apps/web/src/features/reports/record/report-queries.ts': 'which route is called',
  'apps/web/src/features/reports/record/use-report-download.ts': 'which route is called',
  'apps/web/src/features/reports/record/after-failed-download.tsx':
    'which way out stands beside a failed download',
  'apps/web/src/features/reports/record/pay-button.tsx': 'whether the way leads to the own payment',
  'apps/web/src/features/billing/checkout.tsx': 'words for a payment',
  'apps/web/src/features/billing/invoice-summary.tsx': 'words for a payment',
  'apps/web/src/features/billing/payment-meaning.ts': 'words for a payment',
};

describe('the one policy', () => {
  const outside = sources.filter((file) => !homes.test(file));
  const comparing = outside.filter((file) => comparisonsIn(readFileSync(file, 'utf8')).length > 0);

  it('is asked by everybody: roles and payments are compared in its homes alone', () => {
    expect(comparing.filter((file) => !(file in justified))).toEqual([]);
  });

  it('has no exception that is not used any more', () => {
    expect(Object.keys(justified).filter((file) => !comparing.includes(file))).toEqual([]);
  });

  it.each([
    `if (actor.role === 'productAdmin') return true;`,
    `const mine = role !== 'user';`,
    `owner?.role === 'groupUser'`,
    `switch (role) { case 'branchAdmin': return 1; }`,
    `'user' === role`,
    `report.paymentStatus === 'REFUNDED'`,
    `report.paymentStatus !== 'PENDING'`,
    `report.after !== 'TRIAL'`,
  ])('forbids %s', (text) => expect(comparisonsIn(text)).toHaveLength(1));

  it.each([
    `order.status === 'REFUNDED'`,
    `refund.status !== 'FAILED'`,
    `access: ['productAdmin']`,
    `userType === 'GROUP'`,
  ])('allows %s', (text) => expect(comparisonsIn(text)).toEqual([]));
});
