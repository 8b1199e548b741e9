/** The events that webhooks can subscribe to. */
export const EVENT_TYPES = [
  'document.processed',
  'report.completed',
  'flag.triggered',
  'ballot.approved',
  'ballot.filing_changed',
  'outcome.recorded',
  'engagement.status_changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
