import { oneOf } from '@/lib/format/patterns';
import { lineKindOf, type LineKind } from './line-kind.rules';
import { isPartOf, isSameNumber } from './line-number.rules';
import { nomineeOf } from './match-nominees.rules';
import { PLAIN_WORDS } from './match-lines-patterns';

type Numbered = { number: string | null };

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
  /** Results by the id of their line; several where classes of shares voted separately. */
  byLine: Map<string, R[]>;
  /** Results that match no line with certainty. */
  unmatched: R[];
};

const LEAST_LIKENESS = 0.34;
const SAME_WORDS = 0.6;
const PLAIN = new RegExp(String.raw`\b${oneOf(PLAIN_WORDS)}\b`, 'g');

/** Fewest results under the number of their line for a report to be one that keeps the numbers of the proxy. */
const ENOUGH_NUMBERS = 3;

/**
 * Which result belongs to which line. Nominees are matched by name, proposals by kind and title, and by number where
 * both sides are numbered alike. A result that could be of two lines stays unmatched.
 */
export function matchLines<R extends ResultLine>(lines: readonly AgendaLine[], results: readonly R[]): Matching<R> {
  const byLine = new Map<string, R[]>();
  const unmatched: R[] = [];
  for (const [, alike] of Map.groupBy(results, (result) => result.shareClass ?? '')) {
    const lineOf = byNumbers(lines, alike, uncontested(lines, alike));
    for (const result of alike) {
      const line = lineOf.get(result);
      if (!line) unmatched.push(result);
      else byLine.set(line.id, [...(byLine.get(line.id) ?? []), result]);
    }
  }
  return { byLine, unmatched };
}

/** Where several results match one line, the one with its number is taken; else none. */
function uncontested<R extends ResultLine>(lines: readonly AgendaLine[], results: readonly R[]): Map<R, AgendaLine> {
  const claims = results.flatMap((result) => {
    const line = bestLine(lines, result, results);
    return line ? [{ result, line }] : [];
  });
  const won = [...Map.groupBy(claims, ({ line }) => line.id).values()].flatMap((rivals) => {
    if (rivals.length === 1) return rivals;
    const numbered = rivals.filter(({ line, result }) => isSameNumber(line, result));
    return numbered.length === 1 ? numbered : [];
  });
  return new Map(won.map(({ result, line }) => [result, line]));
}

/** Proposals that have no word in common, by number, where the numbers of all others are those of the proxy. */
function byNumbers<R extends ResultLine>(
  lines: readonly AgendaLine[],
  results: readonly R[],
  found: ReadonlyMap<R, AgendaLine>,
): Map<R, AgendaLine> {
  const all = new Map(found);
  const proposals = [...found].filter(([result, line]) => result.nominee === null && result.number && line.number);
  const isKept = proposals.every(([result, line]) => isSameNumber(result, line));
  if (!isKept || proposals.length < ENOUGH_NUMBERS) return all;
  const taken = new Set([...found.values()]);
  for (const result of results) {
    if (found.has(result) || result.nominee !== null) continue;
    const numbered = lines.filter((line) => isSameNumber(line, result));
    const [line] = numbered;
    const isAlone = numbered.length === 1 && results.filter((other) => isSameNumber(other, result)).length === 1;
    if (!line || !isAlone || taken.has(line) || line.nominee !== null || !isSameKind(line, result)) continue;
    const isOther = lines.some((other) => other !== line && titleLikeness(other.title, result.title) > 0);
    if (!isOther) all.set(result, line);
  }
  return all;
}

function bestLine<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R,
  results: readonly R[],
): AgendaLine | undefined {
  const { nominee } = result;
  return nominee === null ? proposalOf(lines, result, results) : nomineeOf(lines, { ...result, nominee }, results);
}

function proposalOf<R extends ResultLine>(
  lines: readonly AgendaLine[],
  result: R,
  results: readonly R[],
): AgendaLine | undefined {
  const open = lines.filter(
    (line) =>
      line.nominee === null &&
      (isSameKind(line, result) || isSameInWords(line, result)) &&
      !isWholeOf(line, result, results) &&
      !isWholeOf(result, line, lines),
  );
  const rated = open
    .map((line) => ({
      line,
      likeness: titleLikeness(line.title, result.title),
      isNumbered: isSameNumber(line, result),
    }))
    .sort((one, other) => Number(other.isNumbered) - Number(one.isNumbered) || other.likeness - one.likeness);
  const [best, second] = rated;
  if (!best) return undefined;
  // A line that is the only one of its kind on both sides is matched without words in common.
  const isTelling = !['other_management', 'shareholder_proposal'].includes(result.kind);
  const isOnlyResult = results.filter((other) => other.nominee === null && other.kind === result.kind).length === 1;
  if (isTelling && open.length === 1 && isOnlyResult) return best.line;
  if (best.isNumbered) {
    // A number does not count where the words contradict it.
    const wordier = rated.find(({ likeness }) => likeness > best.likeness + 0.3);
    if (!wordier && (best.likeness > 0 || isBare(result.title))) return best.line;
  }
  const [first, next] = rated.toSorted((one, other) => other.likeness - one.likeness);
  if (!first || first.likeness < LEAST_LIKENESS) return undefined;
  return first.likeness > (next?.likeness ?? 0) || second === undefined ? first.line : undefined;
}

/**
 * Whether `whole` is an agenda item with several lines below it; such an item is not matched with one of those lines.
 */
function isWholeOf(whole: Numbered, part: Numbered, parts: readonly Numbered[]): boolean {
  return isPartOf(part, whole) && parts.filter((each) => isPartOf(each, whole)).length > 1;
}

/** Kinds are judged by words; the same number and nearly the same words outweigh them. */
const isSameInWords = (line: AgendaLine, result: ResultLine) =>
  isSameNumber(line, result) && titleLikeness(line.title, result.title) >= SAME_WORDS;

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

/**
 * How alike two titles are, from 0 to 1: how many of the telling words of the shorter title the other has, weighed by
 * the share that they are of both.
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
  return new Set((plain.match(/[a-z0-9]{2,}/g) ?? []).map(stemOf));
}

const stemOf = (word: string) => word.replace(/(?:ies|es|s)$/, '').replace(/(?:ed|ing|ion|ment)$/, '');
