import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from '@/bench/changes/plant';
import { writeResult } from '@/bench/result-file';
import { startProduct } from '@/tests/support/start-product';
import { findFaults, waitUntilIdle } from './check';
import { signUp } from './client';
import { startLoad, type Ledger } from './load';
import { pidOf, SERVICES, type ServiceName } from './victims';

const FIRST_LOAD_MS = 30_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 7_000;
/** Share of the kills before which everything answers; the others may also hit a start. */
const CALM_SHARE = 0.7;
/** How long a killed service may take to come back. */
const BACK_WITHIN_MS = 90_000;

/**
 * Kills web, worker and database `kills` times each with SIGKILL, at moments and in an order drawn from `seed`, while
 * four people work; then looks for what was lost, done twice or left hanging. Returns whether nothing was.
 */
export async function benchCrashes(kills: number, seed: number): Promise<boolean> {
  console.log(`seed ${seed}; ${kills} kills each of ${SERVICES.join(', ')}`);
  const random = seeded(seed);
  const product = await startProduct({
    DEMO: '0',
    LOG_LEVEL: 'silent',
    RESTART_LIMIT_SECONDS: '1',
    RATE_LIMIT_QUESTIONS: '100000',
    RATE_LIMIT_REPORTS: '100000',
    RATE_LIMIT_UPLOADS: '100000',
    RATE_LIMIT_REQUESTS: '100000',
  });
  try {
    const client = await signUp(product.baseUrl);
    const load = await startLoad(client, seeded(seed + 1));
    await delay(FIRST_LOAD_MS);
    const startedAt = Date.now();
    for (const service of order(kills, random)) {
      if (random() < CALM_SHARE) await untilReady(product.baseUrl);
      process.kill(await untilRunning(service, product.pid), 'SIGKILL');
      await delay(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    }
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    await load.stop();
    const quietMs = await waitUntilIdle(client);
    const faults = await findFaults(client, load);
    report({ kills, seed, seconds, quietMs, faults, ledger: load.ledger });
    return faults.length === 0;
  } finally {
    await product.stop();
  }
}

/** Every service `kills` times, shuffled. */
function order(kills: number, random: () => number): ServiceName[] {
  return SERVICES.flatMap((service) => Array.from({ length: kills }, () => ({ service, at: random() })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ service }) => service);
}

async function untilRunning(service: ServiceName, supervisorPid: number): Promise<number> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const pid = pidOf(service, supervisorPid);
    if (pid) return pid;
    if (Date.now() > deadline) throw new Error(`The ${service} did not come back.`);
    await delay(50);
  }
}

async function untilReady(baseUrl: string): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${baseUrl}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('The product did not become ready again.');
    await delay(200);
  }
}

type Result = { kills: number; seed: number; seconds: number; quietMs: number; faults: string[]; ledger: Ledger };

function report({ kills, seed, seconds, quietMs, faults, ledger }: Result): void {
  const lines = [
    `${kills} kills each of ${SERVICES.join(', ')} in ${seconds} s, seed ${seed}, embedded database.`,
    '',
    '| acknowledged under the kills | |',
    '|---|---:|',
    `| filings | ${ledger.filings.size} |`,
    `| templates | ${ledger.templates.size} |`,
    `| reports | ${ledger.reports.size} |`,
    `| questions | ${ledger.questions.size} |`,
    `| changes never answered | ${ledger.unknown.length} |`,
    '',
    `All jobs had ended ${Math.round(quietMs / 1000)} s after the last kill.`,
    '',
    faults.length === 0 ? 'Nothing was lost, done twice or left hanging.' : `Found wrong: ${faults.length}`,
    ...faults.map((fault) => `- ${fault}`),
    ...ledger.unknown.slice(0, 5).map(({ name, reason }) => `- never answered: ${name}: ${reason.slice(0, 200)}`),
  ];
  console.log(lines.join('\n'));
  writeResult('crash.md', 'Kills under load', 'npm run bench -- --crash', lines);
}
