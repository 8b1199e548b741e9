import { describe, expect, it } from 'vitest';
import { companyStatements } from './company-statements';
import { fiscalPeriodOf } from './fiscal-periods';
import { annual, balance, figure, flow } from './statements.fixture';

const valuesOf = (filings: Parameters<typeof companyStatements>[0], key: string, isQuarterly = false) =>
  companyStatements(filings, isQuarterly).lines.find((line) => line.key === key)?.values ?? [];

describe('the statements of a company', () => {
  it('take a year from the newest filing that reports it', () => {
    const filings = [
      annual(2023, [flow('Revenues', 90, 2023)]),
      annual(2024, [flow('Revenues', 100), flow('Revenues', 90, 2023)]),
    ];
    expect(valuesOf(filings, 'revenue')).toMatchObject([
      { fiscal_year: 2024, value: 100, document_id: '10-K 2024', restated: false },
      { fiscal_year: 2023, value: 90, document_id: '10-K 2024', restated: false, original: null },
    ]);
  });

  it('show what was restated with both values', () => {
    const filings = [
      annual(2023, [flow('Revenues', 90e6, 2023)]),
      annual(2024, [flow('Revenues', 100e6), flow('Revenues', 85e6, 2023)]),
    ];
    expect(valuesOf(filings, 'revenue')[1]).toMatchObject({
      value: 85e6,
      restated: true,
      original: { value: 90e6, document_id: '10-K 2023' },
    });
  });

  it('call nothing restated that differs by rounding or by its concept', () => {
    const rounded = [annual(2023, [flow('Revenues', 90.4e6, 2023)]), annual(2024, [flow('Revenues', 90e6, 2023)])];
    expect(valuesOf(rounded, 'revenue')).toMatchObject([{ restated: false }]);
    const other = [
      annual(2023, [flow('RevenueFromContractWithCustomerExcludingAssessedTax', 80e6, 2023)]),
      annual(2024, [flow('Revenues', 90e6, 2023)]),
    ];
    expect(valuesOf(other, 'revenue')).toMatchObject([{ value: 90e6, restated: false }]);
  });

  it('use one concept for all years of a filing, that of the statement before one of a note', () => {
    const note = { ...flow('Revenues', 7), statement: 'note' as const };
    const filings = [annual(2024, [note, flow('RevenueFromContractWithCustomerExcludingAssessedTax', 100)])];
    expect(valuesOf(filings, 'revenue')).toMatchObject([{ value: 100 }]);
  });

  it('leave out a figure that no page prints', () => {
    expect(valuesOf([annual(2024, [{ ...flow('Revenues', 100), page: null }])], 'revenue')).toEqual([]);
  });

  it('leave out what contradicts itself and periods of other lengths', () => {
    const half = figure('Revenues', { value: 50, periodStart: '2024-07-01' });
    const doubtful = { ...flow('Revenues', 100), check: 'failed' as const };
    expect(valuesOf([annual(2024, [half, doubtful])], 'revenue')).toEqual([]);
  });

  it('name quarters by the filing and find the balance of the year before in it', () => {
    const filing = {
      documentId: '10-Q',
      formType: '10-Q',
      filedAt: '2025-07-24',
      period: { end: '2025-06-30', fiscalYear: 2025, quarter: 2 },
      parts: [],
      figures: [
        figure('Revenues', { value: 25, periodStart: '2025-04-01', periodEnd: '2025-06-30' }),
        figure('Revenues', { value: 48, periodStart: '2025-01-01', periodEnd: '2025-06-30' }),
        figure('Revenues', { value: 24, periodStart: '2024-04-01', periodEnd: '2024-06-30' }),
        balance('Assets', 800),
      ],
    };
    expect(valuesOf([filing], 'revenue', true)).toMatchObject([
      { fiscal_year: 2025, fiscal_quarter: 2, value: 25 },
      { fiscal_year: 2024, fiscal_quarter: 2, value: 24 },
    ]);
    expect(valuesOf([filing], 'total_assets')).toMatchObject([{ fiscal_year: 2024, fiscal_quarter: null, value: 800 }]);
  });

  it('take the balance of a year from its annual report, whatever a later quarterly one repeats', () => {
    const quarterly = {
      ...annual(2024, [balance('Assets', 790e6)]),
      documentId: '10-Q',
      filedAt: '2025-07-24',
      period: { end: '2025-06-30', fiscalYear: 2025, quarter: 2 },
    };
    expect(valuesOf([quarterly, annual(2024, [balance('Assets', 800e6)])], 'total_assets')).toMatchObject([
      { value: 800e6, document_id: '10-K 2024', restated: false },
    ]);
  });

  it('drop a period of which only an opening balance is told', () => {
    const many = ['Assets', 'AssetsCurrent', 'LiabilitiesCurrent', 'Goodwill', 'InventoryNet', 'StockholdersEquity'];
    const filings = [annual(2024, [...many.map((name) => balance(name, 1)), balance('StockholdersEquity', 1, 2022)])];
    expect(companyStatements(filings, false).periods.map(({ fiscal_year }) => fiscal_year)).toEqual([2024]);
  });

  it('name the filing that most figures of a year are from, not a newer one with a single figure', () => {
    const report = annual(
      2024,
      ['Assets', 'AssetsCurrent', 'Goodwill'].map((name) => balance(name, 1e6)),
    );
    const proxy = { ...annual(2024, [balance('StockholdersEquity', 1e6)]), documentId: 'proxy', formType: 'DEF 14A' };
    const { periods } = companyStatements([{ ...proxy, filedAt: '2025-04-01' }, report], false);
    expect(periods).toMatchObject([{ fiscal_year: 2024, document_id: '10-K 2024' }]);
  });
});

describe('the fiscal period of a value', () => {
  const january = { end: '2025-02-02', fiscalYear: 2024, quarter: null };

  it('is named as the company names its year', () => {
    expect(fiscalPeriodOf({ start: '2024-01-29', end: '2025-02-02' }, january)).toEqual({
      fiscalYear: 2024,
      quarter: null,
    });
    expect(fiscalPeriodOf({ start: '2023-01-30', end: '2024-01-28' }, january)).toEqual({
      fiscalYear: 2023,
      quarter: null,
    });
    expect(fiscalPeriodOf({ start: null, end: '2024-01-28' }, january)).toEqual({ fiscalYear: 2023, quarter: null });
  });

  it('is the fourth for a quarter that ends with the year of an annual report', () => {
    expect(fiscalPeriodOf({ start: '2024-11-04', end: '2025-02-02' }, january)).toEqual({
      fiscalYear: 2024,
      quarter: 4,
    });
  });

  it('is none for another quarter of an annual report, or a date between', () => {
    expect(fiscalPeriodOf({ start: '2024-08-04', end: '2024-11-03' }, january)).toBeUndefined();
    expect(fiscalPeriodOf({ start: null, end: '2024-07-31' }, january)).toBeUndefined();
  });
});
