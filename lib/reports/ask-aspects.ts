import type { AnswerEngine, AnswerInput, EngineAnswer, EngineQuote } from '@/lib/ai/types';
import type { Aspect } from './query-aspects';

/** Answers every aspect from the facts of the filings and joins what was found; says which were not. Undefined when none was. */
export async function askAspects(engine: AnswerEngine, input: AnswerInput, aspects: readonly Aspect[]): Promise<EngineAnswer | undefined> {
  // Without passages the engine answers from facts or not at all.
  const asked = await Promise.all(aspects.map(async ({ ask, about }) => ({ about, answer: await engine.answer({ ...input, question: ask, passages: [] }) })));
  const found = asked.filter(({ answer }) => !answer.insufficientEvidence);
  const [first] = found;
  if (!first) return undefined;
  const quotes: EngineQuote[] = [];
  const said = new Set<string>();
  const text = found.flatMap(({ answer }) => statementsOf(renumbered(answer, quotes), input.documents.length > 1)).filter((sentence) => !said.has(bare(sentence)) && said.add(bare(sentence)));
  const missing = asked.filter(({ answer }) => answer.insufficientEvidence).map(({ about }) => about);
  const confidences = found.flatMap(({ answer }) => answer.confidence ?? []);
  return {
    ...first.answer,
    answer: [...text, ...(missing.length > 0 ? [`Not found in the documents: ${missing.join(', ')}.`] : [])].join(input.documents.length > 1 ? '\n' : ' '),
    quotes,
    confidence: confidences.length > 0 ? Math.min(...confidences) : null,
    notes: found.flatMap(({ answer }) => answer.notes),
  };
}

/** The answer with its markers counted on from the quotes so far; the same quote is kept once. */
function renumbered(answer: EngineAnswer, quotes: EngineQuote[]): string {
  const places = answer.quotes.map((quote) => {
    const known = quotes.findIndex((other) => other.documentId === quote.documentId && other.page === quote.page && other.quote === quote.quote);
    return known >= 0 ? known + 1 : quotes.push(quote);
  });
  return answer.answer.replace(/\[(\d{1,3})\]/g, (marker, digits: string) => `[${places[Number(digits) - 1] ?? digits}]`);
}

/** Sentences end in a marker and a full stop. Over several documents each has its line, which keeps its name. */
function statementsOf(text: string, hasSeveral: boolean): string[] {
  return text.split(hasSeveral ? '\n' : /(?<=\]\.)\s+/).filter((statement) => statement.trim() !== '' && !statement.endsWith(': not stated.'));
}

function bare(sentence: string): string {
  return sentence.replace(/\[\d{1,3}\]/g, '').trim();
}
