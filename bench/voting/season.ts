/**
 * A season of meetings: `tsx bench/voting/season.ts --meetings 3000 --backtest 500`. The sample proxies are read once
 * and stored many times over, as meetings of as many companies over a year. Prints how long a backtest of a policy of
 * twelve rules takes over some of them, and how long the list, its season strip and its pages take over all.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { eq, isNotNull, and } from 'drizzle-orm';
import { readSamples } from '../grid-filings';
import { startThrowawayDatabase } from '../throwaway-database';
import { TWELVE_RULES } from './twelve-rules';

const { values } = parseArgs({
  options: { meetings: { type: 'string', default: '3000' }, backtest: { type: 'string', default: '500' } },
});
const [MEETINGS, BACKTEST] = [Number(values.meetings), Number(values.backtest)];
const RUNS = 20;
/** Meetings a day of the season. */
const PER_DAY = 10;

process.env.LOG_LEVEL ??= 'silent';
const throwaway = await startThrowawayDatabase();
try {
  const { database } = await import('@/db/client');
  const schema = await import('@/db/schema');
  const { buildMeetings, proxiesWithoutAgenda } = await import('@/lib/voting/build-meetings');
  const { listMeetings } = await import('@/lib/voting/meetings/list-meetings');
  const { readSeason } = await import('@/lib/voting/meetings/season');
  const { listMeetingsQuery, seasonQuery } = await import('@/lib/voting/meetings/schema');
  const { runBacktest } = await import('@/lib/voting/policy/backtest');
  const { backtestPolicyJob } = await import('@/lib/voting/policy/job-inputs');
  const { toContent } = await import('@/lib/voting/policy/content');
  const { EXAMPLE_POLICIES } = await import('@/lib/voting/policy/examples');

  console.log('reading the sample filings …');
  const ctx = await readSamples();
  for (const id of await proxiesWithoutAgenda()) await buildMeetings(id, new AbortController().signal);
  const db = database();
  const own = await db
    .select()
    .from(schema.meetings)
    .where(and(eq(schema.meetings.tenantId, ctx.tenantId), isNotNull(schema.meetings.proxyDocumentId)));
  console.log(`storing the ${own.length} meetings of the samples ${MEETINGS} times …`);
  for (let index = own.length; index < MEETINGS; index += 1) await copyMeeting(index);

  const day = (offset: number) => new Date(Date.UTC(2030, 0, 1 + offset)).toISOString().slice(0, 10);
  const payload = (count: number) =>
    backtestPolicyJob.input.parse({
      policyId: 'bench',
      policy: { label: 'new', content: toContent(TWELVE_RULES) },
      against: { label: 'old', content: toContent(EXAMPLE_POLICIES[0]?.content ?? neverContent()) },
      from: day(0),
      to: day(Math.ceil(count / PER_DAY) - 1),
    });
  const result = await runBacktest(ctx.tenantId, payload(BACKTEST), {
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
    jobId: randomUUID(),
  });
  console.log(
    `backtest of two policies over ${result.meetings} meetings, ${result.lines} lines: ` +
      `${(result.duration_ms / 1000).toFixed(1)} s`,
  );
  await time('first page of the list', () => listMeetings(ctx, listMeetingsQuery.parse({ from: day(0) })));
  await time('the same by a part of a name', () => listMeetings(ctx, listMeetingsQuery.parse({ search: 'held 29' })));
  await time('with referred lines only', () => listMeetings(ctx, listMeetingsQuery.parse({ has_referred: 'true' })));
  await time('season strip', () => readSeason(ctx, seasonQuery.parse({ year: '2030' })));

  async function copyMeeting(index: number): Promise<void> {
    const sample = own[index % own.length];
    if (!sample?.proxyDocumentId) throw new Error('The samples have no proxy.');
    const [companyId, documentId, meetingId] = [randomUUID(), randomUUID(), randomUUID()];
    const [company] = await db.select().from(schema.companies).where(eq(schema.companies.id, sample.companyId));
    const [filing] = await db.select().from(schema.documents).where(eq(schema.documents.id, sample.proxyDocumentId));
    const [agenda] = await db
      .select()
      .from(schema.meetingAgendas)
      .where(eq(schema.meetingAgendas.documentId, sample.proxyDocumentId));
    if (!company || !filing || !agenda) throw new Error('A sample was not read.');
    const meetingDate = new Date(Date.UTC(2030, 0, 1 + Math.floor((index - own.length) / PER_DAY)))
      .toISOString()
      .slice(0, 10);
    const name = `${company.name} held ${index}`;
    await db.insert(schema.companies).values({ ...company, id: companyId, name, cik: String(8_000_000_000 + index) });
    await db.insert(schema.tenantCompanies).values({
      tenantId: ctx.tenantId,
      companyId,
      ticker: `B${index}`,
      name,
      entityType: 'CORPORATION',
      createdBy: ctx.userId,
    });
    await db.insert(schema.documents).values({ ...filing, id: documentId, companyId });
    await db.insert(schema.meetingAgendas).values({ ...agenda, documentId, companyId, meetingDate });
    await db
      .insert(schema.meetings)
      .values({ ...sample, id: meetingId, companyId, proxyDocumentId: documentId, meetingDate });
    const lines = await db.select().from(schema.meetingLines).where(eq(schema.meetingLines.meetingId, sample.id));
    await db.insert(schema.meetingLines).values(lines.map((line) => ({ ...line, id: randomUUID(), meetingId })));
  }
} finally {
  await throwaway.stop();
}
process.exit(0);

async function time(what: string, work: () => Promise<unknown>): Promise<void> {
  const took: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  took.sort((one, other) => one - other);
  console.log(`${what}: median ${took[RUNS / 2]?.toFixed(0)} ms, slowest ${took.at(-1)?.toFixed(0)} ms of ${RUNS}`);
}

function neverContent(): never {
  throw new Error('The product has no example policy.');
}
