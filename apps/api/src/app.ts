import { invoicePrice, priceIn } from '@udaya/core/billing/price-book';
import { isRupeeProvider, rupees } from '@udaya/core/billing/providers';
import { toMajor } from '@udaya/core/money';
import { formatPrice } from '@udaya/format/format-money';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { appendAudit } from './features/audit/append-audit.ts';
import { serveOutbox } from './features/mails/routes.ts';
import { servePublicPages } from './features/welcome/routes.ts';
import { languageModelOf } from './llm-config.ts';
import type { OpenedFeatures } from './open-features.ts';
import { openLimits } from './open-limits.ts';
import type { LocalMail } from './open-mail.ts';
import { describeOperator } from './operator.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { type RowSecurity, tenantDb } from './platform/database/handles.ts';
import { openProbe } from './platform/database/open-probe.ts';
import { createServer } from './platform/http/create-server.ts';
import { packAnswers } from './platform/http/pack-answers.ts';
import { productRoutes } from './platform/http/product-routes.ts';
import { refuseBadSenders } from './platform/http/refuse-bad-senders.ts';
import { refuseForeignHosts } from './platform/http/refuse-foreign-host.ts';
import { secureHeaders } from './platform/http/security-headers.ts';
import { serveOn } from './platform/http/serve.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { buildOf, serveWeb } from './platform/http/serve-web.ts';
import { currentLocale } from './platform/locale/current-locale.ts';
import type { Log } from './platform/log/open-log.ts';
import type { SeenErrors } from './platform/log/seen-errors.ts';

const version = '1.0.0';

/** The version of the product, and what its page was built from where there is one. */
export function versionsOf(
  { build }: Pick<Config, 'build'>,
  webFolder: string | undefined,
): { product: string; build: string } {
  return { product: version, build: build || (webFolder ? buildOf(webFolder) : '') };
}

/** Opens the server with what holds for every route, not listening. */
export async function openServer({
  config,
  log,
  seen,
}: {
  config: Config;
  log: Log;
  seen: SeenErrors;
}): Promise<FastifyInstance> {
  const app = createServer({ log, trustProxy: config.trustProxy, limits: config.limits, seen });
  secureHeaders(app, {
    https: config.publicUrl?.startsWith('https:') ?? false,
    payments: config.paymentProviders,
  });
  packAnswers(app);
  refuseBadSenders(app, config.limits.badRequestsPerAddress);
  if (config.production) return app;
  await serveDocs(app, { title: config.productName, version });
  const { host, publicUrl } = config;
  refuseForeignHosts(app, { prefixes: ['/dev', '/sandbox'], host, publicUrl });
  return app;
}

interface ServedParts {
  config: Config;
  database: OpenDatabase;
  /** Row-level security for enterprise users. */
  rowSecurity: RowSecurity;
  opened: OpenedFeatures;
  /** Folder of the built page; without it only the API is served. */
  webFolder?: string | undefined;
  log: Log;
  /** Where mail is kept on this machine; its pages are served outside production only. */
  localMail: LocalMail | undefined;
}

/** Serves every feature's routes, and the pages. */
export async function serveFeatures(app: FastifyInstance, parts: ServedParts): Promise<void> {
  const { config, database, webFolder, log } = parts;
  const { db, pool } = database;
  const { features, audit, sessions } = parts.opened;
  const limits = openLimits(pool, config);
  const serveWith = serveOn(app, {
    findActor: sessions.findActor,
    onRefusal: audit.onRefusal,
    openTenant: (actor) => tenantDb(db, actor, parts.rowSecurity),
    appendAudit,
    appendReading: audit.readings.append,
    limits,
    onUndeclaredRefusal: (route, code) => log.error({ route, code }, 'undeclared refusal'),
  });
  const shown = config.production ? undefined : parts.localMail;
  const info = productInfo(config, webFolder, shown !== undefined);
  const describeProduct = () => ({
    ...info,
    price: info.price && {
      ...info.price,
      text: formatPrice(info.price.amount, info.price.currency, currentLocale()),
    },
    operator: describeOperator(config.operator),
  });
  productRoutes(serveWith({}), describeProduct, openProbe(pool));
  for (const feature of features) feature.routes?.(serveWith);
  if (shown) serveOutbox(app, shown.outbox, shown.folder);
  if (!webFolder) return;
  const { reportDeps, blindTest } = parts.opened;
  const deps = { ...reportDeps, blindTest, describeProduct, limit: limits.openCalls };
  const beginningOf = servePublicPages(app, { folder: webFolder, deps });
  await serveWeb(app, { folder: webFolder, describeProduct, beginningOf });
}

function productInfo(config: Config, webFolder: string | undefined, localMail: boolean) {
  const { productName, supportEmail, companyName, paymentProviders, prices, seedDemo } = config;
  const listed = invoicePrice(prices);
  return {
    productName,
    supportEmail,
    companyName,
    version,
    build: versionsOf(config, webFolder).build,
    paymentProviders: [...paymentProviders],
    price: paymentProviders.length === 0 ? null : { amount: toMajor(listed), currency: listed.currency },
    charges: chargesOf(config),
    languageModel: languageModelOf(config),
    demo: seedDemo,
    localMail,
  };
}

/** What a buyer pays, by the provider that takes it. */
function chargesOf({ paymentProviders, paypal, prices }: Config) {
  return paymentProviders.flatMap((provider) => {
    const price = priceIn(prices, isRupeeProvider(provider) ? rupees : paypal.currency);
    return price ? [{ provider, amount: toMajor(price), currency: price.currency }] : [];
  });
}
