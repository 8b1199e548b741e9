import { fact, text } from '../markup';
import type { TenKContext } from '../shared/tenk-context';

export function riskPages({ fiscalYear, is2025 }: TenKContext): string {
  return `
# ITEM 1A. RISK FACTORS

*Earnings depend on decisions of regulators.* Rates are set by commissions that may disallow costs, allow a lower \
return than is asked, or take longer than expected. \
${
  is2025
    ? 'In the case decided in 2025 the Water Company received 71 percent of the increase that it had asked for, and ' +
      '$0.9 million of compensation of officers was not allowed in rates.'
    : 'In the case now pending, intervenors have proposed an increase of less than half of that requested.'
} \
Costs that rise between cases are borne by shareholders.

*New limits on contaminants will require large investments.* Treatment for per- and polyfluoroalkyl substances will \
cost about ${is2025 ? '$58' : '$52'} million to build and ${is2025 ? '$2.6' : '$2.4'} million a year to operate. \
Limits on other substances may follow. If treatment is not ready in time, wells would have to be taken out of service.

*Contamination could harm customers and the Company.* Spills, failures of treatment and crossed connections can make \
water unsafe. \
${
  is2025
    ? 'In August 2025 the Pawcatuck plant exceeded a standard for turbidity for six hours, and 4,100 customers were ' +
      'told to boil water for two days.'
    : 'In 2024 there was no violation of a health standard.'
} \
The Company could face claims that exceed its insurance.

*Drought and a changing climate affect supply.* Reservoirs in eastern Connecticut are small and fill and empty within \
a year. A repetition of the drought of the 1960s would require restrictions on use. Heavier storms bring sediment, and \
the sea could reach two well fields near the coast.

*Weather and conservation reduce sales.* Fixtures use less water every year. In Connecticut a mechanism makes up for \
lost revenue, but in Rhode Island, with 11 percent of revenue, there is none.

*Mains and dams are old.* About ${is2025 ? 29 : 30} percent of mains were laid before 1940. At the present rate it \
would take ${is2025 ? 118 : 124} years to replace them all. A break under a road or the failure of a dam could cause \
injury and great damage.

*The Company must raise capital every year.* It spends about two and one half times what it charges to depreciation. \
Higher interest rates raise cost before rates can follow, and the sale of stock dilutes earnings.

*Attacks on control systems or on customer data could disrupt service.* Pumps and valves are controlled from a center \
in New London. Groups said to be supported by foreign states have attacked small water systems. \
${fact(
  'cyber_incident',
  'none material',
  `The Company had no cybersecurity incident in ${fiscalYear} that was material.`,
)} \
The means of a company of this size are limited.

*Skilled operators are scarce.* State law requires licensed operators at every plant. Nine positions were vacant at \
year end. ${is2025 ? '' : 'The agreement with the union ends in June 2025, and a stoppage cannot be ruled out.'}

*Contracts of the unregulated business may end.* Two agreements bring ${is2025 ? 47 : 49} percent of its revenue. One \
ends in 2026, and the town may operate the system itself.

*The pension plan may need more money.* Obligations exceed assets by ${is2025 ? '$11.9' : '$11.2'} million. Lower \
discount rates or returns would increase contributions, which regulators may be slow to allow.

*A takeover is difficult.* A merger needs the consent of regulators in two states and the vote of 80 percent of the \
shares. A family trust holds about 12 percent. These facts may keep the price of the stock lower than it would \
otherwise be. ${is2025 ? 'A shareholder has proposed that the requirement be abolished.' : ''}

*The dividend is not assured.* The Company depends on dividends from the Water Company, whose mortgage bonds limit \
what it may pay. \
${
  is2025
    ? 'Of its retained earnings about $61 million was free of the limit.'
    : 'Of its retained earnings about $55 million was free of the limit.'
}

*Laws on the environment and on land may add cost.* The Company holds permits to divert water, some of which date from \
registrations made in 1983 and have no limit of time. If streams were given larger minimum flows, safe yield would \
fall, by as much as 3.1 million gallons a day according to one proposal. The sale of forest land is restricted by \
statute.

*Wholesale arrangements may fail.* In a dry year the Company buys up to two million gallons a day from the City of \
Norwich. The city may reduce deliveries in an emergency of its own.

*Taxes and allowances may change.* Deductions for repairs reduce taxes paid and so keep rates low. A change in the \
method that the tax authorities accept would require the Company to pay tax before rates could follow.

# ITEM 1B. UNRESOLVED STAFF COMMENTS

None.

# ITEM 1C. CYBERSECURITY

The Company manages cybersecurity as part of its program for managing risk. Control systems are separated from office \
systems and from the internet. An outside firm monitors networks, tests defenses yearly and would help in an incident. \
Employees are trained twice a year. Vendors with access to systems must meet written requirements. The Company carries \
insurance. No threat has had, or is reasonably likely to have, a material effect on the Company, to its knowledge.

The manager of information technology, who has fourteen years of experience, is responsible for the program and \
reports to the Vice President, Operations. The Audit Committee receives a report twice a year, and the Board one.

# ITEM 2. PROPERTIES

The properties consist of the reservoirs, wells, plants, mains, tanks, services, meters and hydrants of the Water \
Company, nearly all owned in fee or held by easement, and subject to the lien of its mortgage bonds. They are kept in \
good repair.

${text(
  ['Source or plant', 'Town', 'Capacity (million gallons a day)'],
  [
    ['Lake Marrow filtration plant', 'Waterford', '14.0'],
    ['Pawcatuck filtration plant', 'Stonington', '6.5'],
    ['Quaker Brook filtration plant', 'Ledyard', '8.0'],
    ['Hopyard filtration plant', 'East Lyme', '4.0'],
    ['Well fields (nine)', 'Various', '12.2'],
  ],
  [2, 1.4, 1.4],
)}

The headquarters in New London are owned. Contract Services leases an office in Norwich.

# ITEM 3. LEGAL PROCEEDINGS

${
  is2025
    ? 'Two actions by customers over the notice of August 2025 are pending in the Superior Court at New London; ' +
      'damages are not stated. See Note 11.'
    : 'There are no material proceedings. See Note 11.'
}

# ITEM 4. MINE SAFETY DISCLOSURES

Not applicable.
`;
}
