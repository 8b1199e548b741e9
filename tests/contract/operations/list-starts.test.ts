import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shiftDay, rowsOf, rowsOfStart } from '@/components/voting/meetings/weeks';
import { systemDatabase } from '@/db/client';
import {
  ballotLines,
  ballots,
  companies,
  documents,
  meetings,
  tenantCompanies,
  votingPolicies,
} from '@/db/schema/index';
import { listCompanies } from '@/lib/companies/list-companies';
import { listAllCompanies, startCompanyList } from '@/lib/companies/start-company-list';
import type { Context } from '@/lib/context';
import { today } from '@/lib/voting/clock';
import { listAllMeetings, startMeetingList } from '@/lib/voting/meetings/start-meeting-list';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { someTenant } from '@/tests/support/subscriptions-fixture';

const COUNT = 60;

describe('the start of a long list', () => {
  let installation: Awaited<ReturnType<typeof openJobsDatabase>>;
  let ctx: Context;
  beforeAll(async () => {
    installation = await openJobsDatabase();
    ctx = await tenantWithMeetings();
    // Of another tenant, with the same names.
    await tenantWithMeetings();
  });
  afterAll(() => installation.close());

  it('of companies has the first of the list, and counts all of them and their documents', async () => {
    const list = await listCompanies(ctx, { page: 1, size: 1000 });
    const answer = await startCompanyList(ctx, {}, { most: COUNT - 1, rows: 10 });
    const sum = (field: 'total_documents' | 'ready_for_queries') => list.reduce((all, one) => all + one[field], 0);
    expect(list).toHaveLength(COUNT);
    expect(answer).toEqual({
      start: {
        companies: list.slice(0, 10),
        total: COUNT,
        total_documents: sum('total_documents'),
        ready_for_queries: sum('ready_for_queries'),
      },
    });
    expect([sum('total_documents'), sum('ready_for_queries')]).toEqual([COUNT, COUNT / 2]);
  });

  it('of companies is the whole list when it is short, and counts only what a search finds', async () => {
    const whole = await startCompanyList(ctx, {}, { most: COUNT, rows: 10 });
    expect(whole).toEqual({ whole: await listCompanies(ctx, { page: 1, size: 1000 }) });
    const found = await startCompanyList(ctx, { search: 'Company 1' }, { most: 5, rows: 3 });
    expect(found).toMatchObject({ start: { total: 11, total_documents: 11 } });
  });

  it('of companies and meetings is followed by all of them, and by those that a search finds', async () => {
    expect(await listAllCompanies(ctx, {})).toEqual(await listCompanies(ctx, { page: 1, size: 1000 }));
    expect(await listAllCompanies(ctx, { search: 'Company 1' })).toHaveLength(11);
    const whole = await startMeetingList(ctx, {}, { most: COUNT, rows: 1 });
    expect({ whole: await listAllMeetings(ctx, {}) }).toEqual(whole);
  });

  it('of meetings has the rows and the weeks that the screen makes of the whole list', async () => {
    const rows = 25;
    const [short, long] = await Promise.all([
      startMeetingList(ctx, {}, { most: COUNT, rows }),
      startMeetingList(ctx, {}, { most: COUNT - 1, rows }),
    ]);
    if (!('whole' in short) || !('start' in long)) throw new Error('A list of the other length was answered.');
    const asWhole = rowsOf(short.whole.meetings, today());
    const asStart = rowsOfStart(long.start, today());
    expect(asStart).toHaveLength(asWhole.length);
    expect(asStart.filter(({ kind }) => kind === 'week')).toEqual(asWhole.filter(({ kind }) => kind === 'week'));
    const shown = asStart.filter(({ kind }) => kind === 'meeting');
    expect(shown).toEqual(asWhole.filter(({ kind }) => kind === 'meeting').slice(0, rows));
    expect(long.start.total).toBe(COUNT);
    expect(long.start.weeks.some(({ need_review: review }) => review > 0)).toBe(true);
  });

  it('of meetings reaches from coming ones into those that are past', async () => {
    const answer = await startMeetingList(ctx, {}, { most: 1, rows: 50 });
    const start = 'start' in answer ? answer.start.meetings : [];
    const days = start.map(({ days_left: left }) => (left ?? 0) < 0);
    expect(days.indexOf(true)).toBeGreaterThan(0);
    expect(days.slice(days.indexOf(true)).every(Boolean)).toBe(true);
  });

  it('of meetings keeps the filters', async () => {
    const filters = { to: shiftDay(today(), -1), state: 'needs_review' as const };
    const answer = await startMeetingList(ctx, filters, { most: 1, rows: 4 });
    if (!('start' in answer)) throw new Error('The whole list was answered.');
    expect(
      answer.start.meetings.every(({ state, days_left: left }) => state === 'needs_review' && (left ?? 0) < 0),
    ).toBe(true);
    expect(answer.start.weeks.every(({ meetings: all, need_review: review }) => all === review)).toBe(true);
  });
});

/** As many companies, each with a document and a meeting: two a day, some without a date, some with ballots. */
async function tenantWithMeetings(): Promise<Context> {
  const ctx = someTenant();
  const { tenantId, userId } = ctx;
  const db = systemDatabase();
  const ids = Array.from({ length: COUNT }, () => randomUUID());
  const named = ids.map((id, index) => ({ id, ticker: `C${index}`, name: `Company ${index}` }));
  await db.insert(companies).values(
    named.map((one, index) => ({
      ...one,
      tenantId,
      cik: String(index + 1).padStart(10, '0'),
      source: 'user' as const,
    })),
  );
  await db.insert(tenantCompanies).values(
    named.map(({ id, ...one }) => ({
      ...one,
      tenantId,
      companyId: id,
      entityType: 'CORPORATION',
      createdBy: userId,
    })),
  );
  await db.insert(documents).values(
    ids.map((companyId, index) => ({
      companyId,
      tenantId,
      source: 'upload' as const,
      formType: 'DEF 14A',
      documentType: 'DEF 14A',
      sha256: randomUUID(),
      processingStatus: index % 2 === 0 ? ('processed' as const) : ('downloaded' as const),
      hasText: true,
    })),
  );
  const made = await db
    .insert(meetings)
    .values(
      ids.map((companyId, index) => ({
        companyId,
        tenantId,
        meetingType: 'annual' as const,
        meetingDate: index % 15 === 14 ? null : shiftDay(today(), (index % 30) - 15),
      })),
    )
    .returning({ id: meetings.id });
  const [policy] = await db
    .insert(votingPolicies)
    .values({ tenantId, name: 'House', version: 1, createdBy: userId })
    .returning({ id: votingPolicies.id });
  const voted = await db
    .insert(ballots)
    .values(
      made
        .filter((_, index) => index % 3 === 0)
        .map(({ id }) => ({
          tenantId,
          meetingId: id,
          policyId: policy?.id ?? '',
          policyVersion: 1,
          preparedBy: userId,
        })),
    )
    .returning({ id: ballots.id });
  await db
    .insert(ballotLines)
    .values(
      voted.map(({ id }) => ({ ballotId: id, ordinal: 0, line: {}, decision: {}, policyVote: 'refer', vote: null })),
    );
  return ctx;
}
