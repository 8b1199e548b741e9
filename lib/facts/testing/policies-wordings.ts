import type { Wording } from './wordings';

/**
 * Wordings for policies, modelled on filings and written for these tests. # marks a heading; three spaces separate
 * table cells.
 */
export const POLICIES_WORDINGS: Wording[] = [
  {
    key: 'ceo_ownership_multiple',
    value: 6,
    text: `#Stock Ownership Guidelines
Position   Ownership Requirement
Chief Executive Officer   6x base salary
Executive Vice Presidents   3x base salary
Non-Employee Directors   5x annual cash retainer`,
  },
  {
    key: 'director_ownership_multiple',
    value: 5,
    text: `#Stock Ownership Guidelines
Position   Ownership Requirement
Chief Executive Officer   6x base salary
Executive Vice Presidents   3x base salary
Non-Employee Directors   5x annual cash retainer`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 5,
    text: `#Stock ownership guidelines
Our guidelines require our CEO to own shares of our common stock with a value of at least five times base salary, and \
our other executive officers two times base salary.`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 8,
    text: `#Ownership
The CEO is required to hold eight times his base salary in stock`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 7,
    text: `#Executive Stock Ownership Requirements
Title   Multiple of Salary
CEO   7
Other NEOs   3`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 6,
    text:
      'Under our stock ownership guidelines, the Chief Executive Officer must hold stock equal in value to six ' +
      'times annual salary, the President four times and the Chief Financial Officer three times.',
  },
  {
    key: 'ceo_ownership_multiple',
    value: 3,
    text: `#Share ownership guidelines
Executives must own common stock having a value equal to the following multiple of base salary: Chief Executive \
Officer - three times; other executive officers - one times.`,
  },
  {
    key: 'clawback_policy',
    value: 'yes',
    text:
      'Our Board adopted an Incentive Compensation Recoupment Policy in October 2023 that complies with NYSE ' +
      'listing standards.',
  },
  {
    key: 'clawback_policy',
    value: 'yes',
    text: `We have a clawback policy in place.`,
  },
  {
    key: 'hedging_policy',
    value: 'prohibited',
    text:
      'Our insider trading policy prohibits all employees, officers and directors from engaging in hedging ' +
      'transactions, short sales, and pledging Company securities as collateral.',
  },
  {
    key: 'pledging_policy',
    value: 'prohibited',
    text:
      'Our insider trading policy prohibits all employees, officers and directors from engaging in hedging ' +
      'transactions, short sales, and pledging Company securities as collateral.',
  },
  {
    key: 'pledging_policy',
    value: 'restricted',
    text:
      'Directors and executive officers may not pledge our stock as collateral for a loan without the prior ' +
      'approval of the General Counsel.',
  },
  {
    key: 'hedging_policy',
    value: 'permitted',
    text:
      'We do not have a policy that prohibits hedging. The Company does not have any practices or policies ' +
      'regarding hedging by employees.',
  },
  {
    key: 'hedging_policy',
    value: 'prohibited',
    text: `No hedging of Company stock by directors or executives`,
  },
  {
    key: 'overboarding_limit',
    value: /4/,
    text: `Directors may not serve on more than four other public company boards without Board approval.`,
  },
  {
    key: 'overboarding_limit',
    value: /5/,
    text:
      'Our Corporate Governance Guidelines limit directors to service on no more than five public company boards, ' +
      'including ours. A director who is CEO of a public company may serve on no more than two.',
  },
  {
    key: 'overboarding_limit',
    value: /3/,
    text:
      'Under our overboarding policy, non-employee directors should not serve on the boards of more than three ' +
      'other public companies.',
  },
  {
    key: 'overboarding_limit',
    value: /4/,
    text: `#Limits on board service
Our guidelines provide that a director may serve on a maximum of four public company boards (including our Board).`,
  },
  {
    key: 'overboarding_limit',
    value: undefined,
    text: `Audit Committee members may not serve on the audit committees of more than two other public companies.`,
  },
  {
    key: 'retirement_age',
    value: 72,
    text:
      'Our Corporate Governance Guidelines provide that a director will not be nominated for re-election after ' +
      'reaching age 72.',
  },
  {
    key: 'retirement_age',
    value: 75,
    text: `The Board has a mandatory retirement age of 75 for directors.`,
  },
  {
    key: 'retirement_age',
    value: 74,
    text: `Directors are required to retire at the annual meeting following their 74th birthday.`,
  },
  {
    key: 'retirement_age',
    value: undefined,
    text:
      'Normal retirement age under the pension plan is 65. Our directors are not subject to a mandatory retirement ' +
      'age.',
  },
  {
    key: 'term_limit',
    value: 15,
    text: `Non-employee directors may serve no more than 15 years on the Board under our director term limit policy.`,
  },
  {
    key: 'term_limit',
    value: 12,
    text: `Our governance guidelines impose a term limit of twelve years for non-employee directors.`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 5,
    text: `#Stock Ownership Guidelines
Chief Executive Officer   Five times base salary
Other executive officers   Three times base salary
Directors   Five times annual retainer`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 10,
    text: `Our Chief Executive Officer is subject to a stock ownership requirement of ten times base salary.`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 6,
    text: `#Share Ownership
6X   CEO base salary stock ownership guideline`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 6,
    text: `#Stock Ownership Guidelines
Role   Guideline   Compliance
CEO   6.0x annual base salary   Met
CFO   3.0x annual base salary   Met`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 6,
    text: `• 6 times base salary for the CEO stock ownership guidelines
• 3 times base salary for other executive officers`,
  },
  {
    key: 'ceo_ownership_multiple',
    value: 4,
    text:
      'Each executive is expected to hold shares under the ownership guidelines: the CEO, 4x annual base salary; ' +
      'the CFO, 2x annual base salary; other officers, 1x annual base salary.',
  },
  {
    key: 'clawback_policy',
    value: 'yes',
    text:
      'In the event of an accounting restatement, our recoupment policy requires us to recover erroneously awarded ' +
      'incentive compensation from executive officers.',
  },
  {
    key: 'clawback_policy',
    value: 'yes',
    text: `#Compensation Recovery Policy
We adopted the Executive Compensation Recovery Policy effective December 1, 2023.`,
  },
  {
    key: 'pledging_policy',
    value: 'prohibited',
    text:
      'Our directors and officers are also prohibited from holding our securities in margin accounts or pledging ' +
      'them as collateral.',
  },
  {
    key: 'pledging_policy',
    value: 'permitted',
    text: `We do not prohibit pledging of our stock.`,
  },
  {
    key: 'hedging_policy',
    value: 'prohibited',
    text: `#Anti-Hedging Policy
Employees, officers, and directors may not engage in transactions that hedge or offset any decrease in the market \
value of our stock, including collars and equity swaps.`,
  },
  {
    key: 'overboarding_limit',
    value: /4/,
    text: `No director may serve on the boards of more than four public companies (including the Company).`,
  },
  {
    key: 'overboarding_limit',
    value: /4/,
    text: `#Overboarding
Directors who are not executive officers of public companies may serve on up to four public company boards; directors \
who are CEOs may serve on up to two.`,
  },
  {
    key: 'overboarding_limit',
    value: /3/,
    text: `We do not permit directors to serve on more than three additional public company boards.`,
  },
  {
    key: 'overboarding_limit',
    value: /2/,
    text: `Our CEO may not serve on more than two public company boards in addition to ours.`,
  },
  {
    key: 'overboarding_limit',
    value: undefined,
    text:
      'None of our directors serves on more than three... A nominating shareholder may nominate up to two directors ' +
      'under proxy access at other public companies.',
  },
  {
    key: 'retirement_age',
    value: 70,
    text: `Directors must retire upon reaching age 70.`,
  },
  {
    key: 'retirement_age',
    value: 75,
    text: `Under our Guidelines, no person may stand for election as a director after his or her 75th birthday.`,
  },
  {
    key: 'retirement_age',
    value: 73,
    text:
      'It is the general policy of the Board that directors will not stand for re-election after attaining 73 years ' +
      'of age.',
  },
];
