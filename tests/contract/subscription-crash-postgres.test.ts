import { describe, it } from 'vitest';
import { hasPostgres17 } from '../support/file-database';
import { openJobsDatabase } from '../support/jobs-database';
import { describeCrashes } from '../support/subscriptions-crash-suite';

describe('subscriptions on PostgreSQL when workers die', () => {
  if (hasPostgres17()) describeCrashes('PostgreSQL', openJobsDatabase);
  else it.skip('SKIPPED: PostgreSQL 17 cannot be had here');
});
