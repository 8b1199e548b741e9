import { route } from '@/lib/http/route';
import { createWebhookInput, newWebhookSchema, webhookListSchema } from '@/lib/integrations/schema-webhooks';
import { createWebhook } from '@/lib/integrations/webhooks/change-webhooks';
import { listWebhooks } from '@/lib/integrations/webhooks/read-webhooks';

export const GET = route(
  { summary: 'List webhooks', tag: 'Integrations', role: 'org:admin', response: webhookListSchema },
  ({ ctx }) => listWebhooks(ctx),
);

export const POST = route(
  {
    summary: 'Add a webhook; its signing secret is shown once',
    tag: 'Integrations',
    role: 'org:admin',
    body: createWebhookInput,
    response: newWebhookSchema,
    status: 201,
  },
  ({ ctx, body }) => createWebhook(ctx, body),
);
