import { describe, expect, it } from 'vitest';
import { annual, balance, flow } from '../statements.fixture';
import { answerFromFigures } from './answer-from-figures';

const FILINGS = [
  annual(2024, [
    flow('Revenues', 4_812e6),
    flow('Revenues', 4_300e6, 2023),
    flow('CostOfRevenue', 2_118e6),
    { ...flow('PaymentsToAcquirePropertyPlantAndEquipment', 634e6), statement: 'cash_flow' },
    balance('AccountsPayableCurrent', 473e6),
    balance('AssetsCurrent', 3_141e6),
    balance('AssetsCurrent', 3_150e6, 2023),
    balance('LiabilitiesCurrent', 1_388e6),
    balance('LiabilitiesCurrent', 904e6, 2023),
  ]),
];
const ask = (question: string) => answerFromFigures(question, FILINGS, 'Aldermoor Semiconductor Corporation');
const answer = (question: string) => {
  const result = ask(question);
  return result && 'answer' in result ? result.answer : undefined;
};

describe('a question for a figure', () => {
  it.each([
    [
      'What was capital expenditure in FY2024 in millions?',
      'Capital expenditures were $634 million in fiscal 2024. [1]',
    ],
    ["What was Aldermoor's total revenue in fiscal 2023?", 'Revenue was $4,300 million in fiscal 2023. [1]'],
    [
      'What was net sales for the year in billions, rounded to two decimal places?',
      'Revenue was $4.81 billion in fiscal 2024. [1]',
    ],
  ])('is answered by the line: %s', (question, stated) => {
    expect(answer(question)?.answer.replaceAll('\u00a0', ' ')).toBe(stated);
    expect(answer(question)?.calculation).toBeNull();
  });

  it('is answered by a measure with its formula and operands', () => {
    const found = answer('What is the DPO for FY2024?');
    expect(found?.answer).toContain('Days payable was 81.5 days in fiscal 2024');
    expect(found?.calculation).toMatchObject({
      unit: 'days',
      formula: 'Accounts payable ÷ Cost of revenue × 365',
      operands: [
        { label: 'Accounts payable', value: 473e6, source: 0 },
        { label: 'Cost of revenue', value: 2_118e6, source: 1 },
      ],
    });
    expect(found?.sources).toHaveLength(2);
  });

  it('tells growth, direction and comparison', () => {
    expect(answer('By how much did revenue grow in 2024?')?.answer).toMatch(
      /^Revenue increased by 11\.9% \(\$512 million\): it was \$4,812/,
    );
    expect(answer('By how much did revenue grow in 2024, in millions?')?.calculation).toMatchObject({
      value: 512e6,
      unit: 'USD',
    });
    expect(answer('Is the current ratio above 1?')?.answer).toMatch(/^Yes\. Current ratio was 2\.26/);
    expect(answer('Is the current ratio below 2?')?.answer).toMatch(/^No\./);
    expect(answer('Did the current ratio improve in fiscal 2024?')?.answer).toMatch(
      /^No\. Current ratio was 2\.26.*3\.48/,
    );
  });

  it.each([
    [
      'What is FY2024 asset light DPO? DPO is defined as: 365 * (average accounts payable between FY2023 and FY2024) ' +
        '/ FY2024 COGS.',
      null,
    ],
    [
      'What is the FY2024 working capital ratio for Aldermoor (formerly known as Norcastle)? Define working capital ' +
        'ratio as total current assets divided by total current liabilities. Round your answer to three decimal ' +
        'places.',
      /^Current ratio was 2\.263 in fiscal 2024/,
    ],
    [
      'Considering the data in the balance sheet, what is the FY2024 CPR? CPR is defined as: 365 * accounts payable ' +
        '/ (COGS + change in current assets between FY2023 and FY2024).',
      /^CPR was 81\.9 days in fiscal 2024/,
    ],
    ['What was revenue minus cost of revenue in fiscal 2024?', /^Revenue less cost of revenue was \$2,694 million/],
    ['What is the FY2023 - FY2024 total revenue growth rate?', /^Revenue increased by 11\.9%/],
    ['What was the 2 year average of revenue from FY2023 to FY2024?', /was \$4,556 million over fiscal 2023 to 2024/],
    ['What is cost of revenue as a % of revenue for FY2024? Answer in percents, one decimal place.', / was 44\.0%/],
    ['What was revenue in FY2023 compared to FY2024?', /^Revenue was \$4,300 million in fiscal 2023 and \$4,812/],
    [
      'Does Aldermoor have positive working capital based on FY2024 data?',
      /^Yes\. Working capital was \$1,753 million/,
    ],
    ['Has the current ratio improved or declined between FY2024 and FY2023?', /^Current ratio decreased by 1\.22/],
  ])('by a definition, a sum or several years: %s', (question, stated) => {
    const said = answer(question)?.answer.replaceAll('\u00a0', ' ');
    if (stated === null) expect(said).toBeUndefined();
    else expect(said).toMatch(stated);
  });

  it('writes the formula in parts, each operand by its position', () => {
    expect(answer('What is the DPO for FY2024?')?.calculation).toMatchObject({
      label: 'Days payable, fiscal 2024',
      expression: [0, '÷', 1, '×', '365'],
    });
  });

  describe('for a measure with several definitions in use', () => {
    const given = [
      balance('CashAndCashEquivalentsAtCarryingValue', 700e6),
      balance('AccountsReceivableNetCurrent', 900e6),
    ];
    const before = [
      balance('CashAndCashEquivalentsAtCarryingValue', 500e6, 2023),
      balance('AccountsReceivableNetCurrent', 600e6, 2023),
    ];
    const current = [
      balance('AssetsCurrent', 3_000e6),
      balance('AssetsCurrent', 2_900e6, 2023),
      balance('LiabilitiesCurrent', 2_000e6),
      balance('LiabilitiesCurrent', 2_000e6, 2023),
    ];
    const askOf = (question: string, inventory: [now: number, before: number]) =>
      answerFromFigures(
        question,
        [
          annual(2024, [
            ...given,
            ...before,
            ...current,
            balance('InventoryNet', inventory[0]),
            balance('InventoryNet', inventory[1], 2023),
          ]),
        ],
        'Aldermoor Semiconductor Corporation',
      );

    it('tells each', () => {
      const result = askOf('What is the quick ratio for 2024?', [1_000e6, 1_000e6]);
      const said = result && 'answer' in result ? result.answer : undefined;
      expect(said?.answer).toMatch(/^Quick ratio was 0\.80.* By another definition in use: Quick ratio was 1\.00/s);
      expect(said?.answer).toMatch(/\[4\].*\[5\].*\[6\]/s);
      expect(said?.sources).toHaveLength(6);
    });

    it('gives the verdict on which they agree', () => {
      const result = askOf('Did the quick ratio increase in fiscal 2024?', [1_000e6, 1_000e6]);
      expect(result && 'answer' in result ? result.answer.answer : '').toMatch(/^Yes\. .*another definition in use/s);
    });

    it('gives none on which they disagree', () => {
      expect(askOf('Did the quick ratio increase in fiscal 2024?', [1_900e6, 1_000e6])).toEqual({
        missing: ['which definition of “Quick ratio” is meant; those in use disagree'],
      });
    });

    it('gives none where one of them cannot be worked out, and names what is missing', () => {
      const filings = [annual(2024, [...given, ...before, ...current])];
      const question = 'Did the quick ratio increase in fiscal 2024?';
      expect(answerFromFigures(question, filings, 'Aldermoor Semiconductor Corporation')).toEqual({
        missing: ['Inventories, fiscal 2024'],
      });
    });

    it('takes the definition of the question', () => {
      const result = askOf(
        'What is the FY2024 quick ratio? Define quick ratio as current assets divided by current liabilities.',
        [1_000e6, 1_000e6],
      );
      expect(result && 'answer' in result ? result.answer.answer : '').not.toContain('another definition');
    });
  });

  it('names the operand that is not stated', () => {
    expect(ask('What is the quick ratio for 2024?')).toEqual({
      missing: ['Cash and cash equivalents, fiscal 2024', 'Accounts receivable, fiscal 2024'],
    });
  });

  it.each([
    'What was revenue of the chips segment in 2024?',
    'What was revenue in Europe?',
    'What was revenue of Norcastle Brands in 2024?',
    'What was revenue growth guidance for next year?',
    'What drove revenue growth in 2024?',
    'What was organic revenue in 2024?',
    'What is DPO, defined as 365 × average days ÷ cost of revenue?',
    'Who is the auditor?',
  ])('is left to the reading: %s', (question) => {
    expect(ask(question)).toBeNull();
  });
});
