import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumOptions } from '../../e2e/chromium.ts';

const folder = path.resolve(import.meta.dirname, '../lighthouse');
const run = promisify(execFile);

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];

/** What Lighthouse says of a page: a score up to 100, times in milliseconds, and where the page led to. */
export interface LighthouseFigures {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speed: number;
  bytes: number;
  shown: string;
}

/** Lighthouse is installed here alone, and the first time: nobody else needs its 180 MB. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (npm ci)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}

/** One look at a page with Lighthouse's usual throttling: on the phone slow 4G (1.6 Mbit/s, 150 ms) and a processor of a quarter. */
export async function runLighthouse(
  origin: string,
  address: string,
  device: Device,
  session?: string,
): Promise<LighthouseFigures> {
  const wanted = { origin, address, device, session, chromium: chromiumOptions };
  const { stdout } = await run(process.execPath, ['measure.mjs', JSON.stringify(wanted)], {
    cwd: folder,
    timeout: 180_000,
  });
  return JSON.parse(stdout) as LighthouseFigures;
}
