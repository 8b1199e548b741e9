import { randomUUID } from 'node:crypto';
import type { EngagementDetail } from '@/lib/engagements/schema';
import type { EmailVersion } from '@/lib/engagements/schema-email';
import type { Objective } from '@/lib/engagements/schema-notes';
import { someEngagement } from './some-lists';

const WHEN = '2026-03-01T10:00:00.000Z';

export function someVersion(changes: Partial<EmailVersion> = {}): EmailVersion {
  return {
    id: randomUUID(),
    number: 1,
    subject: 'Your pay ratio',
    content: 'Dear Ms. Hale, your pay ratio is 214 to 1.',
    user_prompt: null,
    kind: 'generated',
    base_version_id: null,
    engine: 'rules',
    notes: [],
    checks: { sentences: [], unlinked_count: 0, voting_conditions: [], open_conditions: 0 },
    created_by: 'user',
    created_by_name: 'Ben Cole',
    created_at: WHEN,
    ...changes,
  };
}

export function someObjective(changes: Partial<Objective> = {}): Objective {
  return {
    id: randomUUID(),
    title: 'Publish the median pay',
    flag_description: null,
    milestone: 'raised',
    milestone_dates: { raised: '2026-03-01' },
    next_year: null,
    later_reports: [],
    created_at: WHEN,
    updated_at: WHEN,
    ...changes,
  } as Objective;
}

export function someEngagementDetail(changes: Partial<EngagementDetail> = {}): EngagementDetail {
  return {
    ...someEngagement(),
    email_versions: [],
    current_version_id: null,
    email_subject: null,
    current_email_content: null,
    next_statuses: [],
    meeting_duration_minutes: 60,
    meeting_location: '',
    meeting_notes: '',
    attendees: [],
    action_items: [],
    notes_revision: 3,
    notes_updated_at: null,
    notes_updated_by_name: '',
    ai_summary: null,
    objectives: [],
    triggered_flags_snapshot: [],
    relevant_queries_snapshot: [],
    documents_snapshot: [],
    report_date: WHEN,
    can_send_mail: false,
    has_language_model: false,
    ...changes,
  };
}
