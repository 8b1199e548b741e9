import { config } from 'zod/v4/core';

// Before any schema is made: asking whether code may be compiled would be refused by the content policy, and reported as a breach.
config({ jitless: true });
