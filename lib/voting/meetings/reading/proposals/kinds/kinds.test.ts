import { describe, expect, it } from 'vitest';
import { isElectionToo, kindOfTitle, topicOfTitle } from './kinds';
import { OF_OTHER_LAWS } from './kinds-of-other-laws';

describe('kinds of proposals', () => {
  it.each([
    ['Election of Directors', 'director_election'],
    ['Elect the ten nominees named in this proxy statement', 'director_election'],
    ['Re-election of Ms. Lindqvist to the Board', 'director_election'],
    ['Advisory Vote to Approve Named Executive Officer Compensation', 'say_on_pay'],
    ['Approval of the Directors’ Remuneration Report', 'say_on_pay'],
    ['Say-on-Pay', 'say_on_pay'],
    ['Advisory vote on the frequency of future say-on-pay votes', 'say_on_pay_frequency'],
    [
      'Ratification of the Appointment of Thackeray Voss LLP as Independent Registered Public Accounting Firm',
      'auditor_ratification',
    ],
    ['Approve the 2027 Equity Incentive Plan', 'equity_plan'],
    ['Amendment and Restatement of the 2014 Omnibus Plan', 'equity_plan'],
    ['Amend the Employee Stock Purchase Plan', 'employee_purchase_plan'],
    ['Restatement of the Employee Stock Ownership Plan', 'employee_purchase_plan'],
    ['Amendment of Regulations to Permit the Board to Adopt Amendments', 'charter_or_bylaw'],
    ['Amendment of the Bye-Laws to Remove the Limitation on Voting Rights', 'charter_or_bylaw'],
    ['Advisory vote on merger-related compensation', 'golden_parachute'],
    ['Amend the Certificate of Incorporation to provide for officer exculpation', 'charter_or_bylaw'],
    ['Management proposal to eliminate supermajority voting', 'charter_or_bylaw'],
    ['Renew the Board’s authority to issue shares', 'share_capital'],
    ['Adoption of the Agreement and Plan of Merger', 'transaction'],
    ['Receive the accounts and the reports of the directors and the auditor', 'other_management'],
    ['Receipt of Accounts and Reports of the Directors and Auditor', 'other_management'],
    ['Elect Each Director Annually', 'charter_or_bylaw'],
    ['Authorize the directors to allot shares', 'share_capital'],
    ['The Director Appointment Proposal', 'director_election'],
    ['Approve one or more adjournments of the special meeting', 'adjournment'],
    ['Annual report and accounts', 'other_management'],
    ['Election of Hale Notaries AG as independent proxy', 'other_management'],
    ['Re-election of Ms. Berthe Graf as Independent Representative', 'other_management'],
    ['Discharge of the members of the Board of Directors from liability', 'other_management'],
    ['Appropriation of available earnings', 'other_management'],
    ['Distribution of a dividend out of capital reserves', 'other_management'],
    ['Approval of the maximum compensation of the Board of Directors until the next meeting', 'other_management'],
    ['Authorize the audit committee to determine the remuneration of the auditor', 'auditor_ratification'],
    [
      'Ratify the appointment of Marsh Lowe LLP and authorize the Board to set its remuneration',
      'auditor_ratification',
    ],
    ['Ratification of the appointment of Marsh Lowe LLP', 'auditor_ratification'],
    ['Approve on a non-binding basis the compensation of our executives', 'say_on_pay'],
    ['Increase the aggregate number of shares of the Stock Compensation Plan for directors', 'equity_plan'],
    ['Amend the Certificate of Incorporation to increase the number of authorized shares', 'share_capital'],
    ['Amend the Charter to effect a reverse stock split', 'share_capital'],
    ['Renewal of the capital band', 'share_capital'],
    ['Reduction of share capital by cancellation of repurchased shares', 'share_capital'],
    ['Authorize the company to purchase its own shares', 'share_capital'],
    ['Fix the number of directors at nine', 'other_management'],
    ['Advisory vote on how often to hold the say-on-pay vote', 'say_on_pay_frequency'],
    ['Advisory vote related to future votes on executive compensation', 'say_on_pay_frequency'],
    ['Annual Election of Directors', 'director_election'],
    ['Board nominees', 'director_election'],
    ['Ratify the amendment of the operating agreement of Marsh Lowe Holdings LLC', 'charter_or_bylaw'],
    ['Amendment to provide for the phased-in annual election of directors', 'charter_or_bylaw'],
    ['Ratification of Marsh Lowe LLP', 'auditor_ratification'],
    ['Ratification of our Audit Committee’s Selection of Marsh Lowe US, LLP', 'auditor_ratification'],
    ['Approval of a Stock Option Repricing', 'equity_plan'],
    ['Approval of the performance stock option granted to our Chief Executive Officer', 'equity_plan'],
    ['To increase by 2,000,000 the shares available under the 2021 Plan', 'equity_plan'],
    ['Proposal to Eliminate Cumulative Voting', 'charter_or_bylaw'],
    ['Change of company name', 'charter_or_bylaw'],
    ['Reduce the Ownership Threshold for Calling Special Meetings of Shareholders', 'charter_or_bylaw'],
    ['Approve an amendment regarding officers’ liability', 'charter_or_bylaw'],
    ['Nasdaq Stock Issuance Proposal', 'share_capital'],
    ['Approval of the Plan of Liquidation and Dissolution', 'transaction'],
  ])('%s', (title, kind) => expect(kindOfTitle(title)).toBe(kind));

  it.each(OF_OTHER_LAWS.map(([pattern, example]) => [example, pattern] as const))('%s', (example, pattern) => {
    expect(new RegExp(pattern.source, 'i').test(example)).toBe(true);
    expect(kindOfTitle(example)).toBe('other_management');
  });

  it('leaves what fits no kind alone', () => expect(kindOfTitle('Extend the trust')).toBeUndefined());

  it.each([
    ['Shareholder proposal regarding an independent board chair', 'independent_chair'],
    ['Separate the Offices of Chairman and Chief Executive Officer', 'independent_chair'],
    ['Report on De-Banking Based on Religious or Political Views', 'other'],
    ['Special Shareholder Meeting Improvement', 'special_meeting'],
    ['Shareholder Proposal Regarding Chairman and CEO Roles', 'independent_chair'],
    ['Disclosure of Energy Supply Financing Ratio', 'climate'],
    ['Stockholder Proposal to Amend Certain Voting Thresholds', 'simple_majority'],
    ['Shareholder right to act by written consent', 'written_consent'],
    ['Simple Majority Vote', 'simple_majority'],
    ['Majority Vote Standard for Director Removal and Amendments', 'simple_majority'],
    ['Improve Clawback Policy for Unearned Executive Pay', 'clawback_or_severance'],
    ['Policy on Accelerated Vesting of Equity Awards', 'clawback_or_severance'],
    ['Disclosure of Regenerative Agriculture Practices Within Supply Chain', 'other'],
    ['Report on lobbying activities', 'political_spending_or_lobbying'],
    ['Disclose scope 3 emissions', 'climate'],
    ['Report on Racial and Gender Pay Gaps', 'diversity_or_pay_equity'],
    ['Human rights impact assessment', 'human_rights'],
    ['Report on efforts to trace end-user misuse of company products', 'human_rights'],
    ['Report on the use of artificial intelligence', 'artificial_intelligence'],
    ['Report on Charitable Giving', 'political_spending_or_lobbying'],
    ['Report on Forced Labor in Supply Chains', 'human_rights'],
    ['Report on Pesticide Use in Agricultural Supply Chains', 'other'],
    ['Guidelines on Antimicrobial Use Throughout its Supply Chains', 'other'],
    ['Process for extended patents, by the Mercy Hill Charitable Fund', 'other'],
    ['Paid sick leave disclosure', 'other'],
  ])('%s', (title, topic) => expect(topicOfTitle(title)).toBe(topic));
});

it.each([
  ['The election, by separate resolutions, of Jane Roe and Sam Poe as directors, and of the auditor', true],
  ['The ratification of Roe & Co. as auditor', false],
  ['The election of nine directors', false],
])('"%s" is another matter and an election, too: %s', (text, isToo) => expect(isElectionToo(text)).toBe(isToo));
