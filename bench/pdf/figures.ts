/** Milliseconds that a piece of work took, kept with those of its kind. */
export async function timed<T>(times: number[], work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  times.push(performance.now() - start);
  return result;
}

/** The same in time of this process's processors, which others on the machine hardly change. */
export function processorTimed<T>(times: number[], work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return result;
}

/** The value that a share of the times does not pass. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const columns = { min: 0, p50: 0.5, p95: 0.95, max: 1 };

/** The heads of the columns of `figures`. */
export const heads = [
  'ms'.padEnd(58),
  'n'.padStart(6),
  ...Object.keys(columns).map((name) => name.padStart(8)),
].join('');

/** A line of figures. */
export function figures(name: string, times: readonly number[]): string {
  const values = Object.values(columns).map((share) => quantile(times, share).toFixed(1).padStart(8));
  return `${name.padEnd(58)}${String(times.length).padStart(6)}${values.join('')}`;
}
