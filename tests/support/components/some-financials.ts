import type { CompanyFinancials, CompanyLine, CompanyMeasure, LineValue, Period } from '@/lib/financials/schema';

/** The document that states every figure. */
const DOCUMENT = 'd2025';

export function somePeriod(fiscal_year: number, fiscal_quarter: number | null = null): Period {
  return {
    fiscal_year,
    fiscal_quarter,
    period_end: `${fiscal_year}-${fiscal_quarter === null ? '12-31' : `0${fiscal_quarter * 3}-30`}`,
    document_id: DOCUMENT,
    form_type: fiscal_quarter === null ? '10-K' : '10-Q',
    document_fiscal_year: fiscal_year,
  };
}

export function someFigure(fiscal_year: number, value: number, changes: Partial<LineValue> = {}): LineValue {
  return {
    fiscal_year,
    fiscal_quarter: null,
    period_end: `${fiscal_year}-12-31`,
    value,
    unit: 'USD',
    concept: 'us-gaap:Revenues',
    document_id: DOCUMENT,
    page_number: 40,
    bounding_boxes: [{ page: 40, x: 72, y: 500, width: 60, height: 12 }],
    quote: '',
    source: 'xbrl',
    check: 'ok',
    restated: false,
    original: null,
    ...changes,
  };
}

export function someFinancialLine(changes: Partial<CompanyLine> = {}): CompanyLine {
  return {
    key: 'revenue',
    label: 'Revenue',
    statement: 'income',
    is_outflow: false,
    is_total: false,
    values: [someFigure(2025, 412_000_000), someFigure(2024, 398_000_000)],
    ...changes,
  };
}

export function someMeasure(changes: Partial<CompanyMeasure> = {}): CompanyMeasure {
  const operand = (key: string, label: string, value: number, page_number: number, fiscal_year = 2025) => ({
    ...{ key, label, value, page_number, fiscal_year },
    unit: 'USD',
    source: 'xbrl' as const,
    document_id: DOCUMENT,
    bounding_boxes: [{ page: page_number, x: 72, y: 400, width: 60, height: 12 }],
    quote: '',
  });
  return {
    key: 'net_margin',
    label: 'Net margin',
    unit: 'percent',
    formula: 'Net income / Revenue',
    note: null,
    values: [
      {
        fiscal_year: 2025,
        fiscal_quarter: null,
        value: 12.5,
        unit: 'percent',
        formula: 'Net income / Revenue',
        calculation: '51.5 / 412.0',
        operands: [
          operand('net_income', 'Net income', 51_500_000, 41),
          operand('revenue', 'Revenue', 412_000_000, 40),
          operand('equity', 'Equity', 300_000_000, 44, 2024),
        ],
        missing: [],
      },
    ],
    ...changes,
  };
}

export function someFinancials(changes: Partial<CompanyFinancials> = {}): CompanyFinancials {
  return {
    lines: [someFinancialLine()],
    measures: [someMeasure()],
    periods: [somePeriod(2025), somePeriod(2024)],
    ...changes,
  };
}
