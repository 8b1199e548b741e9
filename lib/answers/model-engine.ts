import { unsupportedSentences } from './answer-support';
import { completeObject } from '@/lib/ai/complete-object';
import { FACT_LABELS } from '@/lib/facts/fact-keys';
import { factsAskedFor } from './intents/facts-asked-for';
import { formatFactValue, containsFactValue } from '@/lib/facts/fact-words';
import type { ModelSettings } from '@/lib/ai/model';
import { ANSWER_PROMPT_VERSION, ANSWER_SYSTEM, answerPrompt, answerSchema } from './prompts/answer.v1';
import type { AnswerEngine, AnswerInput, EngineAnswer, EngineQuote, Passage } from './types';
import type { Backoff } from '@/lib/ai/with-backoff';

/** Most sentences that the model is asked to correct; an answer with more is not improved by naming them. */
const MAX_DOUBTS = 3;
/** Facts below this confidence are not compared with the answer. */
const MIN_CONFIDENCE = 0.8;

type Tuning = { backoff?: Backoff; timeoutMs?: number };

/** Answers with a language model behind an OpenAI-compatible server. */
export function makeModelEngine(settings: ModelSettings, tuning: Tuning = {}): AnswerEngine {
  return { id: settings.modelId, answer: (input) => answerWithModel(settings, tuning, input) };
}

async function answerWithModel(settings: ModelSettings, tuning: Tuning, input: AnswerInput): Promise<EngineAnswer> {
  const { prompt, passageById } = answerPrompt(input);
  const { object, usage } = await completeObject({
    settings,
    schema: answerSchema,
    name: 'cited_answer',
    system: ANSWER_SYSTEM,
    prompt,
    signal: input.signal,
    timeoutMs: tuning.timeoutMs,
    backoff: tuning.backoff,
    onPartial: input.onText ? growingAnswer(input.onText) : undefined,
  });
  const { answer, quotes } = withKnownQuotes(object.answer, object.quotes, passageById);
  const doubted = object.insufficient_evidence ? [] : unsupportedSentences(input.question, answer, quotes);
  const isUnproven = !object.insufficient_evidence && (quotes.length === 0 || doubted.length > 0);
  const notes = disagreements(input, answer, object.insufficient_evidence);
  notes.push(...doubted.slice(0, MAX_DOUBTS).map(({ text, reason }) => `${reason} Check the page: “${text}”`));
  if (isUnproven && quotes.length === 0)
    notes.push('The model gave no quote for this answer, so the documents do not confirm it.');
  return {
    answer: answer || 'The selected documents do not answer this.',
    quotes,
    confidence: isUnproven || !Number.isFinite(object.confidence) ? null : Math.min(1, Math.max(0, object.confidence)),
    insufficientEvidence: object.insufficient_evidence || !answer,
    usage,
    promptVersion: ANSWER_PROMPT_VERSION,
    notes,
  };
}

/**
 * Reports the text by which the answer grew. A repaired answer that begins differently is not streamed after the first.
 */
function growingAnswer(onText: (delta: string) => void): (partial: unknown) => void {
  let shown = '';
  return (partial) => {
    const answer = partial && typeof partial === 'object' && 'answer' in partial ? partial.answer : undefined;
    if (typeof answer !== 'string' || !answer.startsWith(shown) || answer.length === shown.length) return;
    onText(answer.slice(shown.length));
    shown = answer;
  };
}

/** Drops quotes of unknown passages and renumbers the markers of the remaining ones. */
function withKnownQuotes(
  text: string,
  raw: { passage: string; quote: string }[],
  passageById: Map<string, Passage>,
): { answer: string; quotes: EngineQuote[] } {
  const quotes: EngineQuote[] = [];
  const markerOf = new Map<number, number>();
  raw.forEach(({ passage: id, quote }, index) => {
    const passage = sourceOf(id, quote, passageById);
    if (!passage || !quote.trim()) return;
    quotes.push({ chunkId: passage.chunkId, documentId: passage.documentId, page: passage.page, quote: quote.trim() });
    markerOf.set(index + 1, quotes.length);
  });
  const answer = text.replace(/\s?\[(\d{1,3})\]/g, (marker, digits: string) => {
    const target = markerOf.get(Number(digits));
    return target === undefined ? '' : marker.replace(digits, String(target));
  });
  return { answer: answer.trim(), quotes };
}

/** The passage that contains the quote, also when the model named another one. */
function sourceOf(id: string, quote: string, passageById: Map<string, Passage>): Passage | undefined {
  const named = passageById.get(id.trim());
  const bare = (text: string) => text.replace(/[\s\u00ad"'“”‘’‐-―-]+/g, '').toLowerCase();
  const wanted = bare(quote);
  if (named && bare(named.text).includes(wanted)) return named;
  return (
    [...passageById.values()].find((passage) => wanted.length >= 12 && bare(passage.text).includes(wanted)) ?? named
  );
}

/** Notes for the user where a fact read with high confidence differs from the answer. */
function disagreements(input: AnswerInput, answer: string, isInsufficient: boolean): string[] {
  return factsAskedFor(input.question, input.facts)
    .filter(
      (fact) => fact.confidence >= MIN_CONFIDENCE && !Array.isArray(fact.value) && typeof fact.value !== 'boolean',
    )
    .filter((fact) => !containsFactValue(answer, fact))
    .map((fact) => {
      const found = `${FACT_LABELS[fact.key]}: page ${fact.page} of the filing states ${formatFactValue(fact)}`;
      return isInsufficient
        ? `${found}, though the model found no answer.`
        : `${found}, which the answer does not give. Check the page.`;
    })
    .slice(0, 3);
}
