import { parsePriceBook, priceIn } from '@udaya/core/billing/price-book';
import { baseLocale } from '@udaya/core/locale';
import { formatList } from '@udaya/format/format-list';
import type * as z from 'zod/mini';
import { isOwnName } from './platform/http/own-names.ts';
import { StartError } from './platform/start-error.ts';
import type { Settings } from './settings.ts';

/** What is wrong with a setting and what it may be; secrets are not repeated. */
export function describeSettingError(
  name: string,
  value: string | undefined,
  issue: z.core.$ZodIssue,
): string {
  const secret = /KEY|PEPPER|ANSWER|SECRET|PASSPHRASE|DATABASE_URL|SMTP_URL/.test(name);
  const was = secret ? 'is not right' : `is '${value}'`;
  const range =
    'minimum' in issue || 'maximum' in issue
      ? 'minimum' in issue
        ? `at least ${issue.minimum}`
        : `at most ${issue.maximum}`
      : issue.message;
  return `The setting ${name} ${was}; it may be ${range}.`;
}

/** @throws StartError with a sentence for each setting that production lacks or does not bear. */
export function refuseInProduction(set: Settings): void {
  const errors: string[] = [];
  if (!set.SUPPORT_EMAIL) errors.push('SUPPORT_EMAIL must be set in production: people write to it.');
  if (!set.MAIL_FROM) errors.push('MAIL_FROM must be set in production: mails come from it.');
  if (set.CAPTCHA_FIXED_ANSWER)
    errors.push('CAPTCHA_FIXED_ANSWER is for automated tests and is refused in production.');
  if (set.SEED_DEMO === 'true')
    errors.push('SEED_DEMO is refused in production: the demo accounts have a public password.');
  if (set.ALLOW_DEMO_IN_PUBLIC === 'true')
    errors.push('ALLOW_DEMO_IN_PUBLIC is refused in production, where nothing of the demo is allowed.');
  if (!set.PAYMENT_PROVIDER || set.PAYMENT_PROVIDER === 'sandbox') {
    errors.push('PAYMENT_PROVIDER must be paypal or none in production: the sandbox takes no money.');
  }
  if (set.PAYMENT_PROVIDER === 'paypal' && !set.PAYPAL_BASE_URL.startsWith('https:'))
    errors.push('PAYPAL_BASE_URL must begin with https:// in production.');
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
    ...((set.PAYMENT_PROVIDER ?? 'sandbox') === 'sandbox' ? ['the payment sandbox'] : []),
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
      'or set ALLOW_DEMO_IN_PUBLIC=true for a network whose people may see and do everything.',
  );
}

/** A provider that could not take a single payment stops the start, not the first buyer. */
export function refuseUnpayable(set: Settings): void {
  if (set.PAYMENT_PROVIDER === 'none') return;
  const errors: string[] = [];
  if (set.PAYMENT_PROVIDER === 'paypal') {
    for (const name of ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const) {
      if (!set[name]) errors.push(`${name} must be set with PAYMENT_PROVIDER=paypal.`);
    }
  }
  if (!priceIn(parsePriceBook(set.PRICES) ?? [], set.PAYPAL_CURRENCY)) {
    errors.push(
      `PRICES has no price in ${set.PAYPAL_CURRENCY}, the currency of the setting PAYPAL_CURRENCY.`,
    );
  }
  if (errors.length > 0) throw new StartError(errors.join('\n'));
}
