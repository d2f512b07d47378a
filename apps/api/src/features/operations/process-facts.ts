import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { JsonWay } from '@udaya/core/writing/model-calls';
import { codesOf } from '../../platform/log/codes-of.ts';
import type { OutboundReading } from '../../platform/outbound/create-outbound.ts';
import type { ModelReading } from '../../ports/text-model/text-model.ts';

/** What was found when something was asked whether it is there. */
export interface CheckResult {
  at: string;
  /** How long it took, in milliseconds. */
  ms: number;
  /** Why it is not there, as a code; null where it is. */
  problem: string | null;
}

/** How calls to the payment provider went, with ISO instants. */
export interface CallFacts {
  breaker: OutboundReading['breaker'];
  lastSuccess: string | null;
  lastFailure: string | null;
  failure: string | null;
  tookMs: readonly number[];
}

/** What a process knows by itself. */
export interface ProcessFacts {
  /** Bytes of the disk with its data folder. */
  disk: { free: number; total: number } | null;
  /** The latest backup in its data folder. */
  backup: { at: string; bytes: number } | null;
  /** To each payment provider, by its name. Of a process that was begun before there were several, missing. */
  providerCalls?: Record<string, CallFacts>;
  /** Of a process that was begun before the product knew language models, missing. */
  modelCalls?: (CallFacts & { json: JsonWay | null }) | null;
  mailCheck: CheckResult | null;
  paymentChecks?: Record<string, CheckResult>;
}

/** A reading of calls as it is kept. */
export function callFacts({
  breaker,
  lastSuccessAt,
  lastFailureAt,
  lastFailure,
  tookMs,
}: OutboundReading): CallFacts {
  return {
    breaker,
    lastSuccess: lastSuccessAt?.toISOString() ?? null,
    lastFailure: lastFailureAt?.toISOString() ?? null,
    failure: lastFailure,
    tookMs,
  };
}

/** A reading of calls to the language model as it is kept. */
export function modelFacts(reading: ModelReading): NonNullable<ProcessFacts['modelCalls']> {
  return { ...callFacts(reading), json: reading.json ?? null };
}

/** Free and whole bytes of the disk with a folder; null where it cannot be read. */
export async function readDisk(folder: string): Promise<ProcessFacts['disk']> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? { free: found.bavail * found.bsize, total: found.blocks * found.bsize } : null;
}

/** The latest finished backup under a data folder; null where there is none. */
export async function readLatestBackup(dataDir: string): Promise<ProcessFacts['backup']> {
  const folder = path.join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.tar.gz.age'))
      .map((name) => stat(path.join(folder, name)).catch(() => undefined)),
  );
  const latest = files.filter((file) => file !== undefined).toSorted((a, b) => b.mtimeMs - a.mtimeMs)[0];
  return latest ? { at: latest.mtime.toISOString(), bytes: latest.size } : null;
}

const checkTimeoutMs = 8_000;

/** Asks something whether it is there, for eight seconds at most. */
export async function check(ask: () => Promise<unknown>): Promise<CheckResult> {
  const begunAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('timeout'), { code: 'timeout' })),
      checkTimeoutMs,
    );
  });
  const problem = await Promise.race([ask(), late]).then(
    () => null,
    (error: unknown) => codesOf(error),
  );
  clearTimeout(timer);
  return { at: new Date().toISOString(), ms: Math.round(performance.now() - begunAt), problem };
}
