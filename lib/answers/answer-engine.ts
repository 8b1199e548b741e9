import { isTrusted, stateAnswer } from './from-reading/state-answer';
import { nearestPassages } from './from-reading/nearest-passages';
import type { FactAnswer } from '@/lib/reading/match/fact-gate';
import { FACT_EXAMPLES } from './intents/fact-examples';
import { FACT_LABELS, type FactKey } from '@/lib/facts/fact-keys';
import { FACT_TRAITS } from '@/lib/facts/fact-traits';
import { halvesOf, keysAskedFor } from './intents/facts-asked-for';
import { keysByMeaning } from './intents/keys-by-meaning';
import type { AnswerEngine, AnswerInput, EngineAnswer, EngineQuote } from './types';
import { subjectWords } from './extractive/question/question-words';
import { givesAskedNumber } from './extractive/question/answer-kind';
import { answerFromFacts } from './extractive/facts/answer-from-facts';
import { fromFigures } from './extractive/from-figures';
import { documentName } from './extractive/document-name';
import { answerFromPassages } from './extractive/passages/answer-from-passages';
import { joinAnswers, type Draft } from './extractive/join-answers';
import { passagesSharingWords } from './extractive/passages/passages-sharing-words';
import { asksForOpinion, namesUnknownEntity, narrowToNamed } from './extractive/question/question-scope';
import { makeModelEngine } from './model-engine';
import { modelSettings } from '@/lib/ai/model';

/** The engine that the environment selects: a language model when a key is set, otherwise the extractive engine. */
export function answerEngine(): AnswerEngine {
  const settings = modelSettings();
  return settings ? makeModelEngine(settings) : makeExtractiveEngine();
}

/** Whether a language model is available through `completeObject` for summaries, flags and e-mails. */
export function hasLanguageModel(): boolean {
  return modelSettings() !== undefined;
}

const EXTRACTIVE_VERSION = 'extractive.v1';

/**
 * The engine without a language model: facts where they cover the whole question, otherwise sentences of the filing.
 */
export function makeExtractiveEngine(): AnswerEngine {
  return {
    id: 'extractive',
    async answer(input) {
      input.signal?.throwIfAborted();
      const answer = finish(await answerFully(narrowToNamed(input)));
      input.onText?.(answer.answer);
      return answer;
    },
  };
}

/** An abstention with the nearest passages, for callers that do not trust the engine's answer. */
export function withoutAnswer(input: AnswerInput): EngineAnswer {
  return finish(abstain(input, [], nearestTo(input)));
}

async function answerFully(input: AnswerInput): Promise<Draft> {
  if (asksForOpinion(input.question)) return abstain(input, []);
  const figured = namesUnknownEntity(input) ? null : fromFigures(input);
  if (figured?.draft) return figured.draft;
  const parts = halvesOf(input.question);
  const halves = await Promise.all(parts.map((question) => fromFacts({ ...input, question })));
  const keys = halves.flatMap((half) => half.keys);
  const drafts = halves.map(
    (half, at) => half.draft ?? withoutFacts({ ...input, question: parts[at] ?? input.question }, half),
  );
  if (!input.readings) return joinAnswers(drafts);
  // When one half of the question has an answer, the other half is stated as not found.
  const facts = halves.some((half) => half.draft) ? joinAnswers(drafts) : undefined;
  if (
    facts &&
    isTrusted(
      factAnswerOf(
        facts,
        keys,
        halves.every((half) => half.isNamed),
      ),
      input.readings,
    )
  )
    return facts;
  const stated = stateAnswer(input.readings, (id) => labelOf(input, id));
  if (stated && !namesUnknownEntity(input) && givesAskedNumber(input.question, stated.answer))
    return { ...stated, insufficientEvidence: false, notes: [] };
  const none = abstain(input, keys, nearestTo(input));
  return figured ? { ...none, notes: [...none.notes, ...figured.notes] } : none;
}

type FromFacts = { draft: Draft | undefined; keys: FactKey[]; isFinal: boolean; isNamed: boolean };

/**
 * `isFinal`: the filing may leave this fact out and the fact reader found none, so no nearby sentence is used as a
 * guess.
 */
export async function fromFacts(input: AnswerInput): Promise<FromFacts> {
  const named = keysAskedFor(input.question);
  const keys = named.length > 0 ? named : await keysByMeaning(input.question, input.concepts, input.signal);
  if (keys.length > 0 && namesUnknownEntity(input))
    return { draft: undefined, keys, isFinal: true, isNamed: named.length > 0 };
  return {
    draft: answerFromFacts(input, keys),
    keys,
    isFinal: named.some((key) => FACT_TRAITS[key].isOptional),
    isNamed: named.length > 0,
  };
}

/**
 * An answer from facts with all related words: those of the answer, of its quotes, and of the typical questions for the
 * facts.
 */
export function factAnswerOf(
  { answer, quotes, confidence }: Draft,
  keys: readonly FactKey[],
  isNamed: boolean,
): FactAnswer {
  const examples = FACT_EXAMPLES.filter((each) => each.keys.some((key) => keys.includes(key))).flatMap(
    (each) => each.ask,
  );
  const words = [answer, ...quotes.map(({ quote }) => quote), ...keys.map((key) => FACT_LABELS[key]), ...examples].join(
    ' ',
  );
  return { words, pages: quotes.map(({ page }) => page), confidence: confidence ?? 0, isNamed, quotes: quotes.length };
}

/**
 * Answers a question (or half of one) that no fact answers, from a sentence of the passages when only passages are
 * known.
 */
function withoutFacts(input: AnswerInput, { keys, isFinal }: FromFacts): Draft {
  const fromPassages = input.readings || isFinal ? undefined : answerFromPassages(input);
  return fromPassages ?? abstain(input, keys, nearestTo(input));
}

/**
 * An answer that says what was looked for and not found. `nearest` passages are shown as places to look; they are not
 * claims.
 */
function abstain(input: AnswerInput, keys: readonly FactKey[], nearest: EngineQuote[] = []): Draft {
  const sought = keys[0] ? FACT_LABELS[keys[0]].toLowerCase() : subjectWords(input.question).slice(0, 6).join(', ');
  const where = input.documents.length === 1 ? 'in the selected document' : 'in the selected documents';
  const answer =
    `The extractive engine found no passage ${where} that answers this by ` +
    `itself.${sought ? ` Looked for: ${sought}.` : ''}`;
  return { answer, quotes: [], nearest, confidence: null, insufficientEvidence: true, notes: [] };
}

function nearestTo(input: AnswerInput): EngineQuote[] {
  return input.readings ? nearestPassages(input.readings) : passagesSharingWords(input);
}

function labelOf(input: AnswerInput, documentId: string): string {
  const document = input.documents.find((each) => each.documentId === documentId);
  return document ? documentName(document, input.documents) : '';
}

function finish(draft: Draft): EngineAnswer {
  return { ...draft, usage: { inputTokens: 0, outputTokens: 0 }, promptVersion: EXTRACTIVE_VERSION };
}
