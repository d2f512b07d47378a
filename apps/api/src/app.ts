import type { Ephemeris } from '@udaya/astro/ephemeris';
import { invoicePrice } from '@udaya/core/billing/price-book';
import { toMajor } from '@udaya/core/money';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { BillingParts } from './features/billing/billing-parts.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { sweepPayments } from './features/billing/sweep-payments.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { findViewer } from './features/identity/find-viewer.ts';
import { openMailCooldown } from './features/identity/mail-cooldown.ts';
import { recordRefusals } from './features/identity/record-refusals.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { openPost } from './features/mails/open-post.ts';
import { mailRoutes } from './features/mails/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import type { LocalMail } from './open-mail.ts';
import { openPayments } from './open-payments.ts';
import type { Passwords } from './platform/crypto/passwords.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openProbe } from './platform/database/open-probe.ts';
import { createServer } from './platform/http/create-server.ts';
import { productRoutes } from './platform/http/product-routes.ts';
import { refuseBadSenders } from './platform/http/refuse-bad-senders.ts';
import { refuseForeignHosts } from './platform/http/refuse-foreign-host.ts';
import { secureHeaders } from './platform/http/security-headers.ts';
import { serveOn } from './platform/http/serve.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { buildOf, serveWeb } from './platform/http/serve-web.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/open-log.ts';
import { openSpeech } from './platform/speech/open-speech.ts';
import { openLimiter, openTally } from './platform/throttle/limiter.ts';
import { openTurns } from './platform/throttle/turns.ts';
import type { ReceiptDocument } from './platform/typesetting/receipt-document.ts';
import type { ReportDocument } from './platform/typesetting/report-document.ts';

/** Everything that the server is made of; whoever calls opens and closes it. */
export interface AppParts {
  config: Config;
  secrets: Secrets;
  database: OpenDatabase;
  jobs: Jobs;
  ephemeris: Ephemeris;
  press: {
    typeset(document: ReportDocument, owner?: string): Promise<Uint8Array>;
    typesetReceipt(document: ReceiptDocument, owner?: string): Promise<Uint8Array>;
    drawChart(chart: ReportContent['chart'], owner?: string): Promise<Buffer>;
  };
  passwords: Passwords;
  /** Folder of the built page; without it only the API is served. */
  webFolder?: string | undefined;
  /** Where mail is kept on this machine; its pages are served outside production only. */
  localMail?: LocalMail | undefined;
  log: Log;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles payments that were left open; `idleMs` is how long an order is left alone after the last look. */
    sweepPayments(idleMs?: number): Promise<void>;
  }
}

const version = '1.0.0';

/** How many events of the payment provider one address may send in a minute. */
const paymentEventsAMinute = 600;

/** How many events the payment provider is asked about in a minute, wherever they come from. */
const askedEventsAMinute = 1_200;

/** How many events that were none one address may send in a minute. */
const forgedEventsAMinute = 20;

/** How many refusals of a role are kept in the audit log of one user. */
const auditedRefusalsAnHour = 100;

/** How many mails an address may ask for in a day. */
const mailsADay = 10;

/** How many reports somebody may have mailed in an hour. */
const reportMailsAnHour = 10;

/** Builds the whole server, not listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, secrets, database } = parts;
  const { db, pool } = database;
  const app = createServer({ log: parts.log, trustProxy: config.trustProxy, limits: config.limits });
  await secureHeaders(app, {
    https: config.publicUrl?.startsWith('https:') ?? false,
    paypal: config.paymentProvider === 'paypal',
  });
  refuseBadSenders(app, config.limits.badRequestsPerAddress);
  if (!config.production) {
    await serveDocs(app, { title: config.productName, version });
    const { host, publicUrl } = config;
    refuseForeignHosts(app, { prefixes: ['/dev', '/sandbox'], host, publicUrl });
  }

  const publicUrl = () => config.publicUrl ?? app.listeningOrigin;
  const minute = 60;
  const refusalLimiter = openLimiter(pool, 'refusals', auditedRefusalsAnHour, 60 * minute);
  const serve = serveOn(app, (token) => findViewer(db, token), recordRefusals(db, refusalLimiter));
  const localMailPages = parts.localMail !== undefined && !config.production;
  productRoutes(serve, productInfo(config, parts.webFolder, localMailPages), openProbe(pool));
  const post = openPost(parts.jobs, secrets.mailKey);
  const passwordLimiter = openLimiter(pool, 'password', config.limits.passwordTriesPerUser, 15 * minute);
  identityRoutes(serve, {
    db,
    jobs: parts.jobs,
    post,
    passwords: parts.passwords,
    speech: openSpeech(),
    captchaKey: secrets.captchaKey,
    identityKey: secrets.identityKey,
    mailKey: secrets.mailKey,
    pendingKey: secrets.pendingKey,
    networkKey: secrets.networkKey,
    productWords: [config.productName, config.companyName],
    captchaFixedAnswer: config.captchaFixedAnswer,
    freeTries: config.limits.loginFreeTries,
    cooldown: openMailCooldown(
      config.limits.mailCooldownSeconds,
      openLimiter(pool, 'mail-pause', 1, config.limits.mailCooldownSeconds, 'mail.cooldown'),
      openLimiter(pool, 'mail-day', mailsADay, 24 * 60 * minute, 'mail.cooldown'),
    ),
    accountLimiter: openLimiter(pool, 'account', config.limits.accountRequestsPerAddress, 10 * minute),
    passwordLimiter,
    captchaLimiter: openLimiter(pool, 'captcha', config.limits.captchasPerAddress, minute),
    troubles: openTally(pool, 'troubles', 15 * minute),
    loginLimiter: openLimiter(pool, 'login', config.limits.loginTriesPerAddress, minute),
  });
  notificationRoutes(serve, db);
  placeRoutes(serve, {
    db,
    key: secrets.placesKey,
    limiter: openLimiter(pool, 'places', config.limits.placeSearchesPerUser, minute),
  });
  groupRoutes(serve, db);
  const pdfLimiter = openLimiter(pool, 'pdf', config.limits.pdfsPerUser, 10 * minute);
  const pdfTurn = openTurns(pdfLimiter, { atOnce: 2, waiting: 40 });
  const reportParts = {
    db,
    jobs: parts.jobs,
    ephemeris: parts.ephemeris,
    publicUrl,
    drawChart: parts.press.drawChart,
    typeset: parts.press.typeset,
    names: { productName: config.productName, supportEmail: config.supportEmail },
    reportsAreFree: config.paymentProvider === 'none',
    mailLimiter: openLimiter(pool, 'mail-report', reportMailsAnHour, 60 * minute),
    createLimiter: openLimiter(pool, 'create-report', config.limits.reportsPerUser, 60 * minute),
    resolveLimiter: openLimiter(pool, 'resolve-birth', config.limits.resolvesPerUser, minute),
    pdfTurn,
  };
  reportRoutes(serve, reportParts);
  const shop = await openPayments(app, { config, secrets, database, publicUrl });
  const { prices, taxPayer } = config;
  const billing: BillingParts = { db, prices, taxPayer, shop, publicUrl, post, log: parts.log };
  billingRoutes(serve, {
    ...billing,
    typesetReceipt: parts.press.typesetReceipt,
    seller: {
      productName: config.productName,
      companyName: config.companyName,
      supportEmail: config.supportEmail,
    },
    eventGuards: {
      taken: openLimiter(pool, 'payment-events', paymentEventsAMinute, minute),
      asked: openLimiter(pool, 'payment-events-asked', askedEventsAMinute, minute),
      forged: openLimiter(pool, 'payment-events-forged', forgedEventsAMinute, minute),
    },
    pdfTurn,
    callLimiter: openLimiter(pool, 'payments', config.limits.paymentCallsPerUser, 60 * minute),
  });
  app.decorate('sweepPayments', (idleMs) => sweepPayments(billing, idleMs));
  privacyRoutes(serve, {
    ...reportParts,
    passwords: parts.passwords,
    passwordLimiter,
    post,
    identityKey: secrets.identityKey,
  });
  if (parts.localMail && localMailPages) mailRoutes(app, parts.localMail.outbox, parts.localMail.folder);
  if (parts.webFolder) await serveWeb(app, parts.webFolder);
  return app;
}

function productInfo(config: Config, webFolder: string | undefined, localMail: boolean) {
  const { productName, supportEmail, companyName, paymentProvider, prices, seedDemo } = config;
  const listed = invoicePrice(prices);
  return {
    productName,
    supportEmail,
    companyName,
    version,
    build: config.build || (webFolder ? buildOf(webFolder) : ''),
    paymentProvider,
    price: paymentProvider === 'none' ? null : { amount: toMajor(listed), currency: listed.currency },
    demo: seedDemo,
    localMail,
  };
}
