import { expect, it } from 'vitest';
import { areSameFirstName } from './nicknames';

it.each([
  ['Bob', 'Robert', true],
  ['kathleen', 'Kathy', true],
  ['Ted', 'Edward', true],
  ['Terry', 'Terrence', true],
  ['Carrie', 'Caroline', true],
  ['Robert', 'Roberta', false],
  ['Bob', 'Rob', false],
  ['Anna', 'Anna', false],
])('%s and %s: %s', (one, other, isShort) => expect(areSameFirstName(one, other)).toBe(isShort));
