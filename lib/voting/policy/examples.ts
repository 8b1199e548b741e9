import type { PolicyContentInput } from './schema';

export type ExamplePolicy = { id: string; name: string; description: string; content: PolicyContentInput };

/** Plain stewardship practice, written for this product. Examples can be cloned, never edited. */
export const EXAMPLE_POLICIES: readonly ExamplePolicy[] = [
  {
    id: 'example_basic_governance',
    name: 'Basic governance',
    description:
      'Attendance, independence, board leadership and shareholder rights. Supports the board unless there is a ' +
      'reason not to, and refers what needs judgement.',
    content: {
      defaults: {
        director_election: 'for',
        say_on_pay: 'for',
        say_on_pay_frequency: 'one_year',
        auditor_ratification: 'for',
        equity_plan: 'refer',
        employee_purchase_plan: 'for',
        golden_parachute: 'refer',
        charter_or_bylaw: 'refer',
        share_capital: 'refer',
        transaction: 'refer',
        adjournment: 'refer',
        other_management: 'refer',
        shareholder_proposal: 'refer',
      },
      topic_defaults: { simple_majority: 'for', special_meeting: 'for', proxy_access: 'for', written_consent: 'refer' },
      rules: [
        rule(
          'Against a nominee when attendance is below 75%',
          '{nominee} attended {value} of the meetings of the board and its committees (page {page}). We ' +
            'expect at least 75 percent.',
        ),
        rule(
          'Against a nominee who is not independent and sits on the audit committee',
          '{nominee} is not independent and sits on the audit committee (page {page}), whose members should ' +
            'all be independent.',
        ),
        rule(
          'Against a nominee who is not independent and sits on the compensation committee',
          '{nominee} is not independent and sits on the compensation committee (page {page}).',
        ),
        rule(
          'Against a nominee who is not independent and sits on the nominating committee',
          '{nominee} is not independent and sits on the nominating committee (page {page}).',
        ),
        rule(
          'Against a nominee when other public boards are above 4',
          '{nominee} sits on {value} other public boards (page {page}); we look for no more than four.',
        ),
        rule(
          'Against the chair of the nominating committee when the board is less than 50% independent',
          'Independent directors are {value} of the board (page {page}); we expect a majority.',
        ),
        rule(
          'Against the chair of the nominating committee when the board is classified',
          'The board is classified (page {page}); directors should stand for election every year.',
        ),
        {
          kinds: ['auditor_ratification'],
          topic: null,
          text: 'Against when non-audit fees exceed audit fees',
          vote: 'against',
          rationale:
            'Tax and other fees are {value} of audit fees (page {page}), which may weigh on the independence ' +
            'of the auditor.',
        },
        {
          kinds: ['shareholder_proposal'],
          topic: 'independent_chair',
          text: 'For when the roles of chair and CEO are combined',
          vote: 'for',
          rationale: 'The chief executive also chairs the board (page {page}). We support an independent chair.',
        },
      ],
    },
  },
  {
    id: 'example_pay_and_accountability',
    name: 'Pay and accountability',
    description:
      'Pay that can be explained, pay committees that answer to low votes, auditors that do not stay ' +
      'indefinitely. Stricter than “Basic governance”.',
    content: {
      defaults: {
        director_election: 'for',
        say_on_pay: 'for',
        say_on_pay_frequency: 'one_year',
        auditor_ratification: 'for',
        equity_plan: 'refer',
        employee_purchase_plan: 'for',
        golden_parachute: 'against',
        charter_or_bylaw: 'refer',
        share_capital: 'refer',
        transaction: 'refer',
        adjournment: 'refer',
        other_management: 'refer',
        shareholder_proposal: 'refer',
      },
      topic_defaults: { clawback_or_severance: 'for', political_spending_or_lobbying: 'refer' },
      rules: [
        rule(
          'Against a nominee when attendance is below 75%',
          '{nominee} attended {value} of the meetings of the board and its committees (page {page}).',
        ),
        rule(
          'Against the chair of the compensation committee when say-on-pay support is below 70%',
          'Support for pay was {value} last year (page {page}). {nominee} chairs the compensation committee and ' +
            'is responsible for the response.',
        ),
        rule(
          'Against members of the compensation committee when say-on-pay support is below 50%',
          'Shareholders rejected the pay report last year: support was {value} (page {page}).',
        ),
        rule(
          'Against the chair of the nominating committee when women on the board are below 30%',
          'Women are {value} of the board (page {page}); we expect at least 30 percent.',
        ),
        rule(
          'Refer a nominee when tenure is above 15 years',
          '{nominee} has served for {value} (page {page}); whether the nominee is still independent is for a ' +
            'person to judge.',
        ),
        {
          kinds: ['say_on_pay'],
          topic: null,
          text: 'Against when the CEO pay ratio is above 300:1',
          vote: 'against',
          rationale: 'The chief executive is paid {value} times the median employee (page {page}).',
        },
        {
          kinds: ['say_on_pay'],
          topic: null,
          text: 'Refer when say-on-pay support is below 80%',
          vote: 'refer',
          rationale:
            'Support for pay was {value} last year (page {page}): what the board has changed since needs review.',
        },
        {
          kinds: ['say_on_pay'],
          topic: null,
          text: 'Refer when a one-time award has no performance condition',
          vote: 'refer',
          rationale: '',
        },
        {
          kinds: ['auditor_ratification'],
          topic: null,
          text: 'Against when auditor tenure is above 30 years',
          vote: 'against',
          rationale: 'The auditor has served for {value} (page {page}).',
        },
        {
          kinds: ['auditor_ratification'],
          topic: null,
          text: 'Against when non-audit fees exceed audit fees',
          vote: 'against',
          rationale: 'Tax and other fees are {value} of audit fees (page {page}).',
        },
      ],
    },
  },
];

function rule(text: string, rationale: string): PolicyContentInput['rules'][number] {
  const vote = /^refer/i.test(text) ? 'refer' : 'against';
  return { kinds: ['director_election'], topic: null, text, vote, rationale };
}
