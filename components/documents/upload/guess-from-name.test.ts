import { expect, it } from 'vitest';
import { guessFromName } from './guess-from-name';

it.each([
  ['AppleInc_20240111_DEF14A.pdf', { formType: 'DEF 14A', filingDate: '2024-01-11' }],
  ['WALMART_2018_10K.pdf', { formType: '10-K', fiscalYear: '2018' }],
  ['AMCOR_2023Q2_10Q.pdf', { formType: '10-Q', fiscalYear: '2023' }],
  ['AMCOR_2022_8K_dated-2022-07-01.pdf', { formType: '8-K', filingDate: '2022-07-01' }],
  ['0000909832-23-000066.htm', { accession: '0000909832-23-000066' }],
  ['2023 Annual Report.html', { formType: '10-K', fiscalYear: '2023' }],
  ['scan0001.pdf', {}],
])('reads form and date from %s', (name, guess) => {
  expect(guessFromName(name)).toEqual(guess);
});
