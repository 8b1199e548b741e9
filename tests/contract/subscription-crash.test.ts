import { describe } from 'vitest';
import { describeCrashes } from '../support/subscriptions-crash-suite';

describe('subscriptions when workers die', () =>
  describeCrashes(process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'the embedded database'));
