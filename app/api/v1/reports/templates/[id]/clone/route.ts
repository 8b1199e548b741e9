import { route } from '@/lib/http/route';
import { cloneTemplate } from '@/lib/templates/clone-template';
import { cloneTemplateInput, templateIdParams, templateSchema } from '@/lib/templates/schema';

export const POST = route(
  {
    summary: 'Copy a report template with its flags',
    tag: 'Templates',
    role: 'org:member',
    params: templateIdParams,
    body: cloneTemplateInput,
    response: templateSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => cloneTemplate(ctx, params.id, body),
);
