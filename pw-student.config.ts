import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/chromium.ts';
export default defineConfig({
  testDir: '/work/helpers/student/e2e',
  testMatch: 'student-form.story.ts',
  outputDir: '/tmp/h-student-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:4160',
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
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
});
