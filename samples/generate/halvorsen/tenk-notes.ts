import { n } from '../format';
import { numbers } from '../markup';
import { accruedTable, currentAndDeferred, deferredTaxTable, earningsPerShare } from '../shared/detail-tables';
import {
  debtTable,
  disaggregation,
  exhibits,
  leaseTable,
  propertyTable,
  segmentIncome,
  taxTable,
} from '../shared/note-tables';
import type { TenKContext } from '../shared/tenk-context';
import { signatures } from '../shared/tenk-frame';
import { halvorsen } from './company';
import { halvorsenYears } from './people';

export function notePages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const years: [typeof now, typeof before, typeof earlier] = [now, before, earlier];
  const inventory = (y: typeof now): number[] => {
    const raw = Math.round(y.balance.inventories * 0.37);
    const work = Math.round(y.balance.inventories * 0.15);
    return [raw, work, y.balance.inventories - raw - work, y.balance.inventories];
  };
  return `
# Notes to consolidated financial statements

## Note 1: Significant accounting policies

**Consolidation.** The statements include the accounts of the Company and its subsidiaries. **Estimates.** Management \
makes estimates that affect the amounts reported; results may differ. **Cash equivalents** have maturities of three \
months or less when bought. **Receivables** are stated net of an allowance for expected credit losses of \
${is2025 ? '$3,410' : '$3,180'} thousand. **Inventories** are stated at the lower of cost (first in, first out) and \
net realizable value. **Depreciation** is by the straight-line method over lives of twenty to forty years for \
buildings and three to ten years for equipment; pumps placed with customers are depreciated over seven years. \
**Currency.** Subsidiaries abroad use local currency; translation adjustments are part of comprehensive earnings. \
**Shipping** is part of cost of goods sold. **Advertising** is expensed as incurred.

**Recent standards.** \
${
  is2025
    ? 'The standard on income tax disclosures was adopted for 2025, for this year only. A standard that calls for ' +
      'disaggregation of expenses will apply from 2027.'
    : 'The standard on segment expenses was adopted for 2024 and applied to all years. The standard on income tax ' +
      'disclosures will apply for 2025.'
}

## Note 2: Revenue

We recognize revenue when control passes, generally on shipment for sets and instruments and on installation for \
pumps. Software and service are recognized over the term of the contract. Revenue is net of rebates, returns and \
administrative fees paid to group purchasing organizations. Sales by location of the customer were:

${disaggregation(years, 'regions', label, 'thousands')}

Contract liabilities, chiefly for software and service, were ${is2025 ? '$36,240' : '$31,870'} thousand; \
${is2025 ? '$24,115' : '$21,406'} thousand of revenue recognized in ${fiscalYear} had been deferred at the beginning \
of the year.

## Note 3: Segments

The two segments are those that the Chief Executive Officer, as chief operating decision maker, uses to allocate \
resources. The measure of profit is operating income before amortization and corporate expense.

${disaggregation(years, 'segments', label, 'thousands')}

${segmentIncome(years, [0.62], is2025 ? [78420, 74310, 72880] : [74310, 72880, 71240], label, 'thousands')}

## Note 4: Inventories

${numbers(
  ['(in thousands)', label(now.year), label(before.year)],
  ['Raw materials and components', 'Work in process', 'Finished goods', '*Total inventories'].map((name, index) => [
    name,
    n(inventory(now)[index] ?? 0),
    n(inventory(before)[index] ?? 0),
  ]),
)}

## Note 5: Property, plant and equipment

${propertyTable(
  now,
  before,
  [
    ['Land', 0.03],
    ['Buildings', 0.29],
    ['Machinery and equipment', 0.44],
    ['Pumps placed with customers', 0.17],
    ['Construction in progress', 0.07],
  ],
  label,
  'thousands',
)}

Depreciation was $${n(now.depreciation)}, $${n(before.depreciation)} and $${n(earlier.depreciation)} thousand in \
${fiscalYear}, ${fiscalYear - 1} and ${fiscalYear - 2}.

## Note 6: Goodwill and intangible assets

Goodwill changes only with exchange rates. About ${is2025 ? 71 : 70} percent of it belongs to Surgical Access. \
Intangible assets consist of customer relations, technology and trade names acquired in 2017 and 2019.

${numbers(
  ['(in thousands)', label(now.year), label(before.year)],
  [
    ['Gross carrying amount', '$468,200', '$468,200'],
    [
      'Accumulated amortization',
      `(${n(468200 - now.balance.intangibles)})`,
      `(${n(468200 - before.balance.intangibles)})`,
    ],
    ['*Intangible assets, net', `$${n(now.balance.intangibles)}`, `$${n(before.balance.intangibles)}`],
  ],
)}

Amortization is expected to be about $31,200 thousand in each of the next three years.

## Note 7: Debt

${debtTable(
  [
    {
      name: 'Term loan, variable rate',
      rate: is2025 ? '5.6%' : '6.1%',
      due: '2029',
      amounts: { 2023: 560000, 2024: 530000, 2025: 470000 },
    },
  ],
  now,
  before,
  label,
  'thousands',
)}

The loan is secured by stock of subsidiaries and falls due in quarterly installments of $7,500 thousand with the \
balance in 2029. ${is2025 ? 'In 2025 we prepaid $30,000 thousand. ' : ''}Debt may not exceed four times a measure of \
earnings; the ratio was ${is2025 ? '1.6' : '2.0'}. Swaps with a notional amount of ${is2025 ? '$280,000' : '$290,000'} \
thousand exchange variable for fixed rates.

## Note 8: Leases

Operating lease cost was ${is2025 ? '$11,920' : '$11,480'} thousand. The remaining term averaged \
${is2025 ? '6.2' : '6.6'} years and the discount rate ${is2025 ? '5.1' : '4.9'} percent.

${leaseTable(now, fiscalYear + 1, 'thousands')}

## Note 9: Fair value

Forward contracts and swaps are carried at fair value by reference to observable rates (level 2): an asset of \
${is2025 ? '$3,240' : '$5,610'} thousand and a liability of ${is2025 ? '$1,120' : '$870'} thousand. The carrying \
amount of the loan approximates its fair value.

## Note 10: Stock-based compensation

Expense was $${n(now.stockCompensation)}, $${n(before.stockCompensation)} and $${n(earlier.stockCompensation)} \
thousand in the three years. Fair value of restricted stock units is the price on the grant date; that of performance \
units is the same, because the effect of relative return is small and is estimated by simulation.

${numbers(
  ['Units', 'Number', 'Average Grant Value'],
  is2025
    ? [
        ['Unvested, January 1', '1,388,412', '$50.92'],
        ['Granted', '561,300', '$58.36'],
        ['Vested', '(472,118)', '$49.40'],
        ['Forfeited', '(64,788)', '$52.77'],
        ['*Unvested, December 31', '1,412,806', '$54.30'],
      ]
    : [
        ['Unvested, January 1', '1,351,940', '$48.66'],
        ['Granted', '574,200', '$52.18'],
        ['Vested', '(468,310)', '$46.87'],
        ['Forfeited', '(69,418)', '$49.51'],
        ['*Unvested, December 31', '1,388,412', '$50.92'],
      ],
)}

Cost not yet recognized was ${is2025 ? '$44,610' : '$41,380'} thousand, to be recognized over \
${is2025 ? '1.9' : '1.8'} years.

## Note 11: Retirement plans

Contributions to savings plans were ${is2025 ? '$14,320' : '$13,410'} thousand. Employees in Germany belong to a small \
pension plan whose obligation of ${is2025 ? '$8,910' : '$8,640'} thousand is part of other liabilities.

## Note 12: Income taxes

${taxTable(years, 0.021, label, 'thousands')}

${currentAndDeferred(years, label, 'thousands')}

${deferredTaxTable(
  now,
  before,
  [
    ['Accruals and rebates', 0.44],
    ['Stock compensation', 0.21],
    ['Capitalized research', 0.35],
  ],
  [
    ['Intangible assets', 0.63],
    ['Property', 0.31],
    ['Other', 0.06],
  ],
  label,
  'thousands',
)}

Earnings before taxes abroad were ${is2025 ? '$61,840' : '$50,210'} thousand. We have not provided for taxes on \
${is2025 ? '$188' : '$171'} million of earnings that are kept abroad for good. Years from ${is2025 ? 2022 : 2021} are \
open in the United States and from ${is2025 ? 2021 : 2020} in Ireland.

## Note 13: Contingencies

**Product liability.** At year end ${is2025 ? 31 : 26} cases were pending, most of them about an ambulatory pump sold \
until 2017. **Sterilization.** We are one of several customers named in actions against a contractor in Georgia; we \
have moved to dismiss. **Patent.** \
${
  is2025
    ? 'In August 2025 we settled an action against a maker of trocars, and received $4,200 thousand, which reduced ' +
      'administrative expense.'
    : 'We sued a maker of trocars in 2023; trial is set for September 2025.'
} \
**Warranty.** The accrual was ${is2025 ? '$6,870' : '$6,120'} thousand. We do not expect any of these matters to be \
material, but the outcome of litigation is uncertain.

## Note 14: Accrued liabilities and earnings per share

${accruedTable(
  now,
  before,
  [
    ['Compensation', 0.38],
    ['Rebates and administrative fees', 0.27],
    ['Product liability and warranty', 0.19],
    ['Other', 0.16],
  ],
  label,
  'thousands',
)}

${earningsPerShare(years, label, 'thousands')}

## Note 15: Quarterly data (unaudited)

${quarters(now.revenue, now.netIncome)}

## Note 16: Subsequent event

On \
${
  is2025
    ? 'February 12, 2026 the Board declared a quarterly dividend of $0.12'
    : 'February 13, 2025 the Board declared a quarterly dividend of $0.11'
} \
per share.

# Item 9. Changes in and Disagreements with Accountants

There were none.

# Item 9A. Controls and Procedures

Our Chief Executive Officer and Chief Financial Officer concluded that disclosure controls and procedures were \
effective on December 31, ${fiscalYear}. Management's report on internal control and the auditor's attestation are in \
Item 8. There was no material change in internal control in the fourth quarter.

# Item 9B. Other Information

During the fourth quarter no director or officer adopted, changed or ended a trading arrangement under Rule 10b5-1 or \
otherwise.

# Part III

The information required by Items 10 to 14 is incorporated by reference from the proxy statement for the annual \
meeting of ${fiscalYear + 1}: from the sections "Governance," "Election of directors," "Executive compensation \
tables," "Stock ownership" and "Fees of the auditor."

# Part IV

# Item 15. Exhibits and Financial Statement Schedules

${exhibits([
  ['3.1', 'Restated Articles of Incorporation'],
  ['3.2', 'Bylaws, as amended May 11, 2023'],
  ['4.1', 'Description of common stock'],
  ['10.1', '2021 Omnibus Plan'],
  ['10.2', 'Annual Incentive Plan'],
  ['10.3', 'Executive Severance and Change in Control Plan'],
  ['10.4', 'Credit Agreement, dated June 27, 2024'],
  ['19', 'Insider trading policy'],
  ['21', 'Subsidiaries of the registrant'],
  ['23', 'Consent of Lindgren Hale & Company LLP'],
  ['31.1', 'Rule 13a-14(a) certification of the Chief Executive Officer'],
  ['31.2', 'Rule 13a-14(a) certification of the Chief Financial Officer'],
  ['32', 'Section 1350 certifications'],
  ['97', 'Policy on recovery of erroneously awarded compensation'],
])}

# Item 16. Form 10-K Summary

We have chosen not to give one.

# Signatures

${signatures('HALVORSEN MEDICAL DEVICES, INC.', halvorsen.tenKDates[fiscalYear], 'Erik J. Halvorsen', [
  ['Erik J. Halvorsen', 'President, Chief Executive Officer and Director'],
  ['Lucinda M. Farrow', 'Executive Vice President and Chief Financial Officer'],
  ...halvorsenYears[fiscalYear].directors
    .filter((director) => director.isIndependent)
    .map((director): [string, string] => [
      director.name,
      director.name.startsWith('Margaret') ? 'Chair of the Board' : 'Director',
    ]),
])}
`;
}

function quarters(revenue: number, netIncome: number): string {
  const split = (total: number, shares: number[]): number[] => {
    const parts = shares.map((share) => Math.round(total * share));
    return [...parts, total - parts.reduce((a, b) => a + b, 0), total];
  };
  const row = (name: string, values: number[]): string[] => [name, ...values.map(n)];
  return numbers(
    ['(in thousands)', 'First', 'Second', 'Third', 'Fourth', 'Year'],
    [
      row('Net sales', split(revenue, [0.243, 0.246, 0.248])),
      row('Net earnings', split(netIncome, [0.232, 0.244, 0.249])),
    ],
    [2, 1, 1, 1, 1, 1],
  );
}
