import type { Context } from '@/lib/context';
import type { Box } from '@/lib/pdf/types';
import { measureOf } from '../company-measures';
import { companyStatements, type FiledStatements } from '../company-statements';
import { readStatements } from '../read-statements';
import { MEASURES } from '../measures';
import { figureName } from './figure-list.rules';

/** Words of a page that state an operand of the figure, or the figure itself. */
export type FigureEvidence = {
  label: string;
  value: number;
  unit: string | null;
  document_id: string;
  page_number: number;
  quote: string;
  bounding_boxes: Box[];
  source: 'xbrl' | 'table';
};

export type ReadFigure =
  | {
      state: 'stated';
      key: string;
      label: string;
      value: number;
      unit: string | null;
      fiscal_year: number;
      /** Null for a figure that the filing prints itself. */
      formula: string | null;
      evidence: FigureEvidence[];
    }
  | { state: 'missing'; key: string; label: string; missing: string[] };

/**
 * Line items and measures, each of the newest year that the documents report on, or of `fiscalYear`. The documents are
 * read together as the filings of one company; those that the caller may not see count as not given.
 */
export async function readFigures(
  ctx: Context,
  documentIds: readonly string[],
  keys: readonly string[],
  fiscalYear?: number,
): Promise<ReadFigure[]> {
  const filings = documentIds.length === 0 ? [] : await readStatements(ctx, { documentIds });
  return keys.map((key) => figureOf(filings, key, fiscalYear));
}

/** A figure from statements already read. A key that names nothing is missing, as a figure that no document states. */
export function figureOf(filings: readonly FiledStatements[], key: string, fiscalYear?: number): ReadFigure {
  const name = figureName(key);
  const label = name?.label ?? key;
  const isQuarterly = filings.length > 0 && filings.every(({ period }) => period.quarter !== null);
  const { lines, periods } = companyStatements(filings, isQuarterly);
  const when =
    fiscalYear === undefined
      ? periods[0]
      : (periods.find((period) => period.fiscal_year === fiscalYear) ?? {
          fiscal_year: fiscalYear,
          fiscal_quarter: null,
        });
  if (!name || !when) return { state: 'missing', key, label, missing: [label] };
  const measure = MEASURES.find((each) => each.key === key) ?? {
    key,
    label,
    unit: 'money' as const,
    formulas: [`{${key}}`],
  };
  const found = measureOf(measure, lines, when);
  const evidence = found.operands.flatMap((operand): FigureEvidence[] =>
    operand.page_number === null
      ? []
      : [
          {
            label:
              operand.fiscal_year === when.fiscal_year ? operand.label : `${operand.label}, FY${operand.fiscal_year}`,
            value: operand.value,
            unit: operand.unit,
            document_id: operand.document_id,
            page_number: operand.page_number,
            quote: operand.quote,
            bounding_boxes: operand.bounding_boxes,
            source: operand.source,
          },
        ],
  );
  if (found.value === null || evidence.length < found.operands.length)
    return { state: 'missing', key, label, missing: found.missing.length > 0 ? found.missing : [label] };
  const isLine = name.kind === 'line_item';
  return {
    state: 'stated',
    key,
    label,
    value: found.value,
    unit: isLine ? (evidence[0]?.unit ?? null) : found.unit,
    fiscal_year: when.fiscal_year,
    formula: isLine ? null : found.formula,
    evidence,
  };
}
