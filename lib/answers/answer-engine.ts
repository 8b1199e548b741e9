import { makeExtractiveEngine } from './extractive/index';
import { makeModelEngine } from './model-engine';
import { modelSettings } from '@/lib/ai/model';
import type { AnswerEngine } from './types';

/** The engine that the environment chooses: a language model where a key is set, else the one without a model. */
export function answerEngine(): AnswerEngine {
  const settings = modelSettings();
  return settings ? makeModelEngine(settings) : makeExtractiveEngine();
}

/** Whether summaries, flags and e-mails may be asked of a language model through `completeObject`. */
export function hasLanguageModel(): boolean {
  return modelSettings() !== undefined;
}
