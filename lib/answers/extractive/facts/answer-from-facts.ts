import { FACT_TRAITS } from '@/lib/facts/fact-traits';
import { isCommitteeRow, isGarbled, isPartOfFees, quoteSupports } from '@/lib/facts/support/quote-supports';
import { FACT_LABELS, type FactKey } from '@/lib/facts/fact-keys';
import { FACT_SENTENCES } from '@/lib/answers/fact-sentences';
import { formatFactValue } from '@/lib/facts/fact-words';
import type { AnswerInput, EngineAnswer, EngineQuote, Passage } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { documentName } from '../document-name';
import { isOfAskedYears } from '@/lib/answers/extractive/question/question-scope';
import { wholeWords } from '@/lib/format/patterns';
import { OTHER_MEASURE_WORDS } from './answer-from-facts-patterns';

/** Facts below this confidence are not used. */
const MIN_CONFIDENCE = 0.5;
/** A second value with at least this confidence is shown beside the first. */
const RIVAL_CONFIDENCE = 0.75;

/** "Not found" does not mean "not stated": the document may still state it. */
const NOT_FOUND = 'not found by the extractive engine';
/** End of the line for a document that does not state any of the facts. */
export const NOT_FOUND_LINE = `: ${NOT_FOUND}.`;

/**
 * Facts that one question asks for together, with the pattern that recognises each; a part without an answer is named.
 */
const PARTS: readonly { key: FactKey; asked: RegExp }[] = [
  { key: 'hedging_policy', asked: /\bhedg|\bderivativ|\bshort[- ]s/i },
  { key: 'pledging_policy', asked: /\bpledg|\bcollateral|\bmargin\b/i },
  { key: 'board_chair', asked: /\bwho\b|\bname\b/i },
];

type Draft = Pick<EngineAnswer, 'answer' | 'quotes' | 'confidence' | 'insufficientEvidence' | 'notes'>;
type Statement = { text: string; facts: Fact[] };

/**
 * Answers with the facts asked for, one line a document where there are several. Undefined when no document has them.
 */
export function answerFromFacts(input: AnswerInput, keys: readonly FactKey[]): Draft | undefined {
  const first = keys[0];
  if (!first) return undefined;
  const period = wantedPeriod(input.question);
  const perDocument = input.documents.map((document) => {
    const facts = input.facts.filter(
      (fact) =>
        fact.documentId === document.documentId &&
        keys.includes(fact.key) &&
        fact.confidence >= MIN_CONFIDENCE &&
        isShown(fact) &&
        isOfAskedYears(fact, document, input.question),
    );
    return {
      document,
      statements: keys.flatMap((key) =>
        statementFor(
          key,
          facts.filter((fact) => fact.key === key),
          period,
          keys,
        ),
      ),
    };
  });
  const answering = perDocument.filter(({ statements }) =>
    statements.some(({ facts }) => facts[0] && isMain(facts[0].key, keys)),
  );
  if (answering.length === 0) return undefined;

  const quotes: EngineQuote[] = [];
  const lines = answering.map(({ document, statements }) => {
    const said = new Set(statements.flatMap(({ facts }) => facts.map((fact) => fact.key)));
    const missing = PARTS.filter(
      ({ key, asked }) => keys.includes(key) && !said.has(key) && asked.test(input.question),
    ).map(({ key }) => `${FACT_LABELS[key]}${NOT_FOUND_LINE}`);
    const text = [
      ...statements.map(({ text: sentence, facts }) => `${withMarkers(sentence, facts, quotes, input)}.`),
      ...missing,
    ].join(' ');
    return input.documents.length > 1 ? `${documentName(document, input.documents)}: ${text}` : text;
  });
  const silent = perDocument
    .filter((entry) => !answering.includes(entry))
    .map(({ document }) => `${documentName(document, input.documents)}${NOT_FOUND_LINE}`);
  const used = answering.flatMap(({ statements }) => statements.flatMap(({ facts }) => facts.slice(0, 1)));
  return {
    answer: [...lines, ...silent].join('\n'),
    quotes,
    confidence: Math.min(...used.map((fact) => fact.confidence)),
    insufficientEvidence: false,
    notes: [],
  };
}

/** A fact whose quote does not show its value is not stated. Tags and lists are exempt; their tables show them. */
function isShown(fact: Fact): boolean {
  if (Array.isArray(fact.value) && isGarbled(fact.value)) return false;
  if (fact.key === 'tax_fees' && isPartOfFees(fact.quote)) return false;
  if (OF_CHAIR.has(fact.key) && isCommitteeRow(fact.quote)) return false;
  if (OVERSIGHT.has(fact.key)) return quoteSupports(fact).verdict === 'supported';
  return fact.source === 'xbrl' || !FACT_TRAITS[fact.key].isShown || quoteSupports(fact).verdict !== 'unsupported';
}

const OF_CHAIR: ReadonlySet<FactKey> = new Set<FactKey>(['board_chair', 'chair_ceo_separate']);
const OVERSIGHT: ReadonlySet<FactKey> = new Set<FactKey>(['esg_oversight', 'cybersecurity_oversight']);

/** With several keys the first is the answer; for some questions any of the keys is. */
function isMain(key: FactKey, keys: readonly FactKey[]): boolean {
  const alternatives: readonly FactKey[] = [
    'hedging_policy',
    'pledging_policy',
    'board_size',
    'nominee_count',
    'other_fees',
    'tax_fees',
    'audit_related_fees',
    'largest_holder',
    'holders',
    'board_chair',
    'chair_ceo_separate',
    'meeting_date',
    'meeting_place',
    'total_auditor_fees',
    'audit_fees',
    'ceo_ownership_multiple',
    'director_ownership_multiple',
  ];
  return key === keys[0] || alternatives.includes(key);
}

function statementFor(key: FactKey, facts: Fact[], period: string | undefined, keys: readonly FactKey[]): Statement[] {
  const [best, ...others] = inPeriod(facts, period);
  if (!best || isSecondary(key, keys)) return [];
  const rival = others.find(
    (fact) => fact.confidence >= RIVAL_CONFIDENCE && isRival(best, fact) && !isOtherMeasure(fact),
  );
  const sentence = FACT_SENTENCES[key](best);
  if (!rival) return [{ text: sentence, facts: [best] }];
  return [
    { text: sentence, facts: [best] },
    { text: rivalSentence(best, rival), facts: [rival] },
  ];
}

/** A value of another year, computed another way, or of another person answers another question. */
const OTHER_MEASURE = wholeWords(OTHER_MEASURE_WORDS, 'i');

function isOtherMeasure(fact: Fact): boolean {
  return OTHER_MEASURE.test(fact.quote.replace(/\s+/g, ' '));
}

const MAX_CLAUSE = 180;

/** The second value in the filing's own words, so that the user sees what it refers to. */
function rivalSentence(best: Fact, rival: Fact): string {
  const words = rival.quote.replace(/\s+/g, ' ').trim();
  const clause = words.length <= MAX_CLAUSE ? words : `${words.slice(0, words.lastIndexOf(' ', MAX_CLAUSE))} …`;
  const year = rival.period && rival.period !== best.period ? ` for ${rival.period}` : '';
  return `Page ${rival.page} gives ${formatFactValue(rival)}${year}: “${clause.replace(/[.;,]+$/, '')}”`;
}

/** The named holders repeat the largest one, and the number of seats repeats the number of nominees. */
function isSecondary(key: FactKey, keys: readonly FactKey[]): boolean {
  return (
    keys[0] !== key &&
    (key === 'holders' || key === 'ceo_name' || (key === 'audit_fees' && keys[0] === 'total_auditor_fees'))
  );
}

/** Facts of the period asked for; without one, those of the latest period. Empty when no fact has the period. */
function inPeriod(facts: Fact[], period: string | undefined): Fact[] {
  const sorted = facts.toSorted((a, b) => b.confidence - a.confidence);
  const periods = [...new Set(sorted.flatMap((fact) => (fact.period ? [fact.period] : [])))].sort().reverse();
  if (period === 'previous') return sorted.filter((fact) => fact.period === periods[1]);
  if (period && periods.length > 0) return sorted.filter((fact) => fact.period === period || fact.period === null);
  const best = sorted[0];
  return isSeries(sorted) ? sorted.filter((fact) => fact.period === periods[0]) : best ? sorted : [];
}

/** Facts such as fees are given for two years each. */
function isSeries(facts: Fact[]): boolean {
  return facts.length > 1 && facts.every((fact) => fact.unit === 'USD' && fact.period !== null);
}

/** An average beside a threshold, or a proponent's words beside the policy, is not a contradiction. */
const NEVER_RIVALS: ReadonlySet<FactKey> = new Set<FactKey>(['board_attendance', 'clawback_policy']);

function isRival(best: Fact, other: Fact): boolean {
  if (Array.isArray(best.value) || typeof best.value === 'boolean' || NEVER_RIVALS.has(best.key)) return false;
  return (
    JSON.stringify(best.value) !== JSON.stringify(other.value) &&
    (best.period === null || other.period === null || best.period === other.period)
  );
}

function withMarkers(sentence: string, facts: Fact[], quotes: EngineQuote[], input: AnswerInput): string {
  const markers = facts.map((fact) => {
    const quote = quoteOf(fact, input.passages);
    const known = quotes.findIndex(
      (other) => other.documentId === quote.documentId && other.page === quote.page && other.quote === quote.quote,
    );
    if (known >= 0) return `[${known + 1}]`;
    quotes.push(quote);
    return `[${quotes.length}]`;
  });
  return `${sentence} ${[...new Set(markers)].join('')}`;
}

/** A fact's words as a quote, with the passage that contains them if there is one. */
function quoteOf(fact: Fact, passages: readonly Passage[]): EngineQuote {
  const wanted = bare(fact.quote);
  const passage = passages.find(
    (candidate) =>
      candidate.documentId === fact.documentId && candidate.page === fact.page && bare(candidate.text).includes(wanted),
  );
  return { chunkId: passage?.chunkId ?? null, documentId: fact.documentId, page: fact.page, quote: fact.quote };
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The fiscal year a question names, or "previous" for the one before the latest. */
function wantedPeriod(question: string): string | undefined {
  const text = question.toLowerCase();
  const year =
    /\b(?:fy\s?|fiscal\s(?:year\s)?)?(20\d\d)\b/.exec(text)?.[1] ?? toFullYear(/\bfy\s?'?(\d{2})\b/.exec(text)?.[1]);
  if (year && !/\b(?:meeting|proxy|agm)\b[^?]{0,12}20\d\d|20\d\d\s(?:annual|proxy|agm|meeting)/.test(text)) return year;
  return /\b(?:prior|previous|preceding) (?:fiscal )?year\b|\byear before\b/.test(text) &&
    !/\b(?:vote|support|say.on.pay|meeting)/.test(text)
    ? 'previous'
    : undefined;
}

function toFullYear(short: string | undefined): string | undefined {
  return short ? `20${short}` : undefined;
}
