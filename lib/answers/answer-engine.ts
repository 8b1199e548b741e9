import { makeExtractiveEngine } from './extractive/index';
import { makeModelEngine } from './model-engine';
import { modelSettings } from '@/lib/ai/model';
import type { AnswerEngine } from './types';

/** The engine that the environment selects: a language model when a key is set, otherwise the extractive engine. */
export function answerEngine(): AnswerEngine {
  const settings = modelSettings();
  return settings ? makeModelEngine(settings) : makeExtractiveEngine();
}

/** Whether a language model is available through `completeObject` for summaries, flags and e-mails. */
export function hasLanguageModel(): boolean {
  return modelSettings() !== undefined;
}
