import type { Context } from '@/lib/context';
import { flagLines } from './flag-lines.rules';
import type { Template } from './schema';
import type { TemplateRow } from './visible-templates';

export function toTemplate(ctx: Context, row: TemplateRow, flagConfiguration: string): Template {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    queries: row.queries,
    category_mapping: row.categoryMapping,
    category_order: row.categoryOrder,
    visibility: row.visibility,
    include_changes: row.includeChanges,
    is_default: false,
    is_active: row.isActive,
    flag_count: flagLines(flagConfiguration).length,
    can_edit: ctx.role !== 'org:viewer',
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
