import type { FactKey } from '@/lib/facts/fact-keys';
import type { Fact, FactValue } from '@/lib/facts/fact';
import type { MetricKey } from '@/lib/templates/flags/metric-types';
import type { FlagRule } from '@/lib/templates/flags/schema';

/** A statement about a fact, before it is searched in a quote. */
export type Claim = Pick<Fact, 'key' | 'value' | 'unit' | 'period'>;

type Read = (value: string) => FactValue | undefined;
type Stated = { key: FactKey; unit: string | null; read: Read };

const NUMBER = /\d[\d,]*(?:\.\d+)?/;
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, m: 1e6, k: 1e3, bn: 1e9 };

/** The first number in a displayed value: "214:1", "$7.9 million", "at least 75%". */
export function numberOf(value: string): number | undefined {
  const match = new RegExp(`(${NUMBER.source})\\s?(thousand|million|billion|bn|m|k)?\\b`, 'i').exec(value);
  if (!match) return undefined;
  return Number(match[1]?.replaceAll(',', '')) * (SCALES[match[2]?.toLowerCase() ?? ''] ?? 1);
}

const numbered = (key: FactKey, unit: string | null): Stated => ({ key, unit, read: numberOf });
const matched = (key: FactKey, unit: string | null, pattern: RegExp, isText = false): Stated => ({
  key,
  unit,
  read: (value) => {
    const found = pattern.exec(value)?.[1];
    return found === undefined || isText ? found : Number(found.replaceAll(',', ''));
  },
});
const PART = /(\d+ of \d+)/;

/**
 * How the value of a flag states the single fact it is based on. Values computed from several facts are not included.
 */
const STATED: Partial<Record<MetricKey, Stated>> = {
  ceo_pay_ratio: numbered('ceo_pay_ratio', 'ratio'),
  median_employee_pay: numbered('median_employee_pay', 'USD'),
  ceo_total_pay: numbered('ceo_total_pay', 'USD'),
  ceo_ownership_multiple: numbered('ceo_ownership_multiple', 'times'),
  director_ownership_multiple: numbered('director_ownership_multiple', 'times'),
  say_on_pay_support: numbered('say_on_pay_support', 'percent'),
  say_on_pay_opposition: matched('say_on_pay_support', 'percent', /support (?:at least )?(\d+(?:\.\d+)?)%/),
  audit_fees: numbered('audit_fees', 'USD'),
  audit_related_fees: numbered('audit_related_fees', 'USD'),
  tax_fees: numbered('tax_fees', 'USD'),
  total_auditor_fees: numbered('total_auditor_fees', 'USD'),
  auditor_tenure: matched('auditor_since', null, /since (\d{4})/),
  attendance: numbered('board_attendance', 'percent'),
  board_meetings: numbered('board_meetings', 'meetings'),
  board_size: numbered('board_size', 'people'),
  retirement_age: numbered('retirement_age', 'years'),
  term_limit: numbered('term_limit', 'years'),
  board_independence: matched('independent_directors', 'people', PART, true),
  independent_directors: matched('independent_directors', 'people', PART, true),
  women_directors: numbered('women_directors', 'people'),
  diverse_directors: numbered('diverse_directors', 'people'),
};

/** The fact values that a true and a false rule state. */
const ANSWERS: Partial<Record<MetricKey, { key: FactKey; yes: FactValue; no: FactValue | undefined }>> = {
  classified_board: { key: 'classified_board', yes: true, no: false },
  plurality_vote: { key: 'director_vote_standard', yes: 'plurality', no: 'majority' },
  dual_class_shares: { key: 'dual_class_shares', yes: true, no: false },
  combined_chair_ceo: { key: 'chair_ceo_separate', yes: false, no: true },
  clawback_policy: { key: 'clawback_policy', yes: 'yes', no: 'no' },
  hedging_permitted: { key: 'hedging_policy', yes: 'permitted', no: 'prohibited' },
  pledging_permitted: { key: 'pledging_policy', yes: 'permitted', no: 'prohibited' },
  supermajority: { key: 'supermajority', yes: true, no: false },
  poison_pill: { key: 'poison_pill', yes: true, no: false },
  proxy_access: { key: 'proxy_access', yes: 'yes', no: 'no' },
  annual_say_on_pay: { key: 'say_on_pay_frequency', yes: 'every year', no: undefined },
};

/** The fact that a stated verdict is based on, from its value and outcome; undefined when no single fact decides. */
export function claimOf(rule: FlagRule, outcome: 'triggered' | 'clear', value: string | null): Claim | undefined {
  const metric = rule.metric as MetricKey;
  const answer = ANSWERS[metric];
  if (answer) {
    const isYes = (rule.operator === 'is_true') === (outcome === 'triggered');
    const said = isYes ? answer.yes : answer.no;
    return said === undefined ? undefined : { key: answer.key, value: said, unit: null, period: null };
  }
  const stated = STATED[metric];
  const said = value === null ? undefined : stated?.read(value);
  return stated && said !== undefined ? { key: stated.key, value: said, unit: stated.unit, period: null } : undefined;
}

/** The value that is compared with the threshold, when the rule is about the number in the claim. */
export function comparedNumber(rule: FlagRule, value: string | null): number | undefined {
  return value !== null && STATED[rule.metric as MetricKey]?.read === numberOf ? numberOf(value) : undefined;
}
