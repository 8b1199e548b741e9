import { KINDS, isVoteOf, VOTE_LABELS, KIND_LABELS, type DefaultVote, type Kind } from '../vocabulary.rules';
import { AppError, type FieldError } from '@/lib/errors';
import { compileRule } from './compile/compile-rule';
import type { PolicyContent, PolicyContentInput, RuleInput, StoredRule } from './schema';

/** The default of a kind that is not set: refer to a person. */
const UNSET: DefaultVote = 'refer';

/**
 * The stored content of a policy: a default for every kind, and every rule with its compiled form. `invalid` for votes
 * that a kind does not have.
 */
export function toContent(input: PolicyContentInput): PolicyContent {
  const defaults = Object.fromEntries(KINDS.map((kind) => [kind, input.defaults[kind] ?? UNSET])) as Record<
    Kind,
    DefaultVote
  >;
  const errors: FieldError[] = [];
  for (const kind of KINDS) {
    if (!isVoteOf(kind, defaults[kind]))
      errors.push({ path: `defaults.${kind}`, message: refusal(kind, defaults[kind]) });
  }
  input.rules.forEach((rule, index) => {
    const wrong = rule.kinds.find((kind) => !isVoteOf(kind, rule.vote));
    if (wrong) errors.push({ path: `rules.${index}.vote`, message: refusal(wrong, rule.vote) });
  });
  const [first] = errors;
  if (first) throw new AppError('invalid', first.message, { errors });
  return { defaults, topic_defaults: input.topic_defaults, rules: input.rules.map(toStoredRule) };
}

function refusal(kind: Kind, vote: DefaultVote): string {
  return `“${VOTE_LABELS[vote]}” is not a valid vote on ${KIND_LABELS[kind].toLowerCase()}`;
}

/**
 * A rule with its compiled form; `problem` says why it stays in words, or that its text names another vote than the
 * rule has.
 */
export function toStoredRule(rule: RuleInput): StoredRule {
  const { compiled, in_words, problem, vote } = compileRule(rule.text);
  const differs = vote !== null && vote !== rule.vote && !(isRefusal(vote) && isRefusal(rule.vote));
  return {
    ...rule,
    compiled,
    in_words,
    problem: differs
      ? `The line says ${VOTE_LABELS[vote].toLowerCase()}, but the rule votes ${VOTE_LABELS[rule.vote].toLowerCase()}`
      : problem,
  };
}

const isRefusal = (vote: string) => vote === 'against' || vote === 'withhold';
