import { fact, text } from '../markup';
import type { TenKContext } from '../shared/tenk-context';

export function riskPages({ fiscalYear, is2025 }: TenKContext): string {
  return `
# Item 1A. Risk Factors

You should weigh the risks below with the rest of this report. Any of them could harm our business, results, cash flow \
or reputation, and risks that we do not know or think minor could do so too.

## Risks of our business and industry

**Demand for semiconductors rises and falls, and we cannot predict when.** Our industry goes through periods in which \
customers order more than they use, followed by periods in which they use what they have. In fiscal 2023 revenue fell \
by 3.3 percent as distributors reduced inventory. Because much of our cost is fixed in fabs, a fall in volume lowers \
margins by more than in proportion, and we may have to write down inventory built for orders that do not come.

**We depend on vehicles and, more and more, on data centers.** \
${
  is2025
    ? 'Together they brought 59 percent of fiscal 2025 revenue. Data center demand has grown quickly and comes from ' +
      'a small number of buyers whose spending plans can change within a quarter.'
    : 'Together they brought 54 percent of fiscal 2024 revenue. The rate at which buyers adopt electric vehicles ' +
      'differs from region to region and has recently been slower than carmakers planned.'
} \
If those markets slow, or if customers move to architectures that use fewer of our parts, our growth will suffer.

**One distributor accounts for a large part of our revenue.** Tolland Components sold ${is2025 ? 17 : 18} percent of \
our products by revenue in fiscal ${fiscalYear} and owed us ${is2025 ? 19 : 21} percent of receivables at year end. \
Either of us may end the agreement on ninety days' notice. Losing it, or a decision by it to hold less inventory, \
would reduce our revenue until we found other channels.

**Our silicon carbide line may not earn what we have put into it.** We have spent more than \
${is2025 ? '$1.3' : '$0.9'} billion on the line in Chandler. Yields, which improve with volume, are still below those \
of our silicon processes. If customers qualify rival devices, if boule prices do not fall as we assume, or if yields \
stall, we could record impairments and pay penalties under supply agreements.

**A few suppliers provide materials that we cannot replace quickly.** Two companies make the boules we need. A \
supplier of a photoresist used in Dresden has told us that it will stop making it in ${is2025 ? 2027 : 2026}. \
Qualifying a substitute takes from nine to eighteen months, and customers in the vehicle industry must approve the \
change.

**Foundries make our microcontrollers, and we have no other source for some of them.** Both foundries are in East \
Asia. An earthquake, a drought, a blockade or an embargo could interrupt supply for a long time. We hold about \
${is2025 ? 'eleven' : 'nine'} weeks of wafers as a buffer, which would not cover a serious interruption.

**Defects could be costly.** Our products go into brakes, steering, medical pumps and other equipment in which failure \
may injure people. A recall caused by one part worth less than a dollar can cost a carmaker hundreds of millions, and \
customers ask us to bear part of it. Our insurance has limits well below such sums.

**Competitors with more resources or with public support may undercut us.** Governments in several countries subsidize \
new capacity in mature nodes and wide-bandgap materials. Capacity built for reasons other than profit can depress \
prices for years.

## Risks of operations, people and technology

**We may fail to hire and keep the engineers and technicians we need.** Competition for process engineers in Arizona \
has grown with the arrival of new fabs near our own. \
${
  is2025
    ? 'In fiscal 2025 we granted retention awards to two executives after approaches from a competitor; we cannot ' +
      'be sure that these or other measures will keep the people on whom we rely.'
    : 'Salaries for experienced process engineers in the region rose by about nine percent in fiscal 2024.'
}

**An attack on our systems or on those of suppliers could stop production or expose secrets.** Fabs run on control \
systems that cannot always be patched without requalification. \
${fact(
  'cyber_incident',
  is2025 ? 'May 2025 logistics provider' : 'none',
  is2025
    ? 'In May 2025 ransomware at a logistics provider delayed shipments from Penang for four days; our own systems ' +
        'were not affected.'
    : 'We have not had a cybersecurity incident with a material effect on our business, but we detect attempts ' +
        'every day.',
)} \
Designs and process recipes are among our most valuable assets and are sought by others.

**Water and power could become scarce or expensive.** Chandler uses about ${is2025 ? '2.9' : '2.7'} million gallons a \
day and lies in a region of long drought. Reclamation covers most of our use of process water, but a curtailment could \
force us to reduce output.

**Acquisitions may disappoint.** \
${
  is2025
    ? 'In November 2024 we bought Pelham Current Sensors for $145 million in cash.'
    : 'We look for businesses that add to our range.'
} \
We may overestimate synergies, lose key employees, inherit liabilities or impair goodwill, which stood at a \
substantial part of total assets at year end.

## Legal, regulatory and financial risks

**Trade restrictions limit where we may sell and buy.** About ${is2025 ? 22 : 25} percent of fiscal ${fiscalYear} \
revenue was shipped to China, much of it to factories of foreign customers. Export rules, tariffs and retaliation may \
shrink that market or raise our costs, and may lead customers there to prefer local suppliers.

**We may be unable to protect our intellectual property, or may be accused of infringing that of others.** We are \
plaintiff in one action and defendant in two, described in Note 12. Patent litigation is expensive even for the party \
that wins.

**Changes in tax law could raise our rate.** Our effective rate benefits from a concession in Malaysia that ends in \
2028 and from credits for research and for advanced manufacturing. Their reduction would lower net income.

**Debt limits our freedom.** We owed $3,000 million at year end. \
${
  is2025
    ? 'Notes of $400 million fall due in February 2026, which we expect to repay from cash.'
    : 'We refinanced notes of $500 million during the year at a higher rate.'
} \
Covenants restrict liens and mergers, and a downgrade would raise the cost of the revolving facility.

**Our stock price may fall, and our charter may discourage a takeover.** The Board may issue preferred stock without a \
vote of stockholders, and stockholders may not act by written consent. \
${
  is2025
    ? 'Support for our executive pay fell to 68.4 percent at the 2024 annual meeting; further disagreement with ' +
      'stockholders could distract management and the Board.'
    : ''
}

# Item 1B. Unresolved Staff Comments

None.

# Item 1C. Cybersecurity

**Risk management.** Our security program follows a recognized national framework and is part of the enterprise risk \
process. It includes monitoring around the clock, segmentation of factory networks, testing by outside firms twice a \
year, exercises with executives, training of all employees, and reviews of suppliers that hold our data or touch our \
production. We engage assessors and consultants where we lack the skill. No risk from cybersecurity threats has \
materially affected us or, to our knowledge, is reasonably likely to do so, except as described in Item 1A.

**Governance.** The Chief Information Security Officer, who has twenty-two years of experience in the field, leads a \
team of ${is2025 ? 64 : 57} and reports to the Chief Operating Officer. The Audit Committee, with the Technology \
Committee, receives a report each quarter and is told at once of any serious incident under a written procedure that \
sets thresholds for escalation.

# Item 2. Properties

Our principal facilities at the end of fiscal ${fiscalYear} were these:

${text(
  ['Location', 'Use', 'Square feet', 'Held'],
  [
    ['Chandler, Arizona', 'Headquarters, wafer fab, silicon carbide line', is2025 ? '1,340,000' : '1,215,000', 'Owned'],
    ['Dresden, Germany', 'Wafer fab, design', '612,000', 'Owned'],
    ['Penang, Malaysia', 'Assembly, test, warehouse', '870,000', 'Owned on leased land'],
    ['Austin, Texas', 'Design', '96,000', 'Leased to 2031'],
    ['Bengaluru, India', 'Design, software', '142,000', 'Leased to 2029'],
    ['Yokohama, Japan', 'Sales, application laboratory', '31,000', 'Leased to 2027'],
  ],
  [1.4, 2.4, 1, 1.2],
)}

We believe that these are suitable and sufficient for the coming year.

# Item 3. Legal Proceedings

See Note 12 to the financial statements. We are also party to routine matters that we do not consider material.

# Item 4. Mine Safety Disclosures

Not applicable.
`;
}
