import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { AppError } from '@/lib/errors';
import { env } from '@/lib/env';

const DEFAULT_BASE_URL = 'https://api.openai.com/v1';
const DEFAULT_MODEL = 'gpt-4.1-mini';

/** How a server is asked for JSON: by schema, by "a JSON object", or only in words. */
export type JsonMode = 'schema' | 'object' | 'words';

/**
 * What earlier calls showed about a server: older servers refuse response formats, newer models refuse a temperature.
 */
export type ServerAbilities = { jsonMode: JsonMode; takesTemperature: boolean };

export type ModelSettings = { apiKey: string; baseUrl: string; modelId: string };

/** The language model in the environment; undefined when no key is set. */
export function modelSettings(): ModelSettings | undefined {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  if (!OPENAI_API_KEY) return undefined;
  return {
    apiKey: OPENAI_API_KEY,
    baseUrl: OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
    modelId: OPENAI_MODEL ?? DEFAULT_MODEL,
  };
}

/** As `modelSettings`; throws `unavailable` when no key is set. */
export function requireModelSettings(): ModelSettings {
  const settings = modelSettings();
  if (!settings)
    throw new AppError('unavailable', 'No language model is configured. An operator sets OPENAI_API_KEY to use one.');
  return settings;
}

export function languageModel(settings: ModelSettings, jsonMode: JsonMode): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'openai',
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: jsonMode === 'schema',
  });
  return provider(settings.modelId);
}

const holder = globalThis as { plumblineModelAbilities?: Map<string, ServerAbilities> };

/** The remembered abilities of a server and model; one shared object that `learnFromRefusal` updates. */
export function abilitiesOf({ baseUrl, modelId }: ModelSettings): ServerAbilities {
  holder.plumblineModelAbilities ??= new Map();
  const key = `${baseUrl} ${modelId}`;
  const known = holder.plumblineModelAbilities.get(key) ?? { jsonMode: 'schema', takesTemperature: true };
  holder.plumblineModelAbilities.set(key, known);
  return known;
}

/** Updates `abilities` from the text of a refusal. False when the refusal is about something else. */
export function learnFromRefusal(abilities: ServerAbilities, body: string): boolean {
  if (/temperature/i.test(body) && abilities.takesTemperature) {
    abilities.takesTemperature = false;
    return true;
  }
  if (
    /response_format|json_schema|json_object|structured output|guided/i.test(body) &&
    abilities.jsonMode !== 'words'
  ) {
    abilities.jsonMode = abilities.jsonMode === 'schema' ? 'object' : 'words';
    return true;
  }
  return false;
}
