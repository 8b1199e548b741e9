'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryPage } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { Pagination } from '@/components/ui/pagination';
import { LoadingScreen } from '@/components/ui/spinner';
import type { Webhook } from '@/lib/integrations/schema-webhooks';
import { DeliveryTable } from './delivery-table';

const RECENT = 6;
const PER_PAGE = 25;
/** Interval in milliseconds for fetching the list while a delivery is pending. */
const POLL_MS = 4_000;

/** The newest deliveries of a webhook, and all of them in a dialog. */
export function RecentDeliveries({ webhook }: { webhook: Webhook }) {
  const [isAllOpen, setIsAllOpen] = useState(false);
  const { data, error } = useDeliveries(webhook.id, 1, RECENT);
  if (!data)
    return error ? (
      <FieldError className="px-10 py-3">{apiErrorMessage(error, 'The deliveries could not be read.')}</FieldError>
    ) : (
      <p className="px-10 py-3 text-sm text-text-3">Loading deliveries...</p>
    );
  if (data.total === 0) return <p className="px-10 pt-1 pb-3 text-sm text-text-3">Nothing has been sent yet.</p>;
  return (
    <div className="border-t border-line">
      <DeliveryTable webhook={webhook} deliveries={data.deliveries} />
      {data.total > data.deliveries.length ? (
        <div className="border-t border-line px-10 py-2 text-sm">
          <Button variant="link" size="inline" onClick={() => setIsAllOpen(true)}>
            All {data.total} deliveries
          </Button>
        </div>
      ) : null}
      {isAllOpen ? <AllDeliveries webhook={webhook} onClose={() => setIsAllOpen(false)} /> : null}
    </div>
  );
}

function AllDeliveries({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const { data, error } = useDeliveries(webhook.id, page, PER_PAGE);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Deliveries" description={webhook.url} className="max-w-[920px]">
        <DialogBody className="gap-2 px-0 pb-4">
          {data ? (
            <DeliveryTable webhook={webhook} deliveries={data.deliveries} />
          ) : error ? (
            <FieldError className="px-5">{apiErrorMessage(error, 'The deliveries could not be read.')}</FieldError>
          ) : (
            <LoadingScreen label="Loading deliveries..." />
          )}
          {data && data.total > PER_PAGE ? (
            <div className="px-5">
              <Pagination page={page} size={PER_PAGE} total={data.total} onPageChange={setPage} noun="deliveries" />
            </div>
          ) : null}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function useDeliveries(webhookId: string, page: number, size: number) {
  return useQuery({
    ...deliveryPage(webhookId, { page, size }),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'pending') ? POLL_MS : false,
  });
}
