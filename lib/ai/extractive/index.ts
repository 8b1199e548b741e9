import { halvesOf, keysAskedFor } from '../intents/facts-asked-for';
import { keysByMeaning } from '../intents/keys-by-meaning';
import type { AnswerEngine, AnswerInput, EngineAnswer } from '../types';
import { abstain } from './abstain';
import { answerFromFacts } from './answer-from-facts';
import { answerFromPassages } from './answer-from-passages';
import { joinAnswers, type Draft } from './join-answers';
import { nearestPassages } from './nearest-passages';
import { asksForOpinion, namesStranger, narrowToNamed } from './question-scope';
import { isOptionalDisclosure } from './optional-disclosures';

export const EXTRACTIVE_VERSION = 'extractive.v1';

/** Answers without a language model: with facts where the question asks for one, else with the filing's own sentences and rows. */
export function makeExtractiveEngine(): AnswerEngine {
  return {
    id: 'extractive',
    async answer(input) {
      input.signal?.throwIfAborted();
      const answer = finish(joinAnswers(await Promise.all(halvesOf(input.question).map((question) => answerOne({ ...input, question })))));
      input.onText?.(answer.answer);
      return answer;
    },
  };
}

/** What the engine says where it is not trusted with an answer: that there is none, and where to look. */
export function withoutAnswer(input: AnswerInput): EngineAnswer {
  return finish(abstain(input, [], nearestPassages(input)));
}

async function answerOne(asked: AnswerInput): Promise<Draft> {
  const input = narrowToNamed(asked);
  if (asksForOpinion(input.question)) return abstain(input, []);
  const named = keysAskedFor(input.question);
  const keys = named.length > 0 ? named : await keysByMeaning(input.question, input.concepts, input.signal);
  if (keys.length > 0 && namesStranger(input)) return abstain(input, keys);
  const fromFacts = answerFromFacts(input, keys);
  if (fromFacts) return fromFacts;
  // What a filing need not disclose, and the reader found nowhere, is not guessed from a nearby sentence.
  if (named.some(isOptionalDisclosure)) return abstain(input, keys, nearestPassages(input));
  return answerFromPassages(input) ?? abstain(input, keys, nearestPassages(input));
}

function finish(draft: Draft): EngineAnswer {
  return { ...draft, usage: { inputTokens: 0, outputTokens: 0 }, promptVersion: EXTRACTIVE_VERSION };
}
