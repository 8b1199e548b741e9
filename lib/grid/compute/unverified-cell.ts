import { inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { Source } from '@/lib/queries/schema';
import { failed, undetermined, type CellValue } from './cell-value';

const NOT_FOUND = 'The words that state it could not be found on their page, so the value is unverified.';
const NOT_SHOWN = 'The page as drawn does not show the words that state it, so the value is unverified.';
const NOT_COMPARED = 'The page could not be compared with its text in time. Run the cell again.';

/**
 * A cell whose sources are not all verified. Words that are on the page without a contradicting warning were not
 * compared with the drawn page in time: this says nothing about the filing, so the cell counts as failed and is run
 * again.
 */
export async function unverifiedCell(sources: Source[], engine: string): Promise<CellValue> {
  const open = sources.filter(({ quote_verified }) => !quote_verified);
  if (open.some(({ bounding_boxes: boxes }) => boxes.length === 0))
    return undetermined('Not proven', NOT_FOUND, engine, sources);
  const rows = await database()
    .select({ id: documents.id, warnings: documents.warnings })
    .from(documents)
    .where(inArray(documents.id, [...new Set(open.map(({ document_id: id }) => id))]));
  const isContradicted = open.every(({ document_id: id, page_number: page }) =>
    rows.some(
      (row) =>
        row.id === id && row.warnings.some((warning) => warning.kind === 'not_as_drawn' && warning.page === page),
    ),
  );
  return isContradicted ? undetermined('Not proven', NOT_SHOWN, engine, sources) : failed(NOT_COMPARED, engine);
}
