import { describe, expect, it } from 'vitest';
import { compileFlag } from './compile-flag';

describe('a flag on a figure of the statements', () => {
  it.each([
    ['Debt to equity above 2', 'debt_to_equity', 'above', 2, null],
    ['Flag if the current ratio is below 1.5', 'current_ratio', 'below', 1.5, null],
    ['Net debt exceeds $5 billion', 'net_debt', 'above', 5e9, 'USD'],
    ['Operating margin under 10%', 'operating_margin', 'below', 10, 'percent'],
    ['Free cash flow is negative', 'free_cash_flow', 'below', 0, 'USD'],
    ['Pay-out ratio of more than 100%', 'payout_ratio', 'above', 100, 'percent'],
    ['Days payable greater than 90 days', 'days_payable', 'above', 90, null],
  ])('%s', (line, key, operator, threshold, unit) => {
    expect(compileFlag(line).rules).toEqual([{ metric: `figure:${key}`, operator, threshold, unit }]);
  });

  it('describes what it was understood as', () => {
    expect(compileFlag('Debt to equity above 2').understood_as).toBe('Triggers when debt to equity is above 2.');
  });

  it.each([
    'Debt to equity above the peer median',
    'Operating margin of the chips segment below 10%',
    'Debt to equity above 2 for three years running',
    'Revenue below last year',
    'Operating margin below 5',
    'Debt to equity 2',
  ])('stays in words: %s', (line) => {
    expect(compileFlag(line).kind).toBe('words');
  });
});
