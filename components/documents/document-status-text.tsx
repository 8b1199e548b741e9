import { StatusBadge } from '@/components/ui/status-badge';
import type { ProcessingStatus } from '@/lib/documents/schema';

/** The words of the company page; elsewhere the same values have shorter ones. */
const LABELS: Record<Uppercase<ProcessingStatus>, string> = {
  PROCESSED: 'Ready for queries',
  PROCESSING: 'Processing...',
  DOWNLOADED: 'Pending processing',
  PENDING: 'Pending',
  FAILED: 'Processing failed',
};

export function documentStatusLabel(status: string): string {
  const known: Partial<Record<string, string>> = LABELS;
  return known[status.toUpperCase()] ?? LABELS.PENDING;
}

export function DocumentStatusText({ status, isQueued }: { status: string; isQueued: boolean }) {
  if (isQueued && status !== 'processing') return <StatusBadge kind="document" status="pending" label="Queued" />;
  return (
    <span className="flex items-center gap-2" title={status.toUpperCase()}>
      <StatusBadge kind="document" status={status} label={documentStatusLabel(status)} />
      <span className="hidden font-mono text-[11px] leading-4 text-text-3 wide:inline">{status.toUpperCase()}</span>
    </span>
  );
}
