export type CalendarMeeting = {
  id: string;
  revision: number;
  title: string;
  description: string;
  location: string;
  attendees: readonly string[];
  /** A date, or an instant. */ start: string;
  durationMinutes: number;
  stamp: Date;
};

/** The meeting as an .ics file (RFC 5545); a date without a time becomes a whole day. */
export function toIcs(meeting: CalendarMeeting): string {
  const isWholeDay = meeting.start.length === 10;
  const start = new Date(isWholeDay ? `${meeting.start}T00:00:00Z` : meeting.start);
  const end = new Date(start.getTime() + (isWholeDay ? 86_400_000 : meeting.durationMinutes * 60_000));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Engagements//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${meeting.id}@plumbline`,
    `SEQUENCE:${meeting.revision}`,
    `DTSTAMP:${instantOf(meeting.stamp)}`,
    isWholeDay ? `DTSTART;VALUE=DATE:${dayOf(start)}` : `DTSTART:${instantOf(start)}`,
    isWholeDay ? `DTEND;VALUE=DATE:${dayOf(end)}` : `DTEND:${instantOf(end)}`,
    `SUMMARY:${escaped(meeting.title)}`,
    ...(meeting.location ? [`LOCATION:${escaped(meeting.location)}`] : []),
    ...(meeting.description ? [`DESCRIPTION:${escaped(meeting.description)}`] : []),
    ...meeting.attendees.flatMap(attendeeLine),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Only those with an address are attendees to a calendar; the names stand in the description. */
function attendeeLine(attendee: string): string[] {
  const address = /[^\s\p{Cc}<>,;]+@[^\s\p{Cc}<>,;]+/u.exec(attendee)?.[0];
  if (!address) return [];
  const name = attendee
    .replace(address, '')
    .replace(/[<>"()]/g, '')
    .replace(CONTROL, ' ')
    .trim();
  return [`ATTENDEE${name ? `;CN="${name}"` : ''};ROLE=REQ-PARTICIPANT:mailto:${address}`];
}

/** Nothing that ends a line for any reader: a lone CR begins a new property for some. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

function escaped(text: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROL, ' ');
}

const instantOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const dayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

/** Lines hold at most 75 bytes; a fold goes on after a space and never cuts a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const char of line) {
    if (Buffer.byteLength(part + char) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += char;
  }
  return [...parts, part].join('\r\n ');
}
