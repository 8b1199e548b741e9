import { n, pct, usd, usd2 } from '../format';
import { fact, numbers, text } from '../markup';
import { payPerformanceTable } from '../shared/governance-tables';
import {
  allOtherTable,
  corporatePayout,
  goalsTable,
  grantsTable,
  grantValueTable,
  incentiveTable,
  named,
  outstandingTable,
  priceNote,
  salaryTable,
  summaryTable,
  terminationTable,
  vestedTable,
  type GoalRow,
} from '../shared/pay-tables';
import { withTotals } from '../shared/performance';
import type { ProxyContext } from './proxy';

export const kestrelGoals: Record<2024 | 2025, GoalRow[]> = {
  2024: [
    {
      measure: 'Earnings per share',
      weight: 50,
      threshold: '$1.08',
      target: '$1.18',
      maximum: '$1.30',
      actual: '$1.20',
      payout: 108,
    },
    {
      measure: 'Customer satisfaction (percent)',
      weight: 20,
      threshold: '80',
      target: '88',
      maximum: '95',
      actual: '88',
      payout: 100,
    },
    {
      measure: 'Water quality and safety',
      weight: 30,
      threshold: '85',
      target: '95',
      maximum: '100',
      actual: '95',
      payout: 100,
    },
  ],
  2025: [
    {
      measure: 'Earnings per share',
      weight: 50,
      threshold: '$1.18',
      target: '$1.29',
      maximum: '$1.42',
      actual: '$1.30',
      payout: 102,
    },
    {
      measure: 'Customer satisfaction (percent)',
      weight: 20,
      threshold: '80',
      target: '88',
      maximum: '95',
      actual: '86',
      payout: 90,
    },
    {
      measure: 'Water quality and safety',
      weight: 30,
      threshold: '85',
      target: '95',
      maximum: '100',
      actual: '93',
      payout: 90,
    },
  ],
};

export function compensationPages({ year, is2025, pay, ceoTotal, ratio }: ProxyContext): string {
  const officers = named(pay);
  const goals = kestrelGoals[is2025 ? 2025 : 2024];
  const pension = officers
    .filter((officer) => officer.name !== 'Miriam T. Cole')
    .map((officer, index) => {
      const served = [is2025 ? 37 : 36, is2025 ? 16 : 15, is2025 ? 29 : 28][index] ?? 10;
      return [
        officer.name,
        'Retirement Plan',
        String(served),
        usd(Math.round((officer.years[year.fiscalYear]?.salary ?? 0) * served * 0.098)),
        '$—',
      ];
    });
  return `
# COMPENSATION DISCUSSION AND ANALYSIS

## Named executive officers

${text(
  ['Name', 'Position'],
  officers.map((officer) => [officer.name, officer.title]),
  [1, 2],
)}

## Objectives

The Company supplies a necessity at rates that regulators set. Its customers bear the cost of what its officers are \
paid, and the Compensation Committee keeps this in mind. The objectives of the program are to attract and keep \
competent officers from among those who would live in the territory, to reward reliable service and steady earnings, \
and to tie part of compensation to the interests of shareholders.

## Results of the year

${
  is2025
    ? 'Net income rose by 9.4 percent to $24.5 million. A rate increase took effect in Connecticut in March 2025. ' +
      'Two targets that concern customers were missed: satisfaction declined during the replacement of meters, and ' +
      'there was one violation of a turbidity standard at the Pawcatuck plant.'
    : 'Net income rose by 7.5 percent to $22.4 million. The Company met its targets for customer satisfaction and ' +
      'water quality and filed an application for a rate increase in Connecticut.'
}

## Advisory vote

${fact(
  'say_on_pay_support',
  `${year.sayOnPaySupport}%`,
  `The advisory vote on compensation at the ${year.fiscalYear} annual meeting was supported by ` +
    `${year.sayOnPaySupport} percent of the votes cast.`,
)} \
The Committee made no changes as a result.

## Role of the Committee, of management and of consultants

The Committee consists of three independent directors. Mr. Prescott recommends the compensation of the other officers. \
The Committee engages a consultant, Merrow & Finch, once every three years, most recently in \
${is2025 ? '2025' : '2022'}, and in other years relies on published surveys of water and gas utilities. It does not \
aim at a particular percentile. \
${
  is2025
    ? 'The study of 2025 compared the Company with nine utilities: Ashmere Water, Blackstrand Water, Cobb’s Mill ' +
      'Gas, Delavoir Waterworks, Eastern Connecticut Gas, Hatherton Utilities, Merewether Utilities, Old Saybrook ' +
      'Light and Shorewick Resources.'
    : 'The study of 2022 compared the Company with eight utilities: Ashmere Water, Blackstrand Water, Cobb’s Mill ' +
      'Gas, Delavoir Waterworks, Hatherton Utilities, Merewether Utilities, Old Saybrook Light and Shorewick ' +
      'Resources.'
}

## Base salaries

Salaries are the largest part of compensation. Regulators examine them in rate cases. For ${year.fiscalYear} the \
Committee approved the following:

${salaryTable(pay)}

## Annual incentive

Officers may earn a cash award under the Performance Incentive Program. The measures, their weights and the results \
for ${year.fiscalYear} were:

${goalsTable(goals)}

The Committee may reduce awards but may not increase them. The corporate result of ${pct(corporatePayout(goals))} was \
applied to each officer without change.

${incentiveTable(pay)}

## Stock awards

Officers receive stock units in March of each year under the 2019 Stock Plan. Half vest in equal parts over three \
years and half depend on earnings per share and on the return on equity allowed and earned over three years.

${grantValueTable(pay)}

^ Based on the closing price of ${usd2(pay.prices[year.fiscalYear] ?? 0)} on the date of grant.

## Retirement and other benefits

Officers hired before 2012 take part in the Retirement Plan, which pays 1.5 percent of final average earnings for each \
year of service. Those hired later, including Ms. Cole, receive contributions to a savings plan. Mr. Prescott has the \
use of an automobile, and the Company pays his dues at one club.

## Ownership of stock

${
  is2025
    ? fact(
        'ownership_multiple',
        '3x',
        'In December 2025 the Board adopted a guideline under which the Chief Executive Officer is to hold stock ' +
          'equal in value to three times his annual salary, and the other officers one time.',
      ) + ' Officers have five years to reach these amounts. Mr. Prescott holds more than the guideline asks.'
    : 'The Company does not require officers to own any particular amount of stock. Mr. Prescott has bought shares ' +
      'through the Dividend Reinvestment Plan since 1990.'
}

## Recovery of incentive compensation

${fact(
  'clawback',
  'NYSE 303A.14',
  'As Section 303A.14 of the listing standards requires, the Company will recover from executive officers ' +
    'incentive compensation that was paid on the basis of financial results later restated.',
)} \
There has been no restatement. The Company has no other policy on recovery.

## Hedging

${fact(
  'hedging_policy',
  'no policy',
  'The Company has not adopted a policy or practice regarding the ability of employees or directors to purchase ' +
    'instruments that hedge a decrease in the market value of its stock.',
)} \
The Corporate Governance Committee intends to consider one in ${year.fiscalYear + 1}.

## Agreements on change in control

The Company has no employment agreements. \
${fact(
  'severance_multiple',
  '2x for the CEO after a change in control',
  'Under agreements made in 2016, an officer whose employment ends within two years after a change in control ' +
    'receives two times salary and target incentive in the case of Mr. Prescott and one time in the case of the ' +
    'others.',
)} \
Stock units vest on a change in control whether or not employment ends. There is no severance in other cases, except \
that the Committee may continue health benefits for a time.

## Timing of awards

Awards are made at the meeting of the Committee in the first week of March. The Company does not grant options.

## Compensation Committee report

The Compensation Committee has reviewed and discussed with management the foregoing Compensation Discussion and \
Analysis and has recommended to the Board of Directors that it be included in this proxy statement.

Charles E. Mumford, Chair; Joseph D. Alvarez; Rosalind M. Vega

# TABLES OF EXECUTIVE COMPENSATION

## Summary Compensation Table

${summaryTable(pay)}

^ (a) The value of stock awards is that at the date of grant. (b) The change in pension value results from another \
year of service and from \
${
  is2025
    ? 'a decrease in the discount rate from 5.6 to 5.2 percent'
    : 'an additional year of age, offset in part by an increase in the discount rate'
}; \
no officer receives above-market earnings on deferred compensation.

## All Other Compensation

${allOtherTable(pay, ['Savings Plan', 'Insurance and Dividends on Units', 'Automobile and Other'])}

## Grants of Plan-Based Awards

${grantsTable(pay)}

## Outstanding Equity Awards at December 31, ${year.fiscalYear}

${outstandingTable(pay)}

^ ${priceNote(pay)} None of the officers holds options.

## Option Exercises and Stock Vested

${vestedTable(pay, pay.prices[year.fiscalYear] ?? 0)}

## Pension Benefits

${numbers(
  ['Name', 'Plan', 'Years of Service', 'Present Value of Accumulated Benefit ($)', 'Payments in the Year ($)'],
  pension,
  [2, 1.3, 0.9, 1.6, 1.2],
)}

^ Present values assume retirement at 65 and a discount rate of ${is2025 ? '5.2' : '5.6'} percent. Ms. Cole does not \
take part.

## Payments on Termination or Change in Control

The amounts assume that the event took place on December 31, ${year.fiscalYear}. The first column shows health \
benefits that the Committee may provide.

${terminationTable(pay, {
  ceoMultiple: 0,
  otherMultiple: 0,
  changeCeoMultiple: 2,
  changeOtherMultiple: 1,
  benefits: 18500,
})}

# PAY RATIO

${fact(
  'ceo_total_pay',
  usd(ceoTotal),
  `The total compensation of Mr. Prescott for ${year.fiscalYear} was ${usd(ceoTotal)}.`,
)} \
${fact(
  'median_pay',
  usd(year.medianPay),
  'The total compensation of the employee whose compensation was the median of all employees other than Mr. ' +
    `Prescott was ${usd(year.medianPay)}.`,
)} \
${fact('pay_ratio', `${ratio}:1`, `The ratio of these amounts is ${ratio} to 1.`)}

The Company identified the median employee from wages shown on Form W-2 for ${is2025 ? '2025' : '2024'} of all \
${is2025 ? 409 : 399} persons, full-time, part-time and temporary, employed on December 1. All work in the United \
States. The change in pension value is included in both totals; without that of Mr. Prescott the ratio would have been \
16 to 1. The ratio is an estimate made under rules that allow a variety of methods.

# PAY VERSUS PERFORMANCE

${payPerformanceTable(withTotals(year.payVersusPerformance, pay), 'Earnings per Share ($)', '$', 'Water Index')}

^ Mr. Prescott was the principal executive officer in each year. The index is the Millrace Water Utility Index. Return \
is measured from December 31, 2020.

The price of the stock has declined since 2021, as have those of most water utilities, because of rising interest \
rates. Compensation actually paid declined with it and not with net income, which has risen every year. Earnings per \
share is the most important measure by which the Company links pay to performance; the others are return on equity, \
customer satisfaction, and water quality and safety.

## Equity Compensation Plan Information

${numbers(
  ['Plan category', 'Shares to Be Issued', 'Shares Remaining'],
  [
    ['Approved by shareholders', n(is2025 ? 68420 : 64118), n(is2025 ? 311906 : 342250)],
    ['Not approved by shareholders', '—', '—'],
  ],
)}
`;
}
