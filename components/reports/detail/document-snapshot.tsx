import { LocalTime } from '@/components/shared/time/local-time';
import { FormBadge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatDate } from '@/lib/format/dates';
import { formatCount, formatCounted, MISSING } from '@/lib/format/numbers';
import type { DocumentSnapshot as Snapshot } from '@/lib/reports/schema';
import { Fold } from './fold';
import { anchors } from '@/components/evidence/anchors';

/** The files that the report is based on, with their hashes. */
export function DocumentSnapshot({ snapshot }: { snapshot: Snapshot }) {
  return (
    <Fold
      id={anchors.snapshot}
      title="Document Snapshot"
      isOpenAtFirst={false}
      aside={
        <span className="text-xs tabular-nums">
          <LocalTime iso={snapshot.generation_timestamp} />
          {` · ${formatCounted(snapshot.total_chunks_available, 'chunk')} available`}
        </span>
      }
    >
      <div className="overflow-x-auto border-t border-line">
        <Table aria-label="Documents analyzed">
          <TableHeader className="static">
            <tr>
              <TableHead>Document</TableHead>
              <TableHead>Form</TableHead>
              <TableHead>Fiscal year</TableHead>
              <TableHead>Filed</TableHead>
              <TableHead isNumeric>Pages</TableHead>
              <TableHead isNumeric>Chunks</TableHead>
              <TableHead>SHA-256</TableHead>
            </tr>
          </TableHeader>
          <TableBody>
            {snapshot.documents_analyzed.map((document) => (
              <TableRow key={document.document_id} isStatic>
                <TableCell className="font-medium">{document.document_type}</TableCell>
                <TableCell className="whitespace-nowrap">
                  <FormBadge>{document.form_type}</FormBadge>
                </TableCell>
                <TableCell className="font-mono text-xs text-text-2">
                  {document.fiscal_year ? `FY${document.fiscal_year}` : MISSING}
                </TableCell>
                <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
                  {formatDate(document.filing_date)}
                </TableCell>
                <TableCell isNumeric className="text-text-2">
                  {formatCount(document.page_count)}
                </TableCell>
                <TableCell isNumeric className="text-text-2">
                  {formatCount(document.chunk_count)}
                </TableCell>
                <TableCell className="font-mono text-xs text-text-3" title={document.sha256 ?? undefined}>
                  {document.sha256 ? `${document.sha256.slice(0, 12)}…` : MISSING}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Fold>
  );
}
