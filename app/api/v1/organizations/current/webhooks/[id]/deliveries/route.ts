import { route } from '@/lib/http/route';
import { deliveryListSchema, listDeliveriesQuery } from '@/lib/integrations/schema-webhooks';
import { listDeliveries } from '@/lib/integrations/webhooks/read-webhooks';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'List the deliveries of a webhook, newest first, with status, time and attempt',
    tag: 'Integrations',
    role: 'org:admin',
    params: idParams,
    query: listDeliveriesQuery,
    response: deliveryListSchema,
  },
  ({ ctx, params, query }) => listDeliveries(ctx, params.id, query),
);
