import { pct, usd, usd2 } from '../format';
import { fact, text } from '../markup';
import {
  corporatePayout,
  goalsTable,
  grantValueTable,
  incentiveTable,
  named,
  rowOf,
  salaryTable,
  type GoalRow,
} from '../shared/pay-tables';
import type { ProxyContext } from './proxy';

export const halvorsenGoals: Record<2024 | 2025, GoalRow[]> = {
  2024: [
    {
      measure: 'Organic sales growth (1)',
      weight: 35,
      threshold: '4.0%',
      target: '7.0%',
      maximum: '10.0%',
      actual: '7.9%',
      payout: 120,
    },
    {
      measure: 'Adjusted operating income ($ thousands) (2)',
      weight: 40,
      threshold: '$190,000',
      target: '$206,000',
      maximum: '$225,000',
      actual: '$209,458',
      payout: 110,
    },
    {
      measure: 'Quality index (3)',
      weight: 25,
      threshold: '80',
      target: '90',
      maximum: '100',
      actual: '90.4',
      payout: 104,
    },
  ],
  2025: [
    {
      measure: 'Organic sales growth (1)',
      weight: 35,
      threshold: '4.0%',
      target: '7.0%',
      maximum: '10.0%',
      actual: '7.4%',
      payout: 112,
    },
    {
      measure: 'Adjusted operating income ($ thousands) (2)',
      weight: 40,
      threshold: '$212,000',
      target: '$233,000',
      maximum: '$256,000',
      actual: '$235,661',
      payout: 112,
    },
    {
      measure: 'Quality index (3)',
      weight: 25,
      threshold: '80',
      target: '90',
      maximum: '100',
      actual: '89.2',
      payout: 92,
    },
  ],
};

export function compensationPages({ year, is2025, pay }: ProxyContext): string {
  const [ceo, ...rest] = named(pay);
  const row = ceo ? rowOf(pay, ceo, year.fiscalYear) : undefined;
  const variable = row ? ((row.total - row.salary - row.other) / row.total) * 100 : 0;
  const goals = halvorsenGoals[is2025 ? 2025 : 2024];
  return `
# Compensation discussion and analysis

In this section the Compensation Committee describes how it paid the following named executive officers for \
${year.fiscalYear}: ${ceo?.name}, ${ceo?.title}; \
${rest.map((officer) => `${officer.name}, ${officer.title}`).join('; ')}.

## The year in brief

${
  is2025
    ? 'Sales rose by 7.4 percent to $1,184.2 million and operating income by 14.7 percent. Earnings per diluted ' +
      'share were $2.35, against $1.94. The quality index missed its target by a small margin, because one supplier ' +
      'delivered tubing out of specification, and payment for that part of the plan was reduced accordingly.'
    : 'Sales rose by 7.9 percent to $1,102.4 million and operating income by 16.2 percent. Earnings per diluted ' +
      'share were $1.94, against $1.57. The quality index reached its target for the first time since it was ' +
      'introduced.'
} \
The annual plan paid ${pct(corporatePayout(goals), 1)} of target.

## Response to the last vote

${fact(
  'say_on_pay_support',
  `${year.sayOnPaySupport}%`,
  `At our ${year.fiscalYear} annual meeting, ${year.sayOnPaySupport} percent of the votes cast were in favor of ` +
    'our executive compensation.',
)} \
The Committee took that result, and the comments of holders with whom it spoke, as support for the program and made no \
change in its structure.

## Principles

Pay should be earned by results that patients and shareholders would both recognize. From that the Committee draws \
four rules. Quality is a measure in every annual plan. No executive is paid more for an acquisition than for growth \
from within. Awards are explained before they are made, in a plan that does not change during the year. And a good \
year does not excuse a bad act.

Of Mr. Halvorsen's total for ${year.fiscalYear}, ${pct(variable, 0)} was variable.

## How decisions are made

The Committee is advised by Stanhope Pay Advisers, which it chose and which does nothing else for the Company. It \
reviews each officer's pay against the median of a peer group and against surveys, considers internal equity, and \
receives the Chief Executive Officer's views about everyone but himself. In ${year.fiscalYear} the Committee met \
${year.committeeMeetings.Compensation} times and held a session without management at each meeting.

The peer group comprises twelve companies in devices and diagnostics with sales between $500 million and $2.5 billion: \
Aldgate Biomedical, Brandreth Surgical, Colwell Diagnostics, Orrin Pulse Therapeutics, Greenvale Medical, Ilford \
Diagnostics, Paxton Orthopaedics, Saltmarsh Medical, Selwyn Imaging, Tavistock Cardio, Winslow Surgical Group and \
Yarrow Life Sciences. \
${is2025 ? 'Selwyn Imaging replaced Hexham Devices, which was acquired.' : 'The group did not change in 2024.'} Mr. \
Halvorsen does not take part in setting pay by reference to Tavistock Cardio, of which he is a director.

## Salary

${salaryTable(pay)}

## Annual incentive plan

All managers take part in the plan. The Committee sets goals in February. Each measure pays 50 percent at threshold \
and 200 percent at maximum, with nothing below threshold, and total payment cannot exceed target if a product is \
subject to a recall of the most serious class.

${goalsTable(goals)}

^ (1) Growth at constant currency, without acquisitions. (2) See Annex A. (3) A composite of complaint rates, on-time \
corrective action and audit results, from 0 to 100, verified by internal audit.

${incentiveTable(pay)}

## Long-term incentives

Half of the annual grant is in performance units and half in restricted stock units. Performance units vest after \
three years on organic growth and return on invested capital, weighted equally, and the result is adjusted by up to 20 \
percent for total return relative to the peer group. Restricted stock units vest on the first three anniversaries. \
Both carry dividend equivalents that are paid only on units that vest.

${grantValueTable(pay)}

^ The number of units was determined by dividing the approved value by ${usd2(pay.prices[year.fiscalYear] ?? 0)}, the \
closing price on the grant date.

Units granted in ${year.fiscalYear - 2} for the period ended December 31, ${year.fiscalYear} vested at \
${is2025 ? '118' : '104'} percent of target: \
${
  is2025
    ? 'organic growth averaged 7.3 percent, return on invested capital 11.6 percent, and relative return added 6 ' +
      'percent'
    : 'organic growth averaged 6.5 percent, return on invested capital 10.4 percent, and relative return made no ' +
      'difference'
}.

## Clawback policies

We have two policies. The first is the one that the New York Stock Exchange requires in Section 303A.14. \
${fact(
  'clawback',
  'beyond the listing standard',
  'The second goes beyond the listing standard: it allows the Board to recover or cancel any incentive pay, ' +
    'whether it vests with time or with performance, of about 140 employees for misconduct, for a serious failure ' +
    'of supervision, or for a violation of our quality policies, even if no restatement is needed.',
)} \
The period for recovery is three years. We will disclose any recovery from an executive officer. There was none in \
${year.fiscalYear}.

## Hedging and pledging

${fact(
  'hedging_policy',
  'prohibited',
  'No director, officer or employee may hedge Halvorsen stock, trade in options on it, or sell it short.',
)} \
${fact(
  'pledging_policy',
  'prohibited',
  'Directors and officers may not pledge shares or hold them in a margin account, and none has done so.',
)}

## Ownership requirements

${fact(
  'ownership_multiple',
  '6x',
  'The Chief Executive Officer is required to own stock equal in value to six times base salary.',
)} \
Executive vice presidents must own three times and senior vice presidents twice their salary. Until they reach these \
levels officers must keep 75 percent of net shares, and the Chief Executive Officer must keep half of his net shares \
for a year after leaving. All named executive officers comply.

## Severance

${fact(
  'severance_multiple',
  '1.5x cash severance for the CEO',
  'Outside a change in control, severance is one and one half times salary plus target incentive for the Chief ' +
    'Executive Officer and one times for the others.',
)} \
After a change in control it is two and one half times and two times, and is paid only if employment ends within \
twenty-four months. There is no excise tax gross-up. Cash severance of more than 2.99 times salary plus target \
incentive would need the approval of shareholders.

## Other policies

${text(
  ['Subject', 'What we do'],
  [
    [
      'Perquisites',
      'Financial planning and a medical examination, worth no more than $20,000 a year. No aircraft, clubs or cars.',
    ],
    [
      'Retirement',
      'The same 401(k) plan as other employees, and a deferred compensation plan that credits market returns.',
    ],
    ['Timing of grants', 'On the second business day after annual results are published. We grant no options.'],
    ['Insider trading', 'A policy with quarterly windows and advance clearance, filed as an exhibit to our Form 10-K.'],
    ['Tax deductibility', 'Considered, but not decisive.'],
    ['Risk', 'An annual review found no plan likely to encourage excessive risk.'],
  ],
  [1, 3.4],
)}

## Report of the Compensation Committee

The Committee reviewed and discussed this section with management and recommended that it be included in this proxy \
statement and incorporated in the annual report on Form 10-K.

Carla R. Fuentes (Chair), Douglas F. Kettleby, Jonathan P. Marsh

^ No member is or has been an officer of the Company. Total value of annual grants to named executive officers: \
${usd(named(pay).reduce((sum, officer) => sum + (rowOf(pay, officer, year.fiscalYear)?.stock ?? 0), 0))}.
`;
}
