import type { ProductHealth } from '@udaya/contract/operations';
import type { CallFacts, CheckResult, ProcessFacts } from './process-facts.ts';

type State = ProductHealth['database']['state'];

const second = 1_000;
const hour = 3_600 * second;
const gigabyte = 1e9;
/** Slower than that, and people notice. */
const slowStatementMs = 250;
const slowCallMs = 3_000;
/** What is done at once waits no longer. */
const slowQueueMs = 5 * 60 * second;
const oldBackupMs = 48 * hour;

export function database(writes: boolean, answerMs: number): State {
  if (!writes) return 'silent';
  return answerMs > slowStatementMs ? 'slow' : 'works';
}

export function queue(workers: number, oldest: Date | null): State {
  if (workers === 0) return 'silent';
  return oldest && Date.now() - oldest.getTime() > slowQueueMs ? 'slow' : 'works';
}

/** By the last check, or by a mail that left since. */
export function mail(checked: CheckResult | undefined, lastSentAt: Date | null): State {
  const left = lastSentAt?.toISOString() ?? '';
  if (checked && checked.at >= left) return byCheck(checked);
  return lastSentAt && Date.now() - lastSentAt.getTime() < 24 * hour ? 'works' : 'unknown';
}

function byCheck({ problem, ms }: CheckResult): State {
  if (problem !== null) return 'silent';
  return ms > slowCallMs ? 'slow' : 'works';
}

export function payments({
  checked,
  lastSuccess,
  lastFailure,
  breaker,
  p95,
}: {
  checked: CheckResult | undefined;
  lastSuccess: string | null;
  lastFailure: string | null;
  breaker: CallFacts['breaker'];
  p95: number | null;
}): State {
  if (breaker !== 'closed') return 'silent';
  const lastCall = latest([lastSuccess, lastFailure]);
  if (checked && checked.at >= (lastCall ?? '')) return byCheck(checked);
  if (lastCall === null) return 'unknown';
  if (lastCall === lastFailure) return 'silent';
  return p95 !== null && p95 > slowCallMs ? 'slow' : 'works';
}

export function disk(found: ProcessFacts['disk'] | undefined): State {
  if (!found) return 'unknown';
  return found.free < 2 * gigabyte || found.free / found.total < 0.05 ? 'low' : 'works';
}

export function backup(at: string | undefined): State {
  if (!at) return 'unknown';
  return Date.now() - Date.parse(at) > oldBackupMs ? 'old' : 'works';
}

/** One that rests in any process is worth knowing. */
export function worstBreaker(states: readonly CallFacts['breaker'][]): CallFacts['breaker'] {
  return (['open', 'trying'] as const).find((state) => states.includes(state)) ?? 'closed';
}

/** The value that a share of the sorted values does not exceed; null without any. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** The latest of ISO instants; null without any. */
export function latest(instants: readonly (string | null | undefined)[]): string | null {
  const known = instants.filter((at) => at !== null && at !== undefined);
  return known.reduce<string | null>((last, at) => (last === null || at > last ? at : last), null);
}

export function earliest(instants: readonly (Date | null)[]): Date | null {
  return instants.filter((at) => at !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

export function latestCheck(checks: readonly (CheckResult | null)[]): CheckResult | undefined {
  return checks.filter((one) => one !== null).toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
