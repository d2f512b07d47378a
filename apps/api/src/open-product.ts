import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEphemeris } from '@udaya/astro/ephemeris';
import type { FastifyInstance } from 'fastify';
import { openServer, serveFeatures, versionsOf } from './app.ts';
import type { Config } from './config.ts';
import { loadShippedKnowledge } from './features/knowledge/load-shipped-knowledge.ts';
import { loadPlaces } from './features/places/load-places.ts';
import { openFeatures } from './open-features.ts';
import { openMail } from './open-mail.ts';
import { openPayments } from './open-payments.ts';
import { openPasswords } from './platform/crypto/passwords.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import { openDatabase } from './platform/database/database.ts';
import { openRowSecurity } from './platform/database/row-security.ts';
import { installRowSecurity } from './platform/database/tenant-roles.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log/open-log.ts';
import { openSeenErrors, type SeenErrors } from './platform/log/seen-errors.ts';
import { sweepLimits } from './platform/throttle/limiter.ts';
import { createTypesetter } from './platform/typesetting/create-typesetter.ts';
import { openTextModel } from './ports/text-model/open-text-model.ts';
import { tenantTables } from './tenant-tables.ts';

interface Deps {
  config: Config;
  log: Log;
  /** A migrated database. */
  databaseUrl: string;
  secrets: Secrets;
  /** Folder of the built page; without it only the API is served. */
  webFolder?: string | undefined;
  /** Takes how to close each part that was opened, the last one first; also when a later one cannot be opened. */
  opened: AsyncDisposableStack;
}

/** The whole product on a database: its server, not listening yet, and its jobs, not begun yet. */
export async function openProduct(deps: Deps) {
  const seen = openSeenErrors();
  const app = await openServer({ ...deps, seen });
  const parts = await openParts(deps, app, seen);
  deps.opened.defer(async () => {
    // Answers what is in hand, and cuts after ten seconds what does not come to an end by itself.
    const cut = setTimeout(() => app.server.closeAllConnections(), 10_000);
    await app.close();
    clearTimeout(cut);
  });
  const { config, log, webFolder } = deps;
  await serveFeatures(app, { ...parts, config, log, webFolder });
  return { app, ...parts };
}

/** The product without its server: it does the jobs of servers elsewhere on the same database. */
export async function openWorker(deps: Omit<Deps, 'webFolder'>) {
  return openParts(deps, undefined, openSeenErrors());
}

async function openParts(
  { config, log, databaseUrl, secrets, webFolder, opened: stack }: Deps,
  app: FastifyInstance | undefined,
  seen: SeenErrors,
) {
  const database = openDatabase(databaseUrl, {
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  stack.defer(database.close);
  await loadPlaces(database);
  await loadShippedKnowledge(database.db);

  const { mailer, local: localMail } = openMail(config);
  stack.defer(mailer.close);
  const ephemeris = loadEphemeris();
  const jobs = await openJobs(databaseUrl, log, seen);
  stack.defer(jobs.stop);
  const rowSecurity = openRowSecurity(database.pool, await installRowSecurity(database, tenantTables));
  const typesetter = createTypesetter({ log });
  stack.defer(typesetter.close);
  const passwords = openPasswords(secrets.passwordPepper);
  // Mails and the payment provider lead to the product's pages, wherever it listens.
  const address = () => config.publicUrl ?? app?.listeningOrigin ?? `http://${config.host}:${config.port}`;
  const shop = await openPayments(app, { config, secrets, database, publicUrl: address });
  const opened = openFeatures({
    config,
    secrets,
    database,
    jobs,
    ephemeris,
    typesetter,
    passwords,
    mailer,
    localMail,
    shop,
    textModel: config.llm && openTextModel(config.llm),
    publicUrl: address,
    log,
    seen,
    kind: app ? 'server' : 'worker',
    versions: versionsOf(config, webFolder),
  });
  stack.defer(opened.audit.close);
  stack.defer(opened.operations.close);
  if (opened.modelFeature) stack.defer(opened.modelFeature.close);
  await opened.blindTest.begin();
  const { features } = opened;
  const works = features.flatMap((feature) => feature.jobs ?? []);
  await jobs.declare(works.map(({ queue }) => queue));

  /** Begins to do jobs, once the server listens: mails lead to its address. */
  const beginJobs = async () => {
    await jobs.begin(works);
    await opened.operations.sayAtWork();
    opened.modelFeature?.begin();
  };
  /** Begins to do what comes again and again. */
  const beginSchedules = () => {
    const sweep = () => sweepLimits(database.pool);
    return jobs.schedule([
      { name: 'sweep-limits', cron: '*/10 * * * *', run: sweep },
      ...features.flatMap((feature) => feature.schedules ?? []),
    ]);
  };

  return {
    database,
    rowSecurity,
    jobs,
    typesetter,
    passwords,
    ephemeris,
    localMail,
    address,
    opened,
    seen,
    beginJobs,
    beginSchedules,
  };
}

function loadEphemeris() {
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../../../packages/astro/data/ephemeris.bin'));
  return readEphemeris(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
