import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, hiddenDocuments, meetingAgendas, tenantCompanies } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { isProxyForm } from '@/lib/edgar/forms';
import { log } from '@/lib/log';
import { makeAutomaticBallots } from './ballots/automatic-ballots';
import { onFilingChanged } from './ballots/filing-changed';
import { buildAgenda } from './meetings/build-agenda';
import { mergeMeeting } from './meetings/merge-meeting';
import { VOTING_READER_VERSION } from './meetings/reader-version';

/**
 * Reads the meeting of a processed proxy, and makes or updates it for every tenant that sees the document. Safe to
 * repeat.
 */
export async function buildMeetings(
  documentId: string,
  signal?: AbortSignal,
): Promise<{ meetings: number; ballots: number }> {
  const [row] = await database().select().from(documents).where(eq(documents.id, documentId));
  if (!row || row.processingStatus !== 'processed' || !isProxyForm(row.formType) || row.formType.startsWith('PRE'))
    return { meetings: 0, ballots: 0 };
  if (!(await isBuilt(row))) await buildAgenda(row, signal);
  const [agenda] = await database().select().from(meetingAgendas).where(eq(meetingAgendas.documentId, row.id));
  if (!agenda) return { meetings: 0, ballots: 0 };
  const result = { meetings: 0, ballots: 0 };
  for (const tenantId of await tenantsSeeing(row)) {
    const merged = await mergeMeeting(tenantId, agenda);
    if (!merged) continue;
    result.meetings += 1;
    if (merged.hasChanged && !merged.isNew)
      await onFilingChanged(tenantId, {
        meetingId: merged.meetingId,
        cause: `${row.id} ${row.revision}`,
        text: agenda.isAmendment
          ? `${row.formType} arrived`
          : 'The proxy statement was read again and its content changed',
      });
    result.ballots += await makeAutomaticBallots(tenantId, merged.meetingId);
  }
  log.info({ documentId, ...result }, 'meeting read');
  return result;
}

async function isBuilt(row: DocumentRow): Promise<boolean> {
  const [known] = await database()
    .select({ revision: meetingAgendas.revision, readerVersion: meetingAgendas.readerVersion, mayProveMore })
    .from(meetingAgendas)
    .where(eq(meetingAgendas.documentId, row.id));
  return known?.revision === row.revision && known.readerVersion === VOTING_READER_VERSION && !known.mayProveMore;
}

async function tenantsSeeing(row: DocumentRow): Promise<string[]> {
  const rows = await database()
    .select({ tenantId: tenantCompanies.tenantId })
    .from(tenantCompanies)
    .leftJoin(
      hiddenDocuments,
      and(eq(hiddenDocuments.tenantId, tenantCompanies.tenantId), eq(hiddenDocuments.documentId, row.id)),
    )
    .where(
      and(
        eq(tenantCompanies.companyId, row.companyId),
        isNull(hiddenDocuments.documentId),
        row.tenantId === null ? undefined : eq(tenantCompanies.tenantId, row.tenantId),
      ),
    );
  return rows.map(({ tenantId }) => tenantId);
}

/** A page that took too long to draw on a busy day may be compared an hour later. */
const mayProveMore = sql<boolean>`(${meetingAgendas.unproven} > 0
  and ${meetingAgendas.updatedAt} < now() - interval '1 hour'
  and ${meetingAgendas.createdAt} > now() - interval '1 day')`;

const MOST_AT_ONCE = 50;

/** Ids of proxy statements without an agenda by the current reader: processed before it, or their job was lost. */
export async function proxiesWithoutAgenda(): Promise<string[]> {
  const rows = await database()
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(meetingAgendas, eq(meetingAgendas.documentId, documents.id))
    .where(
      and(
        eq(documents.processingStatus, 'processed'),
        sql`${documents.formType} ~* '^DEF' and ${documents.formType} ~* '14A'`,
        or(
          isNull(meetingAgendas.documentId),
          ne(meetingAgendas.revision, documents.revision),
          ne(meetingAgendas.readerVersion, VOTING_READER_VERSION),
          mayProveMore,
        ),
      ),
    )
    .orderBy(documents.processedAt)
    .limit(MOST_AT_ONCE);
  return rows.map(({ id }) => id);
}
