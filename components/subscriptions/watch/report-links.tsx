import Link from 'next/link';
import { LocalDay } from '@/components/shared/time/local-time';
import { StatusBadge } from '@/components/shared/states/status-badge';

export type LinkedReport = { id: string; title: string; status: string; at: string };

/** Statuses other than completed and failed mean in progress. */
export function ReportLinks({ reports }: { reports: readonly LinkedReport[] }) {
  return (
    <ul className="divide-y divide-line">
      {reports.map(({ id, title, status, at }) => (
        <li key={id} className="flex h-9 items-center gap-3 text-sm">
          <Link href={`/reports/${id}`} title={title} className="min-w-0 flex-1 truncate text-accent hover:underline">
            {title}
          </Link>
          <StatusBadge kind="report" status={status === 'completed' || status === 'failed' ? status : 'processing'} />
          <LocalDay iso={at} className="shrink-0 text-xs text-text-3" />
        </li>
      ))}
    </ul>
  );
}
