import type { DecidingFact } from '../../ballots/schema';
import { VOTE_LABELS, type RuleVote } from '../../vocabulary.rules';
import type { StoredRule } from '../schema';
import type { JudgedLine } from './judge-role';

type Told = {
  rule: Pick<StoredRule, 'rationale' | 'compiled' | 'text'> | null;
  vote: RuleVote;
  line: JudgedLine;
  companyName: string;
  value: string;
  fact: DecidingFact | undefined;
};

/**
 * The rationale of a vote: the rule's own text with its placeholders filled in, or a plain sentence from rule and fact.
 * Empty without a rule.
 */
export function writeRationale(told: Told): string {
  const { rule, vote, line, companyName, value, fact } = told;
  const subject = line.nominee ?? line.title;
  if (rule?.rationale)
    return rule.rationale.replace(/\{(value|page|nominee|proposal|company|vote)\}/g, (place, name: string) => {
      const given: Record<string, string> = {
        value: value || 'what the filing states',
        page: fact ? String(fact.page_number) : 'n/a',
        nominee: line.nominee ?? subject,
        proposal: line.title,
        company: companyName,
        vote: VOTE_LABELS[vote].toLowerCase(),
      };
      return given[name] ?? place;
    });
  if (!rule) return '';
  if (vote === 'refer') return `Referred by the policy: ${rule.text}.`;
  const [condition] = rule.compiled?.conditions ?? [];
  const stated =
    value && fact ? `: ${condition ? `${lowered(condition.label)} ${value}` : value} (page ${fact.page_number})` : '';
  return (
    `We vote ${VOTE_LABELS[vote].toLowerCase()} ` +
    `on ${subject}${stated}${condition?.shown && stated ? `; our policy names ${condition.shown}` : ''}.`
  );
}

function lowered(label: string): string {
  return /^(?:CEO|ESG)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
