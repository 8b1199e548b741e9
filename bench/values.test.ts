import { describe, expect, test } from 'vitest';
import { datesIn, numbersIn } from '@/bench/numbers';
import { statesValue } from '@/bench/values';

describe('statesValue', () => {
  test.each([
    ['The ratio was 336:1 [1].', 336],
    ['The ratio was 336 to 1.', 336],
    ['Total compensation was $16,870,623.', 16870623],
    ['About $16.87 million.', 16870623],
    ['Audit fees were $12,385 (in thousands).', 12385000],
    ['The Board held eight meetings.', 8],
    ['Twenty-one directors.', 21],
    ['92.3% voted for.', 92.3],
    ['It is held on January 18, 2024.', '2024-01-18'],
    ['Held 18 January 2024', '2024-01-18'],
    ['KPMG is the auditor.', 'KPMG LLP'],
    ['Ernst and Young LLP', 'Ernst & Young LLP'],
    ['The Audit Committee oversees it.', 'Audit Committee'],
    ['Eight of the eleven nominees are independent.', '8 of 11'],
    ['Yes. The company has a clawback policy.', 'yes'],
    ['No more than four other public companies.', 'four other public companies (CEO: two other)'],
    ['There are no shareholder proposals.', []],
    [
      'The board recommends against the Fiduciary Carbon-Emission Relevance Report.',
      ['Fiduciary Carbon-Emission Relevance Report (AGAINST)'],
    ],
    ['Vanguard holds 8.98%.', { holder: 'Vanguard Group, Inc.', percent: 8.98 }],
    [
      'Hedging is prohibited; pledging only with limited exceptions.',
      { hedging: 'prohibited', pledging: 'restricted' },
    ],
    [
      'Hamilton E. James chairs the board; the roles are separate.',
      { chair: 'Hamilton E. James', separate_from_ceo: true },
    ],
  ])('%s states %j', (answer, value) => {
    expect(statesValue(answer, value)).toBe(true);
  });

  test.each([
    ['The ratio was 335:1.', 336],
    ['See [8].', 8],
    ['Held on November 8, 2023.', 8],
    ['Held on January 19, 2024.', '2024-01-18'],
    ['Deloitte is the auditor.', 'KPMG LLP'],
    ['Vanguard holds 9.1%.', { holder: 'Vanguard Group, Inc.', percent: 8.98 }],
    ['The board recommends a vote.', ['Political disclosure (AGAINST)']],
    ['The documents do not say.', 5],
  ])('%s does not state %j', (answer, value) => {
    expect(statesValue(answer, value)).toBe(false);
  });
});

test('numbers and dates are told apart', () => {
  expect(datesIn('May 29, 2024 and 2024-06-05')).toEqual(expect.arrayContaining(['2024-05-29', '2024-06-05']));
  expect(numbersIn('On May 29, 2024, 9 nominees')).toEqual([9]);
});
