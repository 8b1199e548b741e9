import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import type { NamedFile } from '@/lib/common-schemas';
import { toIcs } from './calendar-file';
import { toEml } from '../email/email-file';
import { NO_EMAIL_YET } from './messages.rules';
import { findVersion } from '../email/read-version';
import { requireEngagement } from './visible-engagements';

/**
 * The email of a version as a file for the user's mail program. Throws `not_found`, or `conflict` without a version.
 */
export async function emailFile(ctx: Context, id: string, versionId: string | undefined): Promise<NamedFile> {
  const row = await requireEngagement(ctx, id);
  const version = await findVersion(database(), row, versionId ?? row.sentVersionId);
  if (!version) throw new AppError('conflict', NO_EMAIL_YET);
  const eml = await toEml({
    from: env().MAIL_FROM ?? null,
    to: row.sentTo,
    subject: version.subject,
    content: version.content,
    date: new Date(),
  });
  return file(eml, 'message/rfc822', `${row.companyName} version ${version.number}.eml`);
}

/** The meeting as an .ics file. Throws `not_found`, or `conflict` without a meeting date. */
export async function calendarFile(ctx: Context, id: string): Promise<NamedFile> {
  const row = await requireEngagement(ctx, id);
  if (!row.meetingDate) throw new AppError('conflict', 'No meeting date is set yet.');
  const description = [
    row.attendees.length > 0 ? `Attendees: ${row.attendees.join(', ')}` : '',
    `Engagement: ${env().appUrl}/engagements?id=${row.id}`,
  ]
    .filter(Boolean)
    .join('\n');
  const ics = toIcs({
    id: row.id,
    revision: row.notesRevision,
    title: `Meeting with ${row.companyName}`,
    description,
    location: row.meetingLocation,
    attendees: row.attendees,
    start: row.meetingDate,
    durationMinutes: row.meetingDurationMinutes,
  });
  return file(ics, 'text/calendar; charset=utf-8', `Meeting with ${row.companyName}.ics`);
}

function file(content: string | Uint8Array, contentType: string, fileName: string): NamedFile {
  return { bytes: new Uint8Array(Buffer.from(content)), contentType, fileName, disposition: 'attachment' };
}
