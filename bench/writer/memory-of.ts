import { readFileSync } from 'node:fs';

/** Megabytes that a process holds, and held at most; NaN where the system does not tell. */
export function memoryOf(pid: number | undefined): { now: number; most: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}
