'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/shared/states/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatCik, formatCount, formatCounted } from '@/lib/format/numbers';
import type { SubscriptionGroupDetail } from '@/lib/subscriptions/groups/schema';
import { Fact, Facts } from '../watch/facts';
import { ReportLinks } from '../watch/report-links';
import { GROUPS_REFRESH_MS, oneGroup } from './group-reads';
import { useChangeCompanies } from './use-group-actions';

type GroupDetailsProps = { groupId: string; canWrite: boolean; onAddCompanies: () => void };

/** The collapsible details of a group: settings, companies and newest reports. */
export function GroupDetails({ groupId, canWrite, onAddCompanies }: GroupDetailsProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...oneGroup(groupId),
    staleTime: FRESH_MS,
    refetchInterval: GROUPS_REFRESH_MS,
  });
  if (error && !data)
    return (
      <ErrorState
        title="Failed to load the group"
        cause={apiErrorMessage(error, '')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        className="py-5"
      />
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the group..." className="flex flex-col gap-3 py-3">
        <Skeleton className="w-1/3" />
        <Skeleton className="w-1/2" />
      </SkeletonGroup>
    );
  return (
    <div className="grid gap-x-8 gap-y-4 py-3 wide:grid-cols-2">
      <div className="flex flex-col gap-4">
        <Settings group={data} />
        <section aria-label="Reports" className="flex flex-col">
          <h3 className="text-sm font-semibold">Recent reports</h3>
          {data.reports.length === 0 ? (
            <p className="text-sm text-text-3">No reports yet.</p>
          ) : (
            <ReportLinks
              reports={data.reports.map(({ id, title, status, created_at }) => ({ id, title, status, at: created_at }))}
            />
          )}
        </section>
      </div>
      <Companies group={data} canWrite={canWrite} onAdd={onAddCompanies} />
    </div>
  );
}

function Settings({ group }: { group: SubscriptionGroupDetail }) {
  const { email, in_app } = group.notification_config;
  return (
    <Facts>
      {group.description ? <Fact name="Description">{group.description}</Fact> : null}
      <Fact name="Monthly limit">{formatCounted(group.max_reports_per_month, 'report')} for each company</Fact>
      <Fact name="Daily limit">{formatCounted(group.per_company_daily_limit, 'report')} for each company</Fact>
      <Fact name="Report name template">
        <span className="font-mono text-xs">{group.report_name_template}</span>
      </Fact>
      <Fact name="Notifications">
        {[email ? 'E-mail' : '', in_app ? 'In the application' : ''].filter(Boolean).join(', ') || 'None'}
      </Fact>
      <Fact name="Total reports">{formatCount(group.total_runs)}</Fact>
    </Facts>
  );
}

function Companies({
  group,
  canWrite,
  onAdd,
}: {
  group: SubscriptionGroupDetail;
  canWrite: boolean;
  onAdd: () => void;
}) {
  const change = useChangeCompanies(group.id);
  const canRemove = canWrite && group.company_count > 1;
  return (
    <section aria-label="Companies of the group" className="flex min-w-0 flex-col gap-1">
      <div className="flex h-7 items-center justify-between">
        <h3 className="text-sm font-semibold">Companies</h3>
        {canWrite ? (
          <Button size="sm" onClick={onAdd}>
            <Plus aria-hidden />
            Add companies
          </Button>
        ) : null}
      </div>
      <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {group.companies.map(({ id, name, ticker, cik, processed_documents, rate_limit_override }) => (
          <li key={id} className="flex h-9 items-center gap-3 pr-1.5 pl-3 text-sm">
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            {rate_limit_override === null ? null : (
              <span className="shrink-0 text-xs text-text-2">{rate_limit_override} a day</span>
            )}
            <span className="w-14 shrink-0 font-mono text-xs text-text-2">{ticker}</span>
            <span className="w-[84px] shrink-0 font-mono text-xs text-text-3">{formatCik(cik)}</span>
            <span className="w-14 shrink-0 text-right text-xs text-text-3 tabular-nums" title="Processed documents">
              {formatCount(processed_documents)} ready
            </span>
            {canRemove ? (
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                tooltip="Remove from the group"
                icon={<X />}
                disabled={change.isPending}
                onClick={() => change.mutate({ change: 'remove', ids: [id] })}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
