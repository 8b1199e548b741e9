import { describe, expect, it } from 'vitest';
import { readEnv } from '@/lib/env';
import { encodeLocally } from './local-encoder';
import { openAiEmbedding } from './index';
import { makeTokenizer } from './sentence-piece';

const dot = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  (a ?? new Float32Array()).reduce((sum, value, index) => sum + value * (b?.[index] ?? 0), 0);

describe('the bundled sentence encoder', () => {
  it('returns unit vectors in the order of the texts, whatever their length', async () => {
    const texts = ['What is the CEO pay ratio?', 'word '.repeat(900), 'x'];
    const together = await encodeLocally(texts);
    const alone = await Promise.all(texts.map(async (text) => (await encodeLocally([text]))[0]));
    together.forEach((vector, index) => {
      expect(vector).toHaveLength(512);
      expect(dot(vector, vector)).toBeCloseTo(1, 5);
      expect(dot(vector, alone[index])).toBeCloseTo(1, 5);
    });
  });

  it('places a question nearer to its answer than to another subject', async () => {
    const [question, answer, other] = await encodeLocally([
      'What is the CEO pay ratio?',
      'The annual total compensation of our chief executive was 336 times that of the median employee.',
      'The weather in Paris is mild in spring.',
    ]);
    expect(dot(question, answer)).toBeGreaterThan(dot(question, other) + 0.2);
  });

  it('gives an empty text the zero vector instead of failing', async () => {
    const [vector] = await encodeLocally(['  \n ']);
    expect(dot(vector, vector)).toBe(0);
  });

  it('stops when the caller aborts', async () => {
    await expect(encodeLocally(['some text'], AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});

describe('the tokenizer', () => {
  const vocabulary: [string, number][] = [
    ['?', 0],
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', 0],
    ['e', 0],
    ['▁', -3],
    ['▁pay', -2],
    ['pa', -2],
    ['y', -4],
    ['roll', -2],
    ['r', -5],
    ['o', -5],
    ['l', -5],
  ];

  it('takes the segmentation with the best score', () => {
    expect(makeTokenizer(vocabulary)('payroll', 128)).toEqual([7, 10]);
  });

  it('folds white space and merges unknown characters into one token', () => {
    expect(makeTokenizer(vocabulary)(' pay \n ☐☒', 128)).toEqual([7, 6, 0]);
  });

  it('keeps at most the tokens asked for', () => {
    expect(makeTokenizer(vocabulary)('pay '.repeat(50), 5)).toHaveLength(5);
  });
});

describe('the choice of encoder', () => {
  const choose = (values: Record<string, string>) => openAiEmbedding(readEnv(values))?.model;

  it('is the bundled one without a key, and with a compatible server that names no embedding model', () => {
    expect(choose({})).toBeUndefined();
    expect(choose({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })).toBeUndefined();
  });

  it('is OpenAI with a key, and the named model where one is named', () => {
    expect(choose({ OPENAI_API_KEY: 'k' })).toBe('text-embedding-3-small');
    expect(
      choose({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_EMBEDDING_MODEL: 'other' }),
    ).toBe('other');
  });
});
