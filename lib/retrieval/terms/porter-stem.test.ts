import { expect, test } from 'vitest';
import { porterStem } from './porter-stem';

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['agreed', 'agre'],
  ['feed', 'feed'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['vietnamization', 'vietnam'],
  ['operator', 'oper'],
  ['hopefulness', 'hope'],
  ['formality', 'formal'],
  ['electricity', 'electr'],
  ['revival', 'reviv'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['replacement', 'replac'],
  ['compensation', 'compens'],
  ['probate', 'probat'],
  ['cease', 'ceas'],
  ['controlling', 'control'],
  ['roll', 'roll'],
])('stems %s to %s', (word, stem) => {
  expect(porterStem(word)).toBe(stem);
});

test('leaves numbers and short words as they are', () => {
  expect(['10k', 'as', '2023'].map(porterStem)).toEqual(['10k', 'as', '2023']);
});
