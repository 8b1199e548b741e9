import { compileFlag } from '@/lib/templates/flags/compile-flag';
import { stateAmount } from '@/lib/templates/flags/describe-rule';
import { METRICS, metricOf } from '@/lib/templates/flags/metrics';
import type { FlagRule } from '@/lib/templates/flags/schema';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import { capitalise } from '@/lib/format/capitalise';
import type { RuleVote } from '../../vocabulary.rules';
import type { CompiledRule, Condition, NomineeRole } from '../schema';
import { readNomineeAtom, WORDS } from './nominee-metrics';
import { HEAD_ROLES, ROLE_PHRASES } from './roles';
import { BLANK_WORDS, FIRST_WORDS_OF_CONDITIONS, HEAD_WORDS_TABLE } from './compile-rule-patterns';

export type RuleReading = {
  /** The vote that the line names; null where it names none. */
  vote: RuleVote | null;
  compiled: CompiledRule | null;
  in_words: boolean;
  problem: string | null;
};

const VOTE_WORDS: readonly [RegExp, RuleVote][] = [
  [/^(?:(?:every |once every )?(?:one|1)[- ]year|every year|annual(?:ly)?)\b/, 'one_year'],
  [/^(?:every |once every )?(?:two|2)[- ]years?\b/, 'two_years'],
  [/^(?:every |once every )?(?:three|3)[- ]years?\b/, 'three_years'],
  [/^(?:for|in favou?r of|support)\b/, 'for'],
  [/^(?:against|oppose)\b/, 'against'],
  [/^withhold(?: from)?\b/, 'withhold'],
  [/^abstain(?: on| from)?\b/, 'abstain'],
  [/^refer\b/, 'refer'],
];

/**
 * Reads a rule as typed: "Vote against the chair of the nominating committee when women on the board are below 40%".
 * Every word must be understood, because one word may change the meaning; else the rule stays in words and `problem`
 * says why.
 */
export function compileRule(line: string): RuleReading {
  const { vote, text } = splitVote(normalise(line));
  const roles: NomineeRole[] = [];
  const { head, condition } = splitHead(text);
  const headProblem = readHead(head, roles);
  if (headProblem) return inWords(vote, headProblem);
  const read = readConditions(condition, roles);
  if ('problem' in read) return inWords(vote, read.problem);
  const [first] = read.conditions;
  return {
    vote,
    compiled: {
      applies_to: roles[0] ?? null,
      roles,
      metric: first?.metric ?? null,
      comparator: first?.comparator ?? null,
      value: first?.value ?? null,
      conditions: read.conditions,
      join: read.join,
    },
    in_words: false,
    problem: null,
  };
}

const inWords = (vote: RuleVote | null, problem: string): RuleReading => ({
  vote,
  compiled: null,
  in_words: true,
  problem,
});

function normalise(line: string): string {
  return line
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '')
    .replace(/[.!;:,]+$/, '')
    .replace(/\bchair(?:man|person)? and ceo are (?:one|the same)(?: person)?\b/g, 'chair and ceo roles are combined')
    .trim();
}

function splitVote(text: string): { vote: RuleVote | null; text: string } {
  const bare = text.replace(/^(?:we |please )?(?:will |generally )*vote\s+/, '');
  for (const [pattern, vote] of VOTE_WORDS) {
    if (pattern.test(bare)) return { vote, text: bare.replace(pattern, '').trim() };
  }
  return { vote: null, text };
}

const BEGINS_CONDITION = wholeWords(FIRST_WORDS_OF_CONDITIONS);

/**
 * The head and the condition of a rule: "the pay chair" and "the ratio is above 200". Without a word such as "when"
 * between them the text may be either.
 */
function splitHead(text: string): { head: string; condition: string } {
  const begin = BEGINS_CONDITION.exec(text);
  if (begin) {
    const rest = text.slice(begin.index + begin[0].length).trim();
    // "A director who has pledged shares": the word belongs to what follows.
    const condition = begin[0] === 'unless' ? `unless ${rest}` : rest;
    return { head: text.slice(0, begin.index).trim(), condition };
  }
  const isOfNobody = readHead(text, []) !== undefined;
  return isOfNobody ? { head: '', condition: text } : { head: text, condition: '' };
}

const HEAD_WORDS = new RegExp(String.raw`\b${oneOf(HEAD_WORDS_TABLE)}\b`, 'g');

/** Takes the roles of a head; what else it says must be plain words. */
function readHead(head: string, roles: NomineeRole[]): string | undefined {
  if (head === '') return undefined;
  const whole = HEAD_ROLES.find(({ pattern }) => pattern.test(head));
  if (whole) {
    roles.push(...whole.roles);
    return undefined;
  }
  const rest = takeRoles(head, roles, '')
    .replace(HEAD_WORDS, ' ')
    .replace(/\b(?:and|or)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return rest === '' ? undefined : `“${rest}” is not understood`;
}

function takeRoles(text: string, roles: NomineeRole[], mark: string): string {
  let rest = text;
  for (const { pattern, roles: named } of ROLE_PHRASES) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, mark);
    roles.push(...named.filter((role) => !roles.includes(role)));
  }
  return rest;
}

const TAKEN = '\u0001';
const CONNECTOR = /\s*,?\s+(and|or|while)\s+(?:who\s+|where\s+|when\s+|if\s+)?|\s*[;&]\s*(?:and\s+)?/;

type Conditions = { conditions: Condition[]; join: 'all' | 'any' };

function readConditions(text: string, roles: NomineeRole[]): Conditions | { problem: string } {
  if (text === '') return { conditions: [], join: 'all' };
  if (/^unless\b|\bunless\b|\bexcept\b/.test(text))
    return { problem: 'A condition that begins with “unless” is not understood' };
  const whole = conditionsOf(text);
  // "Chair and CEO are one person" names no roles of a nominee.
  if (whole) return whole;
  const named: NomineeRole[] = [];
  const rest = takeRoles(text, named, TAKEN);
  const parts = rest.split(CONNECTOR);
  const atoms = parts.filter((_, index) => index % 2 === 0).map((atom) => (atom ?? '').trim());
  const connectors = parts.filter((_, index) => index % 2 === 1).map((word) => (word === 'or' ? 'or' : 'and'));
  const conditions: Condition[] = [];
  const used: string[] = [];
  let index = 0;
  while (index < atoms.length) {
    const found = longest(atoms, connectors, index);
    if ('problem' in found) return found;
    if (index > 0) used.push(connectors[index - 1] ?? 'and');
    if (found.conditions.length > 1) used.push(found.join === 'any' ? 'or' : 'and');
    conditions.push(...found.conditions);
    index = found.next;
  }
  if (new Set(used).size > 1) return { problem: '“and” and “or” in one rule are not understood; write two rules' };
  const join = used[0] === 'or' ? 'any' : 'all';
  if (join === 'any' && named.length > 0)
    return { problem: 'A role joined by “or” is not understood; write two rules' };
  roles.push(...named.filter((role) => !roles.includes(role)));
  return { conditions, join };
}

type Found = Conditions & { next: number };

/** The longest stretch of atoms from here that reads as one condition. */
function longest(atoms: string[], connectors: string[], from: number): Found | { problem: string } {
  const first = (atoms[from] ?? '').replaceAll(TAKEN, ' ').trim();
  if (isBlank(first)) return { conditions: [], join: 'all', next: from + 1 };
  for (let to = atoms.length; to > from; to -= 1) {
    let text = atoms[from] ?? '';
    for (let at = from + 1; at < to; at += 1) text += ` ${connectors[at - 1] ?? 'and'} ${atoms[at] ?? ''}`;
    if (text.includes(TAKEN) && !isBlank(text.replaceAll(TAKEN, ' '))) {
      if (to === from + 1) text = text.replaceAll(TAKEN, ' ');
      else continue;
    }
    const read = conditionsOf(text);
    if (read) return { ...read, next: to };
  }
  return { problem: problemOf(first) };
}

const BLANK = wholeWords(BLANK_WORDS, 'g');

function isBlank(text: string): boolean {
  return text.replace(BLANK, '').replace(/\W/g, '') === '';
}

function conditionsOf(text: string): Conditions | undefined {
  const own = readNomineeAtom(text);
  if (own && 'condition' in own) return { conditions: [own.condition], join: 'all' };
  const { kind, rules, join } = compileFlag(text);
  return kind === 'rule' && rules.length > 0
    ? { conditions: rules.map(toCondition), join: rules.length === 1 ? 'all' : join }
    : undefined;
}

function toCondition(rule: FlagRule): Condition {
  const metric = metricOf(rule.metric);
  const isYesNo = metric?.kind === 'yes_no';
  const label = isYesNo && rule.operator === 'is_false' ? metric.negativeLabel : (metric?.label ?? rule.metric);
  return {
    metric: rule.metric,
    label: capitalise(label.replace(/^the /, '')),
    comparator: rule.operator,
    value: rule.threshold,
    unit: rule.unit,
    shown: isYesNo ? '' : `${WORDS[rule.operator]} ${stateAmount(rule.threshold ?? 0, rule.unit)}`,
  };
}

function problemOf(atom: string): string {
  const own = readNomineeAtom(atom);
  if (own && 'problem' in own) return own.problem;
  const isNamed = METRICS.some(
    (metric) => metric.kind === 'number' && metric.ways.some((way) => way.every((pattern) => pattern.test(atom))),
  );
  if (isNamed && !/\d/.test(atom)) return 'No number to compare with';
  return `“${atom}” is not understood as a fact of a filing`;
}
