import { describe, expect, it } from 'vitest';
import type { AnswerEngine, AnswerInput, EngineAnswer } from '@/lib/answers/types';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { askAspects } from './ask-aspects';
import { aspectsOf, isAnsweredInWords } from './query-aspects';

const quote = (words: string, page = 1) => ({ chunkId: null, documentId: 'd1', page, quote: words });
const none: EngineAnswer = {
  answer: 'Nothing.',
  quotes: [],
  confidence: null,
  insufficientEvidence: true,
  usage: { inputTokens: 0, outputTokens: 0 },
  promptVersion: 'v',
  notes: [],
};
const answers: Record<string, EngineAnswer> = {
  when: {
    ...none,
    answer: 'It is on 1 May [1]. It begins at 9 [2].',
    quotes: [quote('1 May'), quote('at 9', 2)],
    confidence: 0.9,
    insufficientEvidence: false,
  },
  where: {
    ...none,
    answer: 'It is online [1]. It is on 1 May [2].',
    quotes: [quote('online', 3), quote('1 May')],
    confidence: 0.7,
    insufficientEvidence: false,
  },
};
const engine: AnswerEngine = { id: 'test', answer: async ({ question }) => answers[question] ?? none };
const input: AnswerInput = {
  question: 'When and where?',
  passages: [],
  facts: [],
  documents: [{ documentId: 'd1', label: 'One', fiscalYear: null, companyName: 'One' }],
};

describe('a question of several parts', () => {
  it('joins what was found, each statement and quote once, and names what was not', async () => {
    const joined = await askAspects(engine, input, [
      { ask: 'when', about: 'date' },
      { ask: 'where', about: 'place' },
      { ask: 'who', about: 'host' },
    ]);
    expect(joined).toMatchObject({
      answer: 'It is on 1 May [1]. It begins at 9 [2]. It is online [3]. Not found by the extractive engine: host.',
      confidence: 0.7,
      insufficientEvidence: false,
    });
    expect(joined?.quotes.map((one) => one.quote)).toEqual(['1 May', 'at 9', 'online']);
  });

  it('states nothing twice and nothing uncertain', async () => {
    answers.again = {
      ...none,
      answer: 'It is on 1 May [1].',
      quotes: [quote('1 May')],
      confidence: 0.9,
      insufficientEvidence: false,
    };
    answers.unsure = {
      ...none,
      answer: 'Perhaps by phone [1].',
      quotes: [quote('phone')],
      confidence: 0.5,
      insufficientEvidence: false,
    };
    const joined = await askAspects(engine, input, [
      { ask: 'when', about: 'date' },
      { ask: 'again', about: 'place' },
      { ask: 'unsure', about: 'means' },
    ]);
    expect(joined?.answer).toBe(
      'It is on 1 May [1]. It begins at 9 [2]. Not found by the extractive engine: place, means.',
    );
  });

  it('is left to the engine when none of its parts was found', async () => {
    expect(await askAspects(engine, input, [{ ask: 'who', about: 'host' }])).toBeUndefined();
  });

  it('has parts only in the library, and not when its text was edited', () => {
    const [fees] = QUERY_LIBRARY.filter((query) => query.id === 'prop_auditor_fees');
    expect(fees && aspectsOf(fees).length).toBe(4);
    expect(aspectsOf({ id: 'prop_auditor_fees', text: 'What were the audit fees?' })).toEqual([]);
    expect(isAnsweredInWords({ id: 'gov_committees', text: 'Which committees?' })).toBe(false);
  });
});
