import { hostname } from 'node:os';
import { newId } from '../../platform/crypto/tokens.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { Mailer } from '../../ports/mail/mailer.ts';
import type { PaymentProvider } from '../../ports/payments/payment-provider.ts';
import type { TextModel } from '../../ports/text-model/text-model.ts';
import {
  type CheckResult,
  callFacts,
  check,
  modelFacts,
  type ProcessFacts,
  readDisk,
  readLatestBackup,
} from './process-facts.ts';
import { forgetProcess, listProcesses, type StoredProcess, saveProcess } from './store.ts';

export interface ProcessBookDeps {
  db: SystemDb;
  jobs: Jobs;
  log: Pick<Log, 'warn'>;
  kind: 'server' | 'worker';
  version: string;
  dataDir: string;
  mailer: Mailer;
  /** Of payments; none where reports are free. */
  providers: readonly PaymentProvider[];
  /** Undefined where the composer writes alone. */
  textModel: Pick<TextModel, 'reading'> | undefined;
}

/** Where each process of the product says what only it knows, so that one page can tell of all of them. */
export interface ProcessBook {
  /** What processes have said of themselves, this one just now. */
  read(): Promise<StoredProcess[]>;
  /** How many of those that are alive do jobs. */
  countWorkers(): Promise<number>;
  /** Writes what this process knows. Never fails: where the database is away it is written the next time. */
  write(): Promise<void>;
  /** Asks the mail server and the payment providers whether they are there. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const writeEveryMs = 15_000;
const aliveForMs = 60_000;
const storedForMs = 24 * 3_600_000;

/** Whether a process has spoken lately. */
export function isAlive({ seenAt }: Pick<StoredProcess, 'seenAt'>): boolean {
  return Date.now() - seenAt.getTime() < aliveForMs;
}

/** Opens the book for this process. It writes into it every fifteen seconds. */
export function openProcessBook(deps: ProcessBookDeps): ProcessBook {
  const { db, jobs, log, providers, textModel } = deps;
  const id = newId();
  const startedAt = new Date();
  let mailCheck: CheckResult | null = null;
  let paymentChecks: Record<string, CheckResult> = {};
  let running: Promise<void> = Promise.resolve();

  async function facts(): Promise<ProcessFacts> {
    return {
      disk: await readDisk(deps.dataDir),
      backup: await readLatestBackup(deps.dataDir),
      providerCalls: Object.fromEntries(providers.map((one) => [one.name, callFacts(one.reading())])),
      modelCalls: textModel ? modelFacts(textModel.reading()) : null,
      mailCheck,
      paymentChecks,
    };
  }

  async function writeNow(): Promise<void> {
    const process = {
      id,
      kind: deps.kind,
      host: hostname(),
      doesJobs: jobs.inspection.works(),
      version: deps.version,
      startedAt,
      seenAt: new Date(),
      facts: await facts(),
    };
    await saveProcess(db, process, new Date(Date.now() - storedForMs));
  }

  const write = () => {
    running = running.then(writeNow).catch((error: unknown) => {
      if (!isDatabaseAway(error)) log.warn({ err: describeError(error) }, 'process book');
    });
    return running;
  };
  const timer = setInterval(() => void write(), writeEveryMs).unref();

  const read = async () => {
    await write();
    return listProcesses(db);
  };
  return {
    read,
    countWorkers: async () => (await read()).filter((one) => one.doesJobs && isAlive(one)).length,
    write,
    async check() {
      const named = async (one: PaymentProvider) => [one.name, await check(() => one.check())] as const;
      const [mail, payments] = await Promise.all([
        check(() => deps.mailer.check()),
        Promise.all(providers.map(named)),
      ]);
      mailCheck = mail;
      paymentChecks = Object.fromEntries(payments);
    },
    async close() {
      clearInterval(timer);
      await running;
      // Who goes by himself is not missed.
      await forgetProcess(db, id).catch(() => undefined);
    },
  };
}
