import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { companies } from '@/db/schema';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { toCsv } from '@/lib/format/csv';
import type { NamedFile } from '@/lib/common-schemas';
import { ballotIds, getBallot } from '../read-ballots';
import type { exportBallotsQuery } from '../schema';
import type { renderBallotPdf } from './render-ballot-pdf';
import type { renderBallotsXlsx } from './render-ballots-xlsx';
import { COLUMNS, rowsOf, type ExportedBallot } from './rows';

const MOST = 1000;
const TYPESETTING = {
  module: 'lib/voting/ballots/export/render-ballot-pdf.tsx',
  name: 'renderBallotPdf',
  pool: 'requests',
  timeoutMs: 40_000,
  subject: 'The PDF of this ballot',
} as const;
const LISTING = {
  ...TYPESETTING,
  module: 'lib/voting/ballots/export/render-ballots-xlsx.ts',
  name: 'renderBallotsXlsx',
  subject: 'This workbook',
} as const;

/** One ballot as a PDF, rendered in a process of its own. `not_found` for a ballot that the caller does not see. */
export async function exportBallot(ctx: Context, id: string): Promise<NamedFile> {
  const ballot = await getBallot(ctx, id);
  return {
    bytes: await runInChild<typeof renderBallotPdf>(TYPESETTING, ballot),
    contentType: 'application/pdf',
    fileName: `Ballot_${ballot.ticker || id.slice(0, 8)}_${ballot.meeting_date ?? 'undated'}.pdf`,
    disposition: 'attachment',
  };
}

/**
 * All ballots that match the filters, one line of a ballot in each row, as XLSX or CSV. `invalid` where there are more
 * than fit.
 */
export async function exportBallots(
  ctx: Context,
  { format, ...filters }: z.output<typeof exportBallotsQuery>,
): Promise<NamedFile> {
  const { ids, total } = await ballotIds(ctx, filters, MOST);
  if (total > MOST) throw new AppError('invalid', `At most ${MOST} ballots fit into one export; choose a date range.`);
  const list = await loadBallots(ctx, ids);
  const name = `Ballots_${new Date().toISOString().slice(0, 10)}.${format}`;
  if (format === 'csv') {
    const rows = list.flatMap(rowsOf).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
    const text = toCsv([COLUMNS.map(([title]) => title), ...rows]);
    return {
      bytes: new TextEncoder().encode(text),
      contentType: 'text/csv; charset=utf-8',
      fileName: name,
      disposition: 'attachment',
    };
  }
  return {
    bytes: await runInChild<typeof renderBallotsXlsx>(LISTING, list),
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: name,
    disposition: 'attachment',
  };
}

async function loadBallots(ctx: Context, ids: readonly string[]): Promise<ExportedBallot[]> {
  const ballots = [];
  for (const id of ids) ballots.push(await getBallot(ctx, id));
  const rows =
    ballots.length > 0
      ? await database()
          .select({ id: companies.id, cik: companies.cik })
          .from(companies)
          .where(inArray(companies.id, [...new Set(ballots.map((ballot) => ballot.company_id))]))
      : [];
  const ciks = new Map(rows.map(({ id, cik }) => [id, cik]));
  return ballots.map((ballot) => ({ ballot, cik: ciks.get(ballot.company_id) ?? '' }));
}
