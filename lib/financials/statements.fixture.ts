import type { FiledStatements, StoredFigure } from './company-statements';

type Given = Partial<StoredFigure> & { value: number };

/** A figure of fiscal 2024 unless given otherwise. */
export function figure(concept: string, given: Given): StoredFigure {
  return {
    documentId: 'doc',
    concept: `us-gaap:${concept}`,
    statement: 'income',
    periodStart: '2024-01-01',
    periodEnd: '2024-12-31',
    unit: 'USD',
    decimals: -6,
    source: 'xbrl',
    check: 'ok',
    page: 10,
    quote: concept,
    boxes: [],
    ...given,
  };
}

export function balance(concept: string, value: number, year = 2024): StoredFigure {
  return figure(concept, { value, statement: 'balance', periodStart: null, periodEnd: `${year}-12-31` });
}

export function flow(concept: string, value: number, year = 2024): StoredFigure {
  return figure(concept, { value, periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` });
}

export function annual(fiscalYear: number, figures: readonly StoredFigure[]): FiledStatements {
  const documentId = `10-K ${fiscalYear}`;
  return {
    documentId,
    formType: '10-K',
    filedAt: `${fiscalYear + 1}-02-20`,
    period: { end: `${fiscalYear}-12-31`, fiscalYear, quarter: null },
    figures: figures.map((each) => ({ ...each, documentId })),
    parts: [],
  };
}
