'use client';

import { useQuery } from '@tanstack/react-query';
import { FRESH_MS } from '@/components/api/query-client';
import { formatCount } from '@/lib/format/numbers';
import { RECENT_REPORTS, subscriptionReports } from '@/components/reads/subscription-reads';
import { ReportLinks } from '../watch/report-links';

/** The five newest reports and the number of others. */
export function RecentReports({ subscriptionId }: { subscriptionId: string }) {
  const { data, error } = useQuery({ ...subscriptionReports(subscriptionId), staleTime: FRESH_MS });
  const more = data ? data.total - Math.min(data.reports.length, RECENT_REPORTS) : 0;
  return (
    <section aria-label="Recent reports" className="flex flex-col gap-1">
      <h3 className="text-base font-semibold">Recent reports</h3>
      {error ? (
        <p role="alert" className="text-sm text-bad">
          Failed to load reports
        </p>
      ) : null}
      {data?.reports.length === 0 ? (
        <p className="text-sm text-text-3">No reports yet. The first is generated when a monitored document arrives.</p>
      ) : null}
      {data ? (
        <ReportLinks
          reports={data.reports.slice(0, RECENT_REPORTS).map((report) => ({
            id: report.id,
            title: report.report_title,
            status: report.status,
            at: report.generated_at ?? report.created_at,
          }))}
        />
      ) : null}
      {more > 0 ? <p className="text-xs text-text-3">And {formatCount(more)} more</p> : null}
    </section>
  );
}
