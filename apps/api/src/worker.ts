import { readConfig } from './config.ts';
import { openInstallation } from './open-installation.ts';
import { openWorker } from './open-product.ts';
import { openLog } from './platform/log/open-log.ts';
import { StartError } from './platform/start-error.ts';
import { startWithRetry } from './start-with-retry.ts';

// Does the jobs of the product without serving it, beside servers on the same database. Usage: npm run worker

const stopWithinMs = 80_000;
const opened = new AsyncDisposableStack();
let stopping: Promise<void> | undefined;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function stop(code: number): Promise<void> {
  setTimeout(() => process.exit(code || 1), stopWithinMs).unref();
  stopping ??= opened.disposeAsync();
  await stopping;
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.on('disconnect', () => void stop(0));

try {
  const config = readConfig(process.env);
  if (!config.databaseUrl)
    throw new StartError(
      'A worker needs the database of its servers: set DATABASE_URL. A single machine does not need a worker besides its server.',
    );
  const log = openLog(config.logLevel);
  await startWithRetry({ config, say, opened }, async (own) => {
    const { databaseUrl, secrets } = await openInstallation({ config, say, opened: own });
    const worker = await openWorker({ config, log, databaseUrl, secrets, opened: own });
    await worker.beginJobs();
    await worker.beginSchedules();
    say(`${config.productName} is running its jobs here; its pages are at ${worker.address()}.`);
  });
} catch (error) {
  if (!stopping) {
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
    await stop(1);
  }
}
