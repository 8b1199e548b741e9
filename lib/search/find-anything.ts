import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { ballots, companies, grids, meetings, reports, tenantCompanies } from '@/db/schema';
import { likePattern } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import { formatDate } from '@/lib/format/dates';
import { isVisibleGrid } from '@/lib/grid/visible-grids';
import { isVisibleReport } from '@/lib/reports/read/visible-reports';
import { isVisibleBallot } from '@/lib/voting/ballots/visible-ballots';
import type { Found, searchQuery, SearchResult } from './schema';

type Search = { pattern: string; limit: number };

/** The kinds of things that the palette finds, in the order in which it shows them. */
const FINDERS: readonly ((ctx: Context, search: Search) => Promise<Found[]>)[] = [
  findCompanies,
  findReports,
  findGrids,
  findBallots,
];

/** Companies, reports, grids and ballots that the caller may see and whose names contain the words. */
export async function findAnything(ctx: Context, { q, limit }: z.output<typeof searchQuery>): Promise<SearchResult> {
  const search = { pattern: likePattern(q), limit };
  const found = await Promise.all(FINDERS.map((find) => find(ctx, search)));
  return { results: found.flat() };
}

async function findCompanies(ctx: Context, { pattern, limit }: Search): Promise<Found[]> {
  const rows = await database()
    .select({ id: companies.id, name: tenantCompanies.name, ticker: tenantCompanies.ticker })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(
      and(
        eq(tenantCompanies.tenantId, ctx.tenantId),
        or(
          ilike(tenantCompanies.name, pattern),
          ilike(tenantCompanies.ticker, pattern),
          ilike(companies.name, pattern),
          ilike(companies.cik, pattern),
        ),
      ),
    )
    .orderBy(tenantCompanies.name, companies.id)
    .limit(limit);
  return rows.map(({ id, name, ticker }) => ({ kind: 'company', id, title: name, detail: ticker }));
}

async function findReports(ctx: Context, { pattern, limit }: Search): Promise<Found[]> {
  const rows = await database()
    .select({ id: reports.id, title: reports.title, at: reports.createdAt })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, ctx.tenantId),
        isVisibleReport(ctx),
        or(ilike(reports.title, pattern), ilike(reports.companyName, pattern), ilike(reports.companyTicker, pattern)),
      ),
    )
    .orderBy(desc(reports.createdAt), reports.id)
    .limit(limit);
  return rows.map(({ id, title, at }) => ({ kind: 'report', id, title, detail: formatDate(at, { timeZone: 'UTC' }) }));
}

async function findGrids(ctx: Context, { pattern, limit }: Search): Promise<Found[]> {
  const rows = await database()
    .select({ id: grids.id, name: grids.name, at: grids.updatedAt })
    .from(grids)
    .where(and(isVisibleGrid(ctx), ilike(grids.name, pattern)))
    .orderBy(desc(grids.updatedAt), grids.id)
    .limit(limit);
  return rows.map(({ id, name, at }) => ({
    kind: 'grid',
    id,
    title: name,
    detail: formatDate(at, { timeZone: 'UTC' }),
  }));
}

const STATE_WORDS: Record<string, string> = { draft: 'Draft', approved: 'Approved', voted: 'Voted' };

async function findBallots(ctx: Context, { pattern, limit }: Search): Promise<Found[]> {
  const rows = await database()
    .select({ id: ballots.id, name: tenantCompanies.name, date: meetings.meetingDate, state: ballots.state })
    .from(ballots)
    .innerJoin(meetings, eq(meetings.id, ballots.meetingId))
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, meetings.companyId), eq(tenantCompanies.tenantId, ballots.tenantId)),
    )
    .where(
      and(
        eq(ballots.tenantId, ctx.tenantId),
        isVisibleBallot(ctx),
        or(ilike(tenantCompanies.name, pattern), ilike(tenantCompanies.ticker, pattern)),
      ),
    )
    .orderBy(desc(meetings.meetingDate), ballots.id)
    .limit(limit);
  return rows.map(({ id, name, date, state }) => ({
    kind: 'ballot',
    id,
    title: name,
    detail: [date ? formatDate(date) : null, STATE_WORDS[state] ?? state].filter(Boolean).join(' · '),
  }));
}
