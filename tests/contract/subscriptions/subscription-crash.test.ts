import { describe } from 'vitest';
import { openEmbeddedJobsDatabase } from '@/tests/support/databases/jobs-database';
import { describeCrashes } from '@/tests/support/suites/subscriptions-crash-suite';

describe('subscriptions when workers die', () => describeCrashes('the embedded database', openEmbeddedJobsDatabase));
