import { usd } from '../format';
import { fact, text } from '../markup';
import { payPerformanceTable } from '../shared/governance-tables';
import {
  allOtherTable,
  grantsTable,
  outstandingTable,
  priceNote,
  summaryTable,
  terminationTable,
  vestedTable,
} from '../shared/pay-tables';
import { withTotals } from '../shared/performance';
import type { ProxyContext } from './proxy';

export function payTablePages({ year, is2025, pay, ceoTotal, ratio, tag }: ProxyContext): string {
  const rows = withTotals(year.payVersusPerformance, pay);
  return `
# Executive Compensation Tables

## Summary Compensation Table

${summaryTable(pay)}

^ Stock awards are shown at grant date fair value under ASC Topic 718, with performance units at target. If the \
highest level were reached, the value of the performance units would be twice the value at target. Amounts under \
Non-Equity Incentive Plan Compensation were earned in the year shown and paid in the following September. \
${
  is2025
    ? 'Stock awards of Mr. Whitlock and Mr. Drummond for 2025 include the one-time retention awards of September 9, ' +
      '2024.'
    : ''
}

## All Other Compensation, Fiscal ${year.fiscalYear}

${allOtherTable(pay, ['401(k) and Plan Contributions', 'Insurance', 'Perquisites'])}

^ Perquisites consist of financial counseling, the annual physical examination and, for Mr. Whitlock, personal use of \
chartered aircraft valued at the incremental cost to us.

## Grants of Plan-Based Awards, Fiscal ${year.fiscalYear}

${grantsTable(pay)}

## Outstanding Equity Awards at the End of Fiscal ${year.fiscalYear}

No named executive officer held stock options.

${outstandingTable(pay)}

^ ${priceNote(pay)} Restricted stock units vest in three equal parts on the first three anniversaries of grant. \
Performance units are shown at target.

## Stock Vested in Fiscal ${year.fiscalYear}

${vestedTable(pay, is2025 ? 71.4 : 66.25)}

## Pension Benefits and Deferred Compensation

We have no defined benefit pension plan for executives. The deferred compensation plan lets them defer salary and \
incentive pay; we do not contribute to it and guarantee no return. None of the named executive officers deferred pay \
in fiscal ${year.fiscalYear}.

## Potential Payments upon Termination or Change in Control

The amounts below assume that the event took place on the last day of fiscal ${year.fiscalYear}.

${terminationTable(pay, {
  ceoMultiple: 2,
  otherMultiple: 1.5,
  changeCeoMultiple: 3,
  changeOtherMultiple: 2,
  benefits: 42000,
})}

^ Equity is valued at the closing price on the last trading day of the year, performance units at target. A release of \
claims is required for any cash payment.

# CEO Pay Ratio

As the rules of the SEC require, we report the relation between the pay of our Chief Executive Officer and that of our \
median employee.

> \
${fact(
  'pay_ratio',
  `${ratio}:1`,
  `For fiscal ${year.fiscalYear}, the ratio of the annual total compensation of our Chief Executive Officer to ` +
    `that of our median employee was ${ratio} to 1.`,
)}

- \
${fact(
  'median_pay',
  usd(year.medianPay),
  `The annual total compensation of our median employee was ${usd(year.medianPay)}.`,
)}
- \
${fact(
  'ceo_total_pay',
  usd(ceoTotal),
  'The annual total compensation of our Chief Executive Officer, as reported in the Summary Compensation Table, ' +
    `was ${usd(ceoTotal)}.`,
)}

${
  is2025
    ? 'The ratio for fiscal 2024 was 128 to 1. The increase is chiefly the effect of the retention award of ' +
      'September 2024; without it the ratio would have been 133 to 1.'
    : 'The ratio for fiscal 2023 was 117 to 1.'
}

**How we found the median employee.** We took everyone employed by us and our subsidiaries on \
${is2025 ? 'April 1, 2025: 7,812 people, of whom 4,106' : 'April 1, 2024: 7,246 people, of whom 3,893'} worked outside \
the United States. We left out no one. Our measure was base pay plus target incentive for the twelve months before \
that date, annualized for permanent employees who joined during the period, and converted to dollars at average rates. \
For the person so identified we then computed total pay by the rules of the Summary Compensation Table. The median \
employee is a ${is2025 ? 'process technician in Chandler, Arizona' : 'test engineer in Penang, Malaysia'}.

Other companies have different workforces and may use other methods, so their ratios may not be comparable with ours. \
The Committee does not use the ratio when it sets pay.

# Pay Versus Performance

The table compares pay as reported with compensation actually paid, as the SEC defines it, and with measures of \
performance. Compensation actually paid reflects changes in the fair value of unvested awards; it is not the amount \
received.

${payPerformanceTable(rows, 'Adjusted Operating Margin (%)', '', 'Peer Group', tag)}

^ Mr. Whitlock was Chief Executive Officer in every year shown. The other officers are those named in the proxy \
statement of each year. The peer group is the Ridgeline Semiconductor Index. Returns assume $100 invested on the last \
trading day of fiscal 2020 with dividends reinvested.

## How compensation actually paid was computed

${text(
  ['Adjustment to the CEO’s total', `Fiscal ${year.fiscalYear}`],
  adjustments(rows[0]?.ceoTotal ?? 0, rows[0]?.ceoPaid ?? 0, is2025 ? 17980260 : 9700325),
  [3, 1],
)}

## The most important measures

- Adjusted operating margin (the company-selected measure)
- Revenue
- Relative total stockholder return
- Cumulative adjusted earnings per share

## Relation between pay and performance

Compensation actually paid moved with our stock price, because more than two thirds of the pay of the named executive \
officers is denominated in stock. It rose in fiscal ${year.fiscalYear} as return since the start of the period went \
from ${is2025 ? '$148.22 to $173.61' : '$127.35 to $148.22'}. Over the same year net income went from \
${is2025 ? '$593 million to $807 million' : '$476 million to $593 million'} and adjusted operating margin from \
${is2025 ? '21.2 to 24.0' : '19.8 to 21.2'} percent. Our return has trailed that of the index since fiscal 2023, which \
holds several makers of processors for artificial intelligence that we do not regard as competitors.

## Equity Compensation Plan Information

${text(
  ['Plan category', 'Securities to be issued', 'Weighted-average exercise price', 'Securities remaining available'],
  [
    [
      'Plans approved by stockholders',
      is2025 ? '7,842,116' : '7,316,408',
      'None (full-value awards)',
      is2025 ? '4,118,902' : '6,904,377',
    ],
    ['Plans not approved by stockholders', 'None', 'None', 'None'],
  ],
  [2, 1.3, 1.5, 1.3],
)}
`;
}

function adjustments(total: number, paid: number, stock: number): string[][] {
  const yearEnd = Math.round(stock * 1.139);
  const rest = paid - total + stock - yearEnd;
  const prior = Math.round(rest * 0.78);
  return [
    ['Total in the Summary Compensation Table', usd(total)],
    ['Less: stock awards as reported', usd(-stock)],
    ['Plus: year-end value of awards granted in the year', usd(yearEnd)],
    ['Plus or minus: change in value of awards of earlier years unvested at year end', usd(prior)],
    ['Plus or minus: change in value of awards that vested in the year', usd(rest - prior)],
    ['**Compensation actually paid**', `**${usd(paid)}**`],
  ];
}
