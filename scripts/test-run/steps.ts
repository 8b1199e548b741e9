import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PostgresUnavailable, startPostgres17 } from '@/tests/support/databases/postgres17';
import { prepareDatabase } from '@/tests/support/databases/prepared-database';
import { skipBanner } from '@/tests/support/skip-banner';
import { ROOT } from '../supervisor/project';
import { messageOf } from '../supervisor/refusal';
import { BUILT_SOURCES, buildProcesses } from '../supervisor/source-build';
import { ensureBuild } from '../supervisor/web-build';
import { auditPackages } from './audit';
import { check, runPlaywright, runVitest, TOOLS } from './commands';
import { printLine } from './output';
import { ONE_FAILED, ONE_PASSED, ONE_SKIPPED, type Tally } from './tally';

export type Step = {
  name: string;
  title: string;
  run(): Promise<Tally>;
  /** Whether the step needs the built application. */
  needsBuild?: boolean;
};

const TEST_PROCESSES = path.join(ROOT, 'artifacts', 'test-processes');
const TEST_DATABASE = path.join(ROOT, 'artifacts', 'test-database');

/** Processes of the product are those of an installation; tests that are run by hand start them from the sources. */
const BUILT_PROCESSES = { PLUMBLINE_BUILT_SOURCES: BUILT_SOURCES, TEST_BUILT_PROCESSES: TEST_PROCESSES };

/** Embedded databases begin as copies of one that is made once; run by hand, each run of Vitest makes it. */
const BUILT = { ...BUILT_PROCESSES, TEST_PREPARED_DATABASE: TEST_DATABASE };

export const STEPS: Step[] = [
  { name: 'audit', title: 'Packages', run: auditPackages },
  { name: 'lint', title: 'Lint', run: () => check(TOOLS.eslint, TOOLS.prettier, TOOLS.knip) },
  { name: 'imports', title: 'Import directions', run: () => check(TOOLS.depcruise) },
  { name: 'types', title: 'Types', run: () => check(TOOLS.typegen, TOOLS.tsc) },
  { name: 'unit', title: 'Unit tests', run: () => runVitest('unit', 'unit') },
  { name: 'components', title: 'Component tests', run: () => runVitest('components', 'components') },
  { name: 'build', title: 'Build', run: build },
  { name: 'contract', title: 'Contract tests', needsBuild: true, run: () => runVitest('contract', 'contract', BUILT) },
  {
    name: 'api',
    title: 'API tests on the embedded database',
    needsBuild: true,
    run: () => runVitest('api', 'api', BUILT),
  },
  { name: 'attacks', title: 'Attacks', needsBuild: true, run: () => runVitest('attacks*', 'attacks', BUILT) },
  { name: 'postgres', title: 'API tests on PostgreSQL 17', needsBuild: true, run: apiOnPostgres },
  { name: 'e2e', title: 'Browser tests', needsBuild: true, run: () => runPlaywright('e2e') },
];

async function build(): Promise<Tally> {
  try {
    await ensureBuild(printLine, new AbortController().signal);
    await buildProcesses(globSync('tests/support/processes/*-process.ts', { cwd: ROOT }), TEST_PROCESSES);
    rmSync(TEST_DATABASE, { recursive: true, force: true });
    await prepareDatabase(TEST_DATABASE, BUILT_PROCESSES);
    return ONE_PASSED;
  } catch (error) {
    printLine(messageOf(error));
    return ONE_FAILED;
  }
}

/** Runs the API tests on the server in TEST_DATABASE_URL, or on a server of its own. */
async function apiOnPostgres(): Promise<Tally> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return runVitest('api', 'postgres', { ...BUILT, TEST_DATABASE_URL: given });
  try {
    const server = await startPostgres17(printLine);
    try {
      const on = (url: string) => ({ ...BUILT, TEST_DATABASE_URL: url });
      return await runVitest('api', 'postgres', on(server.url), async () => on(await server.createDatabase()));
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error;
    printLine(skipBanner(`the API tests on PostgreSQL 17. ${error.message}.`));
    return ONE_SKIPPED;
  }
}
