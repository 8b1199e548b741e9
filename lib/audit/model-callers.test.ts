import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code that may call a model, except the engines themselves. */
const sources = globSync('{lib,inngest,scripts,app}/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('lib/ai/') && file !== 'lib/answers/model-engine.ts' && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const using = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text));

/** These embed the product's own sentences, or texts that are not stored. */
const EMBED_NOTHING_OF_A_TENANT = [
  'lib/answers/intents/nearest-fact.ts',
  'lib/queries/answering/answering-worker.ts',
  'lib/retrieval/concepts/guess-concept.ts',
  'scripts/worker.ts',
];

it('every use of the language model is recorded', () => {
  const callers = using(/\bcompleteObject\(/);
  expect(callers.length).toBeGreaterThan(4);
  expect(callers.filter(({ text }) => !/\bauditedCall\(/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('every question put to an engine is recorded, answered or not', () => {
  const callers = using(/\banswerEngine\(\)\.answer\(|\bengine\.answer\(/);
  expect(callers.length).toBeGreaterThan(1);
  const unrecorded = callers.filter(({ text }) => !/\bauditedFailure\(/.test(text)).map(({ file }) => file);
  // Called within answer-report-query, which records the call; only for the engine without a model.
  expect(unrecorded).toEqual(['lib/reports/generate/ask-aspects.ts']);
});

it('every embedding of what a tenant gave is recorded', () => {
  const unrecorded = using(/\bembedTexts\(/)
    .filter(({ text }) => !/\bonTokens\b/.test(text))
    .map(({ file }) => file);
  expect(unrecorded.sort()).toEqual(EMBED_NOTHING_OF_A_TENANT);
});
