import { expect, it } from 'vitest';
import { PHRASES } from './phrases';

it.each([
  [1, 'on the following point.'],
  [3, 'on the following three points.'],
])('a formal opening of %i reads as English', (points, words) => {
  expect(PHRASES.formal.opening({ sender: 'Fund', filings: 'the proxy statement', meeting: null, points })).toContain(
    words,
  );
});
