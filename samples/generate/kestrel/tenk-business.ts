import { n, pct } from '../format';
import { fact, text } from '../markup';
import { disaggregation } from '../shared/note-tables';
import { officersTable } from '../shared/pay-tables';
import type { TenKContext } from '../shared/tenk-context';
import { kestrel } from './company';
import { kestrelOfficers } from './people';

export function businessPages({ fiscalYear, is2025, now, before, label }: TenKContext): string {
  return `
# PART I

Certain statements in this report are forward-looking, among them those about rates, capital spending, water quality \
and supply. They are based on assumptions that may prove wrong. Rainfall, decisions of regulators, new standards for \
contaminants, interest rates and the other matters described in Item 1A could cause results to differ.

# ITEM 1. BUSINESS

## General

Kestrel Point Water Utilities Corporation (with its subsidiaries, the "Company") was organized in Connecticut in 1971 \
as the parent of The Kestrel Point Water Company, which was chartered in 1868 (the "Water Company"). The Water Company \
owns seven reservoirs, thirty-one wells, four filtration plants and ${is2025 ? '1,584' : '1,571'} miles of main. It \
serves twenty-three towns with a population of about 296,000.

Kestrel Contract Services, Inc. operates water and wastewater systems for towns, campuses and a naval contractor under \
agreements of three to ten years. It is not regulated as to rates.

${disaggregation([now, before], 'regions', label, 'thousands')}

## Customers

${fact(
  'customers',
  is2025 ? '111,403' : '110,289',
  `The Water Company had ${is2025 ? '111,403' : '110,289'} customers at the end of ${fiscalYear}, of whom ` +
    `${pct(is2025 ? 91.2 : 91.1)} were residential.`,
)} \
${
  is2025
    ? 'It bought the assets of the Mason’s Neck Water Association, with 640 customers, in July 2025 for $1,850 ' +
      'thousand.'
    : 'There were no acquisitions of systems in 2024.'
} \
No customer accounts for as much as five percent of revenue. Consumption is highest from June to September; in \
${fiscalYear} it was \
${is2025 ? '1.4 percent lower than in 2024, because the summer was wet' : '0.8 percent higher than in 2023'}.

${text(
  ['', String(fiscalYear), String(fiscalYear - 1)],
  is2025
    ? [
        ['Customers', '111,403', '110,289'],
        ['Water produced (million gallons)', '9,846', '9,977'],
        ['Average daily production (million gallons)', '27.0', '27.3'],
        ['Water not billed (percent)', '11.8', '12.4'],
        ['Miles of main', '1,584', '1,571'],
      ]
    : [
        ['Customers', '110,289', '109,402'],
        ['Water produced (million gallons)', '9,977', '9,902'],
        ['Average daily production (million gallons)', '27.3', '27.1'],
        ['Water not billed (percent)', '12.4', '12.9'],
        ['Miles of main', '1,571', '1,562'],
      ],
  [3, 1, 1],
)}

## Regulation and rates

The Connecticut Public Utilities Regulatory Authority and the Rhode Island Public Utilities Commission regulate rates, \
service, accounting and the issue of securities. Rates are set to recover costs and to allow a return on the \
investment in utility plant. The return on equity allowed in Connecticut is ${is2025 ? '9.30' : '9.05'} percent and in \
Rhode Island 9.20 percent.

${
  is2025
    ? 'On March 1, 2025 new rates took effect in Connecticut that were designed to increase yearly revenue by $9.4 ' +
      'million, or 8.1 percent; the Water Company had asked for $13.2 million. Between rate cases a surcharge ' +
      'recovers the cost of replacing mains, and a mechanism adjusts for the difference between authorized and ' +
      'actual revenue.'
    : 'In June 2024 the Water Company applied in Connecticut for an increase of $13.2 million a year. Hearings were ' +
      'held in November, and a decision is expected in the first quarter of 2025. Between rate cases a surcharge ' +
      'recovers the cost of replacing mains, and a mechanism adjusts for the difference between authorized and ' +
      'actual revenue.'
}

## Water supply and quality

The safe yield of the sources is 38.6 million gallons a day, against a highest demand of ${is2025 ? '36.9' : '37.4'} \
in ${fiscalYear}. Storage in reservoirs was ${is2025 ? 91 : 88} percent of capacity at year end. Water is tested in \
the laboratory of the Water Company, which is certified, about 41,000 times a year.

Federal limits on six per- and polyfluoroalkyl substances were adopted in 2024. Five of the well fields exceed them. \
The Water Company plans to spend about ${is2025 ? '$58' : '$52'} million on treatment by 2029; \
${is2025 ? 'two plants are complete' : 'one plant is under construction'}. It has applied for grants and takes part in \
settlements with manufacturers, from which it had received ${is2025 ? '$6.1' : '$2.4'} million; amounts received \
reduce the cost of plant for customers.

## Construction program

The Water Company replaced ${is2025 ? '13.4' : '12.7'} miles of main in ${fiscalYear}, chiefly unlined cast iron laid \
between 1895 and 1935, and relined ${is2025 ? '1.8' : '2.1'} miles. Other large projects were the following:

${text(
  ['Project', 'Town', 'Spent to date (millions)', 'In service'],
  is2025
    ? [
        ['Treatment at Hopyard well field', 'East Lyme', '$9.8', 'April 2025'],
        ['Treatment at Cranberry Meadow well field', 'Ledyard', '$7.6', 'November 2025'],
        ['Treatment at Shewville well field', 'Preston', '$3.1', '2026'],
        ['Rehabilitation of Lake Marrow dam', 'Waterford', '$5.9', '2027'],
        ['Replacement of meters', 'All', '$11.2', '2027'],
      ]
    : [
        ['Treatment at Hopyard well field', 'East Lyme', '$6.4', '2025'],
        ['Treatment at Cranberry Meadow well field', 'Ledyard', '$1.7', '2025'],
        ['Filters at Quaker Brook plant', 'Ledyard', '$8.3', 'August 2024'],
        ['Rehabilitation of Lake Marrow dam', 'Waterford', '$2.2', '2027'],
        ['Replacement of meters', 'All', '$5.5', '2027'],
      ],
  [2.2, 1, 1.2, 1],
)}

The program is reviewed by the Board each December. Projects are chosen by the age and record of breaks of a main, the \
number of customers it serves, and the plans of towns to pave. The Company uses its own crews for services and \
contractors for mains; contracts are let by sealed bids.

## Seasonality

Revenue is highest in the third quarter, when lawns and gardens are watered and the population of the shore grows by \
about 30,000. In Connecticut the adjustment of revenue reduces the effect of weather on earnings over a year but not \
within it.

## Competition

The Water Company has the exclusive right to serve nearly all of its territory. Contract Services competes for each \
agreement with larger operators.

## Employees

${fact(
  'employees',
  kestrel.employees[fiscalYear],
  `The Company had ${n(kestrel.employees[fiscalYear])} employees on December 31, ${fiscalYear}.`,
)} \
Of these ${is2025 ? 196 : 193} belong to a union whose agreement runs until June 30, ${is2025 ? 2028 : 2025}. \
${is2025 ? 'The present agreement was made in June 2025 without a stoppage. ' : ''}More than a quarter of licensed \
operators will be able to retire within five years. The Company trains its own: ${is2025 ? 22 : 19} apprentices were \
enrolled at year end.

## Environment

Land around reservoirs, about 9,700 acres, is kept as forest. The Company sold none in ${fiscalYear}. Dams are \
inspected every two years; two are of the class whose failure would endanger life.

## Available information

Reports filed with the Securities and Exchange Commission are available on the website of the Company free of charge.

## Executive officers of the registrant

${officersTable(kestrelOfficers.map((officer) => ({ ...officer, age: officer.age - (is2025 ? 0 : 1) })))}

Officers are elected each year. There is no family relationship among them.
`;
}
