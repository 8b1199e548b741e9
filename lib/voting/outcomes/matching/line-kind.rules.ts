import { alternatives } from '@/lib/format/patterns';
import { SAY_ON_PAY_LINES, SHAREHOLDER_PROPOSAL_LINES } from './line-kind-patterns';

/** Kinds of lines that the results themselves tell apart; ballots know finer ones. */
export type LineKind =
  | 'director_election'
  | 'say_on_pay'
  | 'say_on_pay_frequency'
  | 'auditor_ratification'
  | 'shareholder_proposal'
  | 'other_management';

/** Words of titles, the most telling first, with an example each. */
export const LINE_KINDS: readonly { kind: LineKind; pattern: RegExp; example: string }[] = [
  {
    kind: 'shareholder_proposal',
    pattern: new RegExp(alternatives(SHAREHOLDER_PROPOSAL_LINES), 'i'),
    example: 'Stockholder proposal regarding an independent chair',
  },
  {
    kind: 'say_on_pay_frequency',
    pattern: /\bfrequen(?:cy|t)\b|\bsay[- ]when[- ]on[- ]pay\b|\bevery (?:one|1),? (?:two|2),? or (?:three|3) years\b/i,
    example: 'Advisory vote on the frequency of future votes on pay',
  },
  {
    kind: 'auditor_ratification',
    pattern: /\bauditors?\b|\baccount(?:ing firm|ants?)\b|\bratif\w+\b.{0,60}\b(?:LLP|P\.C\.|LLC)(?!\w)/i,
    example: 'Ratification of the independent registered public accounting firm',
  },
  {
    kind: 'say_on_pay',
    pattern: new RegExp(alternatives(SAY_ON_PAY_LINES), 'i'),
    example: 'Advisory vote to approve the compensation of the named executive officers',
  },
];

/**
 * Pay that a merger brings, plans, and the most that may be paid, which some laws let holders decide, are not the
 * yearly vote on pay.
 */
const NOT_SAY_ON_PAY = new RegExp(
  [
    String.raw`\b(?:merger|golden parachute|in connection with|change in control|plan|`,
    String.raw`maximum (?:aggregate )?(?:amount|compensation|remuneration))\b`,
  ].join(''),
  'i',
);

/** The kind of a line by the words of its title, the person voted on, and whether it is a vote on frequency. */
export function lineKindOf(line: { title: string; nominee: string | null; isFrequency: boolean }): LineKind {
  if (line.isFrequency) return 'say_on_pay_frequency';
  if (line.nominee !== null) return 'director_election';
  const found = LINE_KINDS.find(({ pattern }) => pattern.test(line.title))?.kind;
  if (found === 'say_on_pay' && NOT_SAY_ON_PAY.test(line.title)) return 'other_management';
  if (found) return found;
  return /\belect(?:ion|ed)?\b.{0,60}\b(?:directors?|trustees?|nominees?)\b/i.test(line.title)
    ? 'director_election'
    : 'other_management';
}
