'use client';

import { useQuery } from '@tanstack/react-query';
import { Pause, Pencil, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { LocalTime } from '@/components/shared/time/local-time';
import { FormBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { ErrorState } from '@/components/shared/states/error-state';
import { UsageBar } from '@/components/ui/progress';
import { LoadingScreen } from '@/components/ui/spinner';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { Subscription } from '@/lib/subscriptions/schema';
import { oneSubscription } from '@/components/reads/subscription-reads';
import { Fact, Facts } from '../watch/facts';
import { MissingDocuments } from './missing-documents';
import { RecentReports } from './recent-reports';
import { useToggleStatus } from './use-toggle-status';

type DetailsProps = {
  subscriptionId: string;
  canWrite: boolean;
  onEdit: (subscription: Subscription) => void;
  onClose: () => void;
};

/** A subscription's settings, documents and reports. */
export function SubscriptionDetails({ subscriptionId, canWrite, onEdit, onClose }: DetailsProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...oneSubscription(subscriptionId),
    staleTime: FRESH_MS,
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={data?.name ?? 'Subscription'}
        description={data?.description || undefined}
        className="max-w-[560px]"
      >
        {data ? (
          <Loaded subscription={data} canWrite={canWrite && data.can_edit} onEdit={() => onEdit(data)} />
        ) : error ? (
          <ErrorState
            title="Failed to load subscription"
            cause={apiErrorMessage(error, 'It could not be read.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <LoadingScreen label="Loading subscription..." className="min-h-60" />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Loaded({
  subscription,
  canWrite,
  onEdit,
}: {
  subscription: Subscription;
  canWrite: boolean;
  onEdit: () => void;
}) {
  const toggle = useToggleStatus();
  const isActive = subscription.status === 'active';
  const { reports_this_month: used, max_reports_per_month: limit } = subscription;
  return (
    <>
      <DialogBody className={canWrite ? undefined : 'pb-5'}>
        <Facts>
          <Fact name="Status">
            <StatusBadge kind="subscription" status={subscription.status} />
          </Fact>
          <Fact name="Company">
            {subscription.company_name}{' '}
            <span className="font-mono text-xs text-text-3">{subscription.company_ticker}</span>
          </Fact>
          <Fact name="Template">{subscription.template_name ?? 'Deleted template'}</Fact>
          <Fact name="Fiscal year">{subscription.fiscal_year}</Fact>
          <Fact name="Monitored documents">
            <Badges>
              {subscription.monitored_document_types.map((type) => (
                <FormBadge key={type}>{type}</FormBadge>
              ))}
            </Badges>
          </Fact>
          <Fact name="Documents seen">{documentsSeenText(subscription)}</Fact>
          <Fact name="Report name template">
            <span className="font-mono text-xs break-words">{subscription.report_name_template}</span>
          </Fact>
          <Fact name="Notifications">{notificationText(subscription)}</Fact>
          <Fact name="Last triggered">
            {subscription.last_triggered_at ? <LocalTime iso={subscription.last_triggered_at} /> : 'Never'}
          </Fact>
          <Fact name="Total reports">{formatCount(subscription.total_runs)}</Fact>
        </Facts>
        <div className="flex flex-col gap-1.5">
          <span className="text-xs text-text-2 tabular-nums">
            {formatCount(used)} of {formatCounted(limit, 'report')} used this month
          </span>
          <UsageBar used={used} limit={limit} label={`${used} of ${formatCounted(limit, 'report')} this month`} />
        </div>
        <MissingDocuments subscriptionId={subscription.id} />
        <RecentReports subscriptionId={subscription.id} />
      </DialogBody>
      {canWrite ? (
        <DialogFooter>
          {toggle.question}
          <Button isBusy={toggle.isPending} onClick={() => toggle.toggle(subscription)}>
            {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
            {isActive ? 'Pause' : 'Activate'}
          </Button>
          <Button onClick={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Button>
        </DialogFooter>
      ) : null}
    </>
  );
}

function Badges({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-1">{children}</span>;
}

function documentsSeenText({ documents_seen: seen }: Subscription): string {
  const counts = Object.entries(seen).filter(([, ids]) => ids.length > 0);
  return counts.length > 0 ? counts.map(([type, ids]) => `${type} (${ids.length})`).join(', ') : 'None yet';
}

function notificationText({ notification_config: { email, in_app, share_with_org } }: Subscription): string {
  const ways = [
    email ? 'E-mail' : '',
    in_app ? 'in the application' : '',
    share_with_org ? 'shared with the organization' : '',
  ].filter(Boolean);
  const text = ways.join(', ');
  return text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : 'None';
}
