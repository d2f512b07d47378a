import { isGstin } from '@udaya/core/billing/gst';
import { parsePriceBook } from '@udaya/core/billing/price-book';
import { isSandbox, type ProviderName, providers } from '@udaya/core/billing/providers';
import { parseTokenPrices } from '@udaya/core/writing/token-prices';
import { writerModes } from '@udaya/core/writing/writer-modes';
import * as z from 'zod/mini';

const wholeNumberOf = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  );
const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(wholeNumberOf(min, max), fallback);
const flag = z.enum(['true', 'false'], 'true or false');
const words = (longest: number) => z.string().check(z.maxLength(longest, `at most ${longest} characters`));
/** Words of the operator that pages and papers show as they are: in one line, or in several. */
const oneLine = (longest: number) =>
  words(longest).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*\S[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'words in one line'));
const paragraphs = (longest: number) =>
  words(longest).check(z.regex(/^(?:[^\p{Cc}]|\n)*$/u, 'words, with line breaks between paragraphs'));
const phone = z.string().check(z.regex(/^\+?\d[\d ()-]{5,22}\d$/, 'a phone number, like +91 44 5550 1234'));
const dollars = z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'US dollars, like 5 or 2.50'));
const key = z
  .string()
  .check(z.refine((text) => Buffer.from(text, 'base64').length === 32, '32 bytes in base64'));
const url = (protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `an address starting with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      ),
    );
const smtpUrl = url(['smtp:', 'smtps:']);
/** 'Name <address>' or an address alone. */
export const mailFrom =
  /^(?:([^<>\r\n]{1,80}?)\s*<([^<>@\s]{1,64}@[^<>@\s]{1,190})>|([^<>@\s]{1,64}@[^<>@\s]{1,190}))$/;

/** Reads `razorpay,paypal`; sandbox stands for one of each kind. Undefined for what is no such list; empty for none. */
function parseProviders(text: string): ProviderName[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  if (text.trim() === 'none') return [];
  if (text.trim() === 'sandbox') return providers.filter(isSandbox);
  const real = names.filter((name): name is ProviderName => name === 'paypal' || name === 'razorpay');
  return real.length === names.length && new Set(real).size === real.length ? real : undefined;
}

/** Reads one secret, or two with a comma between them. */
export function parseSecrets(text: string): string[] | undefined {
  const secrets = text.split(',').map((secret) => secret.trim());
  return secrets.length <= 2 && secrets.every((one) => /^[\x21-\x7e]{12,200}$/.test(one))
    ? secrets
    : undefined;
}

/** The settings of the product by their names, each with what it may be. */
export const Settings = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], 'development, production or test'),
    'development',
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'an address to listen on')), '127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), 'var'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  PRODUCT_NAME: z._default(
    z.string().check(z.minLength(1, 'a name'), z.maxLength(60, 'a name of at most 60 characters')),
    'Udaya',
  ),
  SUPPORT_EMAIL: z.optional(z.string().check(z.email('an email address'))),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(z.string().check(z.regex(mailFrom, "an email address, or 'Name <address>'"))),
  COMPANY_NAME: z._default(z.string().check(z.minLength(1, 'a name')), 'Udaya'),
  LEGAL_NAME: z.optional(oneLine(120)),
  LEGAL_ADDRESS: z.optional(oneLine(200)),
  SUPPORT_PHONE: z.optional(phone),
  GRIEVANCE_OFFICER: z.optional(oneLine(120)),
  GRIEVANCE_EMAIL: z.optional(z.string().check(z.email('an email address'))),
  GRIEVANCE_PHONE: z.optional(phone),
  REFUND_RULES: z.optional(paragraphs(2000)),
  SELLER_GSTIN: z.optional(z.string().check(z.refine(isGstin, 'a GSTIN of 15 characters'))),
  SELLER_ADDRESS: z.optional(z.string().check(z.maxLength(200, 'at most 200 characters'))),
  GST_PERCENT: wholeNumber(0, 40, 18),
  GST_SERVICE_CODE: z._default(z.string().check(z.regex(/^\d{4,8}$/, 'a SAC of 4 to 8 digits')), '998439'),
  GST_EXPORT_LUT: z.optional(z.string().check(z.maxLength(40, 'at most 40 characters'))),
  PRICES: z._default(
    z.string().check(z.refine((text) => parsePriceBook(text) !== undefined, 'prices like INR:1000,SGD:16')),
    'INR:1000,SGD:16,USD:12',
  ),
  PAYMENT_PROVIDER: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseProviders(text) !== undefined,
          'paypal, razorpay or both with a comma between them, or sandbox or none (reports are free) alone',
        ),
      ),
  ),
  RAZORPAY_KEY_ID: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, 'a key id like rzp_live_…'))),
  RAZORPAY_KEY_SECRET: z.optional(words(200)),
  RAZORPAY_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseSecrets(text) !== undefined,
          'one secret of at least 12 characters, or the new and the old one with a comma between them',
        ),
      ),
  ),
  RAZORPAY_BASE_URL: z._default(url(['http:', 'https:']), 'https://api.razorpay.com'),
  PAYPAL_CLIENT_ID: z.optional(z.string().check(z.maxLength(200, 'at most 200 characters'))),
  PAYPAL_CLIENT_SECRET: z.optional(z.string().check(z.maxLength(200, 'at most 200 characters'))),
  PAYPAL_BASE_URL: z._default(url(['http:', 'https:']), 'https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: z.optional(z.string().check(z.maxLength(100, 'at most 100 characters'))),
  PAYPAL_CURRENCY: z._default(
    z.string().check(z.regex(/^[A-Z]{3}$/, 'a currency of three letters, like SGD')),
    'SGD',
  ),
  PAYMENT_TIMEOUT_MS: wholeNumber(100, 14_000, 6_000),
  LLM_PROVIDER: z._default(
    z.enum(['none', 'openai-compatible', 'anthropic'], 'none, openai-compatible or anthropic'),
    'none',
  ),
  LLM_BASE_URL: z.optional(url(['http:', 'https:'])),
  LLM_MODEL: z.optional(z.string().check(z.maxLength(200, 'at most 200 characters'))),
  LLM_API_KEY: z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,500}$/, 'a key in one piece, at most 500 characters without spaces')),
  ),
  LLM_TIMEOUT_MS: wholeNumber(500, 120_000, 20_000),
  LLM_MODE: z._default(z.enum(writerModes, 'frame or full'), 'frame'),
  LLM_DAILY_TOKENS: z.optional(wholeNumberOf(0, 999_999_999)),
  LLM_GROUP_DAILY_TOKENS: z.optional(wholeNumberOf(0, 999_999_999)),
  LLM_PRICES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseTokenPrices(text) !== undefined,
          'US dollars for a million tokens, like input:0.15,cached:0.075,output:0.60',
        ),
      ),
  ),
  LLM_DAILY_COST: z.optional(dollars),
  LLM_GROUP_DAILY_COST: z.optional(dollars),
  LLM_PROVIDER_NAME: z.optional(words(100)),
  LLM_REGION: z.optional(words(100)),
  LLM_RETENTION: z.optional(words(200)),
  DATA_ENCRYPTION_KEY: z.optional(key),
  PASSWORD_PEPPER: z.optional(key),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.maxLength(1000, 'at most 1,000 characters'))),
  CAPTCHA_FIXED_ANSWER: z.optional(z.string().check(z.minLength(1, 'an answer'))),
  SEED_DEMO: z.optional(flag),
  ALLOW_DEMO_IN_PUBLIC: z.optional(flag),
  REPORT_SHOWS_CHART: z._default(flag, 'false'),
  TRUST_PROXY: z._default(
    z.string().check(z.regex(/^(false|[1-9])$/, 'false, or the number of proxies in front, 1 to 9')),
    'false',
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  BUILD: z._default(z.string().check(z.maxLength(40, 'at most 40 characters')), ''),
  LOGIN_FREE_TRIES: wholeNumber(1, 1_000_000, 5),
  LOGIN_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  CAPTCHAS_PER_ADDRESS: wholeNumber(1, 1_000_000, 120),
  PLACE_SEARCHES_PER_USER: wholeNumber(1, 1_000_000, 600),
  REPORTS_PER_USER: wholeNumber(1, 1_000_000, 60),
  ACCOUNT_REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  PASSWORD_TRIES_PER_USER: wholeNumber(1, 1_000_000, 10),
  MAIL_COOLDOWN_SECONDS: wholeNumber(1, 86_400, 60),
  PAYMENT_CALLS_PER_USER: wholeNumber(1, 1_000_000, 300),
  PDFS_PER_USER: wholeNumber(1, 1_000_000, 120),
  RESOLVES_PER_USER: wholeNumber(1, 1_000_000, 120),
  UPLOADS_PER_USER: wholeNumber(1, 1_000_000, 60),
  CHANGES_PER_USER: wholeNumber(1, 1_000_000, 120),
  OPEN_CALLS_PER_ADDRESS: wholeNumber(1, 1_000_000, 1_200),
  APPLICATIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 1_500),
  APPLICATIONS_PER_GROUP: wholeNumber(1, 1_000_000, 3_000),
  FORM_CALLS_PER_ADDRESS: wholeNumber(1, 1_000_000, 1_200),
  FORM_CALLS_PER_GROUP: wholeNumber(1, 1_000_000, 2_400),
  WORKERS: wholeNumber(0, 1, 1),
  BAD_REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000, 120),
  CONNECTIONS: wholeNumber(1, 1_000_000, 2_000),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 256),
  STALLED_READER_SECONDS: wholeNumber(1, 3_600, 30),
});
/** The settings by their names, each parsed. */
export type Settings = z.infer<typeof Settings>;

/** The providers that the settings name; the sandboxes where they name none. */
export function namedProviders({ PAYMENT_PROVIDER = 'sandbox' }: Settings): ProviderName[] {
  return parseProviders(PAYMENT_PROVIDER) ?? [];
}
