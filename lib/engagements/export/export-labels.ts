import { formatDate, formatDateTime } from '@/lib/format/dates';
import { MISSING } from '@/lib/format/numbers';
import { MILESTONES, type Objective } from '../schema-notes';

const MILESTONE_LABELS = {
  raised: 'Raised',
  acknowledged: 'Acknowledged',
  committed: 'Committed',
  done: 'Done',
} as const;
const OUTCOME_LABELS = {
  resolved: 'resolved',
  improved: 'improved',
  unchanged: 'unchanged',
  worse: 'worse',
  not_disclosed: 'not disclosed',
} as const;

/** The date of a meeting, with its UTC time where one is set; a dash without a date. */
export function meetingText(meeting: string | null): string {
  if (!meeting) return MISSING;
  return meeting.length > 10 ? formatDateTime(meeting, { timeZone: 'UTC' }) : formatDate(meeting);
}

/** "Committed (raised Apr 2, 2026; committed May 4, 2026); the year after: improved, …" */
export function milestoneText(objective: Objective): string {
  const dates = MILESTONES.flatMap((key) =>
    objective.milestone_dates[key] ? [`${key} ${formatDate(objective.milestone_dates[key])}`] : [],
  );
  const after = objective.next_year
    ? '; the year after: ' +
      `${[OUTCOME_LABELS[objective.next_year.outcome], objective.next_year.comment].filter(Boolean).join(', ')}`
    : '';
  return `${MILESTONE_LABELS[objective.milestone]}${dates.length > 0 ? ` (${dates.join('; ')})` : ''}${after}`;
}
