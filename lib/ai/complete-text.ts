import { generateText, NoObjectGeneratedError, Output, streamText, type ModelMessage } from 'ai';
import type { z } from 'zod';
import { callErrorOf, ModelTimeoutError } from './model-errors';
import { abilitiesOf, languageModel, learnFromRefusal, type ModelSettings } from './model';
import type { Usage } from './usage';
import { MODEL_BACKOFF, withBackoff, type Backoff } from './with-backoff';

const TIMEOUT_MS = 90_000;

export type TextRequest = {
  settings: ModelSettings;
  schema: z.ZodType;
  name: string;
  messages: ModelMessage[];
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  backoff?: Backoff | undefined;
  /** Called with the raw text so far. When given, the answer is streamed. */
  onPartial?: ((textSoFar: string) => Promise<void>) | undefined;
};

/**
 * One completion as raw text. Waits and retries when the server is overloaded, and adapts when the server refuses a
 * setting (see `learnFromRefusal`).
 */
export async function completeText(request: TextRequest): Promise<{ text: string; usage: Usage }> {
  const abilities = abilitiesOf(request.settings);
  for (;;) {
    try {
      return await withBackoff(() => callOnce(request), request.signal, request.backoff ?? MODEL_BACKOFF);
    } catch (error) {
      const refusal = callErrorOf(error);
      const isRefusal = refusal?.statusCode === 400 || refusal?.statusCode === 422;
      if (!isRefusal || !learnFromRefusal(abilities, `${refusal?.message} ${refusal?.responseBody ?? ''}`)) throw error;
    }
  }
}

async function callOnce(request: TextRequest): Promise<{ text: string; usage: Usage }> {
  const { jsonMode, takesTemperature } = abilitiesOf(request.settings);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new ModelTimeoutError()), request.timeoutMs ?? TIMEOUT_MS);
  const abortSignal = request.signal ? AbortSignal.any([request.signal, deadline.signal]) : deadline.signal;
  const options = {
    model: languageModel(request.settings, jsonMode),
    messages: request.messages,
    abortSignal,
    maxRetries: 0,
    // The only system messages are the first ones in `messages`, and this product writes all of them.
    allowSystemInMessages: true,
    ...(takesTemperature ? { temperature: 0 } : {}),
    ...(jsonMode === 'words' ? {} : { output: Output.object({ schema: request.schema, name: request.name }) }),
  };
  try {
    return request.onPartial ? await readStream(options, request.onPartial) : await readWhole(options);
  } catch (error) {
    throw abortSignal.aborted ? abortSignal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

type CallOptions = Parameters<typeof generateText>[0] & Parameters<typeof streamText>[0];

async function readWhole(options: CallOptions): Promise<{ text: string; usage: Usage }> {
  try {
    const { text, totalUsage } = await generateText(options);
    return { text, usage: toUsage(totalUsage) };
  } catch (error) {
    // Keep the text when it does not match the schema, because the model is told what is wrong with it.
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? '', usage: toUsage(error.usage ?? {}) };
  }
}

async function readStream(
  options: CallOptions,
  onPartial: (textSoFar: string) => Promise<void>,
): Promise<{ text: string; usage: Usage }> {
  let text = '';
  let usage: Usage = { inputTokens: 0, outputTokens: 0 };
  // Errors arrive as parts of the stream; without a handler the library prints them.
  for await (const part of streamText({ ...options, onError: () => undefined }).fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw options.abortSignal?.reason ?? new Error('The model call was cancelled.');
    if (part.type === 'finish') usage = toUsage(part.totalUsage);
    if (part.type !== 'text-delta') continue;
    text += part.text;
    await onPartial(text);
  }
  return { text, usage };
}

function toUsage(usage: { inputTokens?: number | undefined; outputTokens?: number | undefined }): Usage {
  return { inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 };
}
