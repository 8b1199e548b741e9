import { describe, expect, it } from 'vitest';
import type { FiledStatements, StoredFigure } from '../company-statements';
import { annual, balance, figure, flow } from '../statements.fixture';
import { answerFromFigures } from './answer-from-figures';
import { companyWordsOf } from './read/figure-names';

const NAME = 'Aldermoor Semiconductor Corporation';

/** A row that no line item is, as a tagged filing prints it. */
function row(label: string, given: Partial<StoredFigure> & { value: number }, concept = label): StoredFigure {
  return figure(concept, { quote: `${label}   ${given.value / 1e6}   1`, ...given });
}
const cash = (concept: string, value: number, year = 2024) => ({
  ...flow(concept, value, year),
  statement: 'cash_flow' as const,
});

const YEAR = annual(2024, [
  flow('Revenues', 4_812e6),
  flow('Revenues', 4_300e6, 2023),
  flow('Revenues', 5_000e6, 2022),
  flow('CostOfRevenue', 2_118e6),
  flow('CostOfRevenue', 1_957e6, 2023),
  flow('OperatingIncomeLoss', 1_040e6),
  flow('NetIncomeLoss', 807e6),
  row('Restructuring and related charges', { value: 61e6 }),
  row('Service', { value: 700e6 }),
  balance('AssetsCurrent', 3_141e6),
  balance('Assets', 9_000e6),
  balance('PropertyPlantAndEquipmentNet', 1_200e6),
  balance('StockholdersEquity', 5_000e6),
  row('Raw materials', { value: 200e6, statement: 'balance', periodStart: null }),
  row('Finished goods', { value: 500e6, statement: 'balance', periodStart: null }),
  row('Deferred revenue', { value: 90e6, statement: 'balance', periodStart: null }, 'DeferredRevenueCurrent'),
  row('Deferred revenue', { value: 30e6, statement: 'balance', periodStart: null }, 'DeferredRevenueNoncurrent'),
  row('Retained earnings', { value: 2_500e6, statement: 'balance', periodStart: null }),
  cash('NetCashProvidedByUsedInOperatingActivities', 1_200e6),
  cash('NetCashProvidedByUsedInInvestingActivities', -700e6),
  cash('NetCashProvidedByUsedInFinancingActivities', -300e6),
  cash('PaymentsToAcquirePropertyPlantAndEquipment', 100e6),
  cash('DepreciationDepletionAndAmortization', 260e6),
  cash('PaymentsOfDividends', 200e6),
  cash('PaymentsForRepurchaseOfCommonStock', 300e6),
  row('Contract assets', { value: -12e6, statement: 'cash_flow' }, 'IncreaseDecreaseInContractAssets'),
]);

function said(question: string, filings: readonly FiledStatements[] = [YEAR]): string | null {
  const result = answerFromFigures(question, filings, NAME);
  if (result === null) return null;
  return 'answer' in result ? result.answer.answer.replaceAll('\u00a0', ' ') : `missing: ${result.missing.join('; ')}`;
}

describe('a row that is none of the shared line items', () => {
  it.each([
    [
      'What were restructuring and related charges in fiscal 2024?',
      'Restructuring and related charges was $61 million in fiscal 2024. [1]',
    ],
    [
      'What were the restructuring and related charges of Aldermoor as a percentage of revenue in FY2024?',
      /^Restructuring and related charges as a share of revenue was 1\.3% in fiscal 2024/,
    ],
    ['What were retained earnings at the end of 2024, in billions?', /^Retained earnings was \$2\.50 billion/],
  ])('is told by its label: %s', (question, answer) => {
    expect(said(question)).toMatch(
      answer instanceof RegExp ? answer : new RegExp(`^${answer.replace(/[[\]$.]/g, '\\$&')}$`),
    );
  });

  it.each([
    ['What was deferred revenue at the end of 2024?', 'two rows of one name'],
    ['What were contract assets at the end of 2024?', 'a change and no balance'],
    ['What was service revenue in 2024?', 'a part without its heading'],
    ['What were restructuring charges of the boards segment in 2024?', 'a segment'],
  ])('is not: %s (%s)', (question) => {
    expect(said(question)).toBeNull();
  });
});

describe('a sum, a share or a difference in words', () => {
  it.each([
    [
      'How much cash did Aldermoor return to shareholders through dividends and share repurchases in FY2024?',
      /\$500 million/,
    ],
    ['What share of its operating cash flow did Aldermoor spend on capital expenditures in 2024?', / was 8\.3% /],
    ['What was the difference between operating income and net income in 2024?', /\$233 million/],
    ['How much capital expenditure did Aldermoor have in FY2024 relative to revenue, in percent?', / was 2\.1% /],
    [
      'What is the FY2024 unadjusted EBITDA less capex? Define unadjusted EBITDA as operating income + depreciation ' +
        'and amortization (from the cash flow statement). Answer in USD millions.',
      /^EBITDA less capital expenditures were \$1,200 million in fiscal 2024/,
    ],
    [
      'What is the FY2024 operating income + depreciation and amortization from the cash flow statement ' +
        '(unadjusted EBITDA) in USD millions?',
      /^Operating income plus depreciation and amortization was \$1,300 million/,
    ],
    ['What is FY2024 DIO, defined as 365 * inventory / COGS?', /120\.6 days/],
    [
      'What is the FY2024 retention ratio (using dividends paid and net income) of Aldermoor?',
      / was 0\.75 \(75\.2%\) /,
    ],
    ['What was gross profit in 2024?', /\$2,694 million in fiscal 2024: .*Revenue − Cost of revenue/],
    ['What were total liabilities at the end of 2024?', /\$4,000 million/],
    ['We want to know: what was the bottom line of Aldermoor in 2024?', /^Net income was \$807 million/],
  ])('is worked out: %s', (question, answer) => {
    expect(said(question)).toMatch(answer);
  });

  it('counts no shares in money', () => {
    expect(said('How many shares did Aldermoor repurchase shares for in 2024?')).toBeNull();
  });
});

describe('the highest or lowest of several figures', () => {
  it.each([
    [
      'Among operations, investing, and financing activities, which brought in the most (or lost the least) cash ' +
        'flow in FY2024?',
      /^Cash from operating activities was the highest, at \$1,200 million in fiscal 2024; .*-\$300 million/,
    ],
    ['Which was larger in 2024, dividends paid or share repurchases?', /^Share repurchases were the highest, at \$300/],
    ['In which year was revenue lowest, FY2022, FY2023 or FY2024?', /^Revenue was lowest in fiscal 2023, at \$4,300/],
  ])('is named with all of them: %s', (question, answer) => {
    expect(said(question)).toMatch(answer);
  });

  it.each(['Which segment had the highest revenue in 2024?', 'Which region brought in the most cash in 2024?'])(
    'is not for a part of the company: %s',
    (question) => {
      expect(said(question)).toBeNull();
    },
  );
});

describe('two figures beside each other', () => {
  it.each([
    [
      'Did Aldermoor generate more cash from operations than it spent on capital expenditures in 2024?',
      'Yes. Cash from operations was $1,200 million and capital expenditures were $100 million in fiscal 2024. [1] [2]',
    ],
    [
      'What were total current assets and total assets of Aldermoor in FY2024?',
      'Total current assets were $3,141 million and total assets were $9,000 million in fiscal 2024. [1] [2]',
    ],
  ])('are told as they are asked for: %s', (question, answer) => {
    expect(said(question)).toBe(answer);
  });

  it('are not told for a share or sum that is not understood', () => {
    expect(said('What was the growth of revenue and net income in 2024?')).toBeNull();
  });
});

describe('the unit and the row that are named', () => {
  it('are basis points for a change of a share', () => {
    expect(said('By how many basis points did the gross margin change in 2024?')).toMatch(
      /^Gross margin increased by 150 /,
    );
  });

  it('is the row of that very label where a statement prints it beside the total', () => {
    const sales = row('Net sales', { value: 4_700e6 }, 'RevenueFromContractWithCustomerExcludingAssessedTax');
    const filing = annual(2024, [...YEAR.figures, sales]);
    expect(said('What were net sales in 2024?', [filing])).toBe('Net sales were $4,700 million in fiscal 2024. [1]');
    expect(said('What was revenue in 2024?', [filing])).toBe('Revenue was $4,812 million in fiscal 2024. [1]');
  });
});

describe('whether a company is capital-intensive', () => {
  const question = 'Is Aldermoor a capital-intensive business based on FY2024 data?';

  it('is said where the measures point one way', () => {
    expect(said(question)).toMatch(/^No\. Capital expenditures were 2\.1% of revenue, fixed assets 13\.3% of total/);
  });

  it('is left open where they do not', () => {
    const figures = YEAR.figures.filter(({ concept }) => !/NetIncomeLoss|PaymentsToAcquire/.test(concept));
    const mixed = annual(2024, [
      ...figures,
      flow('NetIncomeLoss', 20e6),
      cash('PaymentsToAcquirePropertyPlantAndEquipment', 100e6),
    ]);
    expect(said(question, [mixed])).toMatch(/^Capital expenditures .* point different ways/);
  });
});

describe('a debt that a balance sheet prints under a name of its own', () => {
  it('is not left out of the sum', () => {
    const filing = annual(2024, [
      balance('LongTermDebtNoncurrent', 900e6),
      row('Secured borrowings', { value: 100e6, statement: 'balance', periodStart: null }),
    ]);
    expect(said('What was total debt at the end of 2024?', [filing])).toBe(
      'missing: whether “Secured borrowings” is part of total debt',
    );
  });
});

describe('the period', () => {
  const spring: FiledStatements = {
    documentId: '10-Q',
    formType: '10-Q',
    filedAt: '2024-08-01',
    period: { end: '2024-06-30', fiscalYear: 2024, quarter: 2 },
    parts: [],
    figures: [
      figure('Revenues', { value: 1_300e6, periodStart: '2024-04-01', periodEnd: '2024-06-30' }),
      figure('Revenues', { value: 2_400e6, periodStart: '2024-01-01', periodEnd: '2024-06-30' }),
      balance('Assets', 8_000e6, 2023),
      figure('Assets', { value: 8_500e6, statement: 'balance', periodStart: null, periodEnd: '2024-06-30' }),
    ].map((each) => ({ ...each, documentId: '10-Q' })),
  };

  it.each([
    [
      'What was revenue in the second quarter of 2024?',
      'Revenue was $1,300 million in the quarter Q2 of fiscal 2024. [1]',
    ],
    ['What was revenue in 2Q24?', 'Revenue was $1,300 million in the quarter Q2 of fiscal 2024. [1]'],
    [
      'What was revenue for the three months ended June 30, 2024?',
      'Revenue was $1,300 million in the quarter Q2 of fiscal 2024. [1]',
    ],
    [
      'What was revenue in the first six months of 2024?',
      'Revenue was $2,400 million in the first six months of fiscal 2024. [1]',
    ],
    [
      'What was revenue for the six months ended June 30, 2024?',
      'Revenue was $2,400 million in the first six months of fiscal 2024. [1]',
    ],
    ['What were total assets as of December 31, 2023?', 'Total assets were $8,000 million in fiscal 2023. [1]'],
    ['What were total assets?', 'Total assets were $8,500 million in the quarter Q2 of fiscal 2024. [1]'],
    ['What was revenue in the first nine months of 2024?', 'missing: Revenue, Q3 fiscal 2024'],
  ])('is the one that is named: %s', (question, answer) => {
    expect(said(question, [spring])).toBe(answer);
  });

  it.each([
    'What was revenue in the second half of 2024?',
    'Compare revenue in fiscal 2023 with Q2 of fiscal 2024.',
    'What was revenue in Q1 and Q2 of 2024?',
    'What were total assets as of March 31, 2024?',
  ])('is none: %s', (question) => {
    expect(said(question, [spring])).toBeNull();
  });
});

describe('what analysts say for a figure, a comparison or a share', () => {
  it.each([
    ['What percentage of fiscal 2024 revenue went to capital expenditures?', /^Capital expenditures .* was 2\.1% in/],
    ['What fraction of its operating cash flow was consumed by capex in FY2024?', /^Capital expenditures .* was 8\.3%/],
    ['What was the capex to operating cash flow ratio in FY2024?', /^Capital expenditures to .* was 0\.08 in/],
    ['Did the operating ratio decline in 2024?', 'missing: Operating income, fiscal 2023'],
    ['Was revenue higher in FY2023 than in FY2024?', /^No\. Revenue was \$4,812 million in fiscal 2024/],
    ['Was revenue higher in FY2024 than in FY2023?', /^Yes\. Revenue was \$4,812 million in fiscal 2024/],
    ['Was revenue lower in FY2023 than in FY2024?', /^Yes\. Revenue was/],
    ['What was the depreciation and amortization expense in 2024?', /\$260 million/],
    [
      'What was unadjusted EBITDA in FY2024? Calculate unadjusted EBITDA using unadjusted operating income and D&A.',
      /^EBITDA was \$1,300 million/,
    ],
    [
      'What was EBITDA in FY2024? Define EBITDA as operating income + D&A [from cash flow statement].',
      /\$1,300 million/,
    ],
    [
      'What was the retention ratio in FY2024? Round to two decimal places.',
      /^Retention ratio was 0\.75 \(75\.22%\) in/,
    ],
    ['What was the retention ratio in FY2024, in percent?', /^Retention ratio was 75\.2% in/],
    ['Is revenue up in FY2024?', /^Yes\. Revenue/],
    [
      'Did revenue growth accelerate in FY2024 compared with FY2023?',
      /^Yes\. Revenue growth was 11\.9% .* after -14\.0%/,
    ],
    ['Did the cost of revenue grow faster than revenue in FY2024?', /^No\. Growth of cost of revenue was 8\.2% and/],
    ['Was Aldermoor profitable in FY2024?', /^Yes\. Net income/],
    ['Did Aldermoor report a net loss in FY2024?', /^No\. Net income/],
    [
      'Was operating cash flow sufficient to cover capital expenditures and dividends combined in 2024?',
      /^Yes\. .*\$300/,
    ],
    ['Did it generate enough operating cash flow to fund share repurchases in FY2024?', /^Yes\./],
    ['Are gross margins consistent (not fluctuating more than 2% each year) over FY2023 and FY2024?', /^Yes\. Gross m/],
    ['Are gross margins consistent (within 1 percent) over FY2023 and FY2024?', /^No\. Gross margin was 54\.5%/],
    ['What was the asset turnover in 2024 (revenue divided by total assets)?', /^Asset turnover was 0\.53/],
    ['What was the difference between gross margin and operating margin in FY2024?', /was 34\.4% in fiscal 2024/],
  ])('%s', (question, answer) => {
    const told = said(question);
    if (typeof answer === 'string') expect(told).toBe(answer);
    else expect(told).toMatch(answer);
  });

  it.each([
    'What was EBITDA in FY2024? Calculate EBITDA using operating income and stock-based compensation.',
    'What was the inventory ratio in fiscal 2024?',
    'Did revenue accelerate in fiscal 2024?',
    'What percentage of chips revenue went to capital expenditures in FY2024?',
    'Did Aldermoor report a loss on disposal in FY2024?',
    'Is the current ratio steady?',
    'Was the cost of revenue higher in the chips segment than in FY2023?',
  ])('leaves %s', (question) => {
    expect(said(question)).toBeNull();
  });
});

it('judges liquidity by the usual yardstick, unless definitions in use disagree', () => {
  const withStock = (inventory: number) =>
    annual(2024, [
      balance('CashAndCashEquivalentsAtCarryingValue', 500e6),
      balance('AccountsReceivableNetCurrent', 300e6),
      balance('AssetsCurrent', 1_400e6),
      balance('InventoryNet', inventory),
      balance('LiabilitiesCurrent', 1_000e6),
    ]);
  const question = 'Does it have a healthy liquidity profile based on its quick ratio for FY2024?';
  expect(said(question, [withStock(500e6)])).toMatch(/^No\. Quick ratio was 0\.80 .* The usual yardstick is 1\./);
  expect(said(question, [withStock(200e6)])).toMatch(/^Quick ratio was 0\.80 .* Quick ratio was 1\.20 /);
});

it('knows a company by its initials, but for those of a country', () => {
  expect(companyWordsOf('The Procter & Gamble Company')).toEqual(expect.arrayContaining(['procter', 'p&g', 'pg']));
  expect(companyWordsOf('United Stevedores, Inc.')).not.toContain('us');
  expect(companyWordsOf('Adobe Inc.')).toEqual(['adobe', 'inc']);
});
