import { alternatives } from '@/lib/format/patterns';
import { SAY_ON_PAY_WORDS } from './metric-types-patterns';

/** What a typed flag can be about. Values come from the facts of the newest proxy statement. */
export type MetricUnit =
  'ratio' | 'percent' | 'USD' | 'years' | 'times' | 'people' | 'boards' | 'meetings' | 'proposals';
/** Metrics that are based on the list of nominees. */
const PEOPLE_METRICS = ['director_tenure', 'director_age', 'average_tenure'] as const;
export type PeopleMetricKey = (typeof PEOPLE_METRICS)[number];
/**
 * Metrics that are based on facts. The readers of lib/reports/flags are typed by these, so that none compiles without
 * one.
 */
const FACT_METRICS = [
  'ceo_pay_ratio',
  'median_employee_pay',
  'ceo_ownership_multiple',
  'director_ownership_multiple',
  'ceo_total_pay',
  'say_on_pay_opposition',
  'say_on_pay_support',
  'non_audit_to_audit_fees',
  'non_audit_fee_share',
  'audit_related_fees',
  'tax_fees',
  'total_auditor_fees',
  'audit_fees',
  'auditor_tenure',
  'attendance',
  'term_limit',
  'retirement_age',
  'overboarding_limit',
  'director_board_seats',
  'board_meetings',
  'board_women',
  'board_ethnic_diversity',
  'board_diversity',
  'board_non_independence',
  'board_independence',
  'board_size',
  'special_meeting_threshold',
  'largest_holder',
  'shareholder_proposals',
  'classified_board',
  'plurality_vote',
  'dual_class_shares',
  'combined_chair_ceo',
  'lead_independent_director',
  'clawback_policy',
  'hedging_permitted',
  'pledging_permitted',
  'poison_pill',
  'supermajority',
  'proxy_access',
  'special_meeting_right',
  'annual_say_on_pay',
  'women_directors',
  'diverse_directors',
  'independent_directors',
  'non_independent_directors',
] as const;
export type FactMetricKey = (typeof FACT_METRICS)[number];
export const METRIC_KEYS = [...FACT_METRICS, ...PEOPLE_METRICS];
export type MetricKey = FactMetricKey | PeopleMetricKey;
export type Common = {
  /** Completes "Triggers when …". */
  label: string;
  /** Wordings; every pattern of one wording must be found. The first metric of the table with a way that fits wins. */
  ways: RegExp[][];
  /** Words that may be beside it without changing its meaning. */
  fillers?: RegExp;
  /** The question of the library that asks for the same thing. */
  libraryQueryId?: string;
};
export type NumberMetric = Common & {
  kind: 'number';
  key: MetricKey;
  unit: MetricUnit;
  /** The side to flag, for lines without an operator. */
  concern: 'above' | 'below';
  /** Its name contains a negation ("non-independent directors"), which does not negate the comparison. */
  isNegative?: boolean;
};
export type YesNoMetric = Common & {
  kind: 'yes_no';
  key: MetricKey;
  /** Ways that say the opposite. */
  oppositeWays?: RegExp[][];
  negativeLabel: string;
  /**
   * Its presence is good practice: a line that only names it does not say whether to flag its presence or its absence.
   */
  isGood?: boolean;
};
export type Metric = NumberMetric | YesNoMetric;
export const CEO = "(?:ceo|chief executive(?: officer)?)(?:'s|s')?";
export const PAY = '(?:pay|compensation|remuneration)';
export const BOARD = /\b(?:boards?|directors?|members|nominees?)(?:'s|s')?\b/;
export const one = (...patterns: RegExp[]) => patterns.map((pattern) => [pattern]);
/** A metric that is compared with a threshold in `unit`; `concern` is the side to flag where a line has no operator. */
export const number = (
  key: MetricKey,
  unit: MetricUnit,
  concern: 'above' | 'below',
  label: string,
  ways: RegExp[][],
  extra: Partial<Common & Pick<NumberMetric, 'isNegative'>> = {},
): NumberMetric => ({ kind: 'number', key, unit, concern, label, ways, ...extra });
/** A yes or no metric; the labels complete "Triggers when …". */
export const yesNo = (
  key: MetricKey,
  label: string,
  negativeLabel: string,
  ways: RegExp[][],
  extra: Partial<Omit<YesNoMetric, 'kind' | 'key'>> = {},
): YesNoMetric => ({ kind: 'yes_no', key, label, negativeLabel, ways, ...extra });
export const SAY_ON_PAY = new RegExp(alternatives(SAY_ON_PAY_WORDS));
export const OPPOSITION = /\b(?:opposition|against|dissent|oppos(?:ed|e|es|ing))\b/;
export const VOTERS = /\b(?:votes?|voters?|shareholders?|stockholders?|investors?)\b/;
export const EXECUTIVE_PAY =
  /\b(?:executive|named executive officer|neo)(?:'s|s')? (?:pay|compensation|remuneration)\b/;
export const NON_AUDIT = /\bnon-?audit(?: services?| work)?(?: fees?)?\b/;
export const FEE_FILLERS = /\b(?:paid|auditors?|accounting|firm|independent|services|billed)\b/g;
