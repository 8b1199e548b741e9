import { describe, expect, it } from 'vitest';
import { kindOfTitle, topicOfTitle } from './kinds';

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
    ['Advisory vote on merger-related compensation', 'golden_parachute'],
    ['Amend the Certificate of Incorporation to provide for officer exculpation', 'charter_or_bylaw'],
    ['Management proposal to eliminate supermajority voting', 'charter_or_bylaw'],
    ['Renew the Board’s authority to issue shares', 'share_capital'],
    ['Adoption of the Agreement and Plan of Merger', 'transaction'],
    ['Receive the accounts and the reports of the directors and the auditor', 'other_management'],
    ['Authorize the directors to allot shares', 'share_capital'],
    ['The Director Appointment Proposal', 'director_election'],
    ['Approve one or more adjournments of the special meeting', 'adjournment'],
  ])('%s', (title, kind) => expect(kindOfTitle(title)).toBe(kind));

  it('leaves what fits no kind alone', () => expect(kindOfTitle('Extend the trust')).toBeUndefined());

  it.each([
    ['Shareholder proposal regarding an independent board chair', 'independent_chair'],
    ['Special Shareholder Meeting Improvement', 'special_meeting'],
    ['Shareholder right to act by written consent', 'written_consent'],
    ['Simple Majority Vote', 'simple_majority'],
    ['Improve Clawback Policy for Unearned Executive Pay', 'clawback_or_severance'],
    ['Report on lobbying activities', 'political_spending_or_lobbying'],
    ['Disclose scope 3 emissions', 'climate'],
    ['Report on Racial and Gender Pay Gaps', 'diversity_or_pay_equity'],
    ['Human rights impact assessment', 'human_rights'],
    ['Report on the use of artificial intelligence', 'artificial_intelligence'],
    ['Paid sick leave disclosure', 'other'],
  ])('%s', (title, topic) => expect(topicOfTitle(title)).toBe(topic));
});
