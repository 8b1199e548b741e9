import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = { resolve: { alias: { '@': root } } };

/** Four projects: pure rules beside the code, port contracts, HTTP on a real database, and the attacks of docs/security.md. */
export default defineConfig({
  ...base,
  test: {
    projects: [
      {
        ...base,
        test: {
          name: 'unit',
          include: [
            '{lib,db,components,inngest,bench,scripts,app}/**/*.test.{ts,tsx}',
            'samples/generate/**/*.test.ts',
          ],
          environment: 'node',
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
