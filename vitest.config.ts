import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = { resolve: { alias: { '@': root } } };

/**
 * Five projects: pure rules beside the code, screens in a simulated browser, port contracts, HTTP on a real database,
 * and the attacks of docs/security.md.
 */
export default defineConfig({
  ...base,
  test: {
    // next-themes sets the theme from a script, which runs in a page of the server alone; React says so once a file.
    onConsoleLog: (log) => (log.startsWith('Encountered a script tag while rendering') ? false : undefined),
    projects: [
      {
        ...base,
        test: {
          name: 'unit',
          include: [
            '{lib,db,components,inngest,bench,scripts,app}/**/*.test.{ts,tsx}',
            'samples/generate/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.tsx'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        ...base,
        test: {
          name: 'components',
          include: ['components/**/*.dom.test.tsx'],
          setupFiles: ['tests/support/components/setup.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000/', width: 1440, height: 900 } },
          testTimeout: 30_000,
        },
      },
      {
        ...base,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Each file has a database and processes of its own, and mostly waits: for heartbeats, polls and restarts.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...base,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: ['tests/support/api-setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        ...base,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // A minute of files and requests that never reach the database; once is enough.
          exclude: process.env.TEST_DATABASE_URL ? ['tests/api/hostile-inputs.test.ts'] : [],
          globalSetup: ['tests/support/api-setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
