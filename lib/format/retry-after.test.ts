import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after';

const NOW = Date.parse('2025-05-01T12:00:00Z');

describe('the wait that Retry-After asks for', () => {
  it.each([
    ['120', 120_000],
    ['0', 0],
    ['Thu, 01 May 2025 12:00:30 GMT', 30_000],
    ['Thu, 01 May 2025 11:59:30 GMT', -30_000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j ms', (header, ms) => expect(retryAfterMs(header, NOW)).toBe(ms));
});
