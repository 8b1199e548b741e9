'use client';

import { useQuery } from '@tanstack/react-query';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatBytes, formatCount, formatCounted } from '@/lib/format/numbers';
import type { Usage } from '@/lib/organizations/schema-usage';
import { LoadProblem } from '../list-states';
import { usage } from '@/components/reads/organization-reads';
import { UsageMonths } from './usage-months';

/** The organization's usage; for admins. */
export function UsageTab() {
  const { data, error, isFetching, refetch } = useQuery({
    ...usage,
    staleTime: FRESH_MS,
  });
  return (
    <section aria-labelledby="usage-heading" className="flex min-h-0 flex-col gap-3">
      <h2 id="usage-heading" className="flex min-h-7 items-center gap-2 text-base font-semibold">
        Usage <span className="text-sm font-normal text-text-3">months in UTC</span>
      </h2>
      {data ? (
        <>
          <Tiles usage={data} />
          <UsageMonths months={data.by_month} />
        </>
      ) : error ? (
        <LoadProblem
          title="Failed to load usage"
          cause={apiErrorMessage(error, 'The numbers could not be read.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading usage..." className="flex flex-col gap-3">
          <div className="grid grid-cols-3 gap-3 wide:grid-cols-6">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <div
                key={key}
                className="flex h-[86px] flex-col justify-center gap-3 rounded-lg border border-line bg-surface px-4"
              >
                <Skeleton className="w-2/3" />
                <Skeleton className="w-1/3" />
              </div>
            ))}
          </div>
          <div className="h-80 rounded-lg border border-line bg-surface" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Tiles({ usage: { this_month: month, storage_bytes: bytes, stored_files: files } }: { usage: Usage }) {
  const tiles = [
    { label: 'Questions asked', value: formatCount(month.questions_asked) },
    { label: 'Reports generated', value: formatCount(month.reports_generated) },
    { label: 'Documents processed', value: formatCount(month.documents_processed) },
    { label: 'Model calls', value: formatCount(month.model_calls) },
    { label: 'Model tokens', value: formatCount(month.model_tokens) },
    { label: 'Storage', value: formatBytes(bytes), note: formatCounted(files, 'uploaded file') },
  ];
  return (
    <dl className="grid shrink-0 grid-cols-3 gap-3 wide:grid-cols-6">
      {tiles.map(({ label, value, note }) => (
        <Card key={label} className="flex flex-col gap-0.5 px-4 py-3">
          <dt className="text-xs text-text-2">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-xs text-text-3">{note ?? 'this month'}</dd>
        </Card>
      ))}
    </dl>
  );
}
