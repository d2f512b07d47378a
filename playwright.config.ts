import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';
import { originOf, products } from './e2e/products.ts';

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
  // The second try tells what depends on the moment, and leaves a trace of it: it does not make up for the first.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: 'list',
  use: {
    baseURL: originOf(products.usual),
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    // Requests of a worker pass the stories by: only those that are about it have one.
    serviceWorkers: 'block',
    // A trace of everything costs a third of the run.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // What moves takes time to draw and nothing to tell.
    contextOptions: { reducedMotion: 'reduce' },
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
  webServer: {
    command: `"${process.execPath}" e2e/serve-products.ts`,
    wait: { stdout: /Their database server: (?<e2e_database_url>\S+)/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stderr: 'pipe',
  },
});
