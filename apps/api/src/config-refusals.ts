import { parsePriceBook, priceIn } from '@udaya/core/billing/price-book';
import { isRupeeProvider, isSandbox, rupees } from '@udaya/core/billing/providers';
import { baseLocale } from '@udaya/core/locale';
import { formatList } from '@udaya/format/format-list';
import type * as z from 'zod/mini';
import { missingOfSeller } from './operator.ts';
import { isOwnName } from './platform/http/own-names.ts';
import { StartError } from './platform/start-error.ts';
import { namedProviders, type Settings } from './settings.ts';

/** What is wrong with a setting and what it may be; secrets are not repeated. */
export function describeSettingError(
  name: string,
  value: string | undefined,
  issue: z.core.$ZodIssue,
): string {
  const secret = /KEY|PEPPER|ANSWER|SECRET|PASSPHRASE|DATABASE_URL|SMTP_URL/.test(name);
  const was = secret ? 'is not valid' : `is '${value}'`;
  const range =
    ('minimum' in issue || 'maximum' in issue) && issue.origin !== 'string'
      ? 'minimum' in issue
        ? `at least ${issue.minimum}`
        : `at most ${issue.maximum}`
      : issue.message;
  return `The setting ${name} ${was}; it must be ${range}.`;
}

/** @throws StartError with a sentence for each setting that production lacks or does not bear. */
export function refuseInProduction(set: Settings): void {
  const errors: string[] = [];
  if (!set.SUPPORT_EMAIL) errors.push('SUPPORT_EMAIL must be set in production: users write to it.');
  if (!set.MAIL_FROM) errors.push('MAIL_FROM must be set in production: emails are sent from it.');
  if (set.CAPTCHA_FIXED_ANSWER)
    errors.push('CAPTCHA_FIXED_ANSWER is for automated tests and is refused in production.');
  if (set.SEED_DEMO === 'true')
    errors.push('SEED_DEMO is refused in production: the demo accounts have a public password.');
  if (set.ALLOW_DEMO_IN_PUBLIC === 'true')
    errors.push('ALLOW_DEMO_IN_PUBLIC is refused in production, where no demo data is allowed.');
  if (!set.PAYMENT_PROVIDER || namedProviders(set).some(isSandbox)) {
    errors.push(
      'PAYMENT_PROVIDER must be razorpay, paypal, both or none in production: the sandbox takes no money.',
    );
  }
  for (const { name, address } of realProviders(set))
    if (!set[address].startsWith('https:'))
      errors.push(`${address} must start with https:// in production (PAYMENT_PROVIDER names ${name}).`);
  if (namedProviders(set).includes('razorpay') && set.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    errors.push(
      'RAZORPAY_KEY_ID is a test key, which takes no money: production needs the live one (rzp_live_…).',
    );
  errors.push(...missingOfSeller(set));
  if (errors.length > 0) throw new StartError(errors.join('\n'));
}

/** Whether other machines can reach the product. */
export function isPublic({ HOST, PUBLIC_URL }: Settings): boolean {
  return !isOwnName(HOST) || (PUBLIC_URL !== undefined && !isOwnName(new URL(PUBLIC_URL).hostname));
}

/** What is on that nobody but the owner of the machine may reach. */
export function whatIsOpen(set: Settings): string[] {
  return [
    ...(set.SEED_DEMO === 'false' ? [] : ['the demo world (its password is public)']),
    ...(set.SMTP_URL ? [] : ['the mail pages (/dev/mail)']),
    ...(namedProviders(set).some(isSandbox) ? ['the payment sandbox'] : []),
    ...(set.CAPTCHA_FIXED_ANSWER ? ['the fixed captcha answer'] : []),
  ];
}

/** Outside production: what is meant for this machine alone keeps the product on this machine. */
export function refusePublicDemo(set: Settings): void {
  const reachable = whatIsOpen(set);
  if (!isPublic(set) || reachable.length === 0) return;
  const where = isOwnName(set.HOST) ? `PUBLIC_URL is '${set.PUBLIC_URL}'` : `HOST is '${set.HOST}'`;
  throw new StartError(
    `${where}, so other machines could reach ${formatList(reachable, baseLocale)}. ` +
      'Run with NODE_ENV=production, turn these off (SEED_DEMO=false, SMTP_URL, PAYMENT_PROVIDER, CAPTCHA_FIXED_ANSWER), ' +
      'or set ALLOW_DEMO_IN_PUBLIC=true if everyone on the network may see and do everything.',
  );
}

const needed = {
  paypal: {
    address: 'PAYPAL_BASE_URL',
    settings: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  },
  razorpay: {
    address: 'RAZORPAY_BASE_URL',
    settings: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  },
} as const;

/** The providers of the settings that take real money, with what they need. */
function realProviders(set: Settings) {
  return namedProviders(set).flatMap((name) =>
    name === 'paypal' || name === 'razorpay' ? { name, ...needed[name] } : [],
  );
}

/** A provider that could not take a single payment stops the start, not the first buyer. */
export function refuseUnpayable(set: Settings): void {
  const errors: string[] = [];
  for (const { name, settings } of realProviders(set))
    for (const setting of settings)
      if (!set[setting]) errors.push(`${setting} must be set where PAYMENT_PROVIDER names ${name}.`);
  const prices = parsePriceBook(set.PRICES) ?? [];
  const named = namedProviders(set);
  if (named.some((name) => !isRupeeProvider(name)) && !priceIn(prices, set.PAYPAL_CURRENCY)) {
    errors.push(
      `PRICES has no price in ${set.PAYPAL_CURRENCY}, the currency of the setting PAYPAL_CURRENCY.`,
    );
  }
  if (named.includes('razorpay') && !priceIn(prices, rupees))
    errors.push('PRICES has no price in INR, which Razorpay charges in.');
  if (errors.length > 0) throw new StartError(errors.join('\n'));
}
