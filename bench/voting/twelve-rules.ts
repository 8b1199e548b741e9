import type { PolicyContentInput } from '@/lib/voting/policy/schema';

/** A policy of twelve rules over boards, pay and the auditor, against which votes are checked by eye. */
export const TWELVE_RULES: PolicyContentInput = {
  defaults: {
    director_election: 'for',
    say_on_pay: 'for',
    say_on_pay_frequency: 'one_year',
    auditor_ratification: 'for',
    equity_plan: 'with_board',
    employee_purchase_plan: 'for',
    golden_parachute: 'against',
    charter_or_bylaw: 'with_board',
    share_capital: 'with_board',
    transaction: 'refer',
    adjournment: 'refer',
    other_management: 'with_board',
    shareholder_proposal: 'with_board',
  },
  topic_defaults: { simple_majority: 'for', special_meeting: 'for', political_spending_or_lobbying: 'for' },
  rules: [
    ofDirectors('Against a nominee when attendance is below 75%'),
    ofDirectors('Against a nominee who is not independent and sits on the audit committee'),
    ofDirectors('Against a nominee who is not independent and sits on the compensation committee'),
    ofDirectors('Against a nominee when age is above 75'),
    ofDirectors('Against a nominee when tenure is above 20 years'),
    ofDirectors('Against the chair of the nominating committee when the board is less than 70% independent'),
    ofDirectors('Against the chair of the compensation committee when say-on-pay support is below 80%'),
    rule('say_on_pay', 'Against when the CEO pay ratio is above 300:1', 'against'),
    rule('say_on_pay', 'Against when say-on-pay support is below 80%', 'against'),
    rule('auditor_ratification', 'Against when auditor tenure is above 50 years', 'against'),
    rule('auditor_ratification', 'Against when non-audit fees exceed audit fees', 'against'),
    {
      kinds: ['shareholder_proposal'],
      topic: 'independent_chair',
      text: 'For when the roles of chair and CEO are combined',
      vote: 'for',
      rationale: '',
    },
  ],
};

type Rule = PolicyContentInput['rules'][number];

function rule(kind: Rule['kinds'][number], text: string, vote: Rule['vote']): Rule {
  return { kinds: [kind], topic: null, text, vote, rationale: '' };
}

function ofDirectors(text: string): Rule {
  return rule('director_election', text, 'against');
}
