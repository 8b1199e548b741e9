import type { FactKey } from '@/lib/facts/fact-keys';
import { plainQuestion } from './plain-question';
import { oneOf } from '@/lib/format/patterns';
import { NEVER_ASKS_WORDS } from './asked-type-patterns';

const DATES: readonly FactKey[] = ['meeting_date', 'meeting_time', 'record_date', 'proposal_deadline'];
const SUMS: readonly FactKey[] = [
  'median_employee_pay',
  'ceo_total_pay',
  'audit_fees',
  'audit_related_fees',
  'tax_fees',
  'other_fees',
  'total_auditor_fees',
];
const NAMES: readonly FactKey[] = [
  'auditor',
  'nominees',
  'board_chair',
  'ceo_name',
  'lead_independent_director',
  'cybersecurity_oversight',
  'esg_oversight',
];
const COUNTS: readonly FactKey[] = [
  'nominee_count',
  'board_size',
  'women_directors',
  'diverse_directors',
  'independent_directors',
];
const POLICIES: readonly FactKey[] = [
  'clawback_policy',
  'hedging_policy',
  'pledging_policy',
  'chair_ceo_separate',
  'poison_pill',
  'proxy_access',
  'classified_board',
];

const PAST_OR_OTHER = /\b(?:previously|former(?:ly)?|predecessors?|before (?:him|her|that))\b|\bbefore\?*$/;

/** What a question clearly asks for, and the facts that can never be the answer. */
const NEVER: readonly { asks: RegExp; unless?: RegExp; never: readonly FactKey[] }[] = [
  {
    asks: /\bhow (?:often|frequently)\b/,
    never: [...DATES, ...SUMS, ...NAMES, ...COUNTS, 'overboarding_limit', 'largest_holder', 'independent_directors'],
  },
  {
    asks: /\b(?:what|which) (?:proportion|fraction|percent\w*)\b/,
    never: [...DATES, ...SUMS, ...NAMES, 'board_meetings', 'nominee_count', 'board_size', 'overboarding_limit'],
  },
  // "For each dollar, how many ...?" asks for a multiple, which no sum of money is.
  {
    asks: /\bhow many\b|\b(?:x|how many) times\b/,
    unless: /\bhow many (?:dollars|usd|years|million)\b/,
    never: [
      ...DATES,
      ...SUMS,
      ...POLICIES,
      'auditor',
      'ceo_name',
      'board_chair',
      'lead_independent_director',
      'cybersecurity_oversight',
      'esg_oversight',
    ],
  },
  {
    asks: new RegExp(String.raw`^(?:and )?${oneOf(NEVER_ASKS_WORDS)}\b`),
    never: [
      ...SUMS,
      ...NAMES,
      ...COUNTS,
      ...POLICIES,
      'board_meetings',
      'say_on_pay_support',
      'ceo_pay_ratio',
      'largest_holder',
      'holders',
    ],
  },
  {
    asks: /^(?:who(?:m|se)?|which (?:director|nominee|executive|officer)s?)\b/,
    unless: /\bwho\b.*\b(?:may|can|eligible|entitled|allowed)\b/,
    never: [
      ...SUMS,
      'say_on_pay_support',
      'ceo_pay_ratio',
      'nominee_count',
      'board_size',
      'meeting_date',
      'meeting_time',
      'board_attendance',
      'board_meetings',
      'clawback_policy',
    ],
  },
  {
    asks: /^(?:who|which (?:share|stock)?holders?|which investors?)\b.*\bvoted (?:for|against)\b/,
    never: ['say_on_pay_support'],
  },
  { asks: PAST_OR_OTHER, never: NAMES },
  {
    asks: /\b(?:last|previous|prior) (?:annual |general |shareholders?'? )?meeting\b/,
    never: ['meeting_date', 'meeting_time', 'meeting_place'],
  },
  { asks: /\b(?:last|previous|prior) year\b|\bpass(?:ed)?\b/, never: ['shareholder_proposals', 'proposals'] },
  {
    asks: /\b(?:second|third|fourth|next) (?:highest|largest|biggest|best|most)\b/,
    never: ['ceo_total_pay', 'ceo_name', 'largest_holder'],
  },
  { asks: /\b(?:components?|elements?|portion)\b/, never: SUMS },
  { asks: /\bsize of\b|\bhow (?:big|large)\b/, never: [...NAMES, ...DATES] },
  {
    asks: /\bhow many (?:people|share ?holders|stock ?holders|investors|holders)\b/,
    never: ['board_meetings', 'board_attendance'],
  },
  { asks: /^how much\b/, never: POLICIES },
  // A change is not a level, and a person's age or service is not the person's name.
  { asks: /\bby how much\b|\b(?:rise|rose|grow|grew|increased?|decreased?|fell)\b/, never: SUMS },
  {
    asks: /\bhow (?:old|long)\b|\b(?:median|average|mean) (?:age|tenure|service)\b/,
    never: [...NAMES, ...COUNTS, ...SUMS, ...POLICIES, 'chair_ceo_separate'],
  },
  // An average over the directors is not a count of directors.
  {
    asks: /\b(?:average|mean|oldest|youngest|longest)\b/,
    never: [...COUNTS, 'overboarding_limit', 'chair_ceo_separate'],
  },
  {
    asks: /\bhow many years\b/,
    never: [...DATES, ...SUMS, ...NAMES, ...COUNTS, 'board_meetings', 'overboarding_limit'],
  },
  {
    asks: /\bhow much (?:money|cash)\b|\bhow many dollars\b|\bin dollars\b/,
    never: [...DATES, ...NAMES, ...COUNTS, 'board_meetings', 'say_on_pay_support'],
  },
];

/** Whether a fact is of the type that a question asks for: a date, a sum, a name, a count or a frequency. */
export function canAnswer(key: FactKey, question: string): boolean {
  const text = plainQuestion(question);
  if (/^why\b/.test(text)) return false;
  return !NEVER.some(({ asks, unless, never }) => never.includes(key) && asks.test(text) && !unless?.test(text));
}
