import { describe, expect, it } from 'vitest';
import { keysAskedFor } from '@/lib/answers/intents/facts-asked-for';
import type { AnswerInput, Passage } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import { documentName } from '../document-name';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';

const DOCUMENT = {
  documentId: 'north',
  label: 'Northwind Traders, DEF 14A, fiscal year 2023',
  fiscalYear: 2023,
  companyName: 'Northwind Traders',
};
const EARLIER = {
  ...DOCUMENT,
  documentId: 'north-22',
  label: 'Northwind Traders, DEF 14A, fiscal year 2022',
  fiscalYear: 2022,
};
const SOUTH = {
  ...DOCUMENT,
  documentId: 'south',
  label: 'Southgate Mills, DEF 14A, fiscal year 2023',
  companyName: 'Southgate Mills',
};
const fact = (key: Fact['key'], value: Fact['value'], over: Partial<Fact> = {}): Fact => ({
  documentId: 'north',
  key,
  value,
  unit: null,
  period: null,
  page: 30,
  quote: `The ${key.replaceAll('_', ' ')} is ${String(value)}`,
  confidence: 0.95,
  source: 'text',
  ...over,
});
const ask = async (question: string, over: Partial<AnswerInput>) =>
  makeExtractiveEngine().answer({ question, facts: [], documents: [DOCUMENT], passages: [], ...over });

describe('a question that names several facts', () => {
  it.each([
    ['What stock ownership guideline applies to directors?', ['director_ownership_multiple']],
    [
      'Which stock ownership guidelines apply to the CEO and directors?',
      ['ceo_ownership_multiple', 'director_ownership_multiple'],
    ],
    [
      'What audit, audit-related, tax and other fees were paid?',
      ['audit_fees', 'audit_related_fees', 'tax_fees', 'other_fees'],
    ],
    ['Which firm is proposed for ratification, and how long has it served?', ['auditor', 'auditor_since']],
    ['Who are the nominees and how many are there?', ['nominees', 'nominee_count']],
    ['Who are the largest beneficial owners?', ['holders']],
    ['How many votes does each share carry?', ['dual_class_shares']],
  ])('%s', (question, keys) => {
    expect(keysAskedFor(question)).toEqual(keys);
  });

  it.each([
    'How old is the chair of the board?',
    'By how much did audit fees rise?',
    'How many votes are needed to elect a director?',
    'What is the pay ratio of men to women?',
  ])('is none in: %s', (question) => {
    expect(keysAskedFor(question).filter((key) => key !== 'retirement_age')).toEqual([]);
  });
});

describe('the name of a document in an answer', () => {
  it('has its company where the documents are of several', () => {
    expect(documentName(DOCUMENT, [DOCUMENT, EARLIER])).toBe('DEF 14A, FY2023');
    expect(documentName(DOCUMENT, [DOCUMENT, SOUTH])).toBe('Northwind Traders, DEF 14A, FY2023');
  });

  it('heads each line', async () => {
    const { answer } = await ask('Who is the auditor?', {
      documents: [DOCUMENT, EARLIER],
      facts: [fact('auditor', 'KPMG LLP')],
    });
    expect(answer).toMatch(/^DEF 14A, FY2023: KPMG LLP .*\nDEF 14A, FY2022: not found by the extractive engine\.$/);
  });
});

describe('a question for names', () => {
  const passage = (text: string): Passage => ({
    chunkId: 'c',
    documentId: 'north',
    documentLabel: DOCUMENT.label,
    page: 9,
    sectionTitle: null,
    score: 0.9,
    text,
  });
  const members = (text: string) => ask('Who are the members of the audit committee?', { passages: [passage(text)] });

  it('is not answered by a sentence that merely holds its words', async () => {
    expect(
      (
        await members(
          'Audit Committee Preapproval Policy services are approved by a member of the Audit Committee. The ' +
            'committee has a written policy of preapproval.',
        )
      ).insufficientEvidence,
    ).toBe(true);
  });

  it('is answered by one that gives them', async () => {
    expect((await members('The members of the Audit Committee are Susan Decker and Kenneth Denman.')).answer).toContain(
      'Decker',
    );
  });
});

describe('a fact', () => {
  const ratio = (quote: string) =>
    ask('What is the CEO pay ratio?', { facts: [fact('ceo_pay_ratio', 186, { unit: 'ratio', quote })] });

  it('is stated where its quote shows the value', async () => {
    expect((await ratio('The ratio of our CEO to the median employee was 186 to 1.')).answer).toContain('186');
  });

  it('is not stated where its quote shows another value', async () => {
    expect((await ratio('The ratio of our CEO to the median employee was 253 to 1.')).answer).not.toContain('186');
  });
});

describe('a fact whose quote shows something else', () => {
  it.each([
    [
      'Who chairs the board?',
      fact('board_chair', 'Ann Hale', { quote: 'Ann Hale Member Member Chair' }),
      'a row of committee seats',
    ],
    [
      'Which committee oversees environmental and social matters?',
      fact('esg_oversight', 'Audit Committee', { quote: 'Audit Committee Oversight of ESG Disclosure Controls' }),
      'controls of disclosure',
    ],
    [
      'Which shareholder proposals are on the ballot?',
      fact('shareholder_proposals', [{ title: 'Simple NO RECOMMENDATION majority vote', number: 4, board: 'FOR' }], {
        quote: 'Simple NO RECOMMENDATION majority vote',
      }),
      'a title mixed with another column',
    ],
    [
      'What tax fees were paid to the auditor?',
      fact('tax_fees', 0, { quote: 'Tax compliance fees (3) - -', unit: 'USD', period: '2023' }),
      'a part of the fees',
    ],
  ])('is not stated: %s', async (question, wrong) => {
    const answer = await ask(question, { facts: [wrong] });
    expect(answer.insufficientEvidence).toBe(true);
  });

  it('tells the attendance of each director from the average of all', async () => {
    const quote = 'Each Director attended more than 75% of the meetings, with average attendance of about 98%';
    const attended = fact('board_attendance', 75, { quote, unit: 'percent' });
    const { answer } = await ask('What share of meetings did directors attend?', { facts: [attended] });
    expect(answer).toContain('Every director attended at least 75%');
  });
});

describe('a question for two facts of which one is known', () => {
  it.each([
    ['Are hedging and pledging of shares allowed?', 'hedging_policy', 'prohibited', 'Pledging'],
    ['Who chairs the board, and is the role separate from the CEO?', 'chair_ceo_separate', true, 'chair'],
  ] as const)('%s names the part that was not found', async (question, key, value, missing) => {
    const quote = 'Directors may not hedge. The roles of Chair and CEO are separate.';
    const { answer } = await ask(question, { facts: [fact(key, value, { quote })] });
    expect(answer).toMatch(new RegExp(`${missing}[^.]*: not found by the extractive engine\\.`, 'i'));
  });

  it('names no part that the question does not ask for', async () => {
    const { answer } = await ask('Is hedging allowed?', {
      facts: [fact('hedging_policy', 'prohibited', { quote: 'Directors may not hedge.' })],
    });
    expect(answer).not.toContain('not found');
  });
});
