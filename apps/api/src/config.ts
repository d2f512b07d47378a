import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { TaxPayer } from '@udaya/core/billing/gst';
import { invoicePrice, type PriceBook, parsePriceBook, priceIn } from '@udaya/core/billing/price-book';
import { type ProviderName, rupees } from '@udaya/core/billing/providers';
import {
  describeSettingError,
  isPublic,
  refuseInProduction,
  refusePublicDemo,
  refuseUnpayable,
  whatIsOpen,
} from './config-refusals.ts';
import { readEvaluations, refuseUnproven } from './evaluated-models.ts';
import { readPrompt } from './features/writing/read-prompts.ts';
import { type LlmConfig, readLlm } from './llm-config.ts';
import { type KnownOperator, readOperator } from './operator.ts';
import { StartError } from './platform/start-error.ts';
import { mailFrom, namedProviders, parseSecrets, Settings } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../../..');

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
  operator: KnownOperator;
  /** Who owes GST; receipts are tax invoices then. */
  taxPayer: TaxPayer | undefined;
  /** Address of the mail server; without it mail goes to a folder under `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  /** Prices in minor units by currency, in the order given; the first is the invoice's. */
  prices: PriceBook;
  /** Who takes the money, in the order of the settings; nobody where reports are free. */
  paymentProviders: readonly ProviderName[];
  paypal: {
    clientId: string;
    clientSecret: string;
    baseUrl: string;
    webhookId: string;
    /** What the provider charges in; the price book has a price for it. */
    currency: string;
    /** How long the provider may take to answer. */
    timeoutMs: number;
  };
  razorpay: {
    keyId: string;
    keySecret: string;
    baseUrl: string;
    /** The secret of the webhook, and while it is changed the one before. */
    webhookSecrets: readonly string[];
    timeoutMs: number;
  };
  /** The language model that words reports; undefined without one. */
  llm: LlmConfig | undefined;
  dataEncryptionKey: string | undefined;
  passwordPepper: string | undefined;
  /** Encrypts backups; asked for where it is not set. */
  backupPassphrase: string | undefined;
  captchaFixedAnswer: string | undefined;
  seedDemo: boolean;
  /** Whether its database may hold the demo world, whose accounts have a public password. */
  mayHoldDemo: boolean;
  /** Whether readers see chart, planets and titles of their reports, which else the product admin alone does. */
  reportShowsChart: boolean;
  /** What other machines can reach although it is meant for this one alone, in words; the settings allow it. */
  openToOthers: readonly string[];
  /** How many proxies stand in front: so many entries of X-Forwarded-For are believed. */
  trustProxy: false | number;
  logLevel: string;
  build: string;
  limits: {
    loginFreeTries: number;
    loginTriesPerAddress: number;
    captchasPerAddress: number;
    placeSearchesPerUser: number;
    reportsPerUser: number;
    accountRequestsPerAddress: number;
    passwordTriesPerUser: number;
    mailCooldownSeconds: number;
    paymentCallsPerUser: number;
    pdfsPerUser: number;
    resolvesPerUser: number;
    uploadsPerUser: number;
    changesPerUser: number;
    openCallsPerAddress: number;
    applicationsPerAddress: number;
    applicationsPerGroup: number;
    formCallsPerAddress: number;
    formCallsPerGroup: number;
    badRequestsPerAddress: number;
    connections: number;
    connectionsPerAddress: number;
    stalledReaderSeconds: number;
  };
  /** Whether the server does jobs itself; without it a process of `npm run worker` does. */
  works: boolean;
  /** Number of processors that the process may use. */
  processors: number;
}

/**
 * Reads the settings from an environment.
 * @throws StartError that names each bad setting, what it was and what it may be; secrets are not repeated.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) =>
      describeSettingError(String(issue.path[0]), given[String(issue.path[0])], issue),
    );
    throw new StartError(errors.join('\n'));
  }
  const set = parsed.data;
  const production = set.NODE_ENV === 'production';
  if (production) refuseInProduction(set);
  refuseUnpayable(set);
  const llm = readLlm(set);
  if (llm?.mode === 'full') refuseUnproven(llm, readPrompt('full').version, readEvaluations());
  const supportEmail = set.SUPPORT_EMAIL ?? 'support@udaya.example';
  const allowDemoInPublic = set.ALLOW_DEMO_IN_PUBLIC === 'true';
  if (!production && !allowDemoInPublic) refusePublicDemo(set);
  return {
    production,
    host: set.HOST,
    port: set.PORT,
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_URL && withTls(set.DATABASE_URL),
    productName: set.PRODUCT_NAME,
    supportEmail,
    companyName: set.COMPANY_NAME,
    operator: readOperator(set, supportEmail),
    taxPayer: readTaxPayer(set),
    smtpUrl: set.SMTP_URL,
    mailFrom: readMailFrom(set.MAIL_FROM) ?? { name: set.PRODUCT_NAME, address: supportEmail },
    prices: parsePriceBook(set.PRICES) ?? [],
    paymentProviders: readProviders(set),
    paypal: {
      clientId: set.PAYPAL_CLIENT_ID ?? '',
      clientSecret: set.PAYPAL_CLIENT_SECRET ?? '',
      baseUrl: set.PAYPAL_BASE_URL,
      webhookId: set.PAYPAL_WEBHOOK_ID ?? '',
      currency: set.PAYPAL_CURRENCY,
      timeoutMs: set.PAYMENT_TIMEOUT_MS,
    },
    razorpay: {
      keyId: set.RAZORPAY_KEY_ID ?? '',
      keySecret: set.RAZORPAY_KEY_SECRET ?? '',
      baseUrl: set.RAZORPAY_BASE_URL,
      webhookSecrets: parseSecrets(set.RAZORPAY_WEBHOOK_SECRET ?? '') ?? [],
      timeoutMs: set.PAYMENT_TIMEOUT_MS,
    },
    llm,
    dataEncryptionKey: set.DATA_ENCRYPTION_KEY,
    passwordPepper: set.PASSWORD_PEPPER,
    backupPassphrase: set.BACKUP_PASSPHRASE,
    captchaFixedAnswer: set.CAPTCHA_FIXED_ANSWER,
    seedDemo: set.SEED_DEMO ? set.SEED_DEMO === 'true' : !production,
    mayHoldDemo: !production && (allowDemoInPublic || !isPublic(set)),
    openToOthers: !production && isPublic(set) ? whatIsOpen(set) : [],
    reportShowsChart: set.REPORT_SHOWS_CHART === 'true',
    trustProxy: set.TRUST_PROXY === 'false' ? false : Number(set.TRUST_PROXY),
    logLevel: set.LOG_LEVEL,
    build: set.BUILD,
    limits: {
      loginFreeTries: set.LOGIN_FREE_TRIES,
      loginTriesPerAddress: set.LOGIN_TRIES_PER_ADDRESS,
      captchasPerAddress: set.CAPTCHAS_PER_ADDRESS,
      placeSearchesPerUser: set.PLACE_SEARCHES_PER_USER,
      reportsPerUser: set.REPORTS_PER_USER,
      accountRequestsPerAddress: set.ACCOUNT_REQUESTS_PER_ADDRESS,
      passwordTriesPerUser: set.PASSWORD_TRIES_PER_USER,
      mailCooldownSeconds: set.MAIL_COOLDOWN_SECONDS,
      paymentCallsPerUser: set.PAYMENT_CALLS_PER_USER,
      pdfsPerUser: set.PDFS_PER_USER,
      resolvesPerUser: set.RESOLVES_PER_USER,
      uploadsPerUser: set.UPLOADS_PER_USER,
      changesPerUser: set.CHANGES_PER_USER,
      openCallsPerAddress: set.OPEN_CALLS_PER_ADDRESS,
      applicationsPerAddress: set.APPLICATIONS_PER_ADDRESS,
      applicationsPerGroup: set.APPLICATIONS_PER_GROUP,
      formCallsPerAddress: set.FORM_CALLS_PER_ADDRESS,
      formCallsPerGroup: set.FORM_CALLS_PER_GROUP,
      badRequestsPerAddress: set.BAD_REQUESTS_PER_ADDRESS,
      connections: set.CONNECTIONS,
      connectionsPerAddress: set.CONNECTIONS_PER_ADDRESS,
      stalledReaderSeconds: set.STALLED_READER_SECONDS,
    },
    works: set.WORKERS === 1,
    processors: availableParallelism(),
  };
}

/** The sandbox takes rupees only where the price book has a price in them. */
function readProviders(set: Settings): ProviderName[] {
  const takesRupees = priceIn(parsePriceBook(set.PRICES) ?? [], rupees) !== undefined;
  return namedProviders(set).filter((name) => name !== 'sandbox-razorpay' || takesRupees);
}

function readTaxPayer(set: Settings): TaxPayer | undefined {
  const { SELLER_GSTIN: gstin, SELLER_ADDRESS: address } = set;
  if (!gstin) return undefined;
  if (!address) throw new StartError('SELLER_ADDRESS must be set with SELLER_GSTIN: a tax invoice names it.');
  if (invoicePrice(parsePriceBook(set.PRICES) ?? []).currency !== 'INR')
    throw new StartError('PRICES must start with INR if SELLER_GSTIN is set: a tax invoice is in rupees.');
  return { gstin, address, percent: set.GST_PERCENT, sac: set.GST_SERVICE_CODE, lut: set.GST_EXPORT_LUT };
}

function readMailFrom(text: string | undefined): Config['mailFrom'] | undefined {
  const [, name = '', address, alone] = (text && mailFrom.exec(text)) || [];
  return address || alone ? { name: name.replace(/^"|"$/g, ''), address: address ?? alone ?? '' } : undefined;
}

/** A server on another machine is spoken to over TLS, its certificate checked, unless the address says otherwise. */
function withTls(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]', ''].includes(address.hostname);
  if (!isLocal && !address.searchParams.has('sslmode')) address.searchParams.set('sslmode', 'verify-full');
  return address.href;
}
