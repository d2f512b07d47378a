import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';
import { chromiumOptions } from '../e2e/chromium.ts';
import { startServer, stopServer } from './product/start-server.ts';
import { feelLogin, feelPage } from './web/felt.ts';
import { keepsOwnPage, readySession } from './web/product.ts';
import { devices, installLighthouse, type LighthouseFigures, runLighthouse } from './web/run-lighthouse.ts';

// How fast the built pages are: Lighthouse's figures on a desktop and on a phone with its usual throttling, and what a slow phone on slow 4G
// shows in fact, from the press of 'Log In' to the dashboard too. Medians, with the lowest and the highest, since each run differs.
// Usage: node bench/web.ts [runs, default 5] [folder of a built product, default this one]; ONLY=lighthouse or ONLY=felt measures a
// part, PAGES=login,report some pages.

const runs = Number(process.argv[2] ?? 5);
const product = path.resolve(process.argv[3] ?? '.');
const parts = (process.env.ONLY ?? 'lighthouse,felt').split(',');
const wanted = process.env.PAGES?.split(',');
const port = Number(process.env.BENCH_PORT ?? 3393);
const origin = `http://127.0.0.1:${port}`;
const goals = { desktop: 99, phone: 95, loginLcpMs: 2_500, dashboardMs: 4_000, shift: 0.05 };

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

function told(values: readonly number[], show: (value: number) => string): string {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => show(sorted[index] ?? Number.NaN);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)} to ${at(sorted.length - 1)})`;
}

function printLighthouse(
  name: string,
  figures: readonly LighthouseFigures[],
  goal: number | undefined,
): void {
  const of = (pick: (one: LighthouseFigures) => number, show: (value: number) => string) =>
    told(figures.map(pick), show);
  console.log(
    [
      `  ${name.padEnd(18)} score ${of(({ score }) => score, String)}${goal ? `, goal ${goal}` : ''}`,
      `FCP ${of(({ fcp }) => fcp, seconds)}`,
      `LCP ${of(({ lcp }) => lcp, seconds)}`,
      `blocked ${of(
        ({ tbt }) => tbt,
        (ms) => `${Math.round(ms)} ms`,
      )}`,
      `speed index ${of(({ speed }) => speed, seconds)}`,
      `CLS ${of(
        ({ cls }) => cls,
        (value) => value.toFixed(3),
      )}`,
      `${of(
        ({ bytes }) => bytes / 1024,
        (kilobytes) => `${Math.round(kilobytes)}`,
      )} KB`,
    ].join('; '),
  );
}

async function repeat<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let run = 0; run < runs; run += 1) answers.push(await ask());
  return answers;
}

if (parts.includes('lighthouse')) await installLighthouse();
const cluster = await startThrowawayCluster();
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-bench-'));
chmodSync(folder, 0o711);
let server: ChildProcess | undefined;
const browser = await chromium.launch(chromiumOptions);
try {
  const much = '1000000';
  const limits = {
    CAPTCHAS_PER_ADDRESS: much,
    LOGIN_TRIES_PER_ADDRESS: much,
    BAD_REQUESTS_PER_ADDRESS: much,
  };
  server = await startServer(port, { DATA_DIR: folder, DATABASE_URL: cluster.url, ...limits }, product);
  const { session, reportId } = await readySession(browser, origin);
  const pages = [
    { name: 'login', address: '/login', lookedFor: 'form img, form [role=img]', hasGoal: true },
    { name: 'welcome', address: '/welcome', lookedFor: 'h1', hasGoal: true },
    { name: 'sample', address: '/sample/child', lookedFor: '[data-reading]', hasGoal: false },
    {
      name: 'report',
      address: `/users-birthchart/${reportId}`,
      lookedFor: '[data-reading]',
      hasGoal: true,
      session,
    },
    {
      name: 'list',
      address: '/birthchart-report',
      lookedFor: 'a[href*="birthchart/"]',
      hasGoal: false,
      session,
    },
    {
      name: 'dashboard',
      address: '/dashboard',
      lookedFor: 'a[href*="birthchart/"]',
      hasGoal: false,
      session,
    },
  ].filter(({ name }) => wanted?.includes(name) ?? true);
  const there = [];
  for (const page of pages)
    if (page.name !== 'welcome' || (await keepsOwnPage(origin, page.address))) there.push(page);

  console.log(`${product}, ${runs} runs each: median (lowest to highest)`);
  if (parts.includes('lighthouse')) {
    for (const device of devices) {
      console.log(`Lighthouse, ${device}`);
      for (const { name, address, hasGoal, session: kept } of there) {
        const figures = await repeat(() => runLighthouse(origin, address, device, kept));
        const elsewhere = figures.find(({ shown }) => !shown.endsWith(address));
        if (elsewhere) throw new Error(`${address} led to ${elsewhere.shown}`);
        printLighthouse(name, figures, hasGoal ? goals[device] : undefined);
      }
    }
  }
  if (parts.includes('felt')) {
    console.log('A slow phone on slow 4G, an empty cache');
    for (const { name, address, lookedFor, session: kept } of there) {
      const felt = await repeat(() => feelPage(browser, origin + address, lookedFor, kept));
      const lcp = told(
        felt.map((one) => one.lcp),
        seconds,
      );
      const cls = told(
        felt.map((one) => one.cls),
        (value) => value.toFixed(3),
      );
      const lcpGoal = name === 'login' ? ` (goal: under ${seconds(goals.loginLcpMs)})` : '';
      console.log(
        `  ${name.padEnd(18)} FCP ${told(
          felt.map((one) => one.fcp),
          seconds,
        )}; LCP ${lcp}${lcpGoal}; CLS ${cls} (goal: under ${goals.shift})`,
      );
    }
    if (wanted?.includes('login') ?? true) {
      const ways = await repeat(() => feelLogin(browser, origin));
      console.log(
        `  from 'Log In' to the dashboard's heading ${told(
          ways.map(({ heading }) => heading),
          seconds,
        )}, to its reports ${told(
          ways.map(({ whole }) => whole),
          seconds,
        )} (goal: under ${seconds(goals.dashboardMs)}); CLS ${told(
          ways.map(({ cls }) => cls),
          (value) => value.toFixed(3),
        )}`,
      );
    }
  }
} finally {
  await browser.close();
  if (server) await stopServer(server);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
