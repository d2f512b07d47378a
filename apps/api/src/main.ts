import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { printDemoWorld, seedDemoWorld } from './demo/seed-demo-world.ts';
import { languageModelOf } from './llm-config.ts';
import { openInstallation } from './open-installation.ts';
import { openProduct } from './open-product.ts';
import { openLog } from './platform/log/open-log.ts';
import { StartError } from './platform/start-error.ts';
import type { SandboxOrder } from './ports/payments/sandbox/sandbox-order.ts';
import { orders } from './ports/payments/sandbox/sandbox-store.ts';
import { startWithRetry } from './start-with-retry.ts';

const stopWithinMs = 80_000;

/** How to close what was opened, the last thing first. */
const opened = new AsyncDisposableStack();
let stopping: Promise<void> | undefined;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  await startWithRetry({ config, say, opened }, (own) => serve(config, own));
}

async function serve(config: Config, own: AsyncDisposableStack): Promise<void> {
  const log = openLog(config.logLevel);
  const { databaseUrl, secrets } = await openInstallation({ config, say, opened: own });
  // By the package, so that a test of the words can have the page and the server's messages exchanged together.
  const webFolder = path.dirname(fileURLToPath(import.meta.resolve('@udaya/web/page')));
  const product = await sayingWhatTakesLong(
    openProduct({ config, log, databaseUrl, secrets, webFolder, opened: own }),
    'Waiting for the database to take in places and texts; the first start takes a minute.',
  );
  const { app, database, jobs, passwords, localMail } = product;
  if (config.seedDemo) {
    const saveInSandbox = config.paymentProviders.includes('sandbox')
      ? (order: SandboxOrder) => orders.save(database.pool, order)
      : undefined;
    await seedDemoWorld({
      db: database.db,
      jobs,
      passwords,
      formKey: secrets.formKey,
      peopleKey: secrets.peopleKey,
      languageModel: languageModelOf(config),
      prices: config.prices,
      currency: config.paypal.currency,
      saveInSandbox,
    });
  }

  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    // Free when it was tried at the start, and taken since.
    throw cannotListen(config, error);
  });
  if (config.works) {
    await product.beginJobs();
    await product.beginSchedules();
  }

  const address = product.address();
  say(`\n${config.productName} is ready: ${address}`);
  if (localMail)
    say(
      `Emails go to ${localMail.folder}${config.production ? ' (set SMTP_URL to send them)' : `; read them at ${address}/dev/mail`}`,
    );
  if (config.seedDemo) printDemoWorld(say);
  for (const way of config.openToOthers)
    say(`WARNING: other machines can reach ${way} (ALLOW_DEMO_IN_PUBLIC=true).`);
}

/** Tells the operator what is being waited for when a step of the start takes long. */
async function sayingWhatTakesLong<T>(work: Promise<T>, what: string): Promise<T> {
  const timer = setTimeout(() => say(what), 10_000);
  return work.finally(() => clearTimeout(timer));
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
  // Each part gives up after a while; this is for whatever does not.
  setTimeout(() => process.exit(code || 1), stopWithinMs).unref();
  stopping ??= opened
    .disposeAsync()
    .catch((error: unknown) => say(`While stopping: ${(error as Error).message}`));
  await stopping;
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// Whoever started the product is gone, killed perhaps: nothing is left behind.
process.on('disconnect', () => void stop(0));
// An error that nobody caught ends the product, and its own PostgreSQL with it.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  void stop(1);
});

try {
  await start();
} catch (error) {
  if (!stopping) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    await stop(1);
  }
}
