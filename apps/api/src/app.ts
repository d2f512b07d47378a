import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { groupRoutes } from './features/groups/routes.ts';
import { findViewer } from './features/identity/find-viewer.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { openPasswords, type Passwords } from './platform/crypto/passwords.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { createServer } from './platform/http/create-server.ts';
import { productRoutes } from './platform/http/product-routes.ts';
import { secureHeaders } from './platform/http/security-headers.ts';
import { serveOn } from './platform/http/serve.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/open-log.ts';
import { openLimiter } from './platform/throttle/limiter.ts';
import type { ReportDocument } from './platform/typesetting/report-document.ts';

/** Everything that the server is made of; whoever calls opens and closes it. */
export interface AppParts {
  config: Config;
  secrets: Secrets;
  database: OpenDatabase;
  jobs: Jobs;
  ephemeris: Ephemeris;
  press: { typeset(document: ReportDocument): Promise<Uint8Array>; drawChart(chart: ReportContent['chart']): Promise<Buffer> };
  passwords?: Passwords;
  /** Folder of the built page; without it only the API is served. */
  webFolder?: string;
  log: Log;
}

export const version = '1.0.0';

/** Builds the whole server, not listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, secrets, database } = parts;
  const { db, pool } = database;
  const app = createServer({ log: parts.log, trustProxy: config.trustProxy });
  await secureHeaders(app, { https: config.publicUrl?.startsWith('https:') ?? false });
  await serveDocs(app, { title: config.productName, version });

  const publicUrl = () => config.publicUrl ?? app.listeningOrigin;
  const serve = serveOn(app, (token) => findViewer(db, token));
  const minute = 60;
  productRoutes(serve, productInfo(config), () => isDatabaseReady(database));
  identityRoutes(serve, {
    db,
    passwords: parts.passwords ?? openPasswords(secrets.passwordPepper),
    captchaKey: secrets.captchaKey,
    captchaFixedAnswer: config.captchaFixedAnswer,
    loginFreeTries: config.limits.loginFreeTries,
    captchaLimiter: openLimiter(pool, 'captcha', config.limits.captchasPerAddress, minute),
    loginLimiter: openLimiter(pool, 'login', config.limits.loginTriesPerAddress, minute),
  });
  notificationRoutes(serve, db);
  placeRoutes(serve, { db, key: secrets.placesKey, limiter: openLimiter(pool, 'places', config.limits.placeSearchesPerUser, minute) });
  groupRoutes(serve, db);
  reportRoutes(serve, {
    db,
    jobs: parts.jobs,
    ephemeris: parts.ephemeris,
    publicUrl,
    drawChart: parts.press.drawChart,
    typeset: parts.press.typeset,
    names: { productName: config.productName, supportEmail: config.supportEmail },
    createLimiter: openLimiter(pool, 'create-report', config.limits.reportsPerUser, 60 * minute),
  });
  billingRoutes(serve, { db, invoiceCurrency: config.prices[0]?.currency ?? 'INR' });
  if (parts.webFolder) await serveWeb(app, parts.webFolder);
  return app;
}

function productInfo(config: Config) {
  const { productName, supportEmail, companyName, build, paymentProvider, seedDemo } = config;
  return { productName, supportEmail, companyName, version, build, paymentProvider, demo: seedDemo };
}

async function isDatabaseReady({ pool }: OpenDatabase): Promise<boolean> {
  try {
    await pool.query('SELECT 1');
    return true;
  } catch {
    return false;
  }
}
