import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { figuresIn, type Figure } from '@/lib/format/figures';
import { sentencesOf, type Sentence } from '@/lib/format/sentences';
import type { FactKey } from '@/lib/facts/fact-keys';
import { keysAskedFor } from './intents/facts-asked-for';
import { alternatives } from '@/lib/format/patterns';
import { DATE_OR_YEAR_WORDS } from './answer-support-patterns';

type Quoted = { quote: string };
export type UnsupportedSentence = Sentence & { reason: string };

/** Facts whose value is a number of a kind that can occur more than once in a quote. */
const UNITS: Partial<Record<FactKey, string>> = {
  ceo_pay_ratio: 'ratio',
  say_on_pay_support: 'percent',
  board_attendance: 'percent',
  ceo_ownership_multiple: 'times',
  director_ownership_multiple: 'times',
};
const KINDS: Record<string, readonly Figure['kind'][]> = {
  ratio: ['ratio', 'plain'],
  percent: ['percent'],
  times: ['plain'],
};
/** Larger counts are not checked by counting the items of a list. */
const MOST_COUNTED = 100;
const MARKER = /\s?\[(\d{1,3})\]/g;
const DATE_OR_YEAR = new RegExp(alternatives(DATE_OR_YEAR_WORDS), 'gi');

/**
 * The sentences of an answer whose figures do not occur in the quotes they cite, or occur there beside another value of
 * the same fact. That a quote exists does not prove that it supports the sentence.
 */
export function unsupportedSentences(
  question: string,
  answer: string,
  quotes: readonly Quoted[],
): UnsupportedSentence[] {
  const keys = keysAskedFor(question);
  return statementsOf(answer).flatMap((sentence) => {
    const cited = citedBy(sentence.text, quotes);
    const reason = cited.length > 0 ? doubtOf(sentence.text, cited, keys) : undefined;
    return reason === undefined ? [] : [{ ...sentence, reason }];
  });
}

/**
 * Sentences including the citation markers after their full stop. Swapping stop and markers keeps the length, so the
 * positions are valid in the original text.
 */
function statementsOf(answer: string): Sentence[] {
  const ordered = answer.replace(/([.!?])((?:\s?\[\d{1,3}\])+)/g, '$2$1');
  return sentencesOf(ordered).map(({ start, end }) => ({ text: answer.slice(start, end), start, end }));
}

/** A sentence without markers may be supported by any quote. */
function citedBy(sentence: string, quotes: readonly Quoted[]): Quoted[] {
  const marked = [...sentence.matchAll(MARKER)].flatMap((match) => quotes[Number(match[1]) - 1] ?? []);
  return marked.length > 0 ? marked : [...quotes];
}

function doubtOf(sentence: string, cited: readonly Quoted[], keys: readonly FactKey[]): string | undefined {
  const bare = withoutGiven(sentence);
  const figures = figuresIn(bare);
  const quotes = cited.map(({ quote }) => withoutGiven(quote));
  const missing = figures.find((figure) => !isShown(figure, bare, quotes));
  if (missing) return `The quoted words do not contain the figure ${missing.text.replace(/,$/, '')}.`;
  for (const figure of figures) {
    const rival = rivalOf(figure, cited, keys);
    if (rival) return rival;
  }
  return undefined;
}

/**
 * The text without numbers that only give a position or a date: markers, list numbers, pages, addresses, dates and
 * years.
 */
function withoutGiven(text: string): string {
  return text
    .replace(MARKER, '')
    .replace(/\bwww\.\S+|\bhttps?:\S+/gi, ' ')
    .replace(/\b[Pp]ages? \d+(?: gives\b)?/g, ' ')
    .replace(/(?:^|[\s;:])\d{1,2}[.)](?=\s|$)/g, ' ')
    .replace(DATE_OR_YEAR, ' ');
}

/** A count is not supported when the quotes give another number for the same thing. Names in the quotes are counted. */
function isShown(figure: Figure, bare: string, quotes: readonly string[]): boolean {
  const isHeld = quotes.some((quote) => figuresIn(quote, { hasWords: true }).some((other) => agrees(figure, other)));
  if (isHeld) return true;
  if (figure.value === 0) return quotes.some((quote) => /[-–—]\s*(?:$|\s)|\b(?:none|nil|no)\b|^\D*$/i.test(quote));
  if (figure.kind !== 'plain' || figure.value >= MOST_COUNTED || !Number.isInteger(figure.value)) return false;
  const nouns = nounsAfter(bare, figure);
  return !quotes.some((quote) =>
    figuresIn(quote, { hasWords: true }).some(
      (other) => other.kind === 'plain' && nounsAfter(quote, other).some((noun) => nouns.includes(noun)),
    ),
  );
}

function nounsAfter(text: string, figure: Figure): string[] {
  const words = text.slice(figure.end).match(/^(?:[\s-]+[A-Za-z]+){1,2}/)?.[0] ?? '';
  return words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 3);
}

/** Allows for tables in thousands or millions and for rounding in the answer. */
function agrees(figure: Figure, quoted: Figure): boolean {
  const scales = figure.kind === 'money' ? [1, 1e3, 1e6] : [1];
  const isSameKind = figure.kind === quoted.kind || figure.kind === 'plain' || quoted.kind === 'plain';
  const slack = /\b(?:million|billion)\b/i.test(figure.text) ? 0.005 : 1e-9;
  return isSameKind && scales.some((scale) => Math.abs(quoted.value * scale - figure.value) <= figure.value * slack);
}

/** The competing value, when every quote that contains the figure also gives another value of the same fact. */
function rivalOf(figure: Figure, cited: readonly Quoted[], keys: readonly FactKey[]): string | undefined {
  for (const key of keys) {
    const unit = UNITS[key];
    if (!unit || !KINDS[unit]?.includes(figure.kind)) continue;
    const supports = cited.map(({ quote }) => quoteSupports({ key, value: figure.value, unit, period: null, quote }));
    const rival = supports.find(({ verdict }) => verdict === 'ambiguous');
    if (rival?.verdict === 'ambiguous' && !supports.some(({ verdict }) => verdict === 'supported')) return rival.reason;
  }
  return undefined;
}
