import { DEFAULT_CATEGORY_MAPPING, DEFAULT_CATEGORY_ORDER } from './categories.rules';
import { QUERY_LIBRARY } from './query-library';
import { DEFAULT_TEMPLATE_ID, type Template } from './schema';

/** The built-in template has no creation date; this is when its questions were last changed. */
const LAST_CHANGED = '2026-11-21T00:00:00.000Z';

/** The built-in template with all library questions. Its flags belong to the tenant. */
export function defaultTemplate(flagCount: number): Template {
  return {
    id: DEFAULT_TEMPLATE_ID,
    name: 'AGM Analysis',
    description: 'A full governance review before an annual general meeting: board, proposals, compensation and risk.',
    queries: QUERY_LIBRARY.map((query) => ({ ...query, expected_sources: [...query.expected_sources], flags: [] })),
    category_mapping: { ...DEFAULT_CATEGORY_MAPPING },
    category_order: [...DEFAULT_CATEGORY_ORDER],
    visibility: 'organization',
    include_changes: true,
    is_default: true,
    is_active: true,
    flag_count: flagCount,
    can_edit: false,
    created_by: null,
    created_at: LAST_CHANGED,
    updated_at: LAST_CHANGED,
  };
}
