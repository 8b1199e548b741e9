import { api } from '@/components/api/api-client';
import type { ApiTokenList } from '@/lib/integrations/schema-tokens';
import type { DeliveryList, WebhookList } from '@/lib/integrations/schema-webhooks';
import type { EdgarContact } from '@/lib/organizations/schema-edgar';

const ROOT = '/organizations/current';

/** Common prefix of the query keys for integrations. */
const INTEGRATIONS_KEY = ['integrations'];
export const TOKENS_KEY = [...INTEGRATIONS_KEY, 'tokens'];
export const WEBHOOKS_KEY = [...INTEGRATIONS_KEY, 'webhooks'];

type Signal = { signal: AbortSignal };

export const tokenList = {
  queryKey: TOKENS_KEY,
  queryFn: ({ signal }: Signal) => api.request<ApiTokenList>({ path: `${ROOT}/tokens`, signal }),
};

export const webhookList = {
  queryKey: [...WEBHOOKS_KEY, 'list'],
  queryFn: ({ signal }: Signal) => api.request<WebhookList>({ path: `${ROOT}/webhooks`, signal }),
};

export const deliveryPage = (webhookId: string, { page, size }: { page: number; size: number }) => ({
  queryKey: [...WEBHOOKS_KEY, webhookId, page, size],
  queryFn: ({ signal }: Signal) =>
    api.request<DeliveryList>({ path: `${ROOT}/webhooks/${webhookId}/deliveries`, query: { page, size }, signal }),
});

export const edgarContact = {
  queryKey: [...INTEGRATIONS_KEY, 'edgar-contact'],
  queryFn: ({ signal }: Signal) => api.request<EdgarContact>({ path: `${ROOT}/edgar-contact`, signal }),
};
