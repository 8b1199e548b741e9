import { parsePartialJson, type ModelMessage } from 'ai';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { completeText, type TextRequest } from './complete-text';
import { requireModelSettings, type ModelSettings } from './model';
import { toModelError } from './model-errors';
import type { Usage } from './usage';

export type ObjectRequest<T> = Pick<TextRequest, 'signal' | 'timeoutMs' | 'backoff'> & {
  schema: z.ZodType<T>;
  /** Short snake_case name of what is asked for. */
  name: string;
  system: string;
  prompt: string;
  /** Called with the object as it grows; fields may be missing or cut short. When given, the answer is streamed. */
  onPartial?: ((partial: unknown) => void) | undefined;
  /** Defaults to the settings in the environment. */
  settings?: ModelSettings | undefined;
};

export type ObjectResult<T> = { object: T; usage: Usage; modelId: string };

/**
 * Asks the configured model for one object of the schema. An answer that does not match is sent back once with a
 * description of what is wrong; a second mismatch is an error. Throws AppError with a sentence for the user.
 */
export async function completeObject<T>(request: ObjectRequest<T>): Promise<ObjectResult<T>> {
  const settings = request.settings ?? requireModelSettings();
  const messages: ModelMessage[] = [
    { role: 'system', content: `${request.system}\n\n${describeFormat(request.schema)}` },
    { role: 'user', content: request.prompt },
  ];
  const usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const ask = async (extra: ModelMessage[]) => {
    const { onPartial } = request;
    const result = await completeText({
      settings,
      schema: request.schema,
      name: request.name,
      messages: [...messages, ...extra],
      signal: request.signal,
      timeoutMs: request.timeoutMs,
      backoff: request.backoff,
      onPartial: onPartial ? (textSoFar) => reportPartial(onPartial, textSoFar) : undefined,
    });
    usage.inputTokens += result.usage.inputTokens;
    usage.outputTokens += result.usage.outputTokens;
    return result.text;
  };

  try {
    const text = await ask([]);
    const first = readObject(request.schema, text);
    if (first.success) return { object: first.data, usage, modelId: settings.modelId };
    log.info(
      { name: request.name, model: settings.modelId, problem: first.problem },
      'model answer sent back for repair',
    );
    const second = readObject(request.schema, await ask(repairMessages(text, first.problem)));
    if (second.success) return { object: second.data, usage, modelId: settings.modelId };
    throw new AppError('unavailable', 'The language model returned an answer that could not be read. Try again.', {
      cause: new Error(second.problem),
    });
  } catch (error) {
    throw toModelError(error, request.signal);
  }
}

/** Describes the schema in the prompt too, for servers that do not support JSON schemas. */
function describeFormat(schema: z.ZodType): string {
  return (
    'Answer with one JSON object and nothing else. It must fit this JSON schema:\n' +
    `${JSON.stringify(z.toJSONSchema(schema))}`
  );
}

function repairMessages(text: string, problem: string): ModelMessage[] {
  return [
    { role: 'assistant', content: text.slice(0, 20_000) || '(empty)' },
    {
      role: 'user',
      content:
        `That answer does not fit the schema: ${problem}\n` +
        'Send the whole answer again as one JSON object that fits.',
    },
  ];
}

function readObject<T>(
  schema: z.ZodType<T>,
  text: string,
): { success: true; data: T } | { success: false; problem: string } {
  const json = jsonIn(text);
  if (json === undefined) return { success: false, problem: 'it is not JSON.' };
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed : { success: false, problem: z.prettifyError(parsed.error).slice(0, 1500) };
}

/** The JSON value in an answer, also when the model wraps it in a code fence or a sentence. */
function jsonIn(text: string): unknown {
  const candidates = [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)];
  for (const candidate of candidates) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Try the next candidate. When none parses, the model is told that its answer is not JSON.
    }
  }
  return undefined;
}

async function reportPartial(onPartial: (partial: unknown) => void, textSoFar: string): Promise<void> {
  const { value } = await parsePartialJson(textSoFar.slice(Math.max(0, textSoFar.indexOf('{'))));
  if (value !== undefined) onPartial(value);
}
