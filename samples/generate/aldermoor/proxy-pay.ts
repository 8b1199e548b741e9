import { capital, pct, usd, usd2, word } from '../format';
import { fact, text } from '../markup';
import {
  goalsTable,
  grantValueTable,
  incentiveTable,
  named,
  officersTable,
  rowOf,
  salaryTable,
  type GoalRow,
} from '../shared/pay-tables';
import type { ProxyContext } from './proxy';

export const aldermoorGoals: Record<2024 | 2025, GoalRow[]> = {
  2024: [
    {
      measure: 'Revenue ($ millions)',
      weight: 40,
      threshold: '$3,950',
      target: '$4,380',
      maximum: '$4,810',
      actual: '$4,301',
      payout: 88,
    },
    {
      measure: 'Adjusted operating margin',
      weight: 40,
      threshold: '18.0%',
      target: '22.0%',
      maximum: '26.0%',
      actual: '21.2%',
      payout: 90,
    },
    {
      measure: 'Strategic milestones',
      weight: 20,
      threshold: '2 of 6',
      target: '4 of 6',
      maximum: '6 of 6',
      actual: '4 of 6, one early',
      payout: 104,
    },
  ],
  2025: [
    {
      measure: 'Revenue ($ millions)',
      weight: 40,
      threshold: '$4,200',
      target: '$4,680',
      maximum: '$5,310',
      actual: '$4,812',
      payout: 121,
    },
    {
      measure: 'Adjusted operating margin',
      weight: 40,
      threshold: '19.5%',
      target: '23.1%',
      maximum: '27.2%',
      actual: '24.0%',
      payout: 122,
    },
    {
      measure: 'Strategic milestones',
      weight: 20,
      threshold: '2 of 6',
      target: '4 of 6',
      maximum: '6 of 6',
      actual: '4 of 6, one early',
      payout: 104,
    },
  ],
};

const peers = [
  'Arbordale Microdevices',
  'Brennick Technologies',
  'Cold Harbor Instruments',
  'Dunmore Power Systems',
  'Eastlake Photonics',
  'Farrant Circuits',
  'Greywell Semiconductor',
  'Hollin Analog',
  'Ironbridge Controls',
  'Juniper Flats Devices',
  'Keswick Sensors',
  'Lanthorn Electronics',
  'Marrow Hill Networks',
  'Northam Components',
];

export function discussionPages({ year, is2025, pay, ceoTotal }: ProxyContext): string {
  const officers = named(pay);
  const ceo = officers[0];
  const chiefOperating = officers[2];
  const row = ceo ? rowOf(pay, ceo, year.fiscalYear) : undefined;
  const atRisk = row
    ? ((row.performanceValue + row.restrictedValue + row.targetBonus) /
        (row.performanceValue + row.restrictedValue + row.targetBonus + row.salary)) *
      100
    : 0;
  return `
# Proposal 2: Advisory Vote to Approve Executive Compensation

We ask stockholders each year to approve, on an advisory basis, the pay of our named executive officers as disclosed \
in the Compensation Discussion and Analysis, the tables and the accompanying text. The vote does not bind the Company \
or the Board. \
${
  is2025
    ? 'Last year’s result was a message that the Compensation Committee took seriously, and the pages that follow ' +
      'say what stockholders told us and what has changed.'
    : 'The Compensation Committee will consider the outcome when it makes decisions about future pay.'
}

The resolution reads: "RESOLVED, that the stockholders approve, on an advisory basis, the compensation of the named \
executive officers of Aldermoor Semiconductor Corporation as disclosed in this proxy statement."

> **The Board recommends a vote FOR the approval of executive compensation.**

# Compensation Discussion and Analysis

This section explains how the Compensation Committee (in this section, the Committee) decided the fiscal \
${year.fiscalYear} pay of the following named executive officers:

${officersTable(officers.map((officer) => ({ ...officer, age: officer.age - (is2025 ? 0 : 1), title: officer.title })))}

## Summary of the year

${
  is2025
    ? 'Revenue and adjusted operating margin both exceeded target. Revenue from data center customers nearly ' +
      'doubled, the Sensing segment grew by 15.8 percent, and free cash flow funded the silicon carbide line ' +
      'without new debt. The annual incentive paid at 118.0 percent of target. Performance units granted in fiscal ' +
      '2023 vested at 131 percent on relative return and three-year earnings per share.'
    : 'Revenue and adjusted operating margin fell short of target, while four of six strategic milestones were met, ' +
      'one of them early. The annual incentive paid at 92.0 percent of target. Performance units granted in fiscal ' +
      '2022 vested at 74 percent on relative return and three-year earnings per share.'
}

## What stockholders told us

${
  is2025
    ? `The fall in support from 91.7 percent to 68.4 percent followed our report, on September 11, 2024, that the \
Committee had granted one-time retention awards. Holders whom we met did not object to the pay program as a whole. \
Their concerns, and our answers, were these:

${text(
  ['What we heard', 'What we did'],
  [
    [
      'The retention awards were not tied to performance.',
      'The Committee will not grant a special award to a named executive officer before fiscal 2029 except on ' +
        'hiring or promotion, and any later award will be at least half performance-based.',
    ],
    [
      'The reasons for the awards were not explained when they were made.',
      'This proxy statement describes the offers that the executives had received and the alternatives that the ' +
        'Committee considered.',
    ],
    [
      'The same margin measure was thought to be used in both plans.',
      'Performance units granted in August 2025 use relative return and return on invested capital; operating ' +
        'margin appears only in the annual plan.',
    ],
    [
      'Ownership requirements were lower than at peers.',
      'The multiple for the Chief Executive Officer rose from five to six times salary in July 2025.',
    ],
  ],
  [1, 1.5],
)}`
    : 'Support of 91.7 percent at the 2023 meeting and the meetings that we held during the year led the Committee ' +
      'to keep the design of the program. Two holders asked for a longer performance period and one for a measure ' +
      'of return on capital; the Committee has asked its consultant to study both.'
}

## What we do and what we do not do

- Most pay depends on results
- Caps on annual and long-term payouts
- Double trigger for change in control
- Recovery of pay after a restatement
- Independent consultant
- Annual review of risk in pay plans
- No tax gross-ups on severance
- No repricing of options
- No hedging by directors or employees
- No dividends on unvested performance units

## Philosophy and process

The Committee aims to pay executives at about the median of the companies with which we compete for talent when \
results meet target, and well above or below it when they do not. At target, ${pct(atRisk, 0)} of the Chief Executive \
Officer's annual pay was variable. The Committee decides the pay of the Chief Executive Officer in executive session \
with its consultant; Mr. Whitlock makes recommendations for the others and is not present when his own pay is discussed.

## Peer group

The Committee chose peers in semiconductors and industrial electronics with revenue between half and two and a half \
times ours. The fourteen companies for fiscal ${year.fiscalYear} were:

${peers.map((peer) => `- ${peer}`).join('\n')}

${
  is2025
    ? 'Marrow Hill Networks will be replaced for fiscal 2026 because it has agreed to be acquired.'
    : 'There was no change from the previous year.'
} \
Aldermoor stood at the ${is2025 ? '54th' : '51st'} percentile of the group in revenue and at the \
${is2025 ? '49th' : '46th'} in market value when the Committee made its decisions.

## Base salary

Salaries are reviewed each July. \
${
  is2025
    ? 'Mr. Drummond received the largest increase, in recognition of added responsibility for all manufacturing.'
    : 'Increases were in line with those for salaried employees in general, except that of Mr. Drummond, who took ' +
      'on quality and logistics.'
}

${salaryTable(pay)}

## Annual incentive

Executives take part in the Short-Term Incentive Plan. The Committee set the measures, weights and goals in August \
${is2025 ? 2024 : 2023}. Payout is interpolated between points and capped at 200 percent; nothing is paid for a \
measure below threshold.

${goalsTable(aldermoorGoals[is2025 ? 2025 : 2024])}

The strategic milestones concern process qualification, on-time delivery, safety, product security, engagement and \
energy intensity. Adjusted operating margin leaves out amortization of acquired intangibles and the cost of \
acquisitions and restructuring, as reconciled in Appendix A. The Committee made no individual adjustments.

${incentiveTable(pay)}

## Long-term incentive

Annual grants are made in August. For Mr. Whitlock, 60 percent of the value is in performance units and 40 percent in \
restricted stock units; for the others the mix is half and half. Restricted stock units vest in three equal parts. \
Performance units vest after three years at between zero and 200 percent of target, half on our total return relative \
to the peer index and half on cumulative adjusted earnings per share; if our return is negative, the part that depends \
on it cannot exceed 100 percent.

${grantValueTable(pay)}

^ Grants of August 15, ${is2025 ? 2024 : 2023} were converted to units at the closing price of \
${usd2(pay.prices[year.fiscalYear] ?? 0)}.

${
  is2025
    ? `## One-time retention awards

In August 2024 a larger competitor approached Mr. Whitlock and, separately, Mr. Drummond. The Board judged that the \
loss of either during the qualification of the silicon carbide line would have put two customer agreements at risk. \
${fact(
  'retention_award',
  '$7,999,968',
  'On September 9, 2024, the Committee granted Mr. Whitlock a one-time retention award of 100,200 restricted ' +
    `stock units with a grant date fair value of ${usd(row?.specialValue ?? 0)}.`,
)} \
Mr. Drummond received 25,050 units worth \
${usd(chiefOperating ? (rowOf(pay, chiefOperating, 2025)?.specialValue ?? 0) : 0)}. The units vest in full on the \
fourth anniversary of grant, are forfeited on resignation or retirement before then, and oblige the holder not to \
compete for eighteen months after leaving.

The Committee considered a cash award, an increase in the annual grant and an award with performance conditions. It \
preferred units with a single long vesting date because they hold value only if the executive stays and lose value if \
the stock falls. Without the retention award, Mr. Whitlock’s total in the Summary Compensation Table would have been \
${usd(ceoTotal - (row?.specialValue ?? 0))}.`
    : `## No special awards

The Committee made no retention, signing or other one-time awards to named executive officers in fiscal 2024. Mr. \
Whitlock's total in the Summary Compensation Table was ${usd(ceoTotal)}, against \
${usd(ceo ? (rowOf(pay, ceo, 2023)?.total ?? 0) : 0)} in fiscal 2023; the difference is due chiefly to a larger grant \
of performance units. After the year ended, on September 9, 2024, the Committee granted retention awards to Mr. \
Whitlock and Mr. Drummond, which we reported on Form 8-K and which belong to fiscal 2025.`
}

## Stock ownership guidelines

${fact(
  'ownership_multiple',
  is2025 ? '6x' : '5x',
  `The Chief Executive Officer must own stock worth ${is2025 ? 'six' : 'five'} times base salary, executive vice ` +
    'presidents three times, and senior vice presidents two times.',
)} \
Executives have five years to comply and must keep half of the net shares from any award until they do. Unvested \
performance units do not count. All named executive officers met the guideline at the end of the year.

## Recovery of compensation

${fact(
  'clawback',
  'Nasdaq Rule 5608 restatement policy',
  'Our recovery policy, adopted in October 2023 under Nasdaq Rule 5608, requires us to recover incentive pay that ' +
    'executive officers received in error during the three fiscal years before a required restatement, whether or ' +
    'not anyone was at fault.',
)} \
The policy covers pay that depends on a financial reporting measure and does not extend to awards that vest with time \
alone. No restatement has occurred since it was adopted.

## Hedging and pledging

${fact(
  'hedging_policy',
  'prohibited',
  'Directors, officers and employees may not hedge Aldermoor stock through short sales, options, collars, swaps, ' +
    'exchange funds or similar arrangements.',
)} \
${fact(
  'pledging_policy',
  is2025 ? 'prohibited with one exception' : 'allowed with approval',
  is2025
    ? 'Directors and executive officers may not pledge our stock, except that Dr. Ashworth may keep a pledge of ' +
        '410,000 shares made before the policy was tightened in January 2025.'
    : 'Directors and executive officers may pledge our stock as collateral only with the prior approval of the ' +
        'General Counsel; Dr. Ashworth has pledged 640,000 shares with that approval.',
)}

## Insider trading and grant timing

Our insider trading policy is an exhibit to the annual report on Form 10-K. Annual grants are made on August 15 or the \
next trading day, a date fixed years in advance and after results for the year have been published. We have granted no \
stock options since fiscal 2019.

## Severance and change in control

Executives take part in a severance plan instead of individual agreements. \
${fact(
  'severance_multiple',
  '2x cash severance for the CEO',
  'If we end the employment of the Chief Executive Officer without cause, or he leaves for good reason, he ' +
    'receives two times the sum of base salary and target annual incentive; the other executives receive one and ' +
    'one half times.',
)} \
After a change in control the multiples are three and two, and unvested awards vest only if employment also ends. No \
gross-ups are paid.

## Benefits and perquisites

Executives take part in the same health and 401(k) plans as other employees. Mr. Whitlock may use a chartered aircraft \
for up to thirty hours of personal travel a year for reasons of security. We provide financial counseling and an \
annual physical examination.

## Risk in compensation

The Committee reviewed our plans with its consultant and concluded that they do not create risks reasonably likely to \
have a material adverse effect. It noted the caps, the mix of measures, the overlapping performance periods and the \
ownership and recovery policies.

## Compensation Committee Report

The Committee has reviewed this Compensation Discussion and Analysis and discussed it with management, and on that \
basis recommended to the Board that it be included in this proxy statement.

*${year.directors
    .filter((director) => director.committees.some((committee) => committee.startsWith('Compensation')))
    .map((director) => director.name)
    .join(', ')}*

^ No member of the Committee was an officer or employee of the Company, and none of our executive officers served on \
the board of a company that employed a member. ${capital(word(year.committeeMeetings.Compensation ?? 0))} meetings \
were held. Harrow Lane Consulting was found to be free of conflicts.
`;
}
