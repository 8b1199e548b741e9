import { randomUUID } from 'node:crypto';
import type { Template } from '@/lib/templates/schema';

export function someTemplate(changes: Partial<Template> = {}): Template {
  const question = {
    id: 'custom_1',
    text: 'Who audits?',
    category: 'audit',
    expected_sources: [],
    flags: [],
    citation_required: true,
  };
  return {
    id: randomUUID(),
    name: 'Annual meeting review',
    description: '',
    queries: [question],
    category_mapping: { audit: 'Audit', pay: 'Pay' },
    category_order: ['audit', 'pay'],
    visibility: 'user',
    include_changes: false,
    is_default: false,
    is_active: true,
    flag_count: 0,
    can_edit: true,
    created_by: 'user',
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-01-05T09:00:00.000Z',
    ...changes,
  };
}
