import { change, longDate, n, pct } from '../format';
import { fact, numbers } from '../markup';
import { percentOfRevenue } from '../shared/detail-tables';
import { resultsTable } from '../shared/note-tables';
import {
  balanceSheet,
  cashFlows,
  comprehensiveIncome,
  equityStatement,
  incomeStatement,
  type StatementStyle,
} from '../shared/statements';
import type { TenKContext } from '../shared/tenk-context';
import { halvorsen } from './company';

const millions = (thousands: number): string => `$${(thousands / 1000).toFixed(1)} million`;

export function discussionPages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const dividend = halvorsen.dividendsPerShare[fiscalYear].toFixed(2);
  const style: StatementStyle = {
    scale: 'thousands',
    revenue: 'Net sales',
    costOfRevenue: 'Cost of goods sold',
    research: 'Research and development',
    sellingAndAdmin: 'Selling, marketing and administrative',
    otherOperating: 'Amortization of intangible assets',
    netIncome: 'Net earnings',
    inventories: 'Inventories',
    property: 'Property, plant and equipment, net',
    paidIn: 'Common stock and paid-in capital',
    otherComprehensive: 'Foreign currency translation',
    yearLabel: label,
    isUtility: false,
  };
  const segment = (name: string): string => change(now.segments[name] ?? 0, before.segments[name] ?? 1);
  const end = longDate(halvorsen.fiscalYearEnds[fiscalYear]);
  return `
# Part II

# Item 5. Market for Common Equity, Related Shareholder Matters and Issuer Purchases

Our common stock is listed on the New York Stock Exchange under the symbol HLVM. There were \
${is2025 ? '1,204' : '1,251'} shareholders of record on ${longDate(halvorsen.coverDates[fiscalYear])}. \
${fact(
  'dividends_per_share',
  `$${dividend}`,
  `Dividends declared and paid in ${fiscalYear} amounted to $${dividend} per share.`,
)} \
The Board reviews the dividend each February.

${numbers(
  ['Month', 'Shares Bought', 'Average Price', 'Under Announced Program', 'Remaining (thousands)'],
  is2025
    ? [
        ['October 2025', '62,100', '$59.88', '62,100', '$84,210'],
        ['November 2025', '71,450', '$60.74', '71,450', '$79,870'],
        ['December 2025', '58,300', '$61.52', '58,300', '$76,283'],
        ['*Total', '191,850', '$60.70', '191,850', ''],
      ]
    : [
        ['October 2024', '48,800', '$54.96', '48,800', '$130,440'],
        ['November 2024', '55,200', '$56.03', '55,200', '$127,347'],
        ['December 2024', '51,900', '$56.88', '51,900', '$124,395'],
        ['*Total', '155,900', '$55.98', '155,900', ''],
      ],
)}

The program was authorized in February 2023 for $200 million. Cumulative return on $100 invested on December 31, 2020:

${numbers(
  ['December 31', '2020', '2021', '2022', '2023', '2024', ...(is2025 ? ['2025'] : [])],
  [
    ['Halvorsen', '100.00', '118.90', '101.77', '116.42', '129.08', ...(is2025 ? ['141.36'] : [])],
    ['Chandos Medical Device Index', '100.00', '119.43', '104.22', '117.60', '121.15', ...(is2025 ? ['128.90'] : [])],
  ],
)}

# Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations

The following should be read with the financial statements in Item 8. For a comparison of ${fiscalYear - 1} and \
${fiscalYear - 2}, see Item 7 of last year's report.

## What happened in ${fiscalYear}

${
  is2025
    ? 'The year was marked by the launch of Verity, by tariffs and by steady growth in the number of procedures. We ' +
      'shipped 9,400 Verity pumps between September and December, all to hospitals that already used our pumps.'
    : 'The year was marked by growth in the number of procedures, by better supply of electronic parts and by the ' +
      'relaunch of Surgical Access in Europe.'
}

${resultsTable(now, before, label, 'thousands', true)}

## Net sales

${fact(
  'revenue',
  `$${n(now.revenue)} thousand`,
  `Net sales were ${millions(now.revenue)} in ${fiscalYear}, ${change(now.revenue, before.revenue)} more than the ` +
    `${millions(before.revenue)} of ${fiscalYear - 1}.`,
)} \
Volume contributed ${is2025 ? '6.1' : '6.8'} points, price ${is2025 ? '1.3' : '1.1'} points and currency almost \
nothing. **Infusion Systems** grew by ${segment('Infusion Systems')}: \
${is2025 ? 'pumps by 13.9 percent and sets by 6.7 percent' : 'pumps by 10.2 percent and sets by 8.5 percent'}. \
**Surgical Access** grew by ${segment('Surgical Access')}, \
${is2025 ? 'with lower prices under a renewed contract offset by volume' : 'with gains in Germany, Italy and Spain'}.

${percentOfRevenue([now, before, earlier], label, {
  revenue: 'Net sales',
  cost: 'Cost of goods sold',
  research: 'Research and development',
  selling: 'Selling, marketing and administrative',
  other: 'Amortization',
})}

## Gross profit

${fact(
  'gross_margin',
  pct((now.grossProfit / now.revenue) * 100),
  `Gross profit was ${pct((now.grossProfit / now.revenue) * 100)} of net sales in ${fiscalYear} and ` +
    `${pct((before.grossProfit / before.revenue) * 100)} in ${fiscalYear - 1}.`,
)} \
${
  is2025
    ? 'Productivity and mix improved it by 1.3 points, and tariffs and scrap reduced it by 0.8 points.'
    : 'Lower freight and better use of Galway improved it; wages reduced it.'
}

## Expenses

Research and development grew by ${change(now.research, before.research)}. Selling, marketing and administrative \
expense grew by ${change(now.sellingAndAdmin, before.sellingAndAdmin)}, less than sales, \
${
  is2025 ? 'even though we trained nurses in 214 hospitals for Verity' : 'because we moved service to regional centers'
}. \
Amortization did not ${is2025 ? 'change' : 'change much'}. Interest expense fell to ${millions(now.interestExpense)} \
as we repaid debt.

## Taxes and net earnings

${fact(
  'effective_tax_rate',
  pct((now.taxes / now.pretax) * 100),
  `The effective rate was ${pct((now.taxes / now.pretax) * 100)}, compared with ` +
    `${pct((before.taxes / before.pretax) * 100)}.`,
)} \
${fact(
  'net_income',
  `$${n(now.netIncome)} thousand`,
  `Net earnings were ${millions(now.netIncome)}, or $${now.dilutedEps.toFixed(2)} per diluted share, compared ` +
    `with ${millions(before.netIncome)}, or $${before.dilutedEps.toFixed(2)} per diluted share, in ` +
    `${fiscalYear - 1}.`,
)}

## Liquidity

Cash was ${millions(now.balance.cash)} at year end. \
${fact(
  'operating_cash',
  `$${n(now.operatingCash)} thousand`,
  `Operating activities provided ${millions(now.operatingCash)}, compared with ${millions(before.operatingCash)}.`,
)} \
${fact(
  'capex',
  `$${n(now.capex)} thousand`,
  `Capital expenditures were ${millions(now.capex)}, compared with ${millions(before.capex)} in ${fiscalYear - 1}.`,
)} \
${is2025 ? 'They included tooling for Verity and the extension in Galway.' : 'They included tooling for Verity.'} We \
repaid ${millions(now.debtRepaid)} of the term loan, bought stock for ${millions(now.repurchases)} and paid dividends \
of ${millions(now.dividends)}. A revolving facility of $250 million, which ends in 2029, was not drawn. We expect \
these sources to suffice for at least twelve months and for our known needs after that.

${numbers(
  ['Known cash requirements (in thousands)', 'Within One Year', 'Later'],
  [
    ['Term loan', `$${n(now.currentDebt)}`, `$${n(now.longTermDebt)}`],
    ['Interest, at year-end rates', is2025 ? '25,900' : '29,700', is2025 ? '61,200' : '88,400'],
    [
      'Operating leases',
      n(Math.round(now.balance.leaseLiability * 0.22)),
      n(Math.round(now.balance.leaseLiability * 0.92)),
    ],
    ['Purchase commitments', is2025 ? '88,140' : '93,610', is2025 ? '21,500' : '26,900'],
  ],
)}

## Critical accounting estimates

### Rebates

We sell through distributors at list price and later give them credit for contract prices. At year end we estimated \
credits of ${is2025 ? '$41.8' : '$39.6'} million. A change of five percent in the estimate would change sales by \
${is2025 ? '$2.1' : '$2.0'} million.

### Goodwill and intangible assets

We test goodwill each October. No reporting unit was at risk. Fair value would have exceeded carrying amount even with \
a discount rate two points higher.

### Product liability and recalls

We accrue for claims known and for those incurred but not reported, with the help of an actuary: \
${is2025 ? '$18.7' : '$17.2'} million at year end.

# Item 7A. Quantitative and Qualitative Disclosures about Market Risk

A rise of one point in interest rates would add about ${is2025 ? '$1.9' : '$2.4'} million to yearly interest, after \
swaps. A change of ten percent in the euro and the Mexican peso against the dollar would change operating income by \
about ${is2025 ? '$6.3' : '$5.8'} million before hedges; forward contracts cover about half of expected flows for \
twelve months. The price of resin follows that of oil, and a change of ten percent would change cost by about \
${is2025 ? '$3.4' : '$3.2'} million.

# Item 8. Financial Statements and Supplementary Data

## Management’s report on internal control

Management is responsible for internal control over financial reporting and has assessed it, as of ${end}, by the 2013 \
criteria of the Committee of Sponsoring Organizations. It concluded that internal control was effective.

## Report of the independent registered public accounting firm

To the shareholders and the Board of Directors of Halvorsen Medical Devices, Inc.

*Opinions.* We have audited the balance sheets at December 31, ${fiscalYear} and ${fiscalYear - 1}, the statements of \
earnings, comprehensive earnings, shareholders' equity and cash flows for each of the three years ended December 31, \
${fiscalYear}, and internal control over financial reporting at that date. In our opinion the statements present \
fairly the consolidated financial position, results and cash flows of the Company in conformity with accounting \
principles generally accepted in the United States, and internal control was effective, in all material respects.

*Basis.* We conducted our audits in accordance with the standards of the Public Company Accounting Oversight Board, \
and are independent of the Company.

*Critical audit matter: distributor rebates.* The estimate of credits owed to distributors requires assumptions about \
stocks and end customers. We tested the controls, recomputed the estimate from contracts and reports of distributors, \
and compared earlier estimates with later claims.

/s/ Lindgren Hale & Company LLP<br/>Minneapolis, Minnesota, ${longDate(halvorsen.tenKDates[fiscalYear])}<br/>Auditor \
since 2015

===

## Consolidated statements of earnings

${incomeStatement([now, before, earlier], style)}

## Consolidated statements of comprehensive earnings

${comprehensiveIncome([now, before, earlier], style)}

===

## Consolidated balance sheets

${balanceSheet(now, before, style)}

${fact(
  'total_assets',
  `$${n(now.totalAssets)} thousand`,
  `Total assets at December 31, ${fiscalYear} were ${millions(now.totalAssets)}.`,
)}

===

## Consolidated statements of cash flows

${cashFlows([now, before, earlier], style)}

===

## Consolidated statements of shareholders’ equity

${equityStatement([now, before, earlier], style)}
`;
}
