'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { FormBadge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { StatusBadge } from '@/components/shared/states/status-badge';
import {
  checkboxCellClasses,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DocumentChoice } from '@/components/reads/choices';
import { formatDate } from '@/lib/format/dates';
import { MISSING } from '@/lib/format/numbers';
import { NO_TEXT, shownStatus } from '@/lib/documents/no-text.rules';
import { isSelectable } from './document-filters';

type DocumentTableProps = {
  documents: readonly DocumentChoice[];
  selectedIds: readonly string[];
  onToggle: (documentId: string) => void;
  /** All ready documents in the list. */
  onToggleAll: (documentIds: readonly string[]) => void;
};

/** The filings to select; those that cannot be asked are disabled, with the reason. */
export function DocumentTable({ documents, selectedIds, onToggle, onToggleAll }: DocumentTableProps) {
  const readyIds = documents.filter(isSelectable).map(({ id }) => id);
  const selectedCount = readyIds.filter((id) => selectedIds.includes(id)).length;
  const all = selectedCount === 0 ? false : selectedCount === readyIds.length ? true : 'indeterminate';
  return (
    <TableContainer className="max-h-96">
      <Table aria-label="Documents">
        <TableHeader>
          <tr>
            <TableHead className={checkboxCellClasses}>
              <Checkbox
                aria-label="Select all ready documents"
                checked={all}
                disabled={readyIds.length === 0}
                onCheckedChange={() => onToggleAll(readyIds)}
              />
            </TableHead>
            <TableHead>Document</TableHead>
            <TableHead>Filed</TableHead>
            <TableHead>Status</TableHead>
          </tr>
        </TableHeader>
        <TableBody>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isSelected={selectedIds.includes(document.id)}
              onToggle={onToggle}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function DocumentRow({
  document,
  isSelected,
  onToggle,
}: {
  document: DocumentChoice;
  isSelected: boolean;
  onToggle: (documentId: string) => void;
}) {
  const isReady = isSelectable(document);
  const name = [
    document.form_type,
    document.fiscal_year ? `FY${document.fiscal_year}` : null,
    document.filing_date ? `filed ${formatDate(document.filing_date)}` : null,
  ]
    .filter(Boolean)
    .join(', ');
  const remark = reasonNotSelectable(document);
  return (
    <>
      <TableRow
        isSelected={isSelected}
        isStatic={!isReady}
        className={cn(isReady && 'cursor-pointer', remark && '[&>td]:border-b-0')}
        onClick={isReady ? () => onToggle(document.id) : undefined}
      >
        <TableCell className={checkboxCellClasses}>
          <Checkbox
            aria-label={`Select ${name}`}
            checked={isSelected}
            disabled={!isReady}
            onClick={(event) => event.stopPropagation()}
            onCheckedChange={() => onToggle(document.id)}
          />
        </TableCell>
        <TableCell>
          <span className="flex items-center gap-2">
            <FormBadge>{document.form_type}</FormBadge>
            <span className={cn('font-mono text-xs', isReady ? 'text-text-2' : 'text-text-3')}>
              {document.fiscal_year ? `FY${document.fiscal_year}` : MISSING}
            </span>
          </span>
        </TableCell>
        <TableCell className="text-xs whitespace-nowrap text-text-2 tabular-nums">
          {formatDate(document.filing_date)}
        </TableCell>
        <TableCell>
          <span className="flex">
            <StatusBadge kind="document" status={shownStatus(document)} />
          </span>
        </TableCell>
      </TableRow>
      {remark ? (
        <RemarkRow remark={remark} isFailure={document.processing_status === 'failed'} isSelected={isSelected} />
      ) : null}
    </>
  );
}

/** A second line below a document, as wide as the table. */
function RemarkRow({ remark, isFailure, isSelected }: { remark: string; isFailure: boolean; isSelected: boolean }) {
  return (
    <TableRow isSelected={isSelected} isStatic>
      <TableCell className={cn(checkboxCellClasses, 'h-auto')} />
      <TableCell colSpan={3} className={cn('h-auto pb-2 text-xs', isFailure ? 'text-bad' : 'text-text-3')}>
        {remark}
      </TableCell>
    </TableRow>
  );
}

/** The reason why questions about a document are not possible. */
function reasonNotSelectable(document: DocumentChoice): string | null {
  if (document.processing_status === 'failed') return document.failure_reason;
  return shownStatus(document) === 'no_text' ? NO_TEXT : null;
}
