import { describe, expect, it } from 'vitest';
import type { ReadLine } from '../types';
import { withoutNoticeNumbers } from './notice-numbers';

const line = (number: string, kind: ReadLine['kind']) => ({ number, kind }) as ReadLine;
const NOMINEES = ['1a', '1b', '1c', '1d', '1e'].map((number) => line(number, 'director_election'));
const NOTICE = [line('2', 'say_on_pay'), line('3', 'auditor_ratification'), line('4', 'equity_plan')];
const CARD = [line('6', 'say_on_pay'), line('7', 'auditor_ratification'), line('8', 'equity_plan')];

const numbersOf = (lines: ReadLine[]) => withoutNoticeNumbers(lines).map(({ number }) => number);

describe('numbers of a notice that are not those of the card', () => {
  it('have no lines of their own', () => {
    expect(numbersOf([...NOMINEES, ...NOTICE, line('5', 'director_election'), ...CARD])).toEqual([
      ...NOMINEES.map(({ number }) => number),
      ...['6', '7', '8'],
    ]);
  });

  it.each([
    ['one of them does not come again', [...NOMINEES, ...NOTICE, ...CARD.slice(0, 2)]],
    ['another kind comes in its place', [...NOMINEES, ...NOTICE, ...CARD.slice(0, 2), line('8', 'share_capital')]],
    ['there are two alone', [...NOMINEES, ...NOTICE.slice(0, 2), ...CARD.slice(0, 2)]],
    ['the election has one nominee', [line('1', 'director_election'), ...NOTICE, ...CARD]],
  ])('are those of the lines where %s', (_why, lines) => {
    expect(numbersOf(lines)).toEqual(lines.map(({ number }) => number));
  });
});
