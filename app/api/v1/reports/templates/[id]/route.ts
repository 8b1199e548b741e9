import { route } from '@/lib/http/route';
import { deleteTemplate } from '@/lib/templates/delete-template';
import { getTemplate } from '@/lib/templates/read-templates';
import { deleteTemplateQuery, templateIdParams, templateSchema, updateTemplateInput } from '@/lib/templates/schema';
import { updateTemplate } from '@/lib/templates/update-template';

export const GET = route(
  {
    summary: 'Read a report template',
    tag: 'Templates',
    role: 'org:viewer',
    params: templateIdParams,
    response: templateSchema,
  },
  ({ ctx, params }) => getTemplate(ctx, params.id),
);

export const PUT = route(
  {
    summary: 'Change a report template',
    tag: 'Templates',
    role: 'org:member',
    params: templateIdParams,
    body: updateTemplateInput,
    response: templateSchema,
  },
  ({ ctx, params, body }) => updateTemplate(ctx, params.id, body),
);

export const DELETE = route(
  {
    summary: 'Delete a report template',
    tag: 'Templates',
    role: 'org:member',
    params: templateIdParams,
    query: deleteTemplateQuery,
    status: 204,
  },
  ({ ctx, params, query }) => deleteTemplate(ctx, params.id, { isForced: query.force }),
);
