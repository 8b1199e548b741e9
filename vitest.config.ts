import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/test-run/long-files-first';

const root = fileURLToPath(new URL('.', import.meta.url));
const base = { resolve: { alias: { '@': root } } };

/**
 * Five projects: pure rules beside the code, screens in a simulated browser, contracts of ports, HTTP on a real
 * database, and the attacks in docs/security.md.
 */
export default defineConfig({
  ...base,
  test: {
    sequence: { sequencer: LongFilesFirst },
    // next-themes sets the theme in a script that runs only in server-rendered pages; React warns about it once per
    // file.
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
          // Pure rules share nothing but what they were compiled to; a process for each file takes twice the time.
          isolate: false,
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
          isolate: false,
        },
      },
      {
        ...base,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/prepared-database.ts', 'tests/support/file-database.ts'],
          setupFiles: ['tests/support/fresh-product.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A process for each file loads the packages again and starts reading processes of its own.
          isolate: false,
          // Each file has its own database and processes, and mostly waits for heartbeats, polls and restarts.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...base,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          globalSetup: ['tests/support/api-setup.ts', 'tests/support/prepared-database.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // They measure how long others wait, so each has a process of its own.
          fileParallelism: false,
        },
      },
      {
        ...base,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // A minute of files and requests that never reach the database, so one run is enough.
          exclude: process.env.TEST_DATABASE_URL ? ['tests/api/hostile-inputs.test.ts'] : [],
          globalSetup: ['tests/support/api-setup.ts'],
          setupFiles: ['tests/support/fresh-product.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
