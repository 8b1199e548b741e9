import { expect, it } from 'vitest';
import { durationOf, jobKindName } from './status-labels';

it('gives durations in a readable unit', () => {
  expect([0.42, 9.96, 45, 119, 121, 7300].map(durationOf)).toEqual([
    '0.4 s',
    '10.0 s',
    '45 s',
    '119 s',
    '2 min',
    '2 h',
  ]);
});

it('names jobs in words', () => {
  expect(jobKindName('process-documents')).toBe('Process documents');
});
