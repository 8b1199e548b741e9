import { addDays } from '../documents/periods.rules';
import { isAnnualType } from '../documents/monitored-types.rules';

type Trigger = { type: string; /** YYYY-MM-DD */ meetingDate: string | null };

const MEETING_IS_NEAR_DAYS = 30;

/** Priority of a report, lowest first: 1 votes due soon, 2 proxy material, 3 annual reports, 4 others. */
export function priorityOf({ type, meetingDate }: Trigger, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  if (
    meetingDate &&
    meetingDate >= today &&
    meetingDate <= addDays(now, MEETING_IS_NEAR_DAYS).toISOString().slice(0, 10)
  )
    return 1;
  if (type.startsWith('DEF')) return 2;
  return isAnnualType(type) ? 3 : 4;
}
