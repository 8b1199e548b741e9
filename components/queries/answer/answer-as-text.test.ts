import { expect, it } from 'vitest';
import { someSource } from '@/tests/support/components/some-answer';
import { answerAsText } from './answer-as-text';

const source = someSource({ excerpt: 'the ratio\nwas 336:1' });

it('carries the quotes and says which of them are unverified', () => {
  const sources = [source, { ...source, quote_verified: false, excerpt: 'unsure' }];
  const labelled = [1, 2].map((number) => ({ label: `Source ${number}, DEF 14A FY2023, page 30` }));
  expect(answerAsText({ answer: 'It was 336:1. [1]', sources }, labelled)).toBe(
    'It was 336:1. [1]\n\n[1] Source 1, DEF 14A FY2023, page 30: “the ratio was 336:1”\n[2] Source 2, DEF 14A ' +
      'FY2023, page 30 (unverified): “unsure”',
  );
});
