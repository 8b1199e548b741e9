import { change, longDate, n, pct } from '../format';
import { fact, numbers } from '../markup';
import { percentOfRevenue } from '../shared/detail-tables';
import { disaggregation, resultsTable } from '../shared/note-tables';
import {
  balanceSheet,
  cashFlows,
  comprehensiveIncome,
  equityStatement,
  incomeStatement,
  type StatementStyle,
} from '../shared/statements';
import type { TenKContext } from '../shared/tenk-context';
import { kestrel } from './company';

export function discussionPages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const auditor = kestrel.auditors[fiscalYear];
  const dividend = kestrel.dividendsPerShare[fiscalYear].toFixed(fiscalYear === 2024 ? 3 : 2);
  const style: StatementStyle = {
    scale: 'thousands',
    revenue: 'Operating revenues',
    costOfRevenue: 'Operation and maintenance',
    sellingAndAdmin: 'Depreciation',
    otherOperating: 'Taxes other than income taxes',
    netIncome: 'Net income',
    inventories: 'Materials and supplies',
    property: 'Utility plant, net',
    paidIn: 'Common stock, without par value',
    otherComprehensive: 'Pension and other benefit adjustments',
    yearLabel: label,
    isUtility: true,
  };
  const end = longDate(kestrel.fiscalYearEnds[fiscalYear]);
  const thousand = (value: number): string => `$${n(value)} thousand`;
  return `
# PART II

# ITEM 5. MARKET FOR REGISTRANT’S COMMON EQUITY, RELATED STOCKHOLDER MATTERS AND ISSUER PURCHASES OF EQUITY SECURITIES

The common stock is listed on the New York Stock Exchange (KPWU). There were ${is2025 ? '2,884' : '2,961'} holders of \
record on ${longDate(kestrel.coverDates[fiscalYear])}. Dividends have been paid in every year since 1889. \
${fact(
  'dividends_per_share',
  `$${dividend}`,
  `In ${fiscalYear} the Company declared and paid dividends of $${dividend} per share.`,
)} \
The Company bought none of its stock.

${numbers(
  ['Return on $100 invested on December 31, 2020', '2020', '2021', '2022', '2023', '2024', ...(is2025 ? ['2025'] : [])],
  [
    ['Kestrel Point Water Utilities', '100.00', '121.40', '107.66', '98.10', '96.85', ...(is2025 ? ['93.40'] : [])],
    ['Millrace Water Utility Index', '100.00', '124.05', '108.30', '99.47', '101.92', ...(is2025 ? ['104.18'] : [])],
  ],
)}

# ITEM 7. MANAGEMENT’S DISCUSSION AND ANALYSIS OF FINANCIAL CONDITION AND RESULTS OF OPERATIONS

## Overview

The Company earns what regulators allow it to earn on plant that serves customers, less the effect of costs that rise \
between rate cases, and a smaller amount from contracts. Net utility plant grew by \
${change(now.balance.property, before.balance.property)} in ${fiscalYear}.

${resultsTable(now, before, label, 'thousands', false)}

## Operating revenues

${fact(
  'revenue',
  thousand(now.revenue),
  `Operating revenues were ${thousand(now.revenue)} in ${fiscalYear}, an increase of ` +
    `${thousand(now.revenue - before.revenue)}, or ${change(now.revenue, before.revenue)}, over ${fiscalYear - 1}.`,
)} \
${
  is2025
    ? 'The new rates in Connecticut accounted for $7.3 million of the increase and customers added for $0.7 million.'
    : 'The surcharge for mains, the adjustment of revenue to the authorized amount, and growth in customers ' +
      'accounted for the increase in regulated revenue.'
} \
Revenue of Contract Services rose by \
${change(now.segments['Contract services'] ?? 0, before.segments['Contract services'] ?? 1)}.

${disaggregation([now, before, earlier], 'regions', label, 'thousands')}

## Rate matters

${
  is2025
    ? 'The decision of February 2025 allowed a return on equity of 9.30 percent on a capital structure with 52 ' +
      'percent equity. It disallowed a quarter of the cost of a customer information system, and the Water Company ' +
      'wrote off $0.7 million. The next application in Connecticut is planned for the second half of 2027. In Rhode ' +
      'Island an application for $1.6 million a year was filed in October 2025, and a settlement with the Division ' +
      'of Public Utilities is under discussion.'
    : 'The application in Connecticut asks for a return on equity of 10.15 percent on a capital structure with 53 ' +
      'percent equity, and for recovery of plant of $118 million added since the last case. The Office of Consumer ' +
      'Counsel has recommended a return of 8.90 percent. In Rhode Island rates were last changed in 2022. The ' +
      'surcharge for mains in Connecticut stood at 7.4 percent of bills at year end; it is limited to ten percent ' +
      'and returns to zero when new rates take effect.'
}

The Company asks for rates in order to recover what it has spent. Between cases earnings tend to decline as \
depreciation, property taxes and interest grow, and after a decision they recover.

## Operating expenses

${percentOfRevenue([now, before, earlier], label, {
  revenue: 'Operating revenues',
  cost: 'Operation and maintenance',
  selling: 'Depreciation',
  other: 'Taxes other than income taxes',
})}

Operation and maintenance rose by ${change(now.costOfRevenue, before.costOfRevenue)}: \
${
  is2025
    ? 'wages under the new agreement, chemicals, carbon for treatment, and expenses of the notice of August 2025, ' +
      'which amounted to $0.6 million'
    : 'wages, power, chemicals and insurance'
}. \
Depreciation rose by ${change(now.depreciation, before.depreciation)} because plant was added. Taxes other than income \
taxes, most of which are paid to towns on property, rose by ${change(now.otherOperating, before.otherOperating)}.

## Interest, other income and income taxes

Interest expense rose by ${change(now.interestExpense, before.interestExpense)} because of bonds issued in both years. \
Other income is chiefly the allowance for funds used during construction. \
${fact(
  'effective_tax_rate',
  pct((now.taxes / now.pretax) * 100),
  `The effective rate of tax was ${pct((now.taxes / now.pretax) * 100)}, lower than the statutory rate because ` +
    'the benefit of certain repairs is passed to customers as it arises.',
)}

## Net income

${fact(
  'net_income',
  thousand(now.netIncome),
  `Net income was ${thousand(now.netIncome)}, or $${now.basicEps.toFixed(2)} per share, compared with ` +
    `${thousand(before.netIncome)}, or $${before.basicEps.toFixed(2)} per share, in ${fiscalYear - 1}.`,
)}

## Liquidity and capital resources

${fact('operating_cash', thousand(now.operatingCash), `Operations provided ${thousand(now.operatingCash)}.`)} \
${fact(
  'capex',
  thousand(now.capex),
  `Capital expenditures amounted to ${thousand(now.capex)} in ${fiscalYear} and ${thousand(before.capex)} in ` +
    `${fiscalYear - 1}.`,
)} \
The Water Company issued first mortgage bonds of ${thousand(now.debtIssued)}, and the Company received \
${thousand(now.stockIssued)} from the Dividend Reinvestment \
Plan${is2025 ? '' : ' and from a sale of stock in May 2024'}. Dividends required ${thousand(now.dividends)}. A line of \
credit of $40 million, which ends in 2028, was not in use at year end.

${numbers(
  [
    'Planned capital expenditures (in thousands)',
    String(fiscalYear + 1),
    String(fiscalYear + 2),
    String(fiscalYear + 3),
  ],
  is2025
    ? [
        ['Mains and services', '$29,400', '$30,600', '$31,800'],
        ['Treatment', '21,800', '20,100', '14,600'],
        ['Dams and sources', '6,300', '7,900', '9,200'],
        ['Other', '8,100', '7,400', '7,600'],
        ['*Total', '$65,600', '$66,000', '$63,200'],
      ]
    : [
        ['Mains and services', '$28,100', '$29,200', '$30,300'],
        ['Treatment', '20,400', '21,300', '19,800'],
        ['Dams and sources', '5,900', '6,100', '7,700'],
        ['Other', '8,000', '7,900', '7,500'],
        ['*Total', '$62,400', '$64,500', '$65,300'],
      ],
)}

The Company expects to meet about ${is2025 ? 45 : 43} percent of these from operations after dividends and the rest \
from bonds and stock. Its bonds are rated A by Corbel Ratings.

## Critical accounting estimates

**Regulation.** Costs that regulators are expected to allow later are recorded as assets, and amounts owed to \
customers as liabilities. If recovery ceased to be probable, the assets would be written off. Regulatory assets were \
${is2025 ? '$41.6' : '$41.1'} million.

**Unbilled revenue.** Revenue for water delivered and not yet billed was ${is2025 ? '$6.2' : '$5.8'} million.

**Pensions.** A decrease of half a point in the discount rate would raise the obligation by about \
${is2025 ? '$4.1' : '$3.9'} million and yearly cost by $0.3 million.

# ITEM 7A. QUANTITATIVE AND QUALITATIVE DISCLOSURES ABOUT MARKET RISK

Nearly all debt bears fixed rates. An increase of one point in rates would have no effect on interest in \
${fiscalYear + 1} except on new bonds and on the line of credit; on planned borrowing it would add about \
${is2025 ? '$330' : '$310'} thousand. The Company has no foreign operations and uses no derivatives.

# ITEM 8. FINANCIAL STATEMENTS AND SUPPLEMENTARY DATA

## Report of independent registered public accounting firm

To the Shareholders and Board of Directors, Kestrel Point Water Utilities Corporation:

We have audited the consolidated balance sheet${is2025 ? '' : 's'} of the Company as of December 31, \
${is2025 ? '2025' : '2024 and 2023'}, and the related consolidated statements of income, comprehensive income, equity \
and cash flows for ${is2025 ? 'the year then ended' : 'each of the three years ended December 31, 2024'}. We have also \
audited internal control over financial reporting as of ${end}. In our opinion the financial statements present \
fairly, in all material respects, the financial position of the Company and its results and cash flows in conformity \
with accounting principles generally accepted in the United States, and the Company maintained effective internal \
control. \
${
  is2025
    ? 'The financial statements for 2024 and 2023 were audited by other auditors, whose report dated March 13, 2025 ' +
      'expressed an unqualified opinion.'
    : ''
}

We conducted our audit in accordance with the standards of the Public Company Accounting Oversight Board (United \
States). They require that we plan and perform the audit to obtain reasonable assurance about whether the financial \
statements are free of material misstatement and whether effective internal control was maintained.

*Critical audit matter.* The recovery of regulatory assets depends on decisions of commissions. We read orders, \
filings and correspondence, and compared the assets recorded with costs that were allowed in past cases.

/s/ ${auditor}<br/>Hartford, Connecticut<br/>${longDate(kestrel.tenKDates[fiscalYear])}<br/>\
${is2025 ? 'Auditor since 2025' : 'Auditor since 1994'}

===

## Consolidated Statements of Income

${incomeStatement([now, before, earlier], style)}

## Consolidated Statements of Comprehensive Income

${comprehensiveIncome([now, before, earlier], style)}

===

## Consolidated Balance Sheets

${balanceSheet(now, before, style)}

${fact(
  'total_assets',
  thousand(now.totalAssets),
  `Total assets amounted to ${thousand(now.totalAssets)} at December 31, ${fiscalYear}.`,
)}

===

## Consolidated Statements of Cash Flows

${cashFlows([now, before, earlier], style)}

===

## Consolidated Statements of Equity

${equityStatement([now, before, earlier], style)}
`;
}
