import { lineKindOf, type LineKind } from './line-kind.rules';
import { nameLikeness } from './same-person.rules';

/** A line of a ballot or of a meeting, as the proxy has it. */
export type AgendaLine = {
  id: string;
  number: string | null;
  kind: string | null;
  title: string;
  nominee: string | null;
};

/** A line of the results, as the 8-K has it. */
export type ResultLine = {
  number: string | null;
  kind: LineKind;
  title: string;
  nominee: string | null;
  shareClass: string | null;
};

export type Matching<R> = {
  /** Results by the id of the line they are of; several where classes of shares voted apart. */
  byLine: Map<string, R[]>;
  /** Results that are of no line with certainty. */
  unmatched: R[];
};

const LEAST_LIKENESS = 0.34;
const PLAIN = new RegExp(
  [
    String.raw`\b(?:the|a|an|of|to|for|and|or|in|on|by|our|its|company|companys|stockholders?|`,
    String.raw`shareholders?|proposal|vote|votes|approv\w*|approve|ratif\w*|appointment|item|no|as|`,
    String.raw`with|that|this|be|basis|were|was|registrants?)\b`,
  ].join(''),
  'g',
);

/**
 * Which result is of which line. Nominees go by their names, proposals by kind and title, and their number where both
 * are numbered alike. Whoever could be two lines is none: such results stay unmatched.
 */
export function matchLines<R extends ResultLine>(lines: readonly AgendaLine[], results: readonly R[]): Matching<R> {
  const byLine = new Map<string, R[]>();
  const unmatched: R[] = [];
  for (const [, alike] of Map.groupBy(results, (result) => result.shareClass ?? '')) {
    const taken = new Set<string>();
    const candidates = alike.map((result) => ({ result, line: bestLine(lines, result, alike) }));
    for (const { result, line } of candidates) {
      const isContested = candidates.some((other) => other.line === line && other.result !== result);
      if (!line || taken.has(line.id) || isContested) unmatched.push(result);
      else {
        taken.add(line.id);
        byLine.set(line.id, [...(byLine.get(line.id) ?? []), result]);
      }
    }
  }
  return { byLine, unmatched };
}

function bestLine<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R,
  results: readonly R[],
): AgendaLine | undefined {
  return result.nominee === null ? proposalOf(lines, result, results) : nomineeOf(lines, result.nominee);
}

function nomineeOf(lines: readonly AgendaLine[], nominee: string): AgendaLine | undefined {
  const rated = lines
    .map((line) => ({ line, likeness: line.nominee === null ? 0 : nameLikeness(line.nominee, nominee) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((one, other) => other.likeness - one.likeness);
  const [best, second] = rated;
  return best && best.likeness > (second?.likeness ?? 0) ? best.line : undefined;
}

function proposalOf<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R,
  results: readonly R[],
): AgendaLine | undefined {
  const open = lines.filter((line) => line.nominee === null && isSameKind(line, result));
  const rated = open
    .map((line) => ({
      line,
      likeness: titleLikeness(line.title, result.title),
      isNumbered: isSameNumber(line, result),
    }))
    .sort((one, other) => Number(other.isNumbered) - Number(one.isNumbered) || other.likeness - one.likeness);
  const [best, second] = rated;
  if (!best) return undefined;
  // The only one of its kind on either side needs no words in common.
  const isTelling = !['other_management', 'shareholder_proposal'].includes(result.kind);
  const isOnlyResult = results.filter((other) => other.nominee === null && other.kind === result.kind).length === 1;
  if (isTelling && open.length === 1 && isOnlyResult) return best.line;
  if (best.isNumbered) {
    // A number that is contradicted by the words counts for nothing.
    const wordier = rated.find(({ likeness }) => likeness > best.likeness + 0.3);
    if (!wordier && (best.likeness > 0 || isBare(result.title))) return best.line;
  }
  const [first, next] = rated.toSorted((one, other) => other.likeness - one.likeness);
  if (!first || first.likeness < LEAST_LIKENESS) return undefined;
  return first.likeness > (next?.likeness ?? 0) || second === undefined ? first.line : undefined;
}

const isBare = (title: string) => wordsOf(title).size === 0;

/** Kinds of ballots that the results cannot tell from "other" are not held against a line. */
function isSameKind(line: AgendaLine, { kind }: ResultLine): boolean {
  const own = line.kind ?? lineKindOf({ title: line.title, nominee: null, isFrequency: false });
  if (own === kind) return true;
  const telling: readonly string[] = [
    'director_election',
    'say_on_pay',
    'say_on_pay_frequency',
    'auditor_ratification',
  ];
  return !telling.includes(kind) && !telling.includes(own);
}

function isSameNumber(line: AgendaLine, result: ResultLine): boolean {
  return line.number !== null && result.number !== null && numberKey(line.number) === numberKey(result.number);
}

const numberKey = (number: string) => number.toLowerCase().replace(/[^0-9a-z]/g, '');

/**
 * From 0 to 1: how many of the telling words of the shorter title the other has, weighed by how much of both they are.
 */
export function titleLikeness(one: string, other: string): number {
  const [words, theirs] = [wordsOf(one), wordsOf(other)];
  if (words.size === 0 || theirs.size === 0) return 0;
  const shared = [...words].filter((word) => theirs.has(word)).length;
  const ofShorter = shared / Math.min(words.size, theirs.size);
  const ofBoth = shared / (words.size + theirs.size - shared);
  return (ofShorter + ofBoth) / 2;
}

function wordsOf(title: string): Set<string> {
  const plain = title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(PLAIN, ' ');
  return new Set((plain.match(/[a-z0-9]{2,}/g) ?? []).map((word) => word.replace(/(?:ies|es|s|ed|ing|ion|ment)$/, '')));
}
