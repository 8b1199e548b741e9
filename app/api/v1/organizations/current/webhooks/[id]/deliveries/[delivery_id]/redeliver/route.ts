import { route } from '@/lib/http/route';
import { deliveryParams, deliverySchema } from '@/lib/integrations/schema-webhooks';
import { redeliver } from '@/lib/integrations/webhooks/change-webhooks';

export const POST = route(
  {
    summary: 'Send an event again, with its original id',
    tag: 'Integrations',
    role: 'org:admin',
    params: deliveryParams,
    response: deliverySchema,
    status: 202,
  },
  ({ ctx, params }) => redeliver(ctx, params.id, params.delivery_id),
);
