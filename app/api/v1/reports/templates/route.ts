import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { createTemplate } from '@/lib/templates/create-template';
import { listTemplates } from '@/lib/templates/read-templates';
import { createTemplateInput, listTemplatesQuery, templateSchema } from '@/lib/templates/schema';

export const GET = route(
  {
    summary: 'List report templates',
    tag: 'Templates',
    role: 'org:viewer',
    query: listTemplatesQuery,
    response: pageOf('templates', templateSchema),
  },
  ({ ctx, query }) => listTemplates(ctx, query),
);

export const POST = route(
  {
    summary: 'Create a report template',
    tag: 'Templates',
    role: 'org:member',
    body: createTemplateInput,
    response: templateSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, body }) => createTemplate(ctx, body),
);
