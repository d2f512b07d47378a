import type { ProductHealth } from '@udaya/contract/operations';
import type { ProviderName } from '@udaya/core/billing/providers';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../../ports/payments/payment-provider.ts';
import { readActiveVersions } from '../knowledge/read-knowledge.ts';
import { readDelivery } from '../mails/read-delivery.ts';
import * as judge from './judge-health.ts';
import { isAlive, type ProcessBook } from './process-book.ts';
import { readServerVersion, type StoredProcess } from './store.ts';

export interface HealthDeps {
  system: SystemDb;
  jobs: Jobs;
  processes: ProcessBook;
  /** Whether the database takes writes. */
  mayWrite: () => Promise<boolean>;
  mailWay: 'server' | 'folder';
  /** Of payments; none where reports are free. */
  providers: readonly PaymentProvider[];
  versions: { product: string; build: string; engine: string; table: string };
}

/** Asks everything now, and tells how it is. */
export async function checkHealth(deps: HealthDeps): Promise<ProductHealth> {
  await deps.processes.check();
  return readHealth(deps);
}

/** How the product and what it leans on are doing, as far as its processes know. */
export async function readHealth(deps: HealthDeps): Promise<ProductHealth> {
  const { system, jobs } = deps;
  const begunAt = performance.now();
  const database = await readServerVersion(system);
  const answerMs = Math.round((performance.now() - begunAt) * 10) / 10;
  const writes = await deps.mayWrite();
  const processes = await deps.processes.read();
  const alive = processes.filter(isAlive);
  const checkedDate = new Date().toISOString();
  return {
    database: { state: judge.database(writes, answerMs), checkedDate, answerMs },
    jobs: { ...(await readQueueHealth(jobs, alive)), checkedDate },
    mail: await readMailHealth(deps, alive),
    payments: deps.providers.map(({ name }) => paymentHealth(name, alive)),
    disk: { ...diskHealth(alive), checkedDate },
    backup: { ...backupHealth(alive), checkedDate },
    versions: {
      ...deps.versions,
      database,
      knowledge: await readActiveVersions(system),
    },
    processes: processes.map(({ facts, ...process }) => ({
      id: process.id,
      kind: process.kind,
      host: process.host,
      doesJobs: process.doesJobs,
      version: process.version,
      startedDate: process.startedAt.toISOString(),
      seenDate: process.seenAt.toISOString(),
      alive: isAlive(process),
      diskFree: facts.disk?.free ?? null,
      diskTotal: facts.disk?.total ?? null,
    })),
  };
}

async function readQueueHealth(jobs: Jobs, alive: readonly StoredProcess[]) {
  const queues = await jobs.inspection.queues();
  const sum = (of: (queue: (typeof queues)[number]) => number) =>
    queues.reduce((total, queue) => total + of(queue), 0);
  const oldest = judge.earliest(queues.map(({ oldestAt }) => oldestAt));
  const workers = alive.filter(({ doesJobs }) => doesJobs).length;
  return {
    state: judge.queue(workers, oldest),
    workers,
    waiting: sum(({ waiting, retrying }) => waiting + retrying),
    failed: sum(({ failed }) => failed),
    oldestDate: oldest?.toISOString() ?? null,
  };
}

async function readMailHealth(
  { system, mailWay }: HealthDeps,
  alive: readonly StoredProcess[],
): Promise<ProductHealth['mail']> {
  const { lastSentAt, lastFailedAt, waiting } = await readDelivery(system);
  const checked = judge.latestCheck(alive.map(({ facts }) => facts.mailCheck));
  return {
    state: judge.mail(checked, lastSentAt),
    checkedDate: judge.latest([checked?.at, lastSentAt?.toISOString()]),
    way: mailWay,
    lastSentDate: lastSentAt?.toISOString() ?? null,
    lastFailureDate: lastFailedAt?.toISOString() ?? null,
    waiting,
    problem: checked?.problem ?? null,
  };
}

function paymentHealth(
  provider: ProviderName,
  alive: readonly StoredProcess[],
): ProductHealth['payments'][number] {
  const calls = alive.flatMap(({ facts }) => facts.providerCalls?.[provider] ?? []);
  const checked = judge.latestCheck(alive.map(({ facts }) => facts.paymentChecks?.[provider] ?? null));
  const lastSuccess = judge.latest(calls.map(({ lastSuccess }) => lastSuccess));
  const lastFailure = judge.latest(calls.map(({ lastFailure }) => lastFailure));
  const took = calls.flatMap(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const breaker = judge.worstBreaker(calls.map((call) => call.breaker));
  return {
    state: judge.payments({ checked, lastSuccess, lastFailure, breaker, p95: judge.quantile(took, 0.95) }),
    checkedDate: judge.latest([checked?.at, lastSuccess, lastFailure]),
    provider,
    breaker,
    lastSuccessDate: lastSuccess,
    lastFailureDate: lastFailure,
    lastFailure: calls.find((call) => call.lastFailure === lastFailure)?.failure ?? null,
    calls: took.length,
    p50Ms: judge.quantile(took, 0.5),
    p95Ms: judge.quantile(took, 0.95),
  };
}

/** Of several machines that with the fullest disk. */
function diskHealth(alive: readonly StoredProcess[]) {
  const disks = alive.flatMap(({ facts }) => facts.disk ?? []);
  const fullest = disks.toSorted((a, b) => a.free / a.total - b.free / b.total)[0];
  return { state: judge.disk(fullest), free: fullest?.free ?? null, total: fullest?.total ?? null };
}

function backupHealth(alive: readonly StoredProcess[]) {
  const backups = alive.flatMap(({ facts }) => facts.backup ?? []);
  const latest = backups.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return { state: judge.backup(latest?.at), writtenDate: latest?.at ?? null, bytes: latest?.bytes ?? null };
}
