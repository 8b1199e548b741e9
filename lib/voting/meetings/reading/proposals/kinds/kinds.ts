import type { Kind, Topic } from '@/lib/voting/vocabulary.rules';
import { alternatives } from '@/lib/format/patterns';
import { OF_OTHER_LAWS } from './kinds-of-other-laws';
import {
  AUDITOR_RATIFICATION,
  CHARTER_OR_BYLAW,
  DIRECTOR_ELECTION,
  EMPLOYEE_PURCHASE_PLAN,
  EQUITY_PLAN,
  GOLDEN_PARACHUTE,
  NUMBER_OF_SHARES,
  SAY_ON_PAY,
  SHARE_CAPITAL,
  TRANSACTION,
  FREQUENCY,
} from './kinds-patterns';
import {
  CLIMATE,
  DIVERSITY_OR_PAY_EQUITY,
  HUMAN_RIGHTS,
  INDEPENDENT_CHAIR,
  POLITICAL_SPENDING_OR_LOBBYING,
} from './topics-patterns';

type Pattern<T> = readonly [RegExp, T];

const ELECTS = new RegExp(alternatives(DIRECTOR_ELECTION), 'i');

/** Subjects of management proposals; the first pattern that matches gives the kind. */
const KIND_PATTERNS: readonly Pattern<Kind>[] = [
  [new RegExp(alternatives(FREQUENCY), 'i'), 'say_on_pay_frequency'],
  [new RegExp(OF_OTHER_LAWS.map(([pattern]) => pattern.source).join('|'), 'i'), 'other_management'],
  [new RegExp(alternatives(GOLDEN_PARACHUTE), 'i'), 'golden_parachute'],
  [new RegExp(alternatives(EMPLOYEE_PURCHASE_PLAN), 'i'), 'employee_purchase_plan'],
  [new RegExp(alternatives(AUDITOR_RATIFICATION), 'i'), 'auditor_ratification'],
  [/\badjourn/i, 'adjournment'],
  // Also where the charter has to be amended for it.
  [new RegExp(alternatives(NUMBER_OF_SHARES), 'i'), 'share_capital'],
  [new RegExp(alternatives(CHARTER_OR_BYLAW), 'i'), 'charter_or_bylaw'],
  [
    new RegExp(
      String.raw`\b(?:set|fix|establish|determin|increas|decreas|approv)\w*\b.{0,30}\b(?:number|size) of ` +
        String.raw`(?:the |our )?(?:\w+ )?(?:directors|board)\b`,
      'i',
    ),
    'other_management',
  ],
  [new RegExp(alternatives(EQUITY_PLAN), 'i'), 'equity_plan'],
  [new RegExp(alternatives(SAY_ON_PAY), 'i'), 'say_on_pay'],
  [new RegExp(alternatives(TRANSACTION), 'i'), 'transaction'],
  [new RegExp(alternatives(SHARE_CAPITAL), 'i'), 'share_capital'],
  [ELECTS, 'director_election'],
];

/** The kind of a management proposal by its title; undefined for a title that fits none. */
export function kindOfTitle(title: string): Kind | undefined {
  return KIND_PATTERNS.find(([pattern]) => pattern.test(title))?.[1];
}

/** Whether words of another kind of proposal also speak of an election of directors. */
export function isElectionToo(text: string): boolean {
  return kindOfTitle(text) !== 'director_election' && ELECTS.test(text);
}

const TOPIC_PATTERNS: readonly Pattern<Topic>[] = [
  [
    /\b(?:artificial intelligence|\bAI\b|machine learning|generative|facial recognition|algorithms?\b)/i,
    'artificial_intelligence',
  ],
  [new RegExp(alternatives(INDEPENDENT_CHAIR), 'i'), 'independent_chair'],
  [/\bwritten consent\b/i, 'written_consent'],
  [
    /\bspecial (?:share|stock)?(?:holder|owner)?s?'? ?meetings?\b|\bcall(?:ing)? (?:a |for a )?special\b/i,
    'special_meeting',
  ],
  [/\bproxy access\b/i, 'proxy_access'],
  [
    new RegExp(
      String.raw`\bsimple majority\b|\bsuper-?majority\b|\bvot(?:e|ing) thresholds?\b|` +
        String.raw`\bmajority vote\b(?:(?!.*(?:director|election))|.*\bremov)`,
      'i',
    ),
    'simple_majority',
  ],
  [
    new RegExp(
      [
        String.raw`\bclaw-?back|\bseverance\b|\btermination (?:pay|packages?)\b|\bgolden parachutes?\b|`,
        String.raw`\brecoup|\bexecutive stock retention\b|\baccelerated vesting\b`,
      ].join(''),
      'i',
    ),
    'clawback_or_severance',
  ],
  [new RegExp(alternatives(POLITICAL_SPENDING_OR_LOBBYING), 'i'), 'political_spending_or_lobbying'],
  [new RegExp(alternatives(CLIMATE), 'i'), 'climate'],
  [new RegExp(alternatives(DIVERSITY_OR_PAY_EQUITY), 'i'), 'diversity_or_pay_equity'],
  [new RegExp(alternatives(HUMAN_RIGHTS), 'i'), 'human_rights'],
];

/** The topic of a shareholder proposal by its title; "other" for a title that fits none. */
export function topicOfTitle(title: string): Topic {
  return TOPIC_PATTERNS.find(([pattern]) => pattern.test(title))?.[1] ?? 'other';
}
