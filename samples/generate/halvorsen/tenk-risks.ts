import { fact, text } from '../markup';
import type { TenKContext } from '../shared/tenk-context';

export function riskPages({ fiscalYear, is2025 }: TenKContext): string {
  return `
# Item 1A. Risk Factors

An investment in our stock involves risk. The following are the risks that we think most important. They are grouped \
for convenience, and the order is not a ranking.

## Products, quality and regulation

### A defect could injure patients, lead to recalls and damage our name.

Infusion pumps deliver drugs whose margin for error is small. A fault in software, an occluded set or an unclear label \
can cause serious harm. We have recalled products before, \
${
  is2025
    ? 'including two recalls in 2025 of the least serious class'
    : 'including one in 2024 of the middle class that concerned a battery'
}, \
and we expect to do so again. A recall of the most serious class could end sales of a product, lead to litigation and \
undo years of confidence.

### Regulators may delay or refuse clearance, or find fault with our plants.

${
  is2025
    ? 'Verity has been cleared in the United States but not yet in Europe or Japan, where review may take longer ' +
      'than we assume.'
    : 'Verity is under review in the United States. Questions from the agency could delay it, and the launch is ' +
      'central to our plan for the next three years.'
} \
Changes to cleared products may require new submissions. If an inspection leads to a warning letter or a consent \
decree, we could be unable to ship.

### The transition to new rules in Europe may force us to withdraw products.

Notified bodies have little capacity. Certificates under the old directives for \
${is2025 ? 'about a fifth' : 'more than a third'} of our products will expire by the end of 2028. For some products of \
low volume the cost of new clinical data exceeds the profit they bring.

### Connected pumps can be attacked.

Our pumps exchange data with hospital networks. Researchers have shown that pumps of several makers can be reached \
through such networks. \
${fact(
  'cyber_incident',
  is2025 ? 'none material' : 'none material',
  'We know of no case in which a Halvorsen pump was altered by an intruder in clinical use, and no cybersecurity ' +
    `incident had a material effect on us in ${fiscalYear}.`,
)} \
An attack could harm patients and lead hospitals to disconnect pumps, which would remove the benefit of our software.

## Customers and markets

### Hospitals are under financial pressure.

Wages of nurses and lower reimbursement have reduced what hospitals can spend. They postpone purchases of pumps, keep \
old ones longer, and demand lower prices for sets.

### The loss of a group purchasing contract would reduce sales.

Contracts with three organizations govern prices for about ${is2025 ? 64 : 66} percent of sales in the United States. \
One of them, under which we sold ${is2025 ? '$148' : '$141'} million in ${fiscalYear}, ends in \
${is2025 ? '2027' : '2025'}. \
${is2025 ? 'It was renewed in 2025 for two years at lower prices for trocars.' : 'The tender has begun.'}

### Larger competitors can offer more for less.

They bundle pumps with drugs, beds or monitors, and can give pumps away to sell sets. Two of them have announced new \
platforms.

### Tariffs and trade disputes affect our costs.

We make most sets for the United States in Mexico. \
${
  is2025
    ? 'Tariffs on components and finished goods added about $9 million to cost in 2025, of which we recovered a ' +
      'third through prices.'
    : 'New tariffs on goods from Mexico have been proposed; if imposed in full and not recovered, they could add as ' +
      'much as $20 million to yearly cost.'
}

## Operations

### Some components come from one supplier.

A motor, a pressure sensor and a microprocessor have a single source. Validating another takes a year or more. \
${
  is2025
    ? 'In the third quarter of 2025 a supplier of tubing delivered material out of specification, and we scrapped ' +
      'product worth $3.1 million.'
    : 'In 2024 we bought a year’s stock of one microprocessor whose maker has stopped making it.'
}

### Limits on ethylene oxide could interrupt sterilization.

Rules adopted in the United States in 2024 lower permitted emissions in steps. A contractor that sterilizes \
${is2025 ? 38 : 41} percent of our volume has been sued by its neighbors. We do not have enough capacity elsewhere to \
replace it.

### We depend on people who are hard to find.

Software engineers with experience of safety-critical code, and specialists in regulatory affairs, are in demand. If \
we cannot hire them, projects are late.

## Law and finance

### We may be held liable for more than our insurance covers.

We insure ourselves for the first $5 million of each claim for product liability. \
${is2025 ? 'Thirty-one' : 'Twenty-six'} cases were pending at year end.

### Changes in tax law or in the mix of profit may raise our rate.

Income earned in Ireland is taxed at a lower rate than in the United States. The global minimum tax has raised the \
rate there to 15 percent.

### Our debt restricts us.

The term loan of ${is2025 ? '$470' : '$530'} million bears interest at a variable rate, about ${is2025 ? 60 : 55} \
percent of which we have fixed through swaps. Covenants limit debt, liens and dividends.

### Violations of laws on fraud and abuse carry heavy penalties.

Dealings with physicians who advise us are watched closely. Even an investigation that finds nothing is costly.

# Item 1B. Unresolved Staff Comments

We have none.

# Item 1C. Cybersecurity

**Program.** We assess risks from cybersecurity threats twice a year as part of enterprise risk management, for our \
own systems and for the products that we sell. The program follows a national framework and, for products, guidance of \
the Food and Drug Administration. It includes a security operations center run by a contractor, penetration tests, a \
bill of materials for the software of each product, coordinated disclosure of vulnerabilities, training, and review of \
vendors. Threats have not materially affected our strategy, results or condition.

**Responsibility.** The Audit Committee oversees the program and receives a report every quarter from the Chief \
Information Security Officer, who has worked in the field for nineteen years, seven of them in a hospital. The Quality \
and Compliance Committee reviews security of products. A team drawn from information technology, law, quality and \
communications decides within hours whether an incident must be reported to the Board.

# Item 2. Properties

${text(
  ['Place', 'Purpose', 'Area (square feet)', 'Title'],
  [
    ['Minneapolis, Minnesota', 'Headquarters, research', '214,000', 'Leased to 2034'],
    ['Rochester, Minnesota', 'Pumps', '368,000', 'Owned'],
    ['Galway, Ireland', 'Sets', '246,000', 'Owned'],
    ['Reynosa, Mexico', 'Sets, sterilization', '402,000', 'Leased to 2030'],
    ['Tuttlingen, Germany', 'Instruments', '118,000', 'Owned'],
    ['Memphis, Tennessee', 'Distribution', '285,000', 'Leased to 2028'],
  ],
  [2, 2, 1.2, 1.2],
)}

The properties are in good condition and suffice for present needs. \
${is2025 ? 'We are adding 60,000 square feet in Galway.' : 'We plan to enlarge the plant in Galway.'}

# Item 3. Legal Proceedings

The matters described in Note 13 are incorporated here. No proceeding by an environmental authority involved sanctions \
of $1 million or more.

# Item 4. Mine Safety Disclosures

Not applicable.
`;
}
