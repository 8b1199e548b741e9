import { expect, it } from 'vitest';
import { storedLineOf } from './same-line.rules';

const line = (key: string, nominee: string | null) => ({ key, number: key.split(' ')[0] ?? '', nominee });
const BOARD = line('1 ana ruiz', 'Ana Ruiz');
const CHAIR = line('2 ana ruiz', 'Ana Ruiz');
const keyOf = (read: ReturnType<typeof line>, stored: ReturnType<typeof line>[], others: string[] = []) =>
  storedLineOf(read, stored, new Set([read.key, ...others]))?.key;

it('is the line of the same key', () => {
  expect(keyOf(CHAIR, [BOARD, CHAIR])).toBe('2 ana ruiz');
});

it('is that of the same election where a name has become longer', () => {
  expect(keyOf(line('2 ana ruiz de la vega', 'Ana Ruiz de la Vega'), [BOARD, CHAIR])).toBe('2 ana ruiz');
  expect(keyOf(line('3 ana ruiz de la vega', 'Ana Ruiz de la Vega'), [BOARD, CHAIR])).toBeUndefined();
});

it('is none of somebody who is still read, and none of two who could be meant', () => {
  expect(keyOf(line('1 ana ruiz paz', 'Ana Ruiz Paz'), [BOARD], ['1 ana ruiz'])).toBeUndefined();
  expect(keyOf(line('1 a ruiz', 'A. Ruiz'), [BOARD, line('1 abel ruiz', 'Abel Ruiz')])).toBeUndefined();
});

it('is never one added by hand, or a proposal', () => {
  expect(keyOf(line('1 ana ruiz', 'Ana Ruiz'), [line('hand 7', 'Ana Ruiz'), line('1', null)])).toBeUndefined();
});
