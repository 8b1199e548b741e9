import { describe, expect, it } from 'vitest';
import { priorityOf } from './priority.rules';
import { retryAt, typesToWaitFor, waitingText } from './waiting.rules';

const NOW = new Date('2026-04-02T10:00:00Z');

describe('what an item waits for', () => {
  it.each([
    ['an annual document, the others of its year', 'DEF 14A', ['10-K'], ['10-K', 'DEF 14A'], ['10-K']],
    ['nothing when all are there', 'DEF 14A', [], ['10-K', 'DEF 14A'], []],
    ['a quarter, nothing', '10-Q', ['10-K', 'DEF 14A'], ['10-K', '10-Q', 'DEF 14A'], []],
    ['an amendment, nothing', '10-K/A', ['DEF 14A'], ['10-K/A', 'DEF 14A'], []],
    ['a domestic filer, no foreign annual report', 'DEF 14A', ['20-F'], ['10-K', 'DEF 14A', '20-F'], []],
    ['a foreign filer, no domestic one', '20-F', ['10-K', 'DEF 14A'], ['10-K', 'DEF 14A', '20-F'], ['DEF 14A']],
    [
      'either annual report while there is none',
      'DEF 14A',
      ['10-K', '20-F'],
      ['10-K', 'DEF 14A', '20-F'],
      ['10-K', '20-F'],
    ],
  ])('%s', (_what, trigger, missing, monitored, expected) => {
    expect(typesToWaitFor(trigger, missing, monitored)).toEqual(expected);
  });

  it('says so in a sentence, pausing before everything else', () => {
    const item = {
      waitReason: 'monthly_limit' as const,
      scheduledFor: new Date('2026-05-01T00:00:00Z'),
      missingDocumentTypes: [],
      isPaused: false,
    };
    expect(waitingText(item)).toEqual({
      code: 'monthly_limit',
      sentence: 'Monthly report limit reached; starts after 2026-05-01 00:00 UTC.',
    });
    expect(waitingText({ ...item, isPaused: true }).code).toBe('paused');
    expect(waitingText({ ...item, waitReason: null })).toEqual({ code: 'turn', sentence: 'Waiting for its turn.' });
  });
});

describe('another attempt', () => {
  it('follows after a quarter of an hour, then after an hour, then never', () => {
    expect([1, 2, 3].map((attempts) => retryAt(attempts, NOW)?.toISOString())).toEqual([
      '2026-04-02T10:15:00.000Z',
      '2026-04-02T11:00:00.000Z',
      undefined,
    ]);
  });
});

describe('priority', () => {
  it.each([
    ['DEF 14A', '2026-05-02', 1],
    ['8-K', '2026-04-02', 1],
    ['DEF 14A', '2026-05-03', 2],
    ['DEF 14A/A', '2026-04-01', 2],
    ['DEFM14A', null, 2],
    ['10-K', null, 3],
    ['20-F', null, 3],
    ['10-K/A', null, 4],
    ['8-K', null, 4],
  ])('of %s with a meeting on %s is %i', (type, meetingDate, expected) => {
    expect(priorityOf({ type, meetingDate }, NOW)).toBe(expected);
  });
});
