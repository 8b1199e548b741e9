import { n } from '../format';
import { numbers } from '../markup';
import {
  accruedTable,
  accumulatedOther,
  currentAndDeferredDomestic,
  deferredTaxTable,
  earningsPerShare,
} from '../shared/detail-tables';
import {
  debtTable,
  disaggregation,
  exhibits,
  leaseTable,
  propertyTable,
  segmentIncome,
  taxTable,
  type Borrowing,
} from '../shared/note-tables';
import type { TenKContext } from '../shared/tenk-context';
import { signatures } from '../shared/tenk-frame';
import { kestrel } from './company';
import { kestrelYears } from './people';

const borrowings: Borrowing[] = [
  {
    name: 'First mortgage bonds, Series K',
    rate: '4.12%',
    due: '2036',
    amounts: { 2023: 86200, 2024: 81600, 2025: 77000 },
  },
  {
    name: 'First mortgage bonds, Series L',
    rate: '3.55%',
    due: '2041',
    amounts: { 2023: 70000, 2024: 70000, 2025: 70000 },
  },
  {
    name: 'First mortgage bonds, Series M',
    rate: '3.30%',
    due: '2050',
    amounts: { 2023: 50000, 2024: 50000, 2025: 50000 },
  },
  {
    name: 'First mortgage bonds, Series N',
    rate: '4.75%',
    due: '2052',
    amounts: { 2023: 25000, 2024: 25000, 2025: 25000 },
  },
  {
    name: 'First mortgage bonds, Series O',
    rate: '5.20%',
    due: '2053',
    amounts: { 2023: 30000, 2024: 30000, 2025: 30000 },
  },
  { name: 'First mortgage bonds, Series P', rate: '5.35%', due: '2054', amounts: { 2024: 30000, 2025: 30000 } },
  { name: 'First mortgage bonds, Series Q', rate: '5.40%', due: '2055', amounts: { 2025: 32500 } },
];

export function notePages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const years: [typeof now, typeof before, typeof earlier] = [now, before, earlier];
  const pension = is2025
    ? { obligation: [64180, 1120, 3490, 2910, -3620], assets: [52980, 4160, 2640, -3620] }
    : { obligation: [63740, 1180, 3310, -590, -3460], assets: [50110, 3940, 2390, -3460] };
  const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
  return `
# NOTES TO CONSOLIDATED FINANCIAL STATEMENTS

## 1. Summary of accounting policies

*Consolidation and regulation.* The statements include the Company, the Water Company and Contract Services. The Water \
Company follows the accounting for regulated operations: costs and credits are deferred when it is probable that rates \
will recover or return them.

*Utility plant* is stated at original cost, including labor, overhead and an allowance for funds used during \
construction. Property retired is charged, with the cost of removal, to accumulated depreciation. Depreciation is by \
the straight-line method at composite rates that averaged 2.4 percent. Contributions from developers and grants reduce \
plant.

*Revenue* is recorded as water is delivered, including an estimate for water delivered since the last reading of \
meters, and is adjusted to the amount that the regulator authorized. *Income taxes* are normalized except for items \
that regulators require to be passed through. *Materials* are stated at average cost. *Cash equivalents* have \
maturities of three months or less. Preparing the statements requires estimates.

*New standards.* \
${
  is2025
    ? 'The standard on income tax disclosures was adopted in 2025.'
    : 'The standard on segment disclosures was adopted in 2024. The standard on income tax disclosures will be ' +
      'adopted in 2025.'
} \
The effect was not material.

## 2. Revenue by class of customer

${disaggregation(years, 'regions', label, 'thousands')}

Customers are billed monthly or quarterly, and payment is due within thirty days. The allowance for doubtful accounts \
was ${is2025 ? '$1,240' : '$1,190'} thousand.

## 3. Segments

The Company has two segments. The Chief Executive Officer is the chief operating decision maker and uses operating \
income.

${disaggregation(years, 'segments', label, 'thousands')}

${segmentIncome(years, [0.945], [0, 0, 0], label, 'thousands')}

## 4. Utility plant

${propertyTable(
  now,
  before,
  [
    ['Land and land rights', 0.04],
    ['Sources of supply', 0.11],
    ['Pumping and treatment', 0.27],
    ['Transmission and distribution', 0.46],
    ['General', 0.07],
    ['Construction work in progress', 0.05],
  ],
  label,
  'thousands',
)}

The allowance for funds used during construction was ${is2025 ? '$2,260' : '$1,890'} thousand.

## 5. Regulatory assets and liabilities

${numbers(
  ['(in thousands)', label(now.year), label(before.year)],
  is2025
    ? [
        ['Income taxes to be recovered', '$19,310', '$18,840'],
        ['Pension and other benefits', '12,460', '12,110'],
        ['Revenue adjustment', '5,210', '5,740'],
        ['Costs of rate cases and other', '4,620', '4,410'],
        ['*Regulatory assets', '$41,600', '$41,100'],
        ['Excess deferred taxes', '$23,180', '$24,020'],
        ['Settlements for contaminants', '1,140', '620'],
        ['*Regulatory liabilities', '$24,320', '$24,640'],
      ]
    : [
        ['Income taxes to be recovered', '$18,840', '$18,290'],
        ['Pension and other benefits', '12,110', '13,040'],
        ['Revenue adjustment', '5,740', '5,120'],
        ['Costs of rate cases and other', '4,410', '3,950'],
        ['*Regulatory assets', '$41,100', '$40,400'],
        ['Excess deferred taxes', '$24,020', '$24,830'],
        ['Settlements for contaminants', '620', '—'],
        ['*Regulatory liabilities', '$24,640', '$24,830'],
      ],
)}

Assets other than pensions earn no return, except the revenue adjustment. Most are recovered over periods of two to \
thirty years.

## 6. Long-term debt

${debtTable(borrowings, now, before, label, 'thousands')}

The bonds are secured by substantially all plant of the Water Company. Series K is repaid in yearly installments. The \
mortgage requires that earnings be at least one and three quarters times interest; the multiple was 3.1. The fair \
value of the bonds was about ${is2025 ? '$281' : '$252'} million.

## 7. Leases

The Company leases an office, vehicles and equipment. Cost was ${is2025 ? '$412' : '$405'} thousand.

${leaseTable(now, fiscalYear + 1, 'thousands')}

## 8. Income taxes

${taxTable(years, 0.031, label, 'thousands')}

${currentAndDeferredDomestic(years, label, 'thousands')}

${deferredTaxTable(
  now,
  before,
  [
    ['Excess deferred taxes', 0.51],
    ['Pension and benefits', 0.33],
    ['Other', 0.16],
  ],
  [
    ['Utility plant', 0.86],
    ['Regulatory assets', 0.14],
  ],
  label,
  'thousands',
)}

Credits and rate differences are chiefly the flow-through of deductions for repairs. Tax years from \
${is2025 ? 2022 : 2021} are open. There were no unrecognized benefits of significance.

## 9. Pension plan and other benefits

Employees hired before 2012 take part in a defined benefit plan. The table shows the change in obligation and assets.

${numbers(
  ['(in thousands)', String(fiscalYear)],
  [
    ['Obligation, January 1', `$${n(pension.obligation[0] ?? 0)}`],
    ['Service cost', n(pension.obligation[1] ?? 0)],
    ['Interest cost', n(pension.obligation[2] ?? 0)],
    [
      'Actuarial loss (gain)',
      (pension.obligation[3] ?? 0) < 0 ? `(${n(-(pension.obligation[3] ?? 0))})` : n(pension.obligation[3] ?? 0),
    ],
    ['Benefits paid', `(${n(-(pension.obligation[4] ?? 0))})`],
    ['*Obligation, December 31', `$${n(sum(pension.obligation))}`],
    ['Assets, January 1', `$${n(pension.assets[0] ?? 0)}`],
    ['Return', n(pension.assets[1] ?? 0)],
    ['Contributions', n(pension.assets[2] ?? 0)],
    ['Benefits paid', `(${n(-(pension.assets[3] ?? 0))})`],
    ['*Assets, December 31', `$${n(sum(pension.assets))}`],
    ['*Obligation in excess of assets', `$${n(sum(pension.obligation) - sum(pension.assets))}`],
  ],
  [4, 1],
)}

The discount rate was ${is2025 ? '5.2' : '5.6'} percent and the expected return on assets 6.5 percent. Of the assets, \
${is2025 ? 52 : 54} percent were in stocks and the rest in bonds. Expected contributions in ${fiscalYear + 1} are \
${is2025 ? '$2,700' : '$2,600'} thousand. Contributions to the savings plan were ${is2025 ? '$1,480' : '$1,390'} \
thousand.

## 10. Common stock and stock awards

The Company has authorized 40,000,000 shares. Shares issued through the Dividend Reinvestment Plan numbered \
${is2025 ? '139,100' : '131,400'} in ${fiscalYear}. Expense for stock awards was $${n(now.stockCompensation)}, \
$${n(before.stockCompensation)} and $${n(earlier.stockCompensation)} thousand in the three years; \
${is2025 ? '68,420' : '64,118'} units were unvested at year end.

## 11. Commitments and contingencies

The Company had commitments for construction of ${is2025 ? '$18.4' : '$16.9'} million. It buys some water from the \
City of Norwich under an agreement that requires payment of ${is2025 ? '$1.31' : '$1.27'} million a year until 2032. \
${
  is2025
    ? 'Customers have brought two actions over the notice to boil water in August 2025; the Company has given ' +
      'notice to its insurers and does not expect a material loss.'
    : 'No litigation is material.'
} \
Costs of treatment for per- and polyfluoroalkyl substances are described in Item 1.

## 12. Accrued liabilities, earnings per share and other comprehensive income

${accruedTable(
  now,
  before,
  [
    ['Wages and benefits', 0.31],
    ['Interest', 0.22],
    ['Property and other taxes', 0.29],
    ['Other', 0.18],
  ],
  label,
  'thousands',
)}

${earningsPerShare(years, label, 'thousands')}

${accumulatedOther(years, label, 'thousands')}

The last table concerns pension and other benefit adjustments that are not deferred as regulatory assets.

## 13. Fair value

The carrying amounts of cash, receivables and payables approximate fair value because they are due soon. Pension \
assets are held in mutual funds valued at quoted prices (level 1) and in a collective trust valued at net asset value. \
The Company holds no other assets that are carried at fair value.

## 14. Quarterly results (unaudited)

${quarters(now.revenue, now.netIncome)}

# ITEM 9. CHANGES IN AND DISAGREEMENTS WITH ACCOUNTANTS ON ACCOUNTING AND FINANCIAL DISCLOSURE

${
  is2025
    ? 'The change of accountants was reported on Form 8-K on March 25, 2025. There were no disagreements.'
    : 'None.'
}

# ITEM 9A. CONTROLS AND PROCEDURES

The Chief Executive Officer and the Chief Financial Officer concluded that disclosure controls and procedures were \
effective on December 31, ${fiscalYear}. Management assessed internal control over financial reporting under the \
criteria of the Committee of Sponsoring Organizations (2013) and found it effective. \
${
  is2025
    ? 'There was no material change in the fourth quarter.'
    : 'The material weakness in the review of regulatory deferrals, reported for 2023, was remedied in the third ' +
      'quarter of 2024 by a second review and by new software; there was no other material change.'
} \
The report of the auditor on internal control is in Item 8.

# ITEM 9B. OTHER INFORMATION

None. No director or officer adopted or terminated a trading arrangement under Rule 10b5-1 in the fourth quarter.

# PART III

The information called for by Items 10, 11, 12, 13 and 14 is incorporated by reference to the proxy statement for the \
Annual Meeting of Shareholders to be held in June ${fiscalYear + 1}.

# PART IV

# ITEM 15. EXHIBITS AND FINANCIAL STATEMENT SCHEDULES

${exhibits([
  ['3(a)', 'Certificate of Incorporation, as amended'],
  ['3(b)', 'Bylaws, as amended'],
  ['4(a)', 'Mortgage indenture of the Water Company and supplements'],
  ['4(b)', 'Description of common stock'],
  ['10(a)', '2019 Stock Plan'],
  ['10(b)', 'Performance Incentive Program'],
  ['10(c)', 'Form of change in control agreement (2016)'],
  ['10(d)', 'Water purchase agreement with the City of Norwich'],
  ...(is2025 ? ([['16', 'Letter of Dorrance & Pike LLP']] as [string, string][]) : []),
  ['19', 'Insider trading policy'],
  ['21', 'Subsidiaries'],
  ['23', `Consent of ${kestrel.auditors[fiscalYear]}`],
  ['31', 'Certifications under Rule 13a-14(a)'],
  ['32', 'Certifications under Section 1350'],
  ['97', 'Policy on recovery of compensation'],
])}

# ITEM 16. FORM 10-K SUMMARY

None.

# SIGNATURES

${signatures('KESTREL POINT WATER UTILITIES CORPORATION', kestrel.tenKDates[fiscalYear], 'Walter H. Prescott', [
  ['Walter H. Prescott', 'Chairman, President and Chief Executive Officer'],
  ['Anne L. Whitcomb', 'Vice President, Chief Financial Officer and Treasurer'],
  ...kestrelYears[fiscalYear].directors
    .filter((director) => director.fees !== undefined)
    .map((director): [string, string] => [director.name, 'Director']),
])}
`;
}

function quarters(revenue: number, netIncome: number): string {
  const split = (total: number, shares: number[]): number[] => {
    const parts = shares.map((share) => Math.round(total * share));
    return [...parts, total - parts.reduce((a, b) => a + b, 0), total];
  };
  return numbers(
    ['(in thousands)', 'First', 'Second', 'Third', 'Fourth', 'Year'],
    [
      ['Operating revenues', ...split(revenue, [0.226, 0.252, 0.284]).map(n)],
      ['Net income', ...split(netIncome, [0.168, 0.254, 0.372]).map(n)],
    ],
    [2, 1, 1, 1, 1, 1],
  );
}
