import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { StartError } from './platform/start-error.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const wholeNumber = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'a whole number')), z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max)))),
    fallback,
  );
const flag = z.enum(['true', 'false'], 'true or false');
const key = z.string().check(z.refine((text) => Buffer.from(text, 'base64').length === 32, '32 bytes in base64'));
const url = (protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `an address beginning with ${protocols.map((one) => `${one}//`).join(' or ')}`),
  );
const price = /^[A-Z]{3}:\d{1,7}(\.\d{1,2})?$/;

const Settings = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test'], 'development, production or test'), 'development'),
  HOST: z._default(z.string().check(z.minLength(1, 'an address to listen on')), '127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'a folder')), 'var'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'])),
  PRODUCT_NAME: z._default(z.string().check(z.minLength(1, 'a name'), z.maxLength(60, 'a name of at most 60 characters')), 'Udaya'),
  SUPPORT_EMAIL: z._default(z.string().check(z.email('a mail address')), 'support@udaya.example'),
  COMPANY_NAME: z._default(z.string().check(z.minLength(1, 'a name')), 'Udaya'),
  PRICES: z._default(
    z.string().check(z.refine((text) => text.split(',').every((one) => price.test(one)), 'prices like INR:1000,SGD:16')),
    'INR:1000,SGD:16,USD:12',
  ),
  PAYMENT_PROVIDER: z._default(z.enum(['none'], 'none (reports are free)'), 'none'),
  LLM_PROVIDER: z._default(z.enum(['none'], 'none (the composer writes)'), 'none'),
  PLACES_PROVIDER: z._default(z.enum(['offline'], 'offline'), 'offline'),
  DATA_ENCRYPTION_KEY: z.optional(key),
  PASSWORD_PEPPER: z.optional(key),
  CAPTCHA_FIXED_ANSWER: z.optional(z.string().check(z.minLength(1, 'an answer'))),
  SEED_DEMO: z.optional(flag),
  TRUST_PROXY: z._default(flag, 'false'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent'), 'info'),
  BUILD: z._default(z.string().check(z.maxLength(40, 'at most 40 characters')), ''),
  LOGIN_FREE_TRIES: wholeNumber(1, 1_000_000, 5),
  LOGIN_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  CAPTCHAS_PER_ADDRESS: wholeNumber(1, 1_000_000, 120),
  PLACE_SEARCHES_PER_USER: wholeNumber(1, 1_000_000, 600),
  REPORTS_PER_USER: wholeNumber(1, 1_000_000, 60),
});

/** Every setting of the product, read and checked once. Folders are absolute, limits are per window of their limiter. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  productName: string;
  supportEmail: string;
  companyName: string;
  /** Prices in minor units by currency, in the order given; the first is the invoice's. */
  prices: { currency: string; amountMinor: number }[];
  paymentProvider: 'none';
  dataEncryptionKey: string | undefined;
  passwordPepper: string | undefined;
  captchaFixedAnswer: string | undefined;
  seedDemo: boolean;
  trustProxy: boolean;
  logLevel: string;
  build: string;
  limits: {
    loginFreeTries: number;
    loginTriesPerAddress: number;
    captchasPerAddress: number;
    placeSearchesPerUser: number;
    reportsPerUser: number;
  };
  /** Number of processors that the process may use. */
  processors: number;
}

/**
 * Reads the settings from an environment.
 * @throws StartError that names each bad setting, what it was and what it may be; secrets are not repeated.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => describeFault(String(issue.path[0]), given[String(issue.path[0])], issue));
    throw new StartError(faults.join('\n'));
  }
  const set = parsed.data;
  const production = set.NODE_ENV === 'production';
  if (production) refuseInProduction(set);
  return {
    production,
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    productName: set.PRODUCT_NAME,
    supportEmail: set.SUPPORT_EMAIL,
    companyName: set.COMPANY_NAME,
    prices: set.PRICES.split(',').map((one) => ({
      currency: one.slice(0, 3),
      amountMinor: Math.round(Number(one.slice(4)) * 100),
    })),
    paymentProvider: set.PAYMENT_PROVIDER,
    dataEncryptionKey: set.DATA_ENCRYPTION_KEY,
    passwordPepper: set.PASSWORD_PEPPER,
    captchaFixedAnswer: set.CAPTCHA_FIXED_ANSWER,
    seedDemo: set.SEED_DEMO ? set.SEED_DEMO === 'true' : !production,
    trustProxy: set.TRUST_PROXY === 'true',
    logLevel: set.LOG_LEVEL,
    build: set.BUILD,
    limits: {
      loginFreeTries: set.LOGIN_FREE_TRIES,
      loginTriesPerAddress: set.LOGIN_TRIES_PER_ADDRESS,
      captchasPerAddress: set.CAPTCHAS_PER_ADDRESS,
      placeSearchesPerUser: set.PLACE_SEARCHES_PER_USER,
      reportsPerUser: set.REPORTS_PER_USER,
    },
    processors: availableParallelism(),
  };
}

function describeFault(name: string, value: string | undefined, issue: z.core.$ZodIssue): string {
  const secret = /KEY|PEPPER|ANSWER|DATABASE_URL/.test(name);
  const was = secret ? 'is not right' : `is '${value}'`;
  const range = 'minimum' in issue || 'maximum' in issue ? `${'minimum' in issue ? `at least ${issue.minimum}` : `at most ${issue.maximum}`}` : issue.message;
  return `The setting ${name} ${was}; it may be ${range}.`;
}

function refuseInProduction(set: z.infer<typeof Settings>): void {
  const faults: string[] = [];
  if (!set.DATA_ENCRYPTION_KEY) faults.push('DATA_ENCRYPTION_KEY must be set in production: 32 bytes in base64.');
  if (!set.PASSWORD_PEPPER) faults.push('PASSWORD_PEPPER must be set in production: 32 bytes in base64.');
  if (set.CAPTCHA_FIXED_ANSWER) faults.push('CAPTCHA_FIXED_ANSWER is for automated tests and is refused in production.');
  if (set.SEED_DEMO === 'true') faults.push('SEED_DEMO is refused in production: the demo accounts have a public password.');
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}
