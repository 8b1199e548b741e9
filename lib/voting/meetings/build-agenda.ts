import { and, asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documentPages, documentStructures, meetingAgendas } from '@/db/schema';
import type { Fact } from '@/lib/facts/fact';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { monitoredTypesOf } from '@/lib/edgar/forms';
import { runInChild } from '@/lib/child-process/run-in-child';
import { decodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { readFactsFor } from '@/lib/queries/read-facts';
import { factsOf } from '@/lib/reports/flags/filing-facts';
import { STRUCTURE_VERSION } from '@/lib/reading/structure/read-structure';
import { decodeStructure } from '@/lib/reading/structure/structure-codec';
import { buildMetrics } from '../facts/build-sheet';
import { firstVerified, createQuoteVerifier, type VerifyQuote } from '../facts/quote-verifier';
import type { FactSheet } from '../facts/sheet';
import type { readAgenda } from './reading/read-agenda';
import type { PlacedFields, ReadAgenda, ReadHolder } from './reading/types';
import { VOTING_READER_VERSION } from './reader-version';
import type { Committee } from '@/lib/facts/committees';
import type { Agenda, EvidenceByField } from './schema';

const READING = {
  module: 'lib/voting/meetings/reading/read-agenda.ts',
  name: 'readAgenda',
  pool: 'filings',
  timeoutMs: 90_000,
  subject: 'Reading the agenda of the meeting',
} as const;

/**
 * Reads and stores the agenda and fact sheet of a processed proxy; stored ones are kept until the document or the
 * reader changes. Stops where `signal` aborts.
 */
export async function buildAgenda(row: DocumentRow, signal?: AbortSignal): Promise<void> {
  const [pages, structure, facts] = await Promise.all([layoutsOf(row.id), structureOf(row.id), readFactsFor([row.id])]);
  const dateFact = best(facts, 'meeting_date');
  const meetingDate = row.meetingDate ?? (typeof dateFact?.value === 'string' ? dateFact.value : null);
  const meetingYear = Number(meetingDate?.slice(0, 4) ?? row.filingDate?.slice(0, 4)) || null;
  const read = await runInChild<typeof readAgenda>({ ...READING, signal }, { pages, structure, facts, meetingYear });
  const verify = createQuoteVerifier();
  const content = await toAgenda(row.id, read, facts, meetingDate, verify);
  const sheet = await toSheet(row.id, read, facts, meetingYear, verify);
  const values = {
    companyId: row.companyId,
    isAmendment: monitoredTypesOf(row.formType).includes('DEF 14A/A'),
    meetingDate,
    filingDate: row.filingDate,
    content,
    sheet,
    revision: row.revision,
    readerVersion: VOTING_READER_VERSION,
    unproven: await verify.countUnverified(),
    updatedAt: new Date(),
  };
  await database()
    .insert(meetingAgendas)
    .values({ documentId: row.id, ...values })
    .onConflictDoUpdate({ target: meetingAgendas.documentId, set: values });
}

async function layoutsOf(documentId: string) {
  const rows = await database()
    .select({ layout: documentPages.layout })
    .from(documentPages)
    .where(eq(documentPages.documentId, documentId))
    .orderBy(asc(documentPages.page));
  return rows.map((row) => decodeLayout(row.layout));
}

async function structureOf(documentId: string) {
  const [row] = await database()
    .select({ content: documentStructures.content })
    .from(documentStructures)
    .where(and(eq(documentStructures.documentId, documentId), eq(documentStructures.version, STRUCTURE_VERSION)));
  return row ? decodeStructure(row.content) : null;
}

function best(facts: Fact[], key: Fact['key']): Fact | undefined {
  return factsOf({ facts, meetingYear: null }, key)[0];
}

/** The agenda with the words of every field looked up on their page. */
export async function toAgenda(
  documentId: string,
  read: ReadAgenda,
  facts: Fact[],
  meetingDate: string | null,
  verify: VerifyQuote,
): Promise<Agenda> {
  const evidence: EvidenceByField = await proven(documentId, read.placed, verify);
  const stated = async (field: string, key: Fact['key']) => {
    const fact = best(facts, key);
    if (fact && !evidence[field]) evidence[field] = await verify({ documentId, page: fact.page, quote: fact.quote });
    return typeof fact?.value === 'string' ? fact.value : null;
  };
  const statedDate = await stated('meeting_date', 'meeting_date');
  const lines = [];
  for (const { placed, ...line } of read.lines)
    lines.push({ ...line, evidence: await proven(documentId, placed, verify) });
  return {
    meeting_date: meetingDate ?? statedDate,
    meeting_time: (await stated('meeting_time', 'meeting_time')) ?? '',
    place: (await stated('place', 'meeting_place')) ?? '',
    record_date: await stated('record_date', 'record_date'),
    meeting_type: read.meetingType,
    evidence,
    lines,
  };
}

/** The fact sheet: the filing's value of every metric, role and committee, verified once. */
export async function toSheet(
  documentId: string,
  read: ReadAgenda,
  facts: Fact[],
  meetingYear: number | null,
  verify: VerifyQuote,
  people?: Parameters<typeof buildMetrics>[2],
): Promise<FactSheet> {
  const byFact = async (key: Fact['key']) => {
    const fact = best(facts, key);
    if (typeof fact?.value !== 'string') return null;
    return { names: [fact.value], evidence: await verify({ documentId, page: fact.page, quote: fact.quote }) };
  };
  const byCommittee = async <H extends ReadHolder>(holders: Partial<Record<Committee, H>>) =>
    Object.fromEntries(
      await Promise.all(
        (Object.entries(holders) as [Committee, H][]).map(async ([committee, { placed, ...holder }]) => {
          const evidence = await firstVerified(documentId, placed, verify);
          return [committee, { ...holder, evidence }] as const;
        }),
      ),
    );
  return {
    metrics: await buildMetrics({ facts, meetingYear }, verify, people),
    chairs: await byCommittee(read.chairs),
    rosters: await byCommittee(read.rosters),
    board_chair: await byFact('board_chair'),
    lead_independent: await byFact('lead_independent_director'),
    chief_executive: await toHolder(documentId, read.chiefExecutive, verify),
    contest: await toHolder(documentId, read.contest, verify),
  };
}

async function toHolder(documentId: string, holder: ReadHolder | null, verify: VerifyQuote) {
  return holder && { names: holder.names, evidence: await firstVerified(documentId, holder.placed, verify) };
}

async function proven(documentId: string, placed: PlacedFields, verify: VerifyQuote): Promise<EvidenceByField> {
  const fields: EvidenceByField = {};
  for (const [field, place] of Object.entries(placed))
    if (place) fields[field] = await firstVerified(documentId, place, verify);
  return fields;
}
