'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { FormBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { checkboxCellClasses, TableCell, TableRow } from '@/components/ui/table';
import { notify } from '@/components/ui/toast';
import { shownStatus } from '@/lib/documents/no-text.rules';
import type { Document } from '@/lib/documents/schema';
import { formatDate } from '@/lib/format/dates';
import { formatCount, MISSING } from '@/lib/format/numbers';
import { isReady } from './document-selection';

type Process = (documentId: string) => Promise<unknown>;

/** Visible from 1200 px. */
export const wideCell = 'max-wide:hidden';

export function DocumentRow({
  document,
  isSelected,
  process,
  onToggle,
}: {
  document: Document;
  isSelected: boolean;
  process: Process;
  onToggle: () => void;
}) {
  const ready = isReady(document);
  const name = [
    document.form_type,
    document.fiscal_year ? `FY${document.fiscal_year}` : null,
    document.filing_date ? `filed ${formatDate(document.filing_date)}` : null,
  ]
    .filter(Boolean)
    .join(', ');
  const faint = ready ? 'text-text' : 'text-text-2';
  return (
    <TableRow
      isSelected={isSelected}
      isStatic={!ready}
      className={cn(ready && 'cursor-pointer')}
      onClick={ready ? onToggle : undefined}
    >
      <TableCell className={checkboxCellClasses}>
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          disabled={!ready && !isSelected}
          onClick={(event) => event.stopPropagation()}
          onCheckedChange={onToggle}
        />
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <FormBadge>{document.form_type}</FormBadge>
      </TableCell>
      <TableCell className={cn('max-w-0 min-w-32 w-full truncate', faint)} title={document.document_type}>
        {document.document_type}
      </TableCell>
      <TableCell className={cn('whitespace-nowrap tabular-nums', faint, wideCell)}>
        {formatDate(document.fiscal_period_end)}
      </TableCell>
      <TableCell className={cn('whitespace-nowrap tabular-nums', faint)}>{formatDate(document.filing_date)}</TableCell>
      <TableCell className={cn('font-mono text-xs whitespace-nowrap text-text-2', wideCell)}>
        {document.accession_number ?? MISSING}
      </TableCell>
      <TableCell isNumeric className={faint}>
        {formatCount(document.page_count)}
      </TableCell>
      <TableCell className="min-w-36 whitespace-nowrap">
        <span className="flex items-center gap-2.5">
          <StatusBadge
            kind="document"
            status={shownStatus(document)}
            label={document.processing_status === 'processing' ? 'Currently Processing' : undefined}
          />
          <ProcessLink document={document} process={process} />
        </span>
        {document.processing_status === 'failed' && document.failure_reason ? (
          <span className="block max-w-56 truncate text-xs text-text-3" title={document.failure_reason}>
            {document.failure_reason}
          </span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

/** "Process" for downloaded documents, "Retry" for failed ones. */
function ProcessLink({ document, process }: { document: Document; process: Process }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => process(document.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['documents', document.company_id] }),
    onError: (error) =>
      notify.error('The document could not be processed', {
        description: apiErrorMessage(error, 'Nothing was changed.'),
      }),
  });
  const word =
    document.processing_status === 'downloaded' ? 'Process' : document.processing_status === 'failed' ? 'Retry' : null;
  if (!word) return null;
  return (
    <Button
      variant="link"
      size="inline"
      className="text-xs"
      isBusy={isPending}
      onClick={() => mutate()}
      aria-label={`${word} ${document.form_type} ${document.filing_date ?? ''}`}
    >
      {word}
    </Button>
  );
}
