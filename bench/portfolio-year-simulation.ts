import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, reportQueue, reports, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { setClock } from '@/lib/subscriptions/clock';
import { createGroup } from '@/lib/subscriptions/groups/create-group';
import { createGroupInput } from '@/lib/subscriptions/groups/schema';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';
import { matchDocument } from '@/lib/subscriptions/queue/match-document';
import { finalizeQueueItem } from '@/lib/subscriptions/queue/finalize-queue-item';
import type { Arrival } from './portfolio-year-filings';

type Settings = {
  companies: number;
  parallel: number;
  secondsPerReport: number;
  filingsOf: (companies: number) => Arrival[];
};
type Week = { start: string; arrived: number; made: number; longest: number; left: number };
type Event =
  | { at: number; kind: 'arrival'; filing: Arrival }
  | { at: number; kind: 'round' }
  | { at: number; kind: 'end'; reportId: string };

const CTX: Context = { userId: 'bench', tenantId: 'portfolio', organizationId: 'portfolio', role: 'org:member' };
const START = Date.parse('2026-01-01T00:00:00Z');
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Runs through a year event by event: filings arrive, reports end, limits reopen. */
export async function simulateYear(settings: Settings) {
  const companyIds = await buildPortfolio(settings.companies);
  const events: Event[] = settings
    .filingsOf(settings.companies)
    .map((filing) => ({ at: filing.at.getTime(), kind: 'arrival', filing }));
  // Limits reopen at midnight, the daily round is at four; what becomes due in between begins with the next event.
  for (let at = START; at < START + 366 * DAY_MS; at += DAY_MS)
    for (const hour of [0, 4]) events.push({ at: at + hour * HOUR_MS, kind: 'round' });
  events.sort((a, b) => a.at - b.at);

  const weeks = new Map<number, Week>();
  const ends: Extract<Event, { kind: 'end' }>[] = [];
  const freeAt = Array.from({ length: settings.parallel }, () => START);
  const held = new Set<string>();
  const heldFor = { documents: 0, limits: 0 };
  let [arrived, made, longest, longestAt] = [0, 0, 0, START];
  const known = new Set<string>();

  /** Starts what may start, and plans when each of it ends. */
  const drain = async (at: number) => {
    if ((await drainQueue({ tenantId: CTX.tenantId })).started === 0) return;
    const running = await database()
      .select({ id: reportQueue.reportId })
      .from(reportQueue)
      .where(eq(reportQueue.status, 'running'));
    for (const { id } of running) {
      if (!id || known.has(id)) continue;
      known.add(id);
      const worker = freeAt.indexOf(Math.min(...freeAt));
      freeAt[worker] = Math.max(at, freeAt[worker] ?? at) + settings.secondsPerReport * 1000;
      ends.push({ at: freeAt[worker] ?? at, kind: 'end', reportId: id });
      ends.sort((a, b) => a.at - b.at);
    }
  };

  for (let next = events.shift(); next;) {
    const end = ends[0] && ends[0].at <= next.at ? ends.shift() : undefined;
    const event = end ?? next;
    setClock(() => new Date(event.at));
    const week = weekOf(weeks, event.at);
    if (event.kind === 'arrival') {
      const { queued } = await matchDocument(await storeFiling(companyIds[event.filing.company] ?? '', event.filing));
      arrived += queued;
      week.arrived += queued;
    } else if (event.kind === 'end') {
      await database()
        .update(reports)
        .set({ status: 'completed', completedAt: new Date(event.at) })
        .where(eq(reports.id, event.reportId));
      await finalizeQueueItem(event.reportId);
      made += 1;
      week.made += 1;
    } else {
      await countHeld(held, heldFor);
    }
    await drain(event.at);
    const length = arrived - made;
    week.longest = Math.max(week.longest, length);
    week.left = length;
    if (length > longest) [longest, longestAt] = [length, event.at];
    if (!end) next = events.shift();
  }
  setClock();
  const waits = await readWaits();
  const share = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;
  return {
    weeks: [...weeks.values()],
    longest,
    longestAt: new Date(longestAt).toISOString().slice(0, 16).replace('T', ' '),
    made,
    left: arrived - made,
    heldForDocuments: heldFor.documents,
    heldByLimits: heldFor.limits,
    medianWaitSeconds: share(0.5),
    p95WaitSeconds: share(0.95),
    longestWaitSeconds: share(1),
  };
}

async function buildPortfolio(size: number): Promise<string[]> {
  const db = database();
  const ids: string[] = [];
  for (let from = 0; from < size; from += 500) {
    const batch = Array.from({ length: Math.min(500, size - from) }, (_, index) => ({
      cik: String(8_000_000_000 + from + index),
      ticker: `P${from + index}`,
      name: `Portfolio ${from + index}`,
      source: 'user' as const,
    }));
    const rows = await db
      .insert(companies)
      .values(batch)
      .returning({ id: companies.id, name: companies.name, ticker: companies.ticker });
    await db.insert(tenantCompanies).values(
      rows.map((row) => ({
        tenantId: CTX.tenantId,
        companyId: row.id,
        ticker: row.ticker,
        name: row.name,
        entityType: 'CORPORATION',
        createdBy: CTX.userId,
      })),
    );
    ids.push(...rows.map((row) => row.id));
  }
  setClock(() => new Date(START));
  await createGroup(
    CTX,
    createGroupInput.parse({
      name: 'Portfolio',
      template_id: 'default_agm_template',
      company_ids: ids,
      monitored_document_types: ['10-K', '10-K/A', 'DEF 14A', 'DEF 14A/A'],
      fiscal_year: 2026,
      notification_config: { email: false, in_app: false },
    }),
  );
  return ids;
}

async function storeFiling(companyId: string, filing: Arrival): Promise<string> {
  const [row] = await database()
    .insert(documents)
    .values({
      companyId,
      source: 'edgar',
      formType: filing.form,
      documentType: filing.form,
      fiscalYear: 2025,
      filingDate: filing.filingDate,
      meetingDate: filing.meetingDate,
      accessionNumber: randomUUID(),
      processingStatus: 'processed',
    })
    .returning({ id: documents.id });
  if (!row) throw new Error('The filing was not stored.');
  return row.id;
}

/** Counts items that wait for something other than a free slot, each once. */
async function countHeld(held: Set<string>, heldFor: { documents: number; limits: number }): Promise<void> {
  const rows = await database()
    .select({ id: reportQueue.id, reason: reportQueue.waitReason })
    .from(reportQueue)
    .where(and(eq(reportQueue.status, 'pending'), isNotNull(reportQueue.waitReason)));
  for (const { id, reason } of rows) {
    if (held.has(id)) continue;
    held.add(id);
    if (reason === 'missing_documents') heldFor.documents += 1;
    else heldFor.limits += 1;
  }
}

/** Seconds from queued to begun, shortest first. */
async function readWaits(): Promise<number[]> {
  const rows = await database()
    .select({ createdAt: reportQueue.createdAt, startedAt: reportQueue.startedAt })
    .from(reportQueue)
    .where(isNotNull(reportQueue.startedAt));
  return rows
    .flatMap(({ createdAt, startedAt }) => (startedAt ? [(startedAt.getTime() - createdAt.getTime()) / 1000] : []))
    .sort((a, b) => a - b);
}

function weekOf(weeks: Map<number, Week>, at: number): Week {
  // The year begins on a Thursday; weeks begin on Mondays.
  const number = Math.floor((at - START + 3 * DAY_MS) / (7 * DAY_MS));
  const known = weeks.get(number) ?? {
    start: new Date(START + (number * 7 - 3) * DAY_MS).toISOString().slice(0, 10),
    arrived: 0,
    made: 0,
    longest: 0,
    left: 0,
  };
  weeks.set(number, known);
  return known;
}
