import { toViewerSource } from '@/components/viewer/to-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import type { Grid } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';

/** All filings of the grid's rows, for the viewer. */
export function documentsOf({ rows }: Grid): ViewerDocument[] {
  const documents = new Map<string, ViewerDocument>();
  for (const row of rows) {
    if (row.document_id)
      documents.set(row.document_id, {
        id: row.document_id,
        formType: row.form_type,
        fiscalYear: row.document_fiscal_year,
        filingDate: row.filing_date,
      });
    if (row.financials_document_id && !documents.has(row.financials_document_id))
      documents.set(row.financials_document_id, {
        id: row.financials_document_id,
        formType: '10-K',
        fiscalYear: row.fiscal_year,
        filingDate: null,
      });
  }
  return [...documents.values()];
}

/** The sources of a cell in the viewer's format. */
export function toSources(cell: GridCell | undefined, documents: readonly ViewerDocument[]): ViewerSource[] {
  return (cell?.sources ?? []).map((source, index) =>
    toViewerSource(source, { id: `${cell?.row_id}/${cell?.column_id}/${index + 1}`, number: index + 1 }, documents),
  );
}
