'use client';

import {
  CircleAlert,
  Download,
  Ellipsis,
  FileCode2,
  FileText,
  MessageSquareText,
  RefreshCw,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import Link from 'next/link';
import { FormBadge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { TableCell, TableRow } from '@/components/ui/table';
import { isReadyForQueries, NO_TEXT, shownStatus } from '@/lib/documents/no-text.rules';
import type { Document } from '@/lib/documents/schema';
import { formatDate } from '@/lib/format/dates';
import { formatCount, formatCounted, MISSING } from '@/lib/format/numbers';
import { DocumentStatusText } from './document-status-text';

export type DocumentRowProps = {
  document: Document;
  canWrite: boolean;
  /** Whether its processing was requested and has not started. */
  isQueued: boolean;
  onProcess: (document: Document, isForced: boolean) => void;
  onDelete: (document: Document) => void;
  onWarnings: (document: Document) => void;
};

function askHref(document: Pick<Document, 'id' | 'company_id'>): string {
  return `/query?company=${document.company_id}&docs=${document.id}&tab=query`;
}

/** One filing: its type, whether questions can be asked about it, and its next action. */
export function DocumentRow({ document, canWrite, isQueued, onProcess, onDelete, onWarnings }: DocumentRowProps) {
  const { processing_status: status, failure_reason: failure } = document;
  const remarks = status === 'failed' && failure ? failure : shownStatus(document) === 'no_text' ? NO_TEXT : null;
  // Each form type is a separate row group, so its last row needs a line too.
  const bare = remarks ? 'border-b-0' : 'group-last/row:border-b';
  return (
    <>
      <TableRow className={cn(remarks && 'group/failed')}>
        <TableCell className={bare}>
          <span className="flex min-w-0 items-center gap-2" title={document.file_name ?? document.document_type}>
            <FormBadge>{document.form_type}</FormBadge>
            <span className="hidden truncate text-xs text-text-3 wide:block">
              {document.source === 'upload' && document.file_name ? document.file_name : document.document_type}
            </span>
          </span>
        </TableCell>
        <TableCell className={cn('font-mono text-xs whitespace-nowrap text-text-2', bare)}>
          {document.accession_number ?? (
            <span className="font-sans text-text-3">{document.source === 'upload' ? 'Uploaded' : MISSING}</span>
          )}
        </TableCell>
        <TableCell className={cn('text-xs whitespace-nowrap text-text-2 tabular-nums', bare)}>
          {formatDate(document.filing_date)}
        </TableCell>
        <TableCell className={cn('text-xs whitespace-nowrap text-text-2 tabular-nums', bare)}>
          {formatDate(document.fiscal_period_end)}
        </TableCell>
        <TableCell className={bare}>
          <span className="flex items-center gap-2">
            <DocumentStatusText document={document} isQueued={isQueued} />
            {document.warnings.length > 0 ? (
              <Button variant="link" size="sm" className="text-warn" onClick={() => onWarnings(document)}>
                <TriangleAlert aria-hidden className="text-warn-solid" />
                {formatCounted(document.warnings.length, 'warning')}
              </Button>
            ) : null}
          </span>
        </TableCell>
        <TableCell isNumeric className={cn('font-mono text-xs text-text-2', bare)}>
          {formatCount(document.page_count)}
        </TableCell>
        <TableCell className={cn('py-0', bare)}>
          <span className="flex items-center justify-end gap-1">
            <NextStep document={document} canWrite={canWrite} isQueued={isQueued} onProcess={onProcess} />
            {document.pdf_url ? (
              <a
                href={document.pdf_url}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: 'ghost', size: 'sm' })}
                aria-label={`PDF of ${nameOf(document)}`}
              >
                <FileText aria-hidden />
                PDF
              </a>
            ) : null}
            <DocumentMenu
              document={document}
              canWrite={canWrite}
              isQueued={isQueued}
              onProcess={onProcess}
              onDelete={onDelete}
            />
          </span>
        </TableCell>
      </TableRow>
      {remarks ? (
        <tr>
          <td colSpan={7} className="border-b border-line px-4 pb-2">
            <span className={cn('flex items-start gap-1.5 text-xs', status === 'failed' ? 'text-bad' : 'text-warn')}>
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 stroke-2" />
              {remarks}
            </span>
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** "DEF 14A, 2025, filed Apr 2, 2026", without unknown parts. */
export function nameOf(document: Pick<Document, 'form_type' | 'fiscal_year' | 'filing_date'>): string {
  return [
    document.form_type,
    document.fiscal_year,
    document.filing_date ? `filed ${formatDate(document.filing_date)}` : null,
  ]
    .filter(Boolean)
    .join(', ');
}

type ActionProps = Pick<DocumentRowProps, 'document' | 'canWrite' | 'isQueued' | 'onProcess'>;

function NextStep({ document, canWrite, isQueued, onProcess }: ActionProps) {
  const status = document.processing_status;
  if (status === 'processed') {
    if (!isReadyForQueries(document)) return null;
    return (
      <Link
        href={askHref(document)}
        className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        aria-label={`Ask ${nameOf(document)}`}
      >
        <MessageSquareText aria-hidden />
        Ask
      </Link>
    );
  }
  if (!canWrite || status === 'processing' || isQueued) return null;
  const label = status === 'failed' ? 'Retry' : 'Process';
  return (
    <Button size="sm" aria-label={`${label} ${nameOf(document)}`} onClick={() => onProcess(document, false)}>
      {label}
    </Button>
  );
}

function DocumentMenu({
  document,
  canWrite,
  isQueued,
  onProcess,
  onDelete,
}: ActionProps & Pick<DocumentRowProps, 'onDelete'>) {
  const isReady = document.processing_status === 'processed';
  if (!canWrite && !document.original_url && !document.pdf_url) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={`Actions for ${nameOf(document)}`} tooltip="Actions" icon={<Ellipsis />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {document.pdf_url ? (
          <DropdownMenuItem asChild>
            <a href={document.pdf_url} download>
              <Download aria-hidden />
              Download PDF
            </a>
          </DropdownMenuItem>
        ) : null}
        {document.original_url ? (
          <DropdownMenuItem asChild>
            <a href={document.original_url} download>
              <FileCode2 aria-hidden />
              Download original
            </a>
          </DropdownMenuItem>
        ) : null}
        {canWrite && isReady ? (
          <DropdownMenuItem disabled={isQueued} onSelect={() => onProcess(document, true)}>
            <RefreshCw aria-hidden />
            Process again
          </DropdownMenuItem>
        ) : null}
        {canWrite ? (
          <>
            {document.pdf_url || document.original_url ? <DropdownMenuSeparator /> : null}
            <DropdownMenuItem isDestructive onSelect={() => onDelete(document)}>
              <Trash2 aria-hidden />
              Delete
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
