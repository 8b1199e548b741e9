import { route } from '@/lib/http/route';
import { updateWebhookInput, webhookSchema } from '@/lib/integrations/schema-webhooks';
import { deleteWebhook, updateWebhook } from '@/lib/integrations/webhooks/change-webhooks';
import { idParams } from '@/lib/common-schemas';

export const PATCH = route(
  {
    summary: 'Change the events of a webhook, pause or resume it',
    tag: 'Integrations',
    role: 'org:admin',
    params: idParams,
    body: updateWebhookInput,
    response: webhookSchema,
  },
  ({ ctx, params, body }) => updateWebhook(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Delete a webhook with its deliveries',
    tag: 'Integrations',
    role: 'org:admin',
    params: idParams,
    status: 204,
  },
  ({ ctx, params }) => deleteWebhook(ctx, params.id),
);
