import { afterAll, describe, it } from 'vitest';
import { PostgresUnavailable, startPostgres17, type TestPostgres } from '../support/postgres17';
import { describeCrashes } from '../support/subscriptions-crash-suite';

const server = await startOrExplain();

/** A real PostgreSQL, or the reason why there is none here. */
async function startOrExplain(): Promise<TestPostgres | PostgresUnavailable> {
  try {
    return await startPostgres17((line) => process.stderr.write(`${line}\n`));
  } catch (error) {
    if (error instanceof PostgresUnavailable) return error;
    throw error;
  }
}

describe('subscriptions on PostgreSQL when workers die', () => {
  if (server instanceof PostgresUnavailable) {
    it.skip(`SKIPPED: ${server.message}`);
    return;
  }
  process.env.TEST_DATABASE_URL = server.url;
  afterAll(() => server.stop());
  describeCrashes('PostgreSQL');
});
