import { n, pct } from '../format';
import { fact, text } from '../markup';
import { officersTable } from '../shared/pay-tables';
import { disaggregation } from '../shared/note-tables';
import { aldermoor } from './company';
import { aldermoorOfficers } from './people';
import type { TenKContext } from '../shared/tenk-context';

export function businessPages({ fiscalYear, is2025, now, before, label }: TenKContext): string {
  const share = (segment: string): string => pct(((now.segments[segment] ?? 0) / now.revenue) * 100, 0);
  return `
# PART I

^ This report contains forward-looking statements about demand, capacity, spending, margins and other matters. Words \
such as "expect," "plan," "intend," "may" and "should" mark them. They rest on what we know today, and actual results \
may differ because of the risks in Item 1A and others that we cannot foresee. We do not undertake to update them. \
Fiscal ${fiscalYear} had ${is2025 ? '52' : '53'} weeks and ended on the last Saturday of June.

# Item 1. Business

## Overview

Aldermoor designs, makes and sells semiconductors that convert, control and sense electrical power. Our parts sit \
between a source of energy and the machine that uses it: in the traction inverter of a car, the power shelf of a \
server rack, the drive of a factory robot. We were founded in 2006, incorporated in Delaware and first listed in 2017. \
We make most of our wafers ourselves, in Chandler, Arizona and in Dresden, Germany, and assemble and test in Penang, \
Malaysia.

## Segments

**Power and Analog** (${share('Power and Analog')} of revenue in fiscal ${fiscalYear}) sells silicon and silicon \
carbide transistors, diodes, gate drivers and voltage regulators. Customers choose these parts for efficiency and for \
the temperature they tolerate. Designs last: a part chosen for a vehicle platform ships for seven years or more.

**Embedded Processing** (${share('Embedded Processing')}) sells microcontrollers and the software that goes with them. \
Our controllers time the switching of our power devices, and about two thirds of the segment's revenue comes from \
customers who also buy from Power and Analog.

**Sensing** (${share('Sensing')}) sells current, position and temperature sensors. It is the smallest segment and the \
fastest growing, because every new power stage needs to be measured.

${disaggregation([now, before], 'segments', label, 'millions')}

## Customers and sales

We sell through our own staff and through distributors. Distributors accounted for ${is2025 ? 46 : 49} percent of \
revenue in fiscal ${fiscalYear}. One distributor, Tolland Components, accounted for ${is2025 ? 17 : 18} percent; no \
other customer reached ten percent. By use, \
${
  is2025
    ? '38 percent of revenue came from vehicles, 29 percent from industrial equipment, 21 percent from data centers ' +
      'and communications, and 12 percent from consumer products'
    : '40 percent of revenue came from vehicles, 31 percent from industrial equipment, 14 percent from data centers ' +
      'and communications, and 15 percent from consumer products'
}.

Customers place orders that they may, in most cases, cancel or move until thirty days before shipment. Since fiscal \
2022 some vehicle and data center customers have signed supply agreements with minimum purchases; at year end the \
amounts committed for later years were ${is2025 ? '$1,940' : '$1,410'} million.

## Manufacturing

We run two wafer fabs. Chandler makes power devices on 200-millimeter wafers and is the site of our silicon carbide \
line. \
${
  is2025
    ? 'The second module of that line began production in March 2025, which brought capacity to 4,200 wafer starts ' +
      'a week.'
    : 'The first module of that line began production in October 2023; the second is being equipped.'
} \
Dresden makes analog and sensor products. We buy microcontroller wafers from two foundries in Asia under agreements \
that run to 2029. Polysilicon, silicon carbide boules, gases and lead frames come from few suppliers, and for boules \
we depend on two.

## Research and development

${fact(
  'research_and_development',
  `$${n(now.research)} million`,
  `Research and development expense was $${n(now.research)} million in fiscal ${fiscalYear}, or ` +
    `${pct((now.research / now.revenue) * 100)} of revenue, compared with $${n(before.research)} million in fiscal ` +
    `${fiscalYear - 1}.`,
)} \
Most of it was spent on the third generation of silicon carbide devices, on controllers for 800-volt vehicles and on \
isolated gate drivers. We held ${is2025 ? '2,316' : '2,188'} patents at year end, which expire between 2026 and 2044, \
and had ${is2025 ? 704 : 731} applications pending.

## Competition

We compete with larger makers of broad lines and with specialists in wide-bandgap devices, several of them supported \
by governments. Customers compare performance, quality, delivery, price and the likelihood that a supplier will still \
offer the part in ten years. Prices of older products fall a few percent every year, and we count on new products to \
replace them.

## Government regulation and the environment

Exports of some of our products need licenses. Chandler and Dresden operate under permits for water, air and waste. We \
spent ${is2025 ? '$31' : '$27'} million on environmental equipment in fiscal ${fiscalYear} and expect to spend about \
as much in the next. Rules on fluorinated compounds are under discussion in the European Union and could require us to \
change etch chemistries.

## Human capital

${fact(
  'employees',
  aldermoor.employees[fiscalYear],
  `At the end of fiscal ${fiscalYear} we had ${n(aldermoor.employees[fiscalYear])} employees, of whom about ` +
    `${is2025 ? '3,740' : '3,390'} worked in the United States.`,
)} \
About ${is2025 ? '1,150' : '1,120'} employees in Dresden are represented by a works council; none in the United States \
belongs to a union. Voluntary turnover was ${is2025 ? '7.9' : '8.8'} percent. Technicians are the group hardest to \
hire, and we pay for two-year degrees at community colleges near Chandler; ${is2025 ? 212 : 176} people were enrolled \
at year end. The rate of recordable injuries was ${is2025 ? '0.31' : '0.36'} per 200,000 hours.

${text(
  ['Region', 'Employees', 'Share'],
  is2025
    ? [
        ['Americas', '3,868', '49%'],
        ['Asia Pacific', '2,612', '33%'],
        ['Europe', '1,404', '18%'],
      ]
    : [
        ['Americas', '3,511', '48%'],
        ['Asia Pacific', '2,437', '33%'],
        ['Europe', '1,362', '19%'],
      ],
  [2, 1, 1],
)}

## Seasonality and backlog

Revenue is usually highest in the quarter that ends in June. Backlog is a poor guide, because orders can be moved.

## Available information

Our reports are available free of charge on our website as soon as reasonably practicable after we file them. Nothing \
on the website is part of this report.

## Information about our executive officers

${officersTable(aldermoorOfficers.map((officer) => ({ ...officer, age: officer.age - (is2025 ? 0 : 1) })))}
`;
}
