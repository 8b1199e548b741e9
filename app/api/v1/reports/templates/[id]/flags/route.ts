import { route } from '@/lib/http/route';
import { flagConfigurationSchema, saveFlagsInput, templateIdParams } from '@/lib/templates/schema';
import { deleteTemplateFlags, getTemplateFlags, saveTemplateFlags } from '@/lib/templates/template-flags';

export const GET = route(
  {
    summary: "Read a template's flags",
    tag: 'Flags',
    role: 'org:viewer',
    params: templateIdParams,
    response: flagConfigurationSchema,
  },
  ({ ctx, params }) => getTemplateFlags(ctx, params.id),
);

export const PUT = route(
  {
    summary: "Replace a template's flags",
    tag: 'Flags',
    role: 'org:member',
    params: templateIdParams,
    body: saveFlagsInput,
    response: flagConfigurationSchema,
  },
  ({ ctx, params, body }) => saveTemplateFlags(ctx, params.id, body.flag_configuration),
);

export const DELETE = route(
  { summary: "Remove a template's flags", tag: 'Flags', role: 'org:member', params: templateIdParams, status: 204 },
  ({ ctx, params }) => deleteTemplateFlags(ctx, params.id),
);
