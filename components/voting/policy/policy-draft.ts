import type { FieldProblems } from '@/components/shared/forms/field-problems';
import type { PolicyContent, PolicyContentInput, PolicyDetail, StoredRule } from '@/lib/voting/policy/schema';
import type { DefaultVote, Kind, Topic } from '@/lib/voting/vocabulary.rules';

/** A rule in the editor. `base` is the same rule in the version in force, to show what changed. */
export type EditedRule = StoredRule & {
  key: string;
  base: StoredRule | null;
  coverage: { read: number; of: number } | null;
};

export type PolicyDraft = {
  name: string;
  description: string;
  note: string;
  defaults: Record<Kind, DefaultVote>;
  topicDefaults: Partial<Record<Topic, DefaultVote>>;
  rules: EditedRule[];
};

/** What the editor begins with: the draft that is kept, otherwise the version in force. */
export function draftOf(policy: PolicyDetail): PolicyDraft {
  const { name, description, note } = policy.draft ?? { ...policy, note: '' };
  return { name, description, note, ...contentOf(policy.draft ?? policy, policy) };
}

/** Rules and defaults; each rule with its counterpart and coverage in the version in force, null when there is none. */
export function contentOf(
  content: PolicyContent,
  policy: PolicyDetail,
): Pick<PolicyDraft, 'defaults' | 'topicDefaults' | 'rules'> {
  return {
    defaults: content.defaults,
    topicDefaults: content.topic_defaults,
    rules: content.rules.map((rule) => {
      const same = policy.rules.findIndex(({ text }) => text === rule.text);
      const base = policy.rules[same] ?? policy.rules.find((other) => isSameRule(other, rule)) ?? null;
      return { ...rule, key: crypto.randomUUID(), base, coverage: policy.coverage[same] ?? null };
    }),
  };
}

const metricsOf = (rule: StoredRule) => (rule.compiled?.conditions ?? []).map(({ metric }) => metric).join();

function isSameRule(one: StoredRule, other: StoredRule): boolean {
  return metricsOf(one) !== '' && metricsOf(one) === metricsOf(other) && one.kinds.join() === other.kinds.join();
}

/** An empty rule for a kind of proposal, with a vote against it (for frequency, one year). */
export function newRule(kind: Kind): EditedRule {
  return {
    key: crypto.randomUUID(),
    base: null,
    coverage: null,
    kinds: [kind],
    topic: null,
    text: '',
    vote: kind === 'say_on_pay_frequency' ? 'one_year' : 'against',
    rationale: '',
    compiled: null,
    in_words: false,
    problem: null,
  };
}

/** Whether a rule differs from the one in force. */
export function isChanged({ base, text, vote, rationale, topic }: EditedRule): boolean {
  return (
    base === null || base.text !== text || base.vote !== vote || base.rationale !== rationale || base.topic !== topic
  );
}

/** Rules without text are not sent. */
const rulesWithText = ({ rules }: PolicyDraft): EditedRule[] => rules.filter(({ text }) => text.trim() !== '');

/** The whole policy as it is sent. */
export function bodyOf(draft: PolicyDraft) {
  return { name: draft.name, description: draft.description, note: draft.note, ...inputOf(draft) };
}

/** The path of a rule's error, by the key that it has in the editor. */
export const ruleProblem = (key: string): string => `rule.${key}`;

/** Paths with a field of their own; other errors are shown for the rules together. */
const SHOWN = ['', 'name', 'description', 'note'];
const OF_RULE = /^rules\.(?<at>\d+)(?:\.|$)/;

/** Maps errors of sent rules to the edited rules. */
export function byRule(problems: FieldProblems, draft: PolicyDraft): FieldProblems {
  const sent = rulesWithText(draft);
  return Object.fromEntries(
    Object.entries(problems)
      .map(([path, message]) => {
        const at = OF_RULE.exec(path)?.groups?.at;
        const rule = at === undefined ? undefined : sent[Number(at)];
        if (rule) return [ruleProblem(rule.key), message] as const;
        return [SHOWN.includes(path) ? path : 'rules', message] as const;
      })
      .toReversed(),
  );
}

/** Rules and defaults as they are sent, without empty rules. */
export function inputOf(draft: PolicyDraft): PolicyContentInput {
  return {
    defaults: draft.defaults,
    topic_defaults: draft.topicDefaults,
    rules: rulesWithText(draft).map(({ kinds, topic, text, vote, rationale }) => ({
      kinds,
      topic,
      text: text.trim(),
      vote,
      rationale,
    })),
  };
}

/** A text for comparing drafts: equal texts mean equal drafts. */
export function fingerprint(draft: PolicyDraft): string {
  return JSON.stringify(bodyOf(draft));
}

/** The rules with one moved past its neighbour of the same kind. */
export function moveRule(rules: readonly EditedRule[], key: string, by: 1 | -1): EditedRule[] {
  const from = rules.findIndex((rule) => rule.key === key);
  const moved = rules[from];
  if (!moved) return [...rules];
  const kind = moved.kinds[0];
  for (let to = from + by; to >= 0 && to < rules.length; to += by) {
    const other = rules[to];
    if (other?.kinds[0] !== kind) continue;
    const next = [...rules];
    next.splice(from, 1);
    next.splice(to, 0, moved);
    return next;
  }
  return [...rules];
}

/** The rules with one added after the last of its kind. */
export function addRule(rules: readonly EditedRule[], rule: EditedRule, afterKey?: string): EditedRule[] {
  const kind = rule.kinds[0];
  const at = afterKey
    ? rules.findIndex(({ key }) => key === afterKey)
    : rules.findLastIndex(({ kinds }) => kinds[0] === kind);
  return at < 0 ? [...rules, rule] : rules.toSpliced(at + 1, 0, rule);
}

const VERB = /^(?:vote\s+)?(against|for|withhold|abstain|refer)(?:\s+|$)/iu;

/** A rule's text without its leading vote, which is shown in colour. */
export function withoutVerb(text: string): string {
  return text.replace(VERB, '');
}
