import type { Db } from '@/db/client';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { emitFilingEvent } from '@/lib/events/emit';
import type { PlacedMeeting } from './read/locate-outcomes';

/** Sends an event to the webhooks of everybody who sees the filing; part of the caller's transaction. */
export async function emitOutcomes(tx: Db, row: DocumentRow, meetings: readonly PlacedMeeting[]): Promise<void> {
  const told = meetings.filter(({ lines }) => lines.length > 0);
  if (told.length === 0) return;
  await emitFilingEvent(tx, row, {
    type: 'outcome.recorded',
    data: {
      form_type: row.formType,
      filing_date: row.filingDate,
      meetings: told.map(({ date, lines }) => ({ meeting_date: date, lines: lines.length })),
    },
  });
}
