import { n, pct } from '../format';
import { fact, text } from '../markup';
import { disaggregation } from '../shared/note-tables';
import { officersTable } from '../shared/pay-tables';
import type { TenKContext } from '../shared/tenk-context';
import { halvorsen } from './company';
import { halvorsenOfficers } from './people';

export function businessPages({ fiscalYear, is2025, now, before, label }: TenKContext): string {
  return `
# Part I

## Cautionary statement

Statements in this report about what may happen are forward-looking. They concern, among other things, clearances, \
demand, margins, supply and litigation, and they are subject to the risks in Item 1A. Readers should not place undue \
reliance on them. We assume no duty to revise them unless the law requires it.

# Item 1. Business

## Who we are

Halvorsen Medical Devices, Inc. was founded in Minneapolis in 1961 by Nils Halvorsen, an engineer who built a pump for \
his sister's hospital ward. We develop, make and sell infusion pumps, the disposable sets that go with them, and \
instruments through which surgeons reach inside the body with small incisions. We sell in fifty-eight countries. In \
${fiscalYear}, ${pct(((now.regions['United States'] ?? 0) / now.revenue) * 100, 0)} of sales were made in the United \
States.

## Segments and products

**Infusion Systems.** The segment sells large-volume, syringe and ambulatory pumps, sterile sets and software that \
checks doses against a hospital's drug library. Sets, which are used once, bring in about ${is2025 ? 61 : 62} percent \
of segment sales, and they follow the number of pumps in service: ${is2025 ? '318,000' : '297,000'} at year end. \
${
  is2025
    ? 'Our new large-volume pump, Verity, was cleared in the United States in June 2025 and began to ship in September.'
    : 'We submitted our new large-volume pump, Verity, for clearance in the United States in October 2024.'
}

**Surgical Access.** The segment sells trocars, wound protectors, retractors and closure devices. It competes on \
ergonomics and on price, and it sells in part through group purchasing organizations, whose contracts are put out to \
tender every three years.

${disaggregation([now, before], 'segments', label, 'thousands')}

## Customers and distribution

Hospitals and surgical centers are our customers. In the United States we sell through ${is2025 ? 342 : 331} of our \
own representatives; elsewhere we use our own staff in nine countries and distributors in the rest. No customer \
accounted for as much as ten percent of sales. Three group purchasing organizations negotiated the terms of about \
${is2025 ? 64 : 66} percent of sales in the United States.

## Research and development

${fact(
  'research_and_development',
  `$${n(now.research)} thousand`,
  `We spent $${(now.research / 1000).toFixed(1)} million on research and development in ${fiscalYear}, or ` +
    `${pct((now.research / now.revenue) * 100)} of net sales, and $${(before.research / 1000).toFixed(1)} million ` +
    `in ${fiscalYear - 1}.`,
)} \
Projects include interoperability with electronic records, a syringe pump for newborns and a trocar made of recycled \
polymer.

## Regulation

Our products are medical devices. In the United States most need clearance under Section 510(k) of the Federal Food, \
Drug, and Cosmetic Act, and all must be made under the quality system regulation, which was aligned with an \
international standard in February 2026. In Europe we are moving certificates to the Medical Device Regulation; \
${is2025 ? 81 : 64} percent of products had been moved at year end. Authorities inspect our plants. \
${
  is2025
    ? 'An inspection of Rochester in April 2025 ended without observations.'
    : 'The last of the observations made at Rochester in 2022 was closed in May 2024.'
} \
Laws against kickbacks and false claims, rules on transparency of payments to physicians, and laws on privacy apply to \
us as well.

## Manufacturing and supply

We make pumps in Rochester, Minnesota, sets in Galway, Ireland and in Reynosa, Mexico, and instruments in Tuttlingen, \
Germany. We buy motors, sensors and microprocessors, some from a single source, and resin of medical grade. \
Sterilization with ethylene oxide is done by two contractors and in our own plant in Reynosa. \
${
  is2025
    ? 'Lead times for microprocessors returned to normal in 2025.'
    : 'Lead times for microprocessors were longer than normal in 2024 but improved during the year.'
}

## Competition

In infusion we compete with three companies that are larger than we are and with makers of low-priced pumps; in \
surgical access, with two very large companies and many small ones. Hospitals change pumps perhaps once in ten years, \
and a contract lost is lost for a long time.

## Intellectual property

We own ${is2025 ? 611 : 588} patents in the United States and ${is2025 ? '1,204' : '1,172'} elsewhere. No single \
patent is material to either segment.

## People

${fact(
  'employees',
  halvorsen.employees[fiscalYear],
  `On December 31, ${fiscalYear} we employed ${n(halvorsen.employees[fiscalYear])} people, ` +
    `${is2025 ? '1,716' : '1,660'} of them in the United States.`,
)} \
Works councils represent those in Germany, and a union those in Reynosa. Women hold ${is2025 ? 41 : 39} percent of \
positions of supervisor and above. Turnover was ${is2025 ? '10.4' : '11.6'} percent, and ${is2025 ? 87 : 86} percent \
of employees answered our yearly survey. Every employee is trained in quality, and may stop a line.

${text(
  ['Function', 'Employees'],
  is2025
    ? [
        ['Manufacturing and supply', '1,962'],
        ['Sales, service and marketing', '861'],
        ['Research, clinical and regulatory', '498'],
        ['Administration', '319'],
      ]
    : [
        ['Manufacturing and supply', '1,884'],
        ['Sales, service and marketing', '818'],
        ['Research, clinical and regulatory', '471'],
        ['Administration', '312'],
      ],
  [3, 1],
)}

## Seasonality

Sales of sets rise in winter with the number of patients in hospital. Pumps are often bought before the end of a \
hospital's budget year.

## Reports

We make reports filed with the SEC available without charge on our investor website, together with our governance \
guidelines, committee charters and code of ethics.

## Executive officers

${officersTable(halvorsenOfficers.map((officer) => ({ ...officer, age: officer.age - (is2025 ? 0 : 1) })))}
`;
}
