import { n, usd } from '../format';
import { fact, numbers, text } from '../markup';
import { payPerformanceTable } from '../shared/governance-tables';
import {
  allOtherTable,
  grantsTable,
  named,
  outstandingTable,
  priceNote,
  summaryTable,
  terminationTable,
  vestedTable,
} from '../shared/pay-tables';
import { withTotals } from '../shared/performance';
import type { ProxyContext } from './proxy';

export function tablePages({ year, is2025, pay, ceoTotal, ratio }: ProxyContext): string {
  const deferrals = named(pay).map((officer, index) => {
    const own = index < 2 ? Math.round((officer.years[year.fiscalYear]?.salary ?? 0) * 0.05) : 0;
    const gain = index < 2 ? Math.round(own * 1.4) : 0;
    return [officer.name, usd(own), '$—', usd(gain), usd(own * 6 + gain)];
  });
  return `
# Executive compensation tables

## Summary compensation table for ${year.fiscalYear}

${summaryTable(pay)}

^ (1) Fair value at grant, computed as described in Note 10 to the financial statements; performance units at target. \
(2) Annual incentive for the year shown, paid in the following March. (3) See the next table. \
${is2025 ? '' : 'Dr. Solberg became a named executive officer in 2023.'}

## All other compensation

${allOtherTable(pay, ['Retirement Contributions', 'Life Insurance', 'Financial Planning and Medical Examination'])}

## Grants of plan-based awards in ${year.fiscalYear}

${grantsTable(pay)}

^ Annual incentive amounts are the range of possible payments; what was paid is in the summary compensation table.

## Outstanding equity awards at December 31, ${year.fiscalYear}

${outstandingTable(pay)}

^ ${priceNote(pay)} There are no options outstanding.

## Option exercises and stock vested in ${year.fiscalYear}

${vestedTable(pay, pay.prices[year.fiscalYear] ?? 0)}

## Nonqualified deferred compensation

${numbers(
  ['Name', 'Executive Contributions ($)', 'Company Contributions ($)', 'Earnings ($)', 'Balance at Year End ($)'],
  deferrals,
  [2.4, 1.3, 1.3, 1.1, 1.4],
)}

^ Contributions are included in salary. Earnings follow funds that participants choose and are not above market. The \
Company has no defined benefit pension plan.

## Potential payments on termination or change in control

The table assumes that each officer left, and that any change in control took place, on December 31, \
${year.fiscalYear}. An officer who resigns or is dismissed for cause receives nothing but what has been earned.

${terminationTable(pay, {
  ceoMultiple: 1.5,
  otherMultiple: 1,
  changeCeoMultiple: 2.5,
  changeOtherMultiple: 2,
  benefits: 31500,
})}

# Pay ratio and pay versus performance

## CEO pay ratio

${fact(
  'median_pay',
  usd(year.medianPay),
  `For ${year.fiscalYear} the annual total compensation of the employee at the median was ${usd(year.medianPay)}.`,
)} \
${fact('ceo_total_pay', usd(ceoTotal), `That of Mr. Halvorsen, our Chief Executive Officer, was ${usd(ceoTotal)}.`)} \
${fact(
  'pay_ratio',
  `${ratio}:1`,
  `The ratio of CEO pay to the pay of the median employee is therefore ${ratio} to 1.`,
)} \
${is2025 ? 'In 2024 it was 97 to 1.' : 'In 2023 it was 95 to 1.'}

We chose the median employee from ${is2025 ? '3,602' : '3,451'} people employed on October 1, ${year.fiscalYear}, \
other than the Chief Executive Officer, by wages shown in payroll records for the nine months to that date. \
${
  is2025
    ? 'Because there had been no change that would significantly affect the result, we could have used the employee ' +
      'chosen for 2024, but we made a new determination.'
    : 'We made a new determination and used no sample.'
} \
We left out ${is2025 ? 88 : 84} employees in three countries who together are fewer than five percent of the whole, as \
the rules permit: \
${is2025 ? '41 in Brazil, 29 in Malaysia and 18 in Turkey' : '39 in Brazil, 28 in Malaysia and 17 in Turkey'}. We \
believe that the ratio is a reasonable estimate under the rules of the SEC. Ratios of other companies rest on other \
assumptions.

## Pay versus performance

${payPerformanceTable(withTotals(year.payVersusPerformance, pay), 'Organic Sales Growth (%)', '', 'Device Index')}

^ Mr. Halvorsen was the principal executive officer in each year. The index is the Chandos Medical Device Index. \
Values assume an investment of $100 on December 31, 2020. Compensation actually paid is computed under Item 402(v) of \
Regulation S-K by taking out the grant value of awards and putting in changes in their fair value.

**Relationship.** Over the period shown, pay followed return: in \
${
  is2025
    ? '2025 our return rose by $12.28 and that of the index by $7.75'
    : '2024 our return rose by $12.66 and that of the index by $3.55'
} \
for each $100 invested at the start, and compensation actually paid to Mr. Halvorsen rose as well. Net income has \
grown in each year since 2022. Organic sales growth, the measure that we consider most important, determines 35 \
percent of the annual plan and half of the performance units.

${text(
  ['Most important performance measures'],
  [['Organic sales growth'], ['Adjusted operating income'], ['Quality index'], ['Return on invested capital']],
  [1],
)}

## Securities authorized under equity plans

${numbers(
  ['Plan category', 'To Be Issued', 'Remaining Available'],
  [
    [
      'Approved by shareholders: 2021 Omnibus Plan',
      is2025 ? '1,412,806' : '1,388,412',
      is2025 ? '2,961,440' : '3,522,871',
    ],
    ['Approved by shareholders: Employee Stock Purchase Plan', '—', is2025 ? '914,220' : '118,306'],
    ['Not approved by shareholders', '—', '—'],
    ['*Total', n(is2025 ? 1412806 : 1388412), n(is2025 ? 2961440 + 914220 : 3522871 + 118306)],
  ],
)}
`;
}
