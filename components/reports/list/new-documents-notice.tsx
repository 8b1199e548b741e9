'use client';

import { FilePlus2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatCounted } from '@/lib/format/numbers';
import type { ListedReport } from '@/components/reads/report-reads';
import { useDocumentChanges } from '../use-reports';

const NAMED = 3;

type NewDocumentsNoticeProps = { report: ListedReport; isBusy: boolean; onRegenerate: () => void };

/** Filings of the company that arrived after the report was generated. */
export function NewDocumentsNotice({ report, isBusy, onRegenerate }: NewDocumentsNoticeProps) {
  const { data } = useDocumentChanges(report);
  if (!data?.new_documents_available) return null;
  const named = data.new_documents
    .slice(0, NAMED)
    .map(({ label }) => label)
    .join(', ');
  const more = data.new_documents.length - NAMED;
  return (
    <div role="status" className="flex items-center gap-2.5 border-t border-line bg-accent-tint px-4 py-1.5 text-sm">
      <FilePlus2 aria-hidden className="size-4 shrink-0 text-accent-solid" strokeWidth={1.75} />
      <p className="min-w-0 flex-1">
        <span className="font-medium">{formatCounted(data.new_documents.length, 'new document')} available:</span>{' '}
        {named}
        {more > 0 ? ` and ${more} more` : ''}. <span className="text-text-2">{data.recommendation}</span>
      </p>
      {report.can_edit ? (
        <Button size="sm" onClick={onRegenerate} isBusy={isBusy} busyLabel="Regenerating...">
          Regenerate
        </Button>
      ) : null}
    </div>
  );
}
