import { describe, expect, it } from 'vitest';
import { toIcs } from './calendar-file';

const meeting = {
  id: 'e1',
  revision: 2,
  title: 'Meeting with Example Corp.',
  description: 'Agenda:\npay, board',
  location: 'Room 5; upstairs',
  attendees: ['Ana Ruiz <ana@example.com>', 'Bo'],
  start: '2026-05-04T14:30:00Z',
  durationMinutes: 60,
};

describe('the calendar file of a meeting', () => {
  it('has its time, place and those attendees who have an address', () => {
    const ics = toIcs(meeting);
    expect(ics).toContain('DTSTART:20260504T143000Z\r\nDTEND:20260504T153000Z');
    expect(ics).toContain('LOCATION:Room 5\\; upstairs');
    expect(ics).toContain('DESCRIPTION:Agenda:\\npay\\, board');
    expect(ics.match(/ATTENDEE/g)).toHaveLength(1);
    expect(ics).toContain('CN="Ana Ruiz":mailto:ana@example.com');
  });

  it('is a whole day where no time is set', () => {
    expect(toIcs({ ...meeting, start: '2026-05-04' })).toContain('DTSTART;VALUE=DATE:20260504');
  });

  it.each([
    ['A\rATTENDEE:mailto:planted@example.test <a@example.test>', 'mailto:a@example.test'],
    ['"x"@y <b@example.test>', 'mailto:b@example.test'],
  ])('begins no line of its own for the attendee %j', (attendee, address) => {
    const ics = toIcs({ ...meeting, attendees: [attendee] });
    expect(ics.replace(/\r\n/g, '')).not.toMatch(/[\r\n\u2028]/);
    expect(ics).not.toMatch(/(?:^|\n)ATTENDEE:mailto:planted/);
    expect(ics.replace(/\r\n[ \t]/g, '')).toContain(address);
  });

  it('makes no attendee of what is no address', () => {
    expect(toIcs({ ...meeting, attendees: ['a@b', 'not an address', '@example.test'] })).not.toContain('ATTENDEE');
  });
});
