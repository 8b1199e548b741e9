import { describe, expect, test } from 'vitest';
import { readSearchQuestion } from './read-search-question';

describe('readSearchQuestion', () => {
  test('drops sentences that only say how to answer', () => {
    const { ownTerms, tags } = readSearchQuestion(
      'What is the FY2016 COGS for Acme? Please state answer in USD millions. Provide a response primarily using ' +
        'the statement of income.',
    );
    expect(ownTerms).toEqual(['2016', 'cog', 'acm']);
    expect(tags.get('income_statement')).toBe(1);
  });

  test.each([
    ['How many times the median worker’s pay did the chief executive earn?', 'pay_ratio'],
    ['Which firm will audit the books next year?', 'auditor_ratification'],
    ['By what date must shares be held to be entitled to vote?', 'record_date'],
    ['Can executives pledge their stock?', 'hedging_pledging'],
    ['Who is the biggest shareholder?', 'beneficial_ownership'],
    ['What is the quick ratio?', 'balance_sheet'],
  ])('%s names %s', (question, tag) => {
    expect(readSearchQuestion(question).tags.has(tag)).toBe(true);
  });

  test('reads years and quarters', () => {
    const reading = readSearchQuestion('Did sales grow between Q2 FY2022 and 2023?');
    expect(reading.years).toEqual([2022, 2023]);
    expect(reading.quarter).toBe(2);
  });

  test('an empty question names nothing', () => {
    expect(readSearchQuestion('').weights.size).toBe(0);
  });
});
