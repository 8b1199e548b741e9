import { NOT_FOUND_LINE } from '@/lib/answers/extractive/facts/answer-from-facts';
import type { AnswerEngine, AnswerInput, EngineAnswer, EngineQuote } from '@/lib/answers/types';
import type { Aspect } from './query-aspects';

/** Facts with lower confidence are not used in a joined answer, where their uncertainty would not be visible. */
const LEAST_SURE = 0.65;

/**
 * Answers every aspect from the facts of the filings, joins the results, and names aspects without a result. Undefined
 * when there is no result at all.
 */
export async function askAspects(
  engine: AnswerEngine,
  input: AnswerInput,
  aspects: readonly Aspect[],
): Promise<EngineAnswer | undefined> {
  const quotes: EngineQuote[] = [];
  const said = new Set<string>();
  const text: string[] = [];
  const missing: string[] = [];
  const used: EngineAnswer[] = [];
  for (const { ask, about } of aspects) {
    // Without passages the engine can answer only from facts.
    const answer = await engine.answer({ ...input, question: ask, passages: [], readings: undefined });
    const isSure = !answer.insufficientEvidence && (answer.confidence ?? 0) >= LEAST_SURE;
    const isNew = isSure && statementsOf(answer.answer, input).some((statement) => !said.has(bare(statement)));
    if (!isNew) {
      missing.push(about);
      continue;
    }
    const fresh = statementsOf(renumbered(answer, quotes), input).filter((statement) => !said.has(bare(statement)));
    for (const statement of fresh) said.add(bare(statement));
    text.push(...fresh);
    used.push(answer);
  }
  const [first] = used;
  if (!first) return undefined;
  return {
    ...first,
    answer: [
      ...text,
      ...(missing.length > 0 ? [`Not found by the extractive engine: ${missing.join(', ')}.`] : []),
    ].join(input.documents.length > 1 ? '\n' : ' '),
    quotes,
    confidence: Math.min(...used.map((answer) => answer.confidence ?? 0)),
    notes: used.flatMap((answer) => answer.notes),
  };
}

/** The answer with its markers renumbered after the existing quotes; equal quotes are kept once. */
function renumbered(answer: EngineAnswer, quotes: EngineQuote[]): string {
  const places = answer.quotes.map((quote) => {
    const known = quotes.findIndex(
      (other) => other.documentId === quote.documentId && other.page === quote.page && other.quote === quote.quote,
    );
    return known >= 0 ? known + 1 : quotes.push(quote);
  });
  return answer.answer.replace(
    /\[(\d{1,3})\]/g,
    (marker, digits: string) => `[${places[Number(digits) - 1] ?? digits}]`,
  );
}

/**
 * Splits an answer into sentences that end with a marker and a full stop. With several documents, each has a line with
 * its name.
 */
function statementsOf(text: string, { documents }: AnswerInput): string[] {
  return text
    .split(documents.length > 1 ? '\n' : /(?<=\]\.)\s+/)
    .filter((statement) => statement.trim() !== '' && !statement.endsWith(NOT_FOUND_LINE));
}

function bare(sentence: string): string {
  return sentence.replace(/\[\d{1,3}\]/g, '').trim();
}
