import { isRole, ROLE_LABEL } from '@/lib/organizations/role-labels.rules';
import type { AuditRecord } from '@/lib/audit-log/schema';
import { capitalise } from '@/lib/format/capitalise';

/** Sentences for actions whose name alone would not be understood. */
const SENTENCES: Partial<Record<string, string>> = {
  'account.create': 'Account created',
  'account.confirm': 'Email address confirmed',
  'account.password': 'Password changed',
  'account.recovery_codes': 'New recovery codes created',
  'account.second_factor_off': 'Second factor turned off',
  'account.second_factor_on': 'Second factor turned on',
  'account.update': 'Account changed',
  'audit.export': 'Audit log exported',
  'demo.enter': 'Demo entered',
  'document.embed': 'Indexing requested',
  'document.fetch': 'Filings fetched',
  'grid.answer': 'Grid cell answered',
  'grid.complete': 'Grid run completed',
  'grid.flag': 'Flag judged for a grid',
  'grid.run': 'Grid run requested',
  'group.add_companies': 'Companies added to group',
  'group.remove_companies': 'Companies removed from group',
  'document.embedded': 'Document indexed',
  'engagement.email.override': 'Check overridden',
  'engagement.follow-up': 'Follow-up created',
  'engagement.letter': 'Letter written',
  'engagement.meeting': 'Meeting changed',
  'engagement.notes': 'Notes saved',
  'engagement.notes-summary': 'Notes summarized',
  'engagement.objective.milestone': 'Milestone recorded',
  'engagement.status': 'Engagement status changed',
  'engagement.summarize': 'Notes summarized',
  'invitation.create': 'Invitation created',
  'job.begin': 'Job started',
  'job.fail': 'Job failed',
  'job.pause': 'Job interrupted',
  'mcp.call': 'MCP tool called',
  'member.leave': 'Member left',
  'member.role': 'Role changed',
  'organization.analysis_context': 'Analysis context saved',
  'organization.edgar_contact': 'EDGAR contact set',
  'organization.edgar_test': 'EDGAR contact tested',
  'organization.first_run_end': 'First steps hidden',
  'organization.letters': 'Sending of letters changed',
  'notification.read': 'Notification read',
  'notification.read-all': 'Notifications read',
  'query.answer': 'Question answered',
  'query.embed': 'Question indexed',
  'report.answer': 'Report query answered',
  'report.flag': 'Flag judged',
  'report.generate': 'Report requested',
  'report.regenerate': 'Report requested again',
  'report.summary': 'Summary written',
  'session.expire': 'Session expired',
  'session.refuse': 'Sign-in refused',
  'session.revoke': 'Session ended',
  'session.revoke_others': 'Other sessions ended',
  'session.sign_in': 'Signed in',
  'session.sign_out': 'Signed out',
  'token.create': 'API token created',
  'token.revoke': 'API token revoked',
  'webhook.create': 'Webhook added',
  'webhook.redeliver': 'Event sent again',
  'webhook.update': 'Webhook changed',
};

/** The user's own account and the organization need no id. */
const SELF_EXPLAINING = new Set(['user', 'organization']);

/** Past forms of the verbs in action names; other words are used unchanged. */
const PAST: Partial<Record<string, string>> = {
  accept: 'accepted',
  activate: 'activated',
  add: 'added',
  cancel: 'cancelled',
  complete: 'completed',
  create: 'created',
  delete: 'deleted',
  edit: 'edited',
  export: 'exported',
  extract: 'extracted',
  generate: 'generated',
  import: 'imported',
  pause: 'paused',
  process: 'processed',
  read: 'read',
  remove: 'removed',
  request: 'requested',
  retry: 'retried',
  revoke: 'revoked',
  save: 'saved',
  select: 'selected',
  send: 'sent',
  stop: 'stopped',
  update: 'updated',
  upload: 'uploaded',
};

/** 'template.flags.save' → "Template flags saved". */
export function actionLabel(action: string): string {
  const known = SENTENCES[action];
  if (known) return known;
  const parts = action.split(/[._-]/);
  const verb = parts.at(-1) ?? '';
  return capitalise([...parts.slice(0, -1), PAST[verb] ?? verb].join(' '));
}

/** 'subscription_group' → "Subscription group". */
export function subjectLabel(subjectType: string): string {
  return capitalise(subjectType.replaceAll('_', ' '));
}

/** Display name of the record's subject; empty when the action is sufficient. */
export function subjectName({
  details,
  subject_type: type,
  subject_id: id,
}: Pick<AuditRecord, 'details' | 'subject_type' | 'subject_id'>): string {
  if (details.is_personal === true) return 'a personal item';
  const named = ['name', 'title', 'email', 'ticker', 'file', 'file_name']
    .map((key) => details[key])
    .find((value) => typeof value === 'string' && value !== '');
  const change =
    isRole(details.from) && isRole(details.to) ? `: ${ROLE_LABEL[details.from]} → ${ROLE_LABEL[details.to]}` : '';
  if (typeof named === 'string') return `${named}${change}`;
  return SELF_EXPLAINING.has(type) ? '' : (id ?? '');
}
