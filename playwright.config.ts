import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';
import { captchaAnswer } from './e2e/login.ts';

const port = Number(process.env.E2E_PORT ?? 3210);
/** A second server, on which reports are free. */
const freePort = port + 1;
/** A third one, whose every word is lengthened and marked: `e2e/pseudo.story.ts`. */
const pseudoPort = port + 2;
/** A fourth one, which has a language model: a stub, on the port after it. */
const modelPort = port + 3;
const stubPort = port + 4;
/** A further one, whose demo accounts change their languages. */
const languagesPort = port + 5;
// Every process of a run reads this file; the first one chooses the folder.
process.env.E2E_DATA_DIR ??= makeDataDir();

/** A folder that the database's own system user may enter. */
function makeDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'udaya-e2e-'));
  chmodSync(folder, 0o711);
  return folder;
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.story.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // On a shared machine a story may lose a race with the clock: it gets a second try there and is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Requests of a worker pass the stories by: only those that are about it have one.
    serviceWorkers: 'block',
    // A trace of everything costs a third of the run.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    server(port, {}),
    server(freePort, { PAYMENT_PROVIDER: 'none' }),
    server(pseudoPort, {}, '--conditions=pseudo'),
    server(languagesPort, {}),
    {
      command: `"${process.execPath}" apps/api/testing/serve-model-stub.ts`,
      port: stubPort,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { MODEL_STUB_PORT: String(stubPort) },
    },
    server(modelPort, {
      PAYMENT_PROVIDER: 'none',
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://127.0.0.1:${stubPort}/v1`,
      LLM_MODEL: 'stub-model',
      LLM_PROVIDER_NAME: 'The Stub',
      LLM_PRICES: 'input:0.15,output:0.60',
    }),
  ],
});

/** A product of the stories' own, on a database of its own. */
function server(onPort: number, settings: Record<string, string>, ...options: string[]) {
  return {
    command: [`"${process.execPath}"`, ...options, 'apps/api/src/main.ts'].join(' '),
    url: `http://127.0.0.1:${onPort}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(onPort),
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', String(onPort)),
      CAPTCHA_FIXED_ANSWER: captchaAnswer,
      LOG_LEVEL: 'warn',
      LOGIN_TRIES_PER_ADDRESS: '100000',
      CAPTCHAS_PER_ADDRESS: '100000',
      ACCOUNT_REQUESTS_PER_ADDRESS: '100000',
      BAD_REQUESTS_PER_ADDRESS: '100000',
      REPORTS_PER_USER: '100000',
      PAYMENT_CALLS_PER_USER: '100000',
      PDFS_PER_USER: '100000',
      RESOLVES_PER_USER: '100000',
      MAIL_COOLDOWN_SECONDS: '1',
      ...settings,
    },
  } as const;
}
