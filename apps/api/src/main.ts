import { readFileSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import { readEphemeris } from '@udaya/astro/ephemeris';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { printDemoWorld, seedDemoWorld } from './demo/seed-demo-world.ts';
import { sweepExpired } from './features/identity/sweep-expired.ts';
import { renewToken } from './features/identity/one-time-tokens.ts';
import { workAddresses } from './features/identity/work-addresses.ts';
import { openPost } from './features/mails/open-post.ts';
import { sweepMails } from './features/mails/sweep-mails.ts';
import { workMails } from './features/mails/work-mails.ts';
import { loadShippedKnowledge } from './features/knowledge/load-shipped-knowledge.ts';
import { loadPlaces } from './features/places/load-places.ts';
import { resumeReports } from './features/reports/resume-reports.ts';
import { workReports } from './features/reports/work-reports.ts';
import { openMail, senderOf } from './open-mail.ts';
import { openPasswords } from './platform/crypto/passwords.ts';
import { openSecrets } from './platform/crypto/secrets.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { describeError } from './platform/log/describe-error.ts';
import { openLog } from './platform/log/open-log.ts';
import type { SandboxOrder } from './ports/payments/sandbox/sandbox-order.ts';
import { saveOrder } from './ports/payments/sandbox/sandbox-store.ts';
import { StartError } from './platform/start-error.ts';
import { sweepLimits } from './platform/throttle/limiter.ts';
import { createTypesetter } from './platform/typesetting/create-typesetter.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sweepEveryMs = 10 * 60_000;
const sweepPaymentsEveryMs = 30_000;

/** Things that were opened, to be closed in the opposite order. */
const opened: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) {
    await close().catch((error: unknown) => say(`While stopping: ${(error as Error).message}`));
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  const log = openLog(config.logLevel);
  const secrets = openSecrets(config);
  const url = config.databaseUrl ?? (await openEmbedded(config));
  await reachDatabase(() => migrate(url), config);
  const database = openDatabase(url, {
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  opened.push(database.close);
  await loadPlaces(database);
  await loadShippedKnowledge(database.db);

  const { mailer, local: localMail } = openMail(config);
  opened.push(mailer.close);
  const ephemeris = loadEphemeris();
  const jobs = await openJobs(url, log);
  opened.push(jobs.stop);
  const press = createTypesetter({ log });
  opened.push(press.close);
  const passwords = openPasswords(secrets.passwordPepper);
  const app = await buildApp({
    config,
    secrets,
    database,
    jobs,
    ephemeris,
    press,
    passwords,
    log,
    localMail,
    webFolder: path.join(root, 'apps/web/dist'),
  });
  opened.push(() => closeServer(app));
  const post = openPost(jobs, secrets.mailKey);
  await workReports({ db: database.db, ephemeris, jobs, post }, config.processors);
  const sweepAll = async () => {
    await sweepExpired(database.db);
    await sweepMails(database.db);
    await sweepLimits(database.pool);
    await resumeReports(database.db, jobs);
  };
  const sweep = setInterval(
    () => void sweepAll().catch((error: Error) => log.warn({ err: describeError(error) }, 'sweep')),
    sweepEveryMs,
  );
  opened.push(async () => clearInterval(sweep));
  const paymentSweep = setInterval(
    () =>
      void app
        .sweepPayments()
        .catch((error: Error) => log.warn({ err: describeError(error) }, 'payment sweep')),
    sweepPaymentsEveryMs,
  );
  opened.push(async () => clearInterval(paymentSweep));
  if (config.seedDemo) {
    const keepInSandbox =
      config.paymentProvider === 'sandbox'
        ? (order: SandboxOrder) => saveOrder(database.pool, order)
        : undefined;
    await seedDemoWorld({
      db: database.db,
      jobs,
      passwords,
      prices: config.prices,
      currency: config.paypal.currency,
      keepInSandbox,
    });
  }

  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    // Free when it was tried at the start, and taken since.
    throw cannotListen(config, error);
  });
  const address = config.publicUrl ?? app.listeningOrigin;
  await workAddresses({ db: database.db, jobs, mailKey: secrets.mailKey, post });
  await workMails({
    db: database.db,
    jobs,
    mailer,
    key: secrets.mailKey,
    sender: () => senderOf(config, address),
    renewLink: (token) => renewToken(database.db, token),
  });
  say(`\n${config.productName} is ready: ${address}`);
  if (localMail)
    say(
      `Mail goes to ${localMail.folder}${config.production ? ' (set SMTP_URL to send it)' : `; read it at ${address}/dev/mail`}`,
    );
  if (config.seedDemo) printDemoWorld(say);
}

/** Answers what is in hand, and cuts after ten seconds what does not come to an end by itself. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), 10_000);
  await app.close();
  clearTimeout(cut);
}

async function openEmbedded(config: Config): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  opened.push(embedded.stop);
  return embedded.url;
}

/** Turns a database that cannot be reached into a sentence for the operator. */
async function reachDatabase(work: () => Promise<void>, config: Config): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!config.databaseUrl) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new StartError(`The database of the setting DATABASE_URL cannot be used: ${message || code}.`);
  }
}

function loadEphemeris() {
  const bytes = readFileSync(path.join(root, 'packages/astro/data/ephemeris.bin'));
  return readEphemeris(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function refuseTakenPort({ host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen({ host, port }, error)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Turns a port that cannot be opened into a sentence for the operator. */
function cannotListen(
  { host, port }: Pick<Config, 'host' | 'port'>,
  error: NodeJS.ErrnoException,
): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another with PORT=3001 npm start.`,
    EACCES: `Port ${port} may not be opened by this user. Choose one above 1023 with the setting PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Change the setting HOST.`,
  };
  return new StartError(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}.`);
}

async function stop(code: number): Promise<void> {
  stopping ??= closeAll();
  await stopping;
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// Whoever started the product is gone, killed perhaps: nothing is left behind.
process.on('disconnect', () => void stop(0));

try {
  await start();
} catch (error) {
  if (!stopping) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    await stop(1);
  }
}
