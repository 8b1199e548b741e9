'use server';

import { action } from '@/lib/http/action';
import { cloneTemplate as clone } from '@/lib/templates/clone-template';
import { createTemplate as create } from '@/lib/templates/create-template';
import { deleteTemplate as remove } from '@/lib/templates/delete-template';
import {
  cloneTemplateInput,
  createTemplateInput,
  deleteTemplateQuery,
  saveFlagsInput,
  templateIdParams,
  updateTemplateInput,
} from '@/lib/templates/schema';
import { deleteTemplateFlags, saveTemplateFlags } from '@/lib/templates/template-flags';
import { updateTemplate as update } from '@/lib/templates/update-template';

export const createTemplate = action(
  { name: 'createTemplate', role: 'org:member', body: createTemplateInput },
  ({ ctx, body }) => create(ctx, body),
);

export const updateTemplate = action(
  { name: 'updateTemplate', role: 'org:member', params: templateIdParams, body: updateTemplateInput },
  ({ ctx, params, body }) => update(ctx, params.id, body),
);

export const cloneTemplate = action(
  { name: 'cloneTemplate', role: 'org:member', params: templateIdParams, body: cloneTemplateInput },
  ({ ctx, params, body }) => clone(ctx, params.id, body),
);

export const deleteTemplate = action(
  { name: 'deleteTemplate', role: 'org:member', params: templateIdParams, body: deleteTemplateQuery },
  ({ ctx, params, body }) => remove(ctx, params.id, { isForced: body.force }),
);

export const saveFlags = action(
  { name: 'saveFlags', role: 'org:member', params: templateIdParams, body: saveFlagsInput },
  ({ ctx, params, body }) => saveTemplateFlags(ctx, params.id, body.flag_configuration),
);

export const deleteFlags = action(
  { name: 'deleteFlags', role: 'org:member', params: templateIdParams },
  ({ ctx, params }) => deleteTemplateFlags(ctx, params.id),
);
