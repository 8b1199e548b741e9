import { describe, expect, it } from 'vitest';
import type { AnswerInput } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';

const NORTH = {
  documentId: 'north',
  label: 'Northwind Traders, DEF 14A, fiscal year 2023',
  fiscalYear: 2023,
  companyName: 'Northwind Traders',
};
const SOUTH = {
  documentId: 'south',
  label: 'Southgate Mills, DEF 14A, fiscal year 2023',
  fiscalYear: 2023,
  companyName: 'Southgate Mills',
};
const fact = (documentId: string, key: Fact['key'], value: Fact['value'], over: Partial<Fact> = {}): Fact => ({
  documentId,
  key,
  value,
  unit: null,
  period: null,
  page: 30,
  quote: `The ${key.replaceAll('_', ' ')} is ${String(value)}${key === 'ceo_pay_ratio' ? ' to 1' : ''}`,
  confidence: 0.95,
  source: 'text',
  ...over,
});
const FACTS = [
  fact('north', 'ceo_pay_ratio', 186, { unit: 'ratio' }),
  fact('north', 'auditor', 'Grant Thornton LLP'),
  fact('north', 'audit_fees', 2_410_500, { unit: 'USD', period: '2023' }),
  fact('north', 'meeting_date', '2024-05-22', { unit: 'date' }),
  fact('north', 'record_date', '2024-03-25', { unit: 'date' }),
  fact('south', 'auditor', 'KPMG LLP'),
];
const ask = (question: string, over: Partial<AnswerInput> = {}) =>
  makeExtractiveEngine().answer({
    question,
    facts: FACTS.filter((each) => each.documentId === 'north'),
    documents: [NORTH],
    passages: [],
    ...over,
  });

describe('a question outside what the filing speaks to', () => {
  it.each([
    'What was the CEO pay ratio in 2015?',
    'Who was the auditor in 1995?',
    'What was the record date for the 2012 annual meeting?',
    'When will the 2031 annual meeting be held?',
    'What is the CEO pay ratio of Walmart?',
    'Who is the auditor of Microsoft?',
    'Is the CEO overpaid?',
    'Should I vote for the directors?',
    'What will the share price be next year?',
    'asdf qwer',
    '???',
    'Wer ist der Abschlussprüfer?',
    'Write a poem about the board',
  ])('is not answered: %s', async (question) => {
    expect((await ask(question)).insufficientEvidence).toBe(true);
  });

  it.each([
    ['What was the CEO pay ratio in 2023?', '186 to 1'],
    ['What was the record date for the 2024 annual meeting?', 'March 25, 2024'],
    ['When is the 2024 Annual Meeting of Shareholders?', 'May 22, 2024'],
    ['Who is the auditor of Northwind?', 'Grant Thornton'],
    ['What Is The Pay Ratio Of The CEO To The Median Employee?', '186 to 1'],
  ])('is told from one inside: %s', async (question, words) => {
    expect((await ask(question)).answer).toContain(words);
  });
});

describe('a question over two companies', () => {
  const both = { documents: [NORTH, SOUTH], facts: FACTS };

  it('is answered for each, by name', async () => {
    expect((await ask('Who is the auditor?', both)).answer).toMatch(/Northwind.*Grant Thornton[\s\S]*Southgate.*KPMG/);
  });

  it('is answered for the one it names', async () => {
    const { answer, quotes } = await ask('Who is the auditor of Southgate?', both);
    expect(answer).toContain('KPMG');
    expect(quotes.map((quote) => quote.documentId)).toEqual(['south']);
  });
});

describe('a question that joins two', () => {
  it.each([
    'Who audits the company and what were the audit fees?',
    'Who audits the company? And what were the audit fees?',
  ])('has both halves answered: %s', async (question) => {
    const { answer, quotes } = await ask(question);
    expect(answer).toContain('Grant Thornton');
    expect(answer).toContain('$2,410,500 [2]');
    expect(quotes).toHaveLength(2);
  });

  it('says which half is not stated', async () => {
    const { answer, insufficientEvidence } = await ask('What is the CEO pay ratio and what is the overboarding limit?');
    expect(insufficientEvidence).toBe(false);
    expect(answer).toContain('186 to 1');
    expect(answer).toContain('limit on other boards');
  });
});

describe('a wording that no pattern knows', () => {
  it('is answered by the concept that search recognised, if it speaks of it', async () => {
    expect(
      (await ask('Which accountants look over the books?', { concepts: ['auditor ratification'] })).answer,
    ).toContain('Grant Thornton');
    expect(
      (await ask('Which bank underwrote the offering?', { concepts: ['largest holder'] })).insufficientEvidence,
    ).toBe(true);
  });
});

describe('a second value', () => {
  const rival = (quote: string) =>
    ask('What is the CEO pay ratio?', {
      facts: [
        fact('north', 'ceo_pay_ratio', 186, { unit: 'ratio' }),
        fact('north', 'ceo_pay_ratio', 140, { unit: 'ratio', confidence: 0.8, page: 31, quote }),
      ],
    });

  it('is shown in the words that say what it is of', async () => {
    expect((await rival('For our former CEO the ratio was 140:1.')).answer).toContain(
      'Page 31 gives 140:1: “For our former CEO the ratio was 140:1”',
    );
  });

  it('is left out where it is computed another way', async () => {
    expect((await rival('On a supplemental basis the ratio would be 140:1.')).answer).not.toContain('140');
  });
});
