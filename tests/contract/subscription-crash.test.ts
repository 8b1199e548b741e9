import { describe } from 'vitest';
import { openEmbeddedJobsDatabase } from '../support/jobs-database';
import { describeCrashes } from '../support/subscriptions-crash-suite';

describe('subscriptions when workers die', () => describeCrashes('the embedded database', openEmbeddedJobsDatabase));
