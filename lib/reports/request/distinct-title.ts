import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleReport } from '../read/visible-reports';
import { withYears } from '../read/report-title';

const MOST_COPIES = 50;

/** A default title that no other visible report has: with the years covered, else with a number. */
export async function distinctTitle(
  tx: Db,
  ctx: Context,
  title: string,
  documents: readonly { fiscalYear: number | null }[],
): Promise<string> {
  const dated = withYears(
    title,
    documents.flatMap(({ fiscalYear }) => fiscalYear ?? []),
  );
  const choices = [title, dated, ...Array.from({ length: MOST_COPIES }, (_, index) => `${dated} (${index + 2})`)];
  const taken = await tx
    .select({ title: reports.title })
    .from(reports)
    .where(and(eq(reports.tenantId, ctx.tenantId), isVisibleReport(ctx), inArray(reports.title, choices)));
  const titles = new Set(taken.map((row) => row.title));
  return choices.find((choice) => !titles.has(choice)) ?? dated;
}
