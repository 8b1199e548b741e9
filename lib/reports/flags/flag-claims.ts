import type { FactKey } from '@/lib/facts/fact-keys';
import { FACT_TRAITS } from '@/lib/facts/fact-traits';
import type { Fact, FactValue } from '@/lib/facts/fact';
import type { MetricKey } from '@/lib/templates/flags/metric-types';
import type { FlagRule } from '@/lib/templates/flags/schema';
import { scaleOf } from '@/lib/format/words/number-words';

/** A statement about a fact, before it is searched in a quote. */
export type Claim = Pick<Fact, 'key' | 'value' | 'unit' | 'period'>;

/** A value that states the fact, and how the fact's value is read from it. */
type Stated = { key: FactKey; read: (value: string) => FactValue | undefined };
/** The fact values that a true and a false rule state. */
type Answered = { key: FactKey; yes: FactValue; no: FactValue | undefined };

const NUMBER = /\d[\d,]*(?:\.\d+)?/;

/** The first number in a displayed value: "214:1", "$7.9 million", "at least 75%". */
export function numberOf(value: string): number | undefined {
  const match = new RegExp(`(${NUMBER.source})\\s?(thousand|million|billion|bn|m|k)?\\b`, 'i').exec(value);
  if (!match) return undefined;
  return Number(match[1]?.replaceAll(',', '')) * scaleOf(match[2]);
}

const numbered = (key: FactKey): Stated => ({ key, read: numberOf });
const matched = (key: FactKey, pattern: RegExp, isText = false): Stated => ({
  key,
  read: (value) => {
    const found = pattern.exec(value)?.[1];
    return found === undefined || isText ? found : Number(found.replaceAll(',', ''));
  },
});
const answered = (key: FactKey, yes: FactValue, no: FactValue | undefined): Answered => ({ key, yes, no });
const PART = /(\d+ of \d+)/;

/**
 * How the value or the outcome of a flag states the single fact that it is based on; null where no single fact decides,
 * or where its value cannot be read back.
 */
const CLAIMS: Readonly<Record<MetricKey, Stated | Answered | null>> = {
  ceo_pay_ratio: numbered('ceo_pay_ratio'),
  median_employee_pay: numbered('median_employee_pay'),
  ceo_total_pay: numbered('ceo_total_pay'),
  ceo_ownership_multiple: numbered('ceo_ownership_multiple'),
  director_ownership_multiple: numbered('director_ownership_multiple'),
  say_on_pay_support: numbered('say_on_pay_support'),
  say_on_pay_opposition: matched('say_on_pay_support', /support (?:at least )?(\d+(?:\.\d+)?)%/),
  annual_say_on_pay: answered('say_on_pay_frequency', 'every year', undefined),
  audit_fees: numbered('audit_fees'),
  audit_related_fees: numbered('audit_related_fees'),
  tax_fees: numbered('tax_fees'),
  total_auditor_fees: numbered('total_auditor_fees'),
  non_audit_to_audit_fees: null,
  non_audit_fee_share: null,
  auditor_tenure: matched('auditor_since', /since (\d{4})/),
  attendance: numbered('board_attendance'),
  board_meetings: numbered('board_meetings'),
  board_size: numbered('board_size'),
  retirement_age: numbered('retirement_age'),
  term_limit: numbered('term_limit'),
  director_tenure: null,
  director_age: null,
  average_tenure: null,
  overboarding_limit: null,
  director_board_seats: null,
  board_independence: matched('independent_directors', PART, true),
  independent_directors: matched('independent_directors', PART, true),
  board_non_independence: null,
  non_independent_directors: null,
  women_directors: numbered('women_directors'),
  diverse_directors: numbered('diverse_directors'),
  board_women: null,
  board_ethnic_diversity: null,
  board_diversity: null,
  lead_independent_director: null,
  combined_chair_ceo: answered('chair_ceo_separate', false, true),
  classified_board: answered('classified_board', true, false),
  plurality_vote: answered('director_vote_standard', 'plurality', 'majority'),
  dual_class_shares: answered('dual_class_shares', true, false),
  clawback_policy: answered('clawback_policy', 'yes', 'no'),
  hedging_permitted: answered('hedging_policy', 'permitted', 'prohibited'),
  pledging_permitted: answered('pledging_policy', 'permitted', 'prohibited'),
  supermajority: answered('supermajority', true, false),
  poison_pill: answered('poison_pill', true, false),
  proxy_access: answered('proxy_access', 'yes', 'no'),
  special_meeting_threshold: null,
  special_meeting_right: null,
  largest_holder: null,
  shareholder_proposals: null,
};

/** Rules about figures have metrics of their own, which are not facts. */
function claimedBy(rule: FlagRule): Stated | Answered | null {
  return Object.hasOwn(CLAIMS, rule.metric) ? CLAIMS[rule.metric as MetricKey] : null;
}

/** The fact that a stated verdict is based on, from its value and outcome; undefined when no single fact decides. */
export function claimOf(rule: FlagRule, outcome: 'triggered' | 'clear', value: string | null): Claim | undefined {
  const claimed = claimedBy(rule);
  if (!claimed) return undefined;
  const { key } = claimed;
  if ('yes' in claimed) {
    const isYes = (rule.operator === 'is_true') === (outcome === 'triggered');
    const said = isYes ? claimed.yes : claimed.no;
    return said === undefined ? undefined : { key, value: said, unit: null, period: null };
  }
  const said = value === null ? undefined : claimed.read(value);
  return said === undefined ? undefined : { key, value: said, unit: FACT_TRAITS[key].unit, period: null };
}

/** The value that is compared with the threshold, when the rule is about the number in the claim. */
export function comparedNumber(rule: FlagRule, value: string | null): number | undefined {
  const claimed = claimedBy(rule);
  return value !== null && claimed && 'read' in claimed && claimed.read === numberOf ? numberOf(value) : undefined;
}
