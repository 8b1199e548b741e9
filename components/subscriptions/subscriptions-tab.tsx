'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Page, PageHeader } from '@/components/shared/page';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/shared/states/empty-state';
import { ErrorState } from '@/components/shared/states/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { Table, TableBody, TableContainer, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { formatCount, formatCounted } from '@/lib/format/numbers';
import type { Subscription } from '@/lib/subscriptions/schema';
import { DeleteSubscription } from './delete-dialogs';
import { SubscriptionDetails } from './subscription/subscription-details';
import { SubscriptionForm } from './subscription/subscription-form';
import { SubscriptionRow } from './subscription/subscription-row';
import { subscriptionList } from '@/components/reads/subscription-reads';
import { EdgarNotice } from '@/components/shared/edgar/edgar-notice';
import { useUrlChoice } from './use-url-choice';

type Modal = { kind: 'form'; subscription: Subscription | null } | { kind: 'delete'; subscription: Subscription };
type TabProps = { canWrite: boolean; hasOrganization: boolean };

/** The Subscriptions tab of the AGM Reports page. `?subscription=` opens the details of one. */
export function SubscriptionsTab({ canWrite, hasOrganization }: TabProps) {
  const [openId, setOpenId] = useUrlChoice('subscription');
  const [modal, setModal] = useState<Modal | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...subscriptionList,
    staleTime: FRESH_MS,
  });
  const startNew = () => setModal({ kind: 'form', subscription: null });
  const edit = (subscription: Subscription) => {
    setOpenId(null);
    setModal({ kind: 'form', subscription });
  };
  return (
    <Page>
      <PageHeader
        title="Subscriptions"
        meta={data ? countsOf(data) : null}
        actions={
          canWrite ? (
            <Button variant="primary" onClick={startNew}>
              <Plus aria-hidden />
              New Subscription
            </Button>
          ) : null
        }
      />
      {canWrite ? <EdgarNotice /> : null}
      {data?.subscriptions.length === 0 ? (
        <Card className="flex min-h-[360px] flex-1 items-center justify-center">
          <EmptyState
            title="No subscriptions yet"
            actions={
              canWrite ? (
                <Button size="sm" variant="primary" onClick={startNew}>
                  New Subscription
                </Button>
              ) : null
            }
          >
            A subscription generates a report whenever a company files a document of the types it monitors.
          </EmptyState>
        </Card>
      ) : data ? (
        <TableContainer>
          <Table aria-label="Subscriptions">
            <TableHeader>
              <ColumnNames />
            </TableHeader>
            <TableBody>
              {data.subscriptions.map((subscription) => (
                <SubscriptionRow
                  key={subscription.id}
                  subscription={subscription}
                  canWrite={canWrite}
                  onOpen={() => setOpenId(subscription.id)}
                  onEdit={() => edit(subscription)}
                  onDelete={() => setModal({ kind: 'delete', subscription })}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      ) : error ? (
        <Card className="flex min-h-[360px] flex-1 flex-col justify-center">
          <ErrorState
            title="Failed to load subscriptions"
            cause={apiErrorMessage(error, 'The list could not be read. Nothing was changed.')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingRows />
      )}
      {openId ? (
        <SubscriptionDetails
          subscriptionId={openId}
          canWrite={canWrite}
          onEdit={edit}
          onClose={() => setOpenId(null)}
        />
      ) : null}
      {modal?.kind === 'form' ? (
        <SubscriptionForm
          subscription={modal.subscription}
          hasOrganization={hasOrganization}
          onClose={() => setModal(null)}
        />
      ) : null}
      {modal?.kind === 'delete' ? (
        <DeleteSubscription subscription={modal.subscription} onClose={() => setModal(null)} />
      ) : null}
    </Page>
  );
}

function countsOf({ subscriptions, total }: { subscriptions: readonly Subscription[]; total: number }): string {
  const active = subscriptions.filter(({ status }) => status === 'active').length;
  const reports = subscriptions.reduce((sum, { reports_this_month }) => sum + reports_this_month, 0);
  const shown = total > subscriptions.length ? ` · the newest ${formatCount(subscriptions.length)} are shown` : '';
  return (
    `${formatCounted(total, 'subscription')} · ${formatCount(active)} active · ${formatCounted(reports, 'report')} ` +
    `this month${shown}`
  );
}

function ColumnNames() {
  return (
    <TableRow isStatic>
      <TableHead>Subscription</TableHead>
      <TableHead>Monitored documents</TableHead>
      <TableHead>Fiscal year</TableHead>
      <TableHead isNumeric>Reports this month</TableHead>
      <TableHead>Last triggered</TableHead>
      <TableHead>Status</TableHead>
      <TableHead>
        <span className="sr-only">Actions</span>
      </TableHead>
    </TableRow>
  );
}

function LoadingRows() {
  return (
    <SkeletonGroup label="Loading subscriptions..." className="rounded-lg border border-line bg-surface">
      {[40, 28, 34, 46].map((width) => (
        <div key={width} className="flex h-[54px] items-center border-b border-line px-4 last:border-b-0">
          <Skeleton style={{ width: `${width}%` }} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
