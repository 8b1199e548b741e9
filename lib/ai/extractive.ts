import type { AnswerEngine } from './types';

export const EXTRACTIVE_VERSION = 'extractive.v1';

export function makeExtractiveEngine(): AnswerEngine {
  return {
    id: 'extractive',
    answer: () =>
      Promise.resolve({
        answer: 'The selected documents do not answer this.',
        quotes: [],
        confidence: null,
        insufficientEvidence: true,
        usage: { inputTokens: 0, outputTokens: 0 },
        promptVersion: EXTRACTIVE_VERSION,
        notes: [],
      }),
  };
}
