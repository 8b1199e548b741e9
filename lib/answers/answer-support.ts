import { quoteSupports } from '@/lib/facts/support/quote-supports';
import { figuresIn, type Figure } from '@/lib/format/figures';
import { sentencesOf, type Sentence } from '@/lib/format/sentences';
import type { FactKey } from '@/lib/facts/fact-keys';
import { keysAskedFor } from './intents/facts-asked-for';
import { alternatives } from '@/lib/format/patterns';
import { DATE_OR_YEAR_WORDS } from './answer-support-patterns';

type Quoted = { quote: string };
export type DoubtedSentence = Sentence & { reason: string };

/** Facts whose value is a number of a kind that a quote can hold twice. */
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
/** More than these nobody counts from a list. */
const MOST_COUNTED = 100;
const MARKER = /\s?\[(\d{1,3})\]/g;
const DATE_OR_YEAR = new RegExp(alternatives(DATE_OR_YEAR_WORDS), 'gi');

/**
 * The sentences of an answer whose figures do not stand in the quotes they cite, or stand there beside another value of
 * the same fact. A quote that exists proves nothing by existing.
 */
export function doubtedSentences(question: string, answer: string, quotes: readonly Quoted[]): DoubtedSentence[] {
  const keys = keysAskedFor(question);
  return statementsOf(answer).flatMap((sentence) => {
    const cited = citedBy(sentence.text, quotes);
    const reason = cited.length > 0 ? doubtOf(sentence.text, cited, keys) : undefined;
    return reason === undefined ? [] : [{ ...sentence, reason }];
  });
}

/** Sentences, each with the markers that stand behind its stop; both orders are of one length. */
function statementsOf(answer: string): Sentence[] {
  const ordered = answer.replace(/([.!?])((?:\s?\[\d{1,3}\])+)/g, '$2$1');
  return sentencesOf(ordered).map(({ start, end }) => ({ text: answer.slice(start, end), start, end }));
}

/** Without markers any quote may show a sentence. */
function citedBy(sentence: string, quotes: readonly Quoted[]): Quoted[] {
  const marked = [...sentence.matchAll(MARKER)].flatMap((match) => quotes[Number(match[1]) - 1] ?? []);
  return marked.length > 0 ? marked : [...quotes];
}

function doubtOf(sentence: string, cited: readonly Quoted[], keys: readonly FactKey[]): string | undefined {
  const bare = withoutGiven(sentence);
  const figures = figuresIn(bare);
  const quotes = cited.map(({ quote }) => withoutGiven(quote));
  const missing = figures.find((figure) => !isShown(figure, bare, quotes));
  if (missing) return `The figure ${missing.text.replace(/,$/, '')} does not stand in the words quoted.`;
  for (const figure of figures) {
    const rival = rivalOf(figure, cited, keys);
    if (rival) return rival;
  }
  return undefined;
}

/** Without what tells where a statement stands: markers, list numbers, pages, addresses, dates and years. */
function withoutGiven(text: string): string {
  return text
    .replace(MARKER, '')
    .replace(/\bwww\.\S+|\bhttps?:\S+/gi, ' ')
    .replace(/\b[Pp]ages? \d+(?: gives\b)?/g, ' ')
    .replace(/(?:^|[\s;:])\d{1,2}[.)](?=\s|$)/g, ' ')
    .replace(DATE_OR_YEAR, ' ');
}

/** Where the words quoted give another number of the same thing, a count is not shown; of names it is counted. */
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

/** A table prints thousands or millions, and an answer may round. */
function agrees(figure: Figure, quoted: Figure): boolean {
  const scales = figure.kind === 'money' ? [1, 1e3, 1e6] : [1];
  const isSameKind = figure.kind === quoted.kind || figure.kind === 'plain' || quoted.kind === 'plain';
  const slack = /\b(?:million|billion)\b/i.test(figure.text) ? 0.005 : 1e-9;
  return isSameKind && scales.some((scale) => Math.abs(quoted.value * scale - figure.value) <= figure.value * slack);
}

/** Where every quote that holds the figure gives another one of the same fact. */
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
