import { figureOf } from '@/lib/financials/figures/read-figure';
import { formatAmount } from '@/lib/financials/question/answer/figure-text.rules';
import { verifyQuotes } from '@/lib/queries/verify-quotes';
import { exact, notFound, type CellValue } from './cell-value';
import type { OpenRow } from './open-filing';
import { unverifiedCell } from './unverified-cell';

export const FIGURE_ENGINE = 'statements';

/** A line item or measure of the annual report; every operand has to be found on its page. */
export async function figureCell({ financials, statements }: OpenRow, key: string): Promise<CellValue> {
  if (!financials) return notFound('No annual report of this company has been processed.', FIGURE_ENGINE);
  const found = figureOf(
    statements.filter(({ documentId }) => documentId === financials.id),
    key,
  );
  if (found.state === 'missing')
    return notFound(`The statements read from the filing do not contain ${found.missing.join('; ')}.`, FIGURE_ENGINE);
  const sources = await verifyQuotes(
    found.evidence.map(({ document_id, page_number, quote }) => ({
      chunkId: null,
      documentId: document_id,
      page: page_number,
      quote,
    })),
    [],
  );
  if (!sources.every(({ quote_verified }) => quote_verified)) return unverifiedCell(sources, FIGURE_ENGINE);
  const text = formatAmount(found, { scale: null, decimals: null });
  // The box of the figure itself; the quote is its whole row.
  const placed = sources.map((source, index) => {
    const boxes = found.evidence[index]?.bounding_boxes ?? [];
    return boxes.length > 0 ? { ...source, bounding_boxes: boxes } : source;
  });
  const formula = found.formula === null ? '' : ` ${found.formula}.`;
  // A pay ratio is written as 214:1 and has the unit "ratio"; a current ratio of 1.25 is not.
  return exact(text, found.value, found.unit === 'ratio' ? 'times' : found.unit, {
    sources: placed,
    engine: FIGURE_ENGINE,
    reason: `${found.label}, fiscal ${found.fiscal_year}.${formula}`,
  });
}
