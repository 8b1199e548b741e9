import { n, pct } from '../format';
import { numbers } from '../markup';
import {
  accruedTable,
  accumulatedOther,
  currentAndDeferred,
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
import { signatures } from '../shared/tenk-frame';
import { aldermoor } from './company';
import { aldermoorYears } from './people';
import type { TenKContext } from '../shared/tenk-context';

const borrowings: Borrowing[] = [
  { name: '2024 notes', rate: '3.10%', due: '2024', amounts: { 2023: 500 } },
  { name: '2026 notes', rate: '2.85%', due: '2026', amounts: { 2023: 400, 2024: 400, 2025: 400 } },
  { name: '2028 notes', rate: '3.75%', due: '2028', amounts: { 2023: 850, 2024: 850, 2025: 850 } },
  { name: '2031 notes', rate: '4.40%', due: '2031', amounts: { 2023: 600, 2024: 600, 2025: 600 } },
  { name: '2032 notes', rate: '4.55%', due: '2032', amounts: { 2023: 400, 2024: 400, 2025: 400 } },
  { name: '2034 notes', rate: '5.15%', due: '2034', amounts: { 2024: 750, 2025: 750 } },
];

export function notePages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const years: [typeof now, typeof before, typeof earlier] = [now, before, earlier];
  const inventories = (y: typeof now): number[] => [
    Math.round(y.balance.inventories * 0.18),
    Math.round(y.balance.inventories * 0.53),
  ];
  const part = (y: typeof now, index: number): string => n(inventories(y)[index] ?? 0);
  const finished = (y: typeof now): string => n(y.balance.inventories - inventories(y).reduce((a, b) => a + b, 0));
  return `
# Notes to Consolidated Financial Statements

## Note 1. Basis of presentation and accounting policies

The statements include Aldermoor Semiconductor Corporation and its subsidiaries, all wholly owned. Balances and \
transactions among them have been eliminated. Preparing the statements requires estimates, and results may differ from \
them. The fiscal year ends on the last Saturday of June.

**Cash equivalents** are investments that mature within three months of purchase. **Inventories** are carried at the \
lower of cost, by the first-in, first-out method, and net realizable value. **Property** is depreciated by the \
straight-line method: buildings over thirty years, equipment over five to ten, software over three. **Goodwill** is \
tested each April and whenever events suggest an impairment. **Research and development** is expensed as incurred; \
government grants reduce the cost of the asset or the expense to which they relate. **Currency.** The functional \
currency in Dresden is the euro and elsewhere the dollar.

**New standards.** \
${
  is2025
    ? 'We adopted the standard on segment disclosures in fiscal 2025 and applied it to all years shown. The ' +
      'standard on income tax disclosures takes effect for us in fiscal 2026.'
    : 'The standard on segment disclosures takes effect for us in fiscal 2025. We do not expect it to change the ' +
      'number of segments.'
}

## Note 2. Revenue

We recognize revenue when control of a product passes, which for most customers is on shipment. Sales to distributors \
are recorded net of estimated credits for price protection, returns and claims. Payment is due in thirty to sixty \
days. The table shows revenue by region of the customer's ship-to address.

${disaggregation([now, before, earlier], 'regions', label, 'millions')}

Amounts that customers have committed under supply agreements of more than one year were \
${is2025 ? '$1,940' : '$1,410'} million at year end, about ${is2025 ? 35 : 31} percent of which we expect to recognize \
in fiscal ${fiscalYear + 1}. Deposits received under them were ${is2025 ? '$164' : '$121'} million and are part of \
accrued and other liabilities.

## Note 3. Segments

We have three reportable segments. The Chief Executive Officer, who is the chief operating decision maker, judges them \
by operating income. Stock compensation, amortization and start-up costs are not allocated. Assets are not reported by \
segment.

${disaggregation([now, before, earlier], 'segments', label, 'millions')}

${segmentIncome(years, [0.52, 0.3], is2025 ? [364, 341, 322] : [341, 322, 296], label, 'millions')}

## Note 4. Inventories

${numbers(
  ['(in millions)', label(now.year), label(before.year)],
  [
    ['Raw materials', `$${part(now, 0)}`, `$${part(before, 0)}`],
    ['Work in process', part(now, 1), part(before, 1)],
    ['Finished goods', finished(now), finished(before)],
    ['*Total inventories', `$${n(now.balance.inventories)}`, `$${n(before.balance.inventories)}`],
  ],
)}

Charges for excess and obsolete inventory were ${is2025 ? '$47' : '$52'} million in fiscal ${fiscalYear}.

## Note 5. Property, plant and equipment

${propertyTable(
  now,
  before,
  [
    ['Land', 0.02],
    ['Buildings and improvements', 0.27],
    ['Machinery and equipment', 0.58],
    ['Software', 0.04],
    ['Construction in progress', 0.09],
  ],
  label,
  'millions',
)}

Depreciation was $${n(now.depreciation)} million, $${n(before.depreciation)} million and $${n(earlier.depreciation)} \
million in the three years. We accrued investment tax credits of ${is2025 ? '$112' : '$94'} million for advanced \
manufacturing as a reduction of the cost of equipment.

## Note 6. Goodwill and intangible assets

${
  is2025
    ? 'On November 8, 2024 we bought all shares of Pelham Current Sensors, Inc. for $145 million in cash, and ' +
      'recorded developed technology of $48 million, customer relations of $14 million and goodwill of $83 million, ' +
      'none of which is deductible for tax. Pelham is part of Sensing.'
    : 'There were no acquisitions in fiscal 2024 or 2023.'
} \
Intangible assets are amortized over four to twelve years; amortization was $${n(now.amortization)} million in fiscal \
${fiscalYear} and is expected to be about ${is2025 ? '$94' : '$88'} million in the next year. No impairment was \
recorded.

## Note 7. Debt

${debtTable(borrowings, now, before, label, 'millions')}

The notes are unsecured and may be redeemed at any time at a make-whole price. The revolving facility of $1,000 \
million bears interest at a margin over the secured overnight rate and requires that debt not exceed three and one \
half times a measure of earnings; the ratio at year end was ${is2025 ? '1.9' : '2.3'}. \
${is2025 ? '' : 'In April 2024 we issued the 2034 notes and used part of the proceeds to repay the 2024 notes. '}The \
fair value of the notes, from quoted prices, was ${is2025 ? '$2,871' : '$2,794'} million.

## Note 8. Leases

We lease design centers, land in Penang and vehicles. The weighted-average remaining term was \
${is2025 ? '7.1' : '7.6'} years and the discount rate ${is2025 ? '4.3' : '4.1'} percent. Operating lease cost was \
${is2025 ? '$44' : '$42'} million.

${leaseTable(now, fiscalYear + 1, 'millions')}

## Note 9. Stock-based compensation

Expense was $${n(now.stockCompensation)} million, $${n(before.stockCompensation)} million and \
$${n(earlier.stockCompensation)} million in the three years, with tax benefits of $${n(now.stockCompensation * 0.17)} \
million in the latest. At year end ${is2025 ? '$318' : '$271'} million of cost not yet recognized was expected to be \
recognized over ${is2025 ? '2.1' : '1.9'} years.

${numbers(
  ['Restricted and performance units (thousands)', 'Units', 'Weighted-Average Grant Value'],
  is2025
    ? [
        ['Unvested at beginning of year', '7,316', '$64.12'],
        ['Granted', '2,914', '$72.66'],
        ['Vested', '(2,081)', '$63.40'],
        ['Forfeited', '(307)', '$65.81'],
        ['*Unvested at end of year', '7,842', '$67.41'],
      ]
    : [
        ['Unvested at beginning of year', '6,944', '$62.80'],
        ['Granted', '2,768', '$66.31'],
        ['Vested', '(2,062)', '$62.91'],
        ['Forfeited', '(334)', '$63.57'],
        ['*Unvested at end of year', '7,316', '$64.12'],
      ],
)}

## Note 10. Income taxes

${taxTable(years, 0.008, label, 'millions')}

${currentAndDeferred(years, label, 'millions')}

${deferredTaxTable(
  now,
  before,
  [
    ['Capitalized research', 0.46],
    ['Stock compensation', 0.2],
    ['Inventories and accruals', 0.34],
  ],
  [
    ['Intangible assets', 0.48],
    ['Property', 0.44],
    ['Other', 0.08],
  ],
  label,
  'millions',
)}

Income before taxes outside the United States was ${is2025 ? '$412' : '$301'} million. A concession in Malaysia \
lowered tax by ${is2025 ? '$29' : '$22'} million, or ${is2025 ? '$0.13' : '$0.10'} a share; it ends in 2028. Years \
from ${is2025 ? 2021 : 2020} remain open to examination in the United States. Deferred taxes arise chiefly from \
intangible assets, depreciation and capitalized research.

## Note 11. Earnings per share

${earningsPerShare(years, label, 'millions')}

Diluted shares exceed basic shares by the effect of unvested units, computed by the treasury stock method: \
${(now.dilutedShares - now.basicShares).toFixed(1)} million in fiscal ${fiscalYear} and \
${(before.dilutedShares - before.basicShares).toFixed(1)} million in fiscal ${fiscalYear - 1}. Units left out because \
they would have increased earnings per share were not material.

## Note 12. Commitments and contingencies

**Patents.** In August 2022 Greywell Semiconductor sued us in Delaware, alleging that certain gate drivers infringe \
two patents. \
${
  is2025
    ? 'In April 2025 a jury found one patent invalid and the other not infringed; Greywell has appealed.'
    : 'Trial is set for April 2025.'
} \
We have sued a former distributor for sale of counterfeit parts. We do not consider a loss probable in either matter.

**Environment.** We share in the cost of treating groundwater at a site in Arizona used by a predecessor, and have \
accrued ${is2025 ? '$12' : '$13'} million for it.

**Purchase commitments.** Commitments to foundries and suppliers were ${is2025 ? '$1,120' : '$1,204'} million at year \
end. **Warranties and indemnities** have not been material; we accrue for known matters.

## Note 13. Accrued liabilities

${accruedTable(
  now,
  before,
  [
    ['Compensation and benefits', 0.36],
    ['Distributor price adjustments', 0.2],
    ['Customer deposits', 0.15],
    ['Income and other taxes', 0.12],
    ['Other', 0.17],
  ],
  label,
  'millions',
)}

## Note 14. Fair value and derivatives

We measure forward contracts at fair value from observable exchange rates (level 2). They are designated as hedges of \
forecast costs in euros, ringgit and yen, and their effect is reclassified to the line in which the cost appears. \
Contracts open at year end had a notional amount of ${is2025 ? '$486' : '$452'} million and a net fair value of \
${is2025 ? '$9' : '$(4)'} million. Money market funds of ${is2025 ? '$402' : '$387'} million are valued at quoted \
prices (level 1). In the fiscal years shown we recorded no impairment that would require a measurement of other assets \
at fair value.

## Note 15. Equity

At June ${is2025 ? '28, 2025' : '29, 2024'} the Board had authorized repurchases of ${is2025 ? '$782' : '$1,320'} \
million that had not been made. Repurchased shares are retired, and their cost is charged to retained earnings. The \
excise tax on repurchases was ${is2025 ? '$4' : '$3'} million. No preferred stock is outstanding. Accumulated other \
comprehensive loss, all from translation of the accounts of Dresden, changed as follows:

${accumulatedOther(years, label, 'millions')}

## Note 16. Retirement plans

We match contributions of employees in the United States to a 401(k) plan up to five percent of pay; the cost was \
${is2025 ? '$23' : '$21'} million. Employees in Dresden and Penang belong to plans that local law requires. A small \
pension plan in Dresden, closed in 2010, had obligations of ${is2025 ? '$38' : '$39'} million and assets of \
${is2025 ? '$29' : '$27'} million, and the difference is part of other liabilities.

## Note 17. Government incentives

An agreement under a federal program for semiconductor manufacturing, signed in \
${is2025 ? 'October 2024' : 'preliminary form in April 2024'}, provides for grants of up to \
${is2025 ? '$185' : '$190'} million for Chandler as milestones are reached. \
${
  is2025
    ? 'We received $62 million in fiscal 2025, which reduced the cost of equipment.'
    : 'We had received nothing by year end.'
} \
The State of Saxony refunded ${is2025 ? '$7' : '$6'} million of research expense.

## Note 18. Subsequent events

${
  is2025
    ? 'On August 6, 2025 the Board declared a dividend of $0.26 a share and adopted the 2025 Equity Incentive Plan, ' +
      'subject to approval by stockholders.'
    : 'On August 7, 2024 the Board declared a dividend of $0.24 a share. On July 30, 2024 we agreed in principle to ' +
      'buy a maker of current sensors.'
}

# Item 9. Changes in and Disagreements with Accountants

None.

# Item 9A. Controls and Procedures

The Chief Executive Officer and the Chief Financial Officer evaluated our disclosure controls at year end and \
concluded that they were effective. Management assessed internal control over financial reporting by the criteria of \
the Committee of Sponsoring Organizations of the Treadway Commission (2013) and concluded that it was effective. \
${
  is2025
    ? 'As the rules allow, the assessment left out Pelham Current Sensors, which accounted for less than three ' +
      'percent of assets and one percent of revenue.'
    : ''
} \
Thackeray Voss LLP has attested to it. No change in the last quarter materially affected internal control.

# Item 9B. Other Information

${
  is2025
    ? 'On May 14, 2025 Susan K. Abernathy adopted a trading arrangement under Rule 10b5-1 for the sale of up to ' +
      '18,000 shares by May 2026.'
    : 'No director or officer adopted or ended a Rule 10b5-1 trading arrangement in the last quarter.'
}

# PART III

Items 10, 11, 12, 13 and 14 are incorporated by reference from the definitive proxy statement for the annual meeting \
to be held in November ${fiscalYear}. Information on executive officers is in Item 1. Our code of conduct applies to \
the principal executive, financial and accounting officers.

# PART IV

# Item 15. Exhibits and Financial Statement Schedules

The statements listed in Item 8 are filed with this report. Schedules have been left out because they do not apply or \
because the information is in the notes.

${exhibits([
  ['3.1', 'Amended and Restated Certificate of Incorporation'],
  ['3.2', 'Amended and Restated Bylaws'],
  ['4.1', 'Indenture, dated March 14, 2018, and supplements'],
  ['4.2', 'Description of securities'],
  ['10.1*', '2017 Equity Incentive Plan and forms of award'],
  ['10.2*', 'Short-Term Incentive Plan'],
  ['10.3*', 'Executive Severance Plan'],
  ...(is2025
    ? ([['10.4*', 'Retention Award Agreement with Graham T. Whitlock, dated September 9, 2024']] as [string, string][])
    : []),
  ['10.5', 'Revolving Credit Agreement'],
  ['19.1', 'Insider trading policy'],
  ['21.1', 'Subsidiaries'],
  ['23.1', 'Consent of Thackeray Voss LLP'],
  ['31.1', 'Certification of the Chief Executive Officer under Rule 13a-14(a)'],
  ['31.2', 'Certification of the Chief Financial Officer under Rule 13a-14(a)'],
  ['32.1', 'Certifications under Section 1350'],
  ['97.1', 'Compensation recovery policy'],
])}

^ An asterisk marks a management contract or compensatory plan. Effective tax rates in this report: \
${pct((now.taxes / now.pretax) * 100)} and ${pct((before.taxes / before.pretax) * 100)}.

# Item 16. Form 10-K Summary

None.

# Signatures

${signatures('ALDERMOOR SEMICONDUCTOR CORPORATION', aldermoor.tenKDates[fiscalYear], 'Graham T. Whitlock', [
  ['Graham T. Whitlock', 'Chair, President and Chief Executive Officer (principal executive officer)'],
  ['Susan K. Abernathy', 'Executive Vice President and Chief Financial Officer (principal financial officer)'],
  ...aldermoorYears[fiscalYear].directors
    .filter((director) => director.name !== 'Graham T. Whitlock')
    .map((director): [string, string] => [director.name, 'Director']),
])}
`;
}
