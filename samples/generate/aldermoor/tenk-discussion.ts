import { change, n, pct } from '../format';
import { fact, numbers, text } from '../markup';
import { percentOfRevenue } from '../shared/detail-tables';
import { disaggregation, resultsTable } from '../shared/note-tables';
import { aldermoor } from './company';
import type { TenKContext } from '../shared/tenk-context';

export function discussionPages({ fiscalYear, is2025, now, before, earlier, label }: TenKContext): string {
  const dividend = aldermoor.dividendsPerShare[fiscalYear].toFixed(2);
  const segment = (name: string): [number, number] => [now.segments[name] ?? 0, before.segments[name] ?? 1];
  return `
# PART II

# Item 5. Market for Registrant’s Common Equity, Related Stockholder Matters and Issuer Purchases of Equity Securities

Our common stock trades on the Nasdaq Global Select Market under the symbol ALDM. On \
${is2025 ? 'August 8, 2025' : 'August 9, 2024'} there were ${is2025 ? 318 : 327} holders of record. \
${fact(
  'dividends_per_share',
  `$${dividend}`,
  `We paid dividends of $${dividend} per share in fiscal ${fiscalYear}, in four equal installments.`,
)} \
We expect to go on paying quarterly dividends, subject to results and the judgment of the Board.

## Purchases by the issuer

${numbers(
  [
    'Period',
    'Shares Purchased',
    'Average Price Paid',
    'Purchased under Program',
    'Approximate Value Remaining (millions)',
  ],
  is2025
    ? [
        ['March 30 to April 26, 2025', '612,400', '$73.18', '612,400', '$884'],
        ['April 27 to May 24, 2025', '588,150', '$77.02', '588,150', '$839'],
        ['May 25 to June 28, 2025', '704,310', '$80.44', '704,310', '$782'],
        ['*Total', '1,904,860', '$77.05', '1,904,860', ''],
      ]
    : [
        ['March 31 to April 27, 2024', '402,800', '$66.90', '402,800', '$1,386'],
        ['April 28 to May 25, 2024', '431,600', '$68.75', '431,600', '$1,356'],
        ['May 26 to June 29, 2024', '512,240', '$70.12', '512,240', '$1,320'],
        ['*Total', '1,346,640', '$68.72', '1,346,640', ''],
      ],
)}

The Board authorized purchases of up to $2,000 million in January 2023. The program has no end date.

## Performance graph

${numbers(
  ['Value of $100 invested in fiscal 2020', '2020', '2021', '2022', '2023', '2024', ...(is2025 ? ['2025'] : [])],
  [
    ['Aldermoor Semiconductor', '100.00', '151.90', '139.06', '127.35', '148.22', ...(is2025 ? ['173.61'] : [])],
    ['Ridgeline Semiconductor Index', '100.00', '138.44', '122.71', '140.18', '171.40', ...(is2025 ? ['196.07'] : [])],
  ],
)}

# Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations

This discussion compares fiscal ${fiscalYear} with fiscal ${fiscalYear - 1}. A comparison of fiscal ${fiscalYear - 1} \
with fiscal ${fiscalYear - 2} is in our report for the earlier year. Fiscal \
${is2025 ? '2025 had 52 weeks and fiscal 2024 had 53' : '2024 had 53 weeks and fiscal 2023 had 52'}; the extra week \
added about $70 million of revenue in fiscal 2024.

## Overview of results

${resultsTable(now, before, label, 'millions', true)}

${fact(
  'revenue',
  `$${n(now.revenue)} million`,
  `Revenue was $${n(now.revenue)} million in fiscal ${fiscalYear}, an increase of ` +
    `${change(now.revenue, before.revenue)} from $${n(before.revenue)} million in fiscal ${fiscalYear - 1}.`,
)} \
${
  is2025
    ? 'Units rose by 9 percent, mix improved, and average prices of comparable products fell by 2 percent.'
    : 'Units rose by 8 percent and average prices of comparable products fell by 3 percent; distributors stopped ' +
      'reducing inventory in the third quarter.'
}

${percentOfRevenue([now, before, earlier], label, {
  revenue: 'Revenue',
  cost: 'Cost of revenue',
  research: 'Research and development',
  selling: 'Selling, general and administrative',
  other: 'Amortization',
})}

## Business environment

${
  is2025
    ? 'Three developments shaped the year. Operators of data centers moved to racks that draw more than one hundred ' +
      'kilowatts, each of which needs several times as many power devices as its predecessor. Carmakers in Europe ' +
      'and North America adjusted plans for electric models, while those in China continued to grow and to bring ' +
      'design in house. And tariffs announced in the spring led some customers to order early; we estimate that ' +
      'about $45 million of revenue in the last quarter would otherwise have come later.'
    : 'Three developments shaped the year. Distributors, who had reduced inventory for five quarters, began to ' +
      'order in line with sales. Carmakers launched the first platforms on 800 volts in volume, which use about ' +
      'twice as much silicon carbide as those on 400 volts. And prices of mature parts, which had risen during the ' +
      'shortage, continued to decline.'
}

Lead times averaged ${is2025 ? 'fourteen' : 'twelve'} weeks at year end. Inventory of our products at distributors was \
${is2025 ? '9.1' : '9.8'} weeks of sales, within the range of eight to ten that we think healthy. Use of capacity in \
our fabs averaged ${is2025 ? 84 : 78} percent.

## Revenue by segment

${disaggregation([now, before, earlier], 'segments', label, 'millions')}

**Power and Analog** revenue rose by ${change(...segment('Power and Analog'))}. \
${
  is2025
    ? 'Data center power shelves more than doubled; vehicle products were level with the previous year.'
    : 'Vehicle products grew by 14 percent, and industrial products fell by 2 percent.'
}

**Embedded Processing** revenue rose by ${change(...segment('Embedded Processing'))}, \
${is2025 ? 'led by controllers for server cooling and motor drives' : 'led by controllers for on-board chargers'}.

**Sensing** revenue rose by ${change(...segment('Sensing'))}. \
${
  is2025
    ? 'Pelham Current Sensors, bought in November 2024, contributed $38 million.'
    : 'Position sensors for electric power steering accounted for most of the growth.'
}

## Gross margin

${fact(
  'gross_margin',
  pct((now.grossProfit / now.revenue) * 100),
  `Gross margin was ${pct((now.grossProfit / now.revenue) * 100)} in fiscal ${fiscalYear}, compared with ` +
    `${pct((before.grossProfit / before.revenue) * 100)} in fiscal ${fiscalYear - 1}.`,
)} \
${
  is2025
    ? 'Better use of the fabs and mix added to margin; start-up costs of the second silicon carbide module, $61 ' +
      'million, and lower prices took from it.'
    : 'Higher volume and lower freight added to margin; start-up costs of the first silicon carbide module, $54 ' +
      'million, and lower prices took from it.'
}

## Operating expenses

Research and development grew by ${change(now.research, before.research)} because we hired engineers for silicon \
carbide and isolated drivers. Selling, general and administrative expense grew by \
${change(now.sellingAndAdmin, before.sellingAndAdmin)}, \
${
  is2025
    ? 'which includes $2 million for retention awards to executives and $6 million for the acquisition'
    : 'mainly because of pay and information systems'
}. \
Amortization was $${n(now.otherOperating)} million.

## Interest, other income and taxes

Interest expense was $${n(now.interestExpense)} million, against $${n(before.interestExpense)} million. Other income \
is chiefly interest on cash. \
${fact(
  'effective_tax_rate',
  pct((now.taxes / now.pretax) * 100),
  `The effective tax rate was ${pct((now.taxes / now.pretax) * 100)}, about the same as the year before.`,
)}

## Net income

${fact(
  'net_income',
  `$${n(now.netIncome)} million`,
  `Net income was $${n(now.netIncome)} million, or $${now.dilutedEps.toFixed(2)} per diluted share, compared with ` +
    `$${n(before.netIncome)} million, or $${before.dilutedEps.toFixed(2)} per diluted share, in fiscal ` +
    `${fiscalYear - 1}.`,
)}

## Liquidity and capital resources

We held cash of $${n(now.balance.cash)} million at year end, of which about ${is2025 ? '$310' : '$290'} million was \
outside the United States. A revolving facility of $1,000 million, which runs to 2029, was undrawn. We believe that \
cash, cash from operations and the facility cover our needs for the next twelve months and for the foreseeable time \
after.

${fact(
  'operating_cash',
  `$${n(now.operatingCash)} million`,
  `Operations provided $${n(now.operatingCash)} million, compared with $${n(before.operatingCash)} million.`,
)} \
${fact(
  'capex',
  `$${n(now.capex)} million`,
  `Capital expenditures were $${n(now.capex)} million in fiscal ${fiscalYear}, compared with $${n(before.capex)} ` +
    `million in fiscal ${fiscalYear - 1}, most of it for the silicon carbide line in Chandler.`,
)} \
We expect capital expenditures of about ${is2025 ? '$580' : '$620'} million in fiscal ${fiscalYear + 1}. We paid \
dividends of $${n(now.dividends)} million and bought back stock for $${n(now.repurchases)} million.

${text(
  ['Obligations at year end (millions)', 'Total', 'Next year', 'Later'],
  [
    ['Debt principal', '$3,000', is2025 ? '$400' : '$—', is2025 ? '$2,600' : '$3,000'],
    ['Interest on debt', is2025 ? '$612' : '$724', '$119', is2025 ? '$493' : '$605'],
    [
      'Foundry and material commitments',
      is2025 ? '$1,120' : '$1,204',
      is2025 ? '$384' : '$371',
      is2025 ? '$736' : '$833',
    ],
    ['Equipment orders', is2025 ? '$346' : '$412', is2025 ? '$318' : '$366', is2025 ? '$28' : '$46'],
  ],
  [3, 1, 1, 1],
)}

## Critical accounting estimates

**Inventories.** We write inventory down when we hold more than we expect to sell in the coming eighteen months. If \
demand were ten percent lower than assumed, the charge would have been about ${is2025 ? '$24' : '$22'} million higher.

**Goodwill.** We test goodwill each April. The fair value of every reporting unit exceeded its carrying amount by more \
than ${is2025 ? 45 : 35} percent; the narrowest margin was that of Embedded Processing.

**Income taxes.** We recognize a benefit only if it is more likely than not to be sustained. Unrecognized benefits \
were ${is2025 ? '$96' : '$91'} million.

**Distributor price adjustments.** We estimate credits for price protection and ship-and-debit claims when we record \
revenue. They were ${is2025 ? '$118' : '$109'} million at year end.

# Item 7A. Quantitative and Qualitative Disclosures about Market Risk

**Interest rates.** Our notes bear fixed rates. A rise of one percentage point would add about ${is2025 ? '$9' : '$8'} \
million a year to interest on cash and would reduce the fair value of the notes by about ${is2025 ? '$118' : '$131'} \
million.

**Currencies.** We sell mostly in dollars and pay wages and suppliers in euros, ringgit, rupees and yen. A fall of the \
dollar by ten percent against all of them would raise annual costs by about ${is2025 ? '$71' : '$66'} million before \
hedges. Forward contracts cover about two thirds of that for the coming year.

**Commodities.** Copper, gold and silicon carbide boules are the materials whose prices matter most. A rise of ten \
percent in all of them would raise annual cost by about ${is2025 ? '$27' : '$25'} million.
`;
}
