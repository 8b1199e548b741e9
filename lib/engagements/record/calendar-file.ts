import { createEvent, type Attendee, type DateArray } from 'ics';
import { calendarDay, calendarText } from '@/lib/format/calendar-text';
import { AppError } from '@/lib/errors';

export type CalendarMeeting = {
  id: string;
  revision: number;
  title: string;
  description: string;
  location: string;
  attendees: readonly string[];
  /** A date or a timestamp. */
  start: string;
  durationMinutes: number;
};

const PRODUCT = '-//Plumbline//Engagements//EN';

/** The meeting as an .ics file (RFC 5545); a date without a time becomes an all-day event. */
export function toIcs(meeting: CalendarMeeting): string {
  const isWholeDay = meeting.start.length === 10;
  const start = new Date(isWholeDay ? `${meeting.start}T00:00:00Z` : meeting.start);
  const end = new Date(start.getTime() + (isWholeDay ? 86_400_000 : meeting.durationMinutes * 60_000));
  const arrayOf = (date: Date) => (isWholeDay ? calendarDay(date) : minuteOf(date));
  const { value, error } = createEvent({
    uid: `${meeting.id}@plumbline`,
    sequence: meeting.revision,
    productId: PRODUCT,
    method: 'PUBLISH',
    start: arrayOf(start),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: arrayOf(end),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: calendarText(meeting.title),
    ...(meeting.location ? { location: calendarText(meeting.location) } : {}),
    ...(meeting.description ? { description: calendarText(meeting.description) } : {}),
    attendees: meeting.attendees.flatMap(toAttendee),
  });
  if (!value) throw new AppError('internal', 'The calendar file could not be created.', { cause: error });
  return value;
}

const ADDRESS = /[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi;

/**
 * Only attendees with an address are calendar attendees, using the last address in the text; the names are in the
 * description.
 */
function toAttendee(attendee: string): Attendee[] {
  const email = attendee.match(ADDRESS)?.at(-1);
  if (!email) return [];
  const name = calendarText(attendee.replace(email, '').replace(/[<>"():;]/g, ''), ' ').trim();
  return [{ ...(name ? { name } : {}), email, role: 'REQ-PARTICIPANT' }];
}

function minuteOf(date: Date): DateArray {
  return [...calendarDay(date), date.getUTCHours(), date.getUTCMinutes()];
}
