import { describe, it } from 'vitest';
import { hasPostgres17 } from '@/tests/support/databases/file-database';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { describeCrashes } from '@/tests/support/suites/subscriptions-crash-suite';

describe('subscriptions on PostgreSQL when workers die', () => {
  if (hasPostgres17()) describeCrashes('PostgreSQL', openJobsDatabase);
  else it.skip('SKIPPED: PostgreSQL 17 cannot be had here');
});
