import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
/**
 * Files that take half a minute or longer, the longest first: with dozens of planted texts or whole filings to read, or
 * because they wait until killed workers count as dead.
 */
export const LONG_FILES = [
  'tests/contract/ai/hostile.test.ts',
  'tests/contract/edgar/fetch-filings.test.ts',
  'tests/contract/subscriptions/subscription-crash.test.ts',
  'tests/contract/grid/grid-crash.test.ts',
  'tests/contract/subscriptions/subscription-crash-postgres.test.ts',
  'tests/contract/jobs/jobs-crash.test.ts',
  'tests/contract/reports/reports-crash.test.ts',
  'tests/contract/ai/retrieval-databases.test.ts',
  'tests/contract/database/backup.test.ts',
  'tests/contract/jobs/inngest-product.test.ts',
  'tests/attacks/drawn-documents.test.ts',
];

/**
 * Begins with the files that take long. Vitest begins with those of the most lines until it has measured a run, and
 * would wait for a long file alone at the end.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
      return rank < 0 ? LONG_FILES.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

const base = { resolve: { alias: { '@': root } } };

/** Attacks that ask a running product, or a database of its own that is ended. */
const ATTACKS_ON_A_PRODUCT =
  'tests/attacks/{demo-reach,filing-fairness,input-*,session-database-unavailable,tenant-*}.test.ts';

/**
 * Six projects: pure rules beside the code, screens in a simulated browser, contracts of ports, HTTP on a real
 * database, and the attacks in docs/security.md on a running product and on its code.
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
        // As in the build: the component that `next/dynamic` makes outside of the app router hands no ref on.
        resolve: { alias: { ...base.resolve.alias, 'next/dynamic': 'next/dist/shared/lib/app-dynamic.js' } },
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
          globalSetup: ['tests/support/databases/prepared-database.ts', 'tests/support/databases/file-database.ts'],
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
          include: [ATTACKS_ON_A_PRODUCT],
          globalSetup: ['tests/support/api-setup.ts', 'tests/support/databases/prepared-database.ts'],
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
          name: 'attacks-on-code',
          include: ['tests/attacks/**/*.test.ts'],
          exclude: [ATTACKS_ON_A_PRODUCT],
          globalSetup: ['tests/support/databases/prepared-database.ts', 'tests/support/databases/file-database.ts'],
          setupFiles: ['tests/support/fresh-product.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          isolate: false,
          // Nothing here measures how long others wait.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
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
