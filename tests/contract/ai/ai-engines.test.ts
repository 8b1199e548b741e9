import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Usage } from '@/lib/ai/usage';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';
import { makeModelEngine } from '@/lib/answers/model-engine';
import type { AnswerEngine, AnswerInput, Passage } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { asJson, startOpenAiServer, type OpenAiServer } from '@/tests/support/servers/openai-server';

const passage = (documentId: string, label: string, page: number, text: string): Passage => ({
  chunkId: `${documentId}-${page}`,
  documentId,
  documentLabel: label,
  page,
  sectionTitle: 'Director Compensation',
  text,
  score: 0.8,
});

const NORTH = passage(
  'north',
  'Northwind, DEF 14A 2023',
  12,
  'Each non-employee director receives an annual cash retainer of $95,000. The lead\ndirector receives more.',
);
const SOUTH = passage(
  'south',
  'Southgate, DEF 14A 2023',
  7,
  'Our outside directors are paid an annual cash retainer of $80,000 for their service.',
);

const documents = [
  { documentId: 'north', label: 'Northwind, DEF 14A 2023', fiscalYear: 2023, companyName: 'Northwind' },
  { documentId: 'south', label: 'Southgate, DEF 14A 2023', fiscalYear: 2023, companyName: 'Southgate' },
];

const ASK_RETAINER: AnswerInput = {
  question: 'What annual cash retainer do directors receive?',
  passages: [NORTH, SOUTH],
  facts: [],
  documents,
};
const ASK_UNKNOWN: AnswerInput = { ...ASK_RETAINER, question: 'How much was spent on lobbying in Brussels?' };

const bare = (text: string) => text.replace(/\s+/g, '');

describe.each<{ name: string; make: (server: OpenAiServer) => AnswerEngine; usage: Usage }>([
  { name: 'extractive', make: () => makeExtractiveEngine(), usage: { inputTokens: 0, outputTokens: 0 } },
  {
    name: 'model',
    make: (server) => makeModelEngine({ apiKey: 'k', baseUrl: server.baseUrl, modelId: 'contract-model' }),
    // The test's server counts them for every reply.
    usage: { inputTokens: 120, outputTokens: 30 },
  },
])('every answer engine: $name', ({ make, usage }) => {
  let server: OpenAiServer;
  let engine: AnswerEngine;

  beforeAll(async () => {
    server = await startOpenAiServer();
    engine = make(server);
    server.replyWith((request) =>
      /lobbying/.test(request.messages.at(-1)?.content ?? '')
        ? asJson({ answer: 'The passages do not say.', quotes: [], confidence: 0, insufficient_evidence: true })
        : asJson({
            answer: 'Northwind, DEF 14A 2023: $95,000 [1]. Southgate, DEF 14A 2023: $80,000 [2].',
            quotes: [
              { passage: 'p1', quote: 'an annual cash retainer of $95,000' },
              { passage: 'p2', quote: 'an annual cash retainer of $80,000' },
            ],
            confidence: 0.9,
            insufficient_evidence: false,
          }),
    );
  });
  afterAll(() => server.close());

  it('says what each document says', async () => {
    const { answer, insufficientEvidence } = await engine.answer(ASK_RETAINER);
    expect(insufficientEvidence).toBe(false);
    for (const part of ['Northwind', '$95,000', 'Southgate', '$80,000']) expect(answer).toContain(part);
  });

  it('quotes words that are in the passage they name', async () => {
    const { quotes } = await engine.answer(ASK_RETAINER);
    expect(new Set(quotes.map((quote) => quote.documentId))).toEqual(new Set(['north', 'south']));
    for (const quote of quotes) {
      const source = ASK_RETAINER.passages.find((candidate) => candidate.chunkId === quote.chunkId);
      expect(bare(source?.text ?? '')).toContain(bare(quote.quote));
      expect(quote.page).toBe(source?.page);
    }
  });

  it('puts a marker to every quote and no other', async () => {
    const { answer, quotes } = await engine.answer(ASK_RETAINER);
    const markers = new Set([...answer.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])));
    expect([...markers].sort()).toEqual(quotes.map((_, index) => index + 1));
  });

  it('says so when the documents do not answer', async () => {
    const answer = await engine.answer(ASK_UNKNOWN);
    expect(answer.insufficientEvidence).toBe(true);
    expect(answer.answer.length).toBeGreaterThan(10);
    expect(answer.quotes).toEqual([]);
  });

  it('streams a draft that becomes the answer', async () => {
    let heard = '';
    const { answer } = await engine.answer({ ...ASK_RETAINER, onText: (delta) => (heard += delta) });
    expect(heard).toBe(answer);
  });

  it('does nothing for a caller that has disconnected', async () => {
    await expect(engine.answer({ ...ASK_RETAINER, signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
  });

  it('returns its prompt version and its usage', async () => {
    const answer = await engine.answer(ASK_RETAINER);
    expect(answer.promptVersion).toMatch(/\.v\d+$/);
    expect(answer.usage).toEqual(usage);
  });
});

describe('the extractive engine with facts', () => {
  const fact = (documentId: string, value: number, over: Partial<Fact> = {}): Fact => ({
    documentId,
    key: 'ceo_pay_ratio',
    value,
    unit: 'ratio',
    period: '2023',
    page: 30,
    quote: `the pay ratio is ${value}:1`,
    confidence: 0.95,
    source: 'text',
    ...over,
  });
  const ask = (question: string, facts: Fact[], docs = documents.slice(0, 1)) =>
    makeExtractiveEngine().answer({ question, facts, documents: docs, passages: [] });

  it('answers any wording with the fact, cited', async () => {
    const answer = await ask('How many times the median worker’s pay did the chief executive earn?', [
      fact('north', 336),
    ]);
    expect(answer).toMatchObject({
      insufficientEvidence: false,
      confidence: 0.95,
      quotes: [{ documentId: 'north', page: 30, quote: 'the pay ratio is 336:1', chunkId: null }],
    });
    expect(answer.answer).toContain('336 to 1');
  });

  it('shows a second value of like weight instead of averaging', async () => {
    const answer = await ask('What is the CEO pay ratio?', [
      fact('north', 336),
      fact('north', 253, { confidence: 0.8 }),
    ]);
    expect(answer.answer).toContain('253:1');
    expect(answer.quotes).toHaveLength(2);
  });

  it('takes the year that is asked for', async () => {
    const fees = [
      fact('north', 900, { key: 'audit_fees', unit: 'USD' }),
      fact('north', 700, { key: 'audit_fees', unit: 'USD', period: '2022' }),
    ];
    expect((await ask('What were the audit fees?', fees)).answer).toContain('$900');
    expect((await ask('What were the audit fees in fiscal 2022?', fees)).answer).toContain('$700');
    expect((await ask('What were the audit fees in the previous year?', fees)).answer).toContain('$700');
  });

  it('names the document without an answer', async () => {
    const answer = await ask('What is the CEO pay ratio?', [fact('north', 336)], documents);
    expect(answer.answer).toContain('Southgate, DEF 14A 2023: not found by the extractive engine.');
  });

  it('does not guess what a filing need not disclose', async () => {
    const answer = await makeExtractiveEngine().answer({
      question: 'What is the overboarding limit?',
      facts: [],
      documents,
      passages: [
        passage(
          'north',
          'Northwind',
          3,
          'Our guidelines speak of a limit on service on other public company boards, which the committee ' +
            'considers. Ms. Roe sits on two boards.',
        ),
      ],
    });
    expect(answer.insufficientEvidence).toBe(true);
    expect(answer.answer).toContain('limit on other boards');
  });
});
