import { defineConfig } from 'vitest/config';

/** It adds a field to tables that other stories share: it has modules of its own. */
const alone = 'apps/api/stories/further-field.test.ts';

export default defineConfig({
  test: {
    // The pure packages, the law and the page's own rules need nothing; the API's stories and the package that starts PostgreSQL need it.
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'laws/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'packages/*/generate/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'evaluation/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/embedded-postgres/**'],
          testTimeout: 30_000,
          maxWorkers: 3,
          isolate: false,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts', 'packages/embedded-postgres/**/*.test.ts'],
          exclude: ['**/node_modules/**', alone],
          globalSetup: ['apps/api/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Many stories wait for what takes its time: a third one works meanwhile.
          maxWorkers: 3,
          // Each story opens a server and a database of its own: loading the code again for every file cost as much as the stories.
          isolate: false,
        },
      },
      {
        test: {
          name: 'alone',
          include: [alone],
          globalSetup: ['apps/api/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
