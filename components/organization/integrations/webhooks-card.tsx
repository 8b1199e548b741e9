'use client';

import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { webhookList } from '@/components/reads/integrations-reads';
import { apiErrorMessage } from '@/components/api/api-error';
import { FRESH_MS } from '@/components/api/query-client';
import { Button } from '@/components/ui/button';
import type { NewWebhook } from '@/lib/integrations/schema-webhooks';
import { LoadingRows, LoadProblem } from '../list-states';
import { AddWebhookDialog } from './add-webhook-dialog';
import { CardSection } from './card-heading';
import { ShownOnce } from './shown-once';
import { WebhookItem } from './webhook-item';

export function WebhooksCard() {
  const { data, error, isFetching, refetch } = useQuery({ ...webhookList, staleTime: FRESH_MS });
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <CardSection
      title="Webhooks"
      count={data?.total}
      what="Signed with HMAC-SHA256; tried 6 times over 24 hours."
      actions={
        <Button size="sm" onClick={() => setIsAdding(true)}>
          <WebhookIcon aria-hidden />
          Add webhook
        </Button>
      }
    >
      {made ? (
        <ShownOnce
          name={new URL(made.url).host}
          secret={made.secret}
          what="signing secret"
          why="was added. Copy its signing secret now: it is shown once and stored encrypted."
          onClose={() => setMade(null)}
        />
      ) : null}
      {data ? (
        data.webhooks.length === 0 ? (
          <p className="px-4 py-5 text-sm text-text-2">
            No webhooks yet. Add an address that is notified when a filing is processed, a report is completed, a flag
            triggers or a ballot changes.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {data.webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      ) : error ? (
        <LoadProblem
          title="Failed to load webhooks"
          cause={apiErrorMessage(error, 'They could not be read. Nothing was changed.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows label="Loading webhooks..." />
      )}
      {isAdding ? <AddWebhookDialog onMade={setMade} onClose={() => setIsAdding(false)} /> : null}
    </CardSection>
  );
}
