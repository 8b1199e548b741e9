import type { FactSheet, ProvenFact } from '../../facts/sheet';
import { voteAsOffered, isUnreadElection, isVoteOf, type DefaultVote, type RuleVote } from '../../vocabulary.rules';
import type { Decision } from '../../ballots/schema';
import type { PolicyContent, StoredRule } from '../schema';
import { judgeCondition, type Judged } from './judge-condition';
import { judgeRole, type JudgedLine } from './judge-role';
import { all, any } from './outcome';
import { writeRationale } from './rationale';

/** What a language model answered for a rule in words on a line; absent where none was asked. */
export type WordsVerdict = Judged & { engine: string };
export type JudgeWords = (rule: StoredRule, line: JudgedLine) => WordsVerdict | undefined;

export type DecideInput = {
  policy: PolicyContent;
  line: JudgedLine;
  sheet: FactSheet;
  companyName: string;
  words?: JudgeWords | undefined;
};

const NO_MODEL = 'the rule is in words, and judging it needs a language model';

/**
 * The decision on a line: that of the first rule of its kind that holds. An earlier rule that cannot be determined
 * refers the line, unless it has the same vote as the decision without it. Where no rule holds, the default of the
 * topic or the kind.
 */
export function decideLine(input: DecideInput): Decision {
  const { policy, line, sheet, words } = input;
  if (line.kind === 'director_election' && sheet.contest) return ofContest(line, sheet.contest);
  if (isUnreadElection(line.kind, line.nominee, line.by_hand)) return ofUnread(line);
  const open: { rule: StoredRule; index: number; judged: Judged; vote: RuleVote }[] = [];
  let decided: { rule: StoredRule; index: number; judged: WordsVerdict; vote: RuleVote } | undefined;
  for (const [index, rule] of policy.rules.entries()) {
    if (!isOfLine(rule, line)) continue;
    const judged = judgePolicyRule(rule, line, sheet, words);
    const vote = voteAsOffered(rule.vote, line.kind, line.vote_standard);
    if (judged.truth === 'unknown') open.push({ rule, index: index + 1, judged, vote });
    if (judged.truth !== 'yes') continue;
    decided = { rule, index: index + 1, judged, vote };
    break;
  }
  const outcome = decided?.vote ?? defaultOf(policy, line);
  const doubt = open.find(({ vote }) => vote !== outcome);
  if (doubt) return referred(input, doubt);
  if (decided) return byRule(input, decided);
  return byDefault(input, outcome);
}

/** Whether a rule applies to lines like this one, and its vote can be cast on it. */
export function isOfLine(rule: Pick<StoredRule, 'kinds' | 'topic' | 'vote'>, line: JudgedLine): boolean {
  if (!rule.kinds.includes(line.kind) || !isVoteOf(line.kind, rule.vote)) return false;
  return line.kind !== 'shareholder_proposal' || rule.topic === null || rule.topic === line.topic;
}

/**
 * Whether a rule holds for a line, with the facts that decide it. A rule in words is judged by `words`; without it, or
 * where a fact is missing, the truth is "unknown".
 */
export function judgePolicyRule(
  rule: StoredRule,
  line: JudgedLine,
  sheet: FactSheet,
  words?: JudgeWords,
): WordsVerdict {
  const { compiled } = rule;
  if (!compiled) {
    const verdict = words?.(rule, line);
    return verdict ?? { truth: 'unknown', facts: [], value: '', missing: NO_MODEL, engine: 'rules' };
  }
  const roles = compiled.roles.map((role) => judgeRole(role, line, sheet));
  const conditions = compiled.conditions.map((condition) => judgeCondition(condition, line, sheet));
  const truths = conditions.map(({ truth }) => truth);
  const holds = conditions.length === 0 ? 'yes' : compiled.join === 'any' ? any(truths) : all(truths);
  const truth = all([...roles.map((role) => role.truth), holds]);
  const parts = [...conditions, ...roles];
  // The deciding fact comes first: for "any" that of the condition that holds.
  const telling =
    truth === 'unknown'
      ? parts.filter((part) => part.truth === 'unknown')
      : parts.filter((part) => part.truth === truth);
  return {
    truth,
    facts: telling.flatMap(({ facts }) => facts),
    value: telling
      .map(({ value }) => value)
      .filter(Boolean)
      .join(', '),
    missing: truth === 'unknown' ? (telling.map(({ missing }) => missing).find(Boolean) ?? null) : null,
    engine: 'rules',
  };
}

/** Null where the default follows the board and its recommendation was not read. */
function defaultOf(policy: PolicyContent, line: JudgedLine): RuleVote | 'no_recommendation' {
  const ofTopic = line.kind === 'shareholder_proposal' && line.topic ? policy.topic_defaults[line.topic] : undefined;
  const stated: DefaultVote = ofTopic ?? policy.defaults[line.kind];
  if (stated === 'with_board') {
    const recommended = line.board_recommendation;
    const isByHand = line.by_hand?.some((field) => field === '*' || field === 'board_recommendation') ?? false;
    const isRead = recommended !== null && (isByHand || line.evidence.board_recommendation?.quote_verified === true);
    return isRead ? voteAsOffered(recommended, line.kind, line.vote_standard) : 'no_recommendation';
  }
  return isVoteOf(line.kind, stated) ? voteAsOffered(stated, line.kind, line.vote_standard) : 'refer';
}

function referred(
  { line }: DecideInput,
  { rule, index, judged }: { rule: StoredRule; index: number; judged: Judged },
): Decision {
  const facts = toFacts(judged.facts, judged.value);
  const missing = judged.missing ?? 'what the rule asks for';
  return {
    vote: 'refer',
    by: 'undetermined',
    rule: { index, text: rule.text },
    fact: facts[0] ?? null,
    facts,
    missing,
    rationale: `Referred: rule ${index} could not be determined for ${line.nominee ?? line.title} (${missing}).`,
    engine: 'rules',
  };
}

/**
 * A contested election is referred to a person: there are more nominees than seats, and a card marked for too many of
 * them is void.
 */
function ofContest({ nominee, title }: JudgedLine, contest: NonNullable<FactSheet['contest']>): Decision {
  const value = contest.names.join(', ');
  const facts = contest.evidence.quote_verified
    ? toFacts([{ ...contest.evidence, key: 'contest', label: 'Contested election' }], value)
    : [];
  return {
    vote: 'refer',
    by: 'undetermined',
    rule: null,
    fact: facts[0] ?? null,
    facts,
    missing: 'whom to support in a contested election',
    rationale: `Referred: the election is contested, so ${nominee ?? title} is not decided by rules.`,
    engine: 'rules',
  };
}

function ofUnread({ title }: JudgedLine): Decision {
  const missing = 'who stands for election';
  return {
    vote: 'refer',
    by: 'undetermined',
    rule: null,
    fact: null,
    facts: [],
    missing,
    rationale: `Referred: ${title} could not be read nominee by nominee, so it is not decided by rules.`,
    engine: 'rules',
  };
}

function byRule(
  { line, companyName }: DecideInput,
  { rule, index, judged, vote }: { rule: StoredRule; index: number; judged: WordsVerdict; vote: RuleVote },
): Decision {
  const facts = toFacts(judged.facts, judged.value);
  return {
    vote,
    by: 'rule',
    rule: { index, text: rule.text },
    fact: facts[0] ?? null,
    facts,
    missing: null,
    rationale: writeRationale({ rule, vote, line, companyName, value: judged.value, fact: facts[0] }),
    engine: judged.engine,
  };
}

function byDefault({ line, companyName }: DecideInput, vote: RuleVote | 'no_recommendation'): Decision {
  const isUnread = vote === 'no_recommendation';
  const cast = isUnread ? 'refer' : vote;
  return {
    vote: cast,
    by: isUnread ? 'undetermined' : 'default',
    rule: null,
    fact: null,
    facts: [],
    missing: isUnread ? "the board's recommendation" : null,
    rationale: isUnread
      ? ''
      : writeRationale({ rule: null, vote: cast, line, companyName, value: '', fact: undefined }),
    engine: 'rules',
  };
}

function toFacts(facts: readonly ProvenFact[], value: string): Decision['facts'] {
  const seen = new Set<string>();
  return facts.flatMap((fact) => {
    const key = `${fact.document_id} ${fact.page_number} ${fact.quote}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...fact, value }];
  });
}
