import { flagSupport } from '@/lib/reports/flags/flag-support';
import { compileFlag } from '@/lib/templates/flags/compile-flag';
import { conditionOf } from '@/lib/templates/flags/describe-rule';
import { metricOf } from '@/lib/templates/flags/metrics';
import type { FlagEvidence, FlagResult, FlagRule } from '@/lib/templates/flags/schema';
import { shortenEvidence } from './shorten-evidence';
import { neutralTopic, topicOf, topicOfWords, type Topic } from './topics';

/** One point of a letter: a topic, the words of the filing that support it, and what our guidelines say. */
export type LetterPoint = Topic & {
  flagIndexes: number[];
  evidence: FlagEvidence[];
  /**
   * One entry per flag: its evidence, and the end of the sentence "Our guidelines ask us to raise this where …"; null
   * when the flag has no condition.
   */
  claims: { evidence: readonly FlagEvidence[]; guideline: string | null }[];
};

/** A flag that is left out of a letter because its quotes do not show it. */
export type UnsupportedFlag = { flagIndex: number; description: string; reason: string };

/** The selected flags that are left out because their quotes refute them, support two values, or do not show them. */
export function unsupportedFlags(flags: readonly FlagResult[], indexes: readonly number[]): UnsupportedFlag[] {
  return indexes.flatMap((flagIndex) => {
    const flag = flags[flagIndex];
    const reason = flag && reasonLeftOut(flag);
    return !flag || !reason ? [] : [{ flagIndex, description: flag.flag_description, reason }];
  });
}

function reasonLeftOut(flag: FlagResult): string | undefined {
  const support = flagSupport(flag);
  if (support.verdict !== 'supported') return support.reason;
  const isOfList = flag.evidence.some(({ claim }) => Array.isArray(claim?.value) && claim.key !== 'largest_holder');
  return isOfList ? 'It is counted or worked out from a list, which a sentence of a letter cannot show.' : undefined;
}

/**
 * Groups flags that ask for the same thing into one point, so that no question is asked twice. Flags that their quotes
 * do not show are left out.
 */
export function letterPoints(flags: readonly FlagResult[], indexes: readonly number[]): LetterPoint[] {
  const points = new Map<string, LetterPoint>();
  const silent = new Set(unsupportedFlags(flags, indexes).map(({ flagIndex }) => flagIndex));
  for (const index of indexes) {
    const flag = flags[index];
    if (!flag || silent.has(index)) continue;
    const point = toPoint(flag, index);
    const same = points.get(point.title);
    if (!same) points.set(point.title, point);
    else
      Object.assign(same, {
        flagIndexes: [...same.flagIndexes, index],
        evidence: [...same.evidence, ...point.evidence],
        claims: [...same.claims, ...point.claims],
      });
  }
  return [...points.values()].map((point) => ({ ...point, evidence: withoutRepeats(point.evidence) }));
}

function toPoint(flag: FlagResult, index: number): LetterPoint {
  const { rules, join } = compileFlag(flag.flag_description);
  const [rule] = rules;
  const known = rule && topicOf(rule.metric);
  const evidence = flag.evidence.map(shortenEvidence);
  const topic =
    known && rule ? (flagsConcern(rule) ? known : neutralTopic(known)) : topicOfWords(flag.flag_description);
  return {
    ...topic,
    flagIndexes: [index],
    evidence,
    claims: [
      {
        evidence,
        guideline: rules.length > 0 ? rules.map(conditionOf).join(join === 'all' ? ' and ' : ' or ') : null,
      },
    ],
  };
}

/** The guideline sentence of a point from the conditions of its flags, each condition once. */
export function guidelineOf(claims: LetterPoint['claims']): string | null {
  return [...new Set(claims.flatMap(({ guideline }) => guideline ?? []))].join(', or ') || null;
}

/**
 * Whether the rule flags the side that its topic asks about. For example, a company with annual elections is not asked
 * why its board is staggered.
 */
function flagsConcern(rule: FlagRule): boolean {
  const metric = metricOf(rule.metric);
  if (!metric) return true;
  if (metric.kind === 'yes_no') return (rule.operator === 'is_true') !== (metric.isGood ?? false);
  const side =
    rule.operator === 'above' || rule.operator === 'at_least'
      ? 'above'
      : rule.operator === 'below' || rule.operator === 'at_most'
        ? 'below'
        : metric.concern;
  return side === metric.concern;
}

function withoutRepeats(evidence: readonly FlagEvidence[]): FlagEvidence[] {
  const key = (one: FlagEvidence) => one.quote.replace(/\s+/g, '').toLowerCase();
  return evidence.filter(
    (one, index) =>
      !evidence.some(
        (other, at) =>
          at !== index &&
          other.document_id === one.document_id &&
          key(other).includes(key(one)) &&
          (key(other) !== key(one) || at < index),
      ),
  );
}
