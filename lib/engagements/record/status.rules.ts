export const ENGAGEMENT_STATUSES = ['draft', 'email_drafted', 'email_sent', 'scheduled', 'completed'] as const;
export type EngagementStatus = (typeof ENGAGEMENT_STATUSES)[number];

export const STATUS_LABELS: Record<EngagementStatus, string> = {
  draft: 'Draft',
  email_drafted: 'Email Ready',
  email_sent: 'Email Sent',
  scheduled: 'Meeting Scheduled',
  completed: 'Completed',
};

/** Statuses one step forward or back; the current status is not included. */
export function nextStatuses(status: EngagementStatus): EngagementStatus[] {
  const at = ENGAGEMENT_STATUSES.indexOf(status);
  return [ENGAGEMENT_STATUSES[at + 1], ENGAGEMENT_STATUSES[at - 1]].filter((next) => next !== undefined);
}

export function canMoveTo(from: EngagementStatus, to: EngagementStatus): boolean {
  return nextStatuses(from).includes(to);
}

/** "Mark as Sent" is offered once, when the email is ready. */
export function canMarkAsSent(engagement: { status: EngagementStatus; email_sent_at: string | null }): boolean {
  return engagement.status === 'email_drafted' && engagement.email_sent_at === null;
}
