import { StatusBadge } from '@/components/shared/states/status-badge';
import { shownStatus } from '@/lib/documents/no-text.rules';
import type { Document, ProcessingStatus } from '@/lib/documents/schema';

/** Labels of the company page; other screens use shorter ones. */
const LABELS: Record<Uppercase<ProcessingStatus> | 'NO_TEXT', string> = {
  PROCESSED: 'Ready for queries',
  PROCESSING: 'Processing...',
  DOWNLOADED: 'Pending processing',
  PENDING: 'Pending',
  FAILED: 'Processing failed',
  NO_TEXT: 'Contains no text',
};

function documentStatusLabel(status: string): string {
  const known: Partial<Record<string, string>> = LABELS;
  return known[status.toUpperCase()] ?? LABELS.PENDING;
}

export function DocumentStatusText({
  document,
  isQueued,
}: {
  document: Pick<Document, 'processing_status' | 'has_text'>;
  isQueued: boolean;
}) {
  const status = shownStatus(document);
  if (isQueued && status !== 'processing') return <StatusBadge kind="document" status="pending" label="Queued" />;
  return (
    <span className="flex items-center gap-2" title={status.toUpperCase()}>
      <StatusBadge kind="document" status={status} label={documentStatusLabel(status)} />
      <span className="hidden font-mono text-[11px] leading-4 text-text-3 wide:inline">{status.toUpperCase()}</span>
    </span>
  );
}
