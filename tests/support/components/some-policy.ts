import { randomUUID } from 'node:crypto';
import type { Policy, PolicyDetail } from '@/lib/voting/policy/schema';
import { KINDS } from '@/lib/voting/vocabulary.rules';

export function somePolicy(changes: Partial<Policy> = {}): Policy {
  return {
    id: randomUUID(),
    name: 'House policy',
    description: '',
    version: 2,
    is_example: false,
    rules_count: 12,
    defaults: {
      ...(Object.fromEntries(KINDS.map((kind) => [kind, 'for'])) as Policy['defaults']),
      say_on_pay_frequency: 'one_year',
    },
    topic_defaults: {},
    rules: [],
    groups: [],
    ballots: 4,
    has_draft: false,
    can_edit: true,
    created_by: 'user',
    created_at: null,
    updated_at: null,
    ...changes,
  };
}

export function somePolicyDetail(changes: Partial<PolicyDetail> = {}): PolicyDetail {
  return { ...somePolicy(), draft: null, coverage: [], ...changes };
}
