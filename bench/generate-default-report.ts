import { eq } from 'drizzle-orm';
import { BENCH_CONTEXT } from '@/bench/ingest-folder';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { generateReport } from '@/lib/reports/generate/generate-report';
import { getReport } from '@/lib/reports/read/read-reports';
import { requestReport } from '@/lib/reports/request/request-report';
import { generateReportInput, type ReportDetail } from '@/lib/reports/schema';
import { DEFAULT_TEMPLATE_ID } from '@/lib/templates/schema';
import { saveTemplateFlags } from '@/lib/templates/template-flags';

/**
 * A report of the built-in template over documents of one company, worked off in this process; with the time that took.
 */
export async function generateDefaultReport(
  documentIds: readonly string[],
  flags: readonly string[] = [],
): Promise<{ report: ReportDetail; ms: number }> {
  const [first] = await database()
    .select({ companyId: documents.companyId })
    .from(documents)
    .where(eq(documents.id, documentIds[0] ?? ''));
  await saveTemplateFlags(BENCH_CONTEXT, DEFAULT_TEMPLATE_ID, flags.join('\n'));
  const input = generateReportInput.parse({
    company_id: first?.companyId,
    template_id: DEFAULT_TEMPLATE_ID,
    document_ids: [...documentIds],
  });
  const row = await requestReport(BENCH_CONTEXT, input);
  const startedAt = performance.now();
  await generateReport(row.id, row.revision, { signal: new AbortController().signal, progress: async () => undefined });
  return { ms: performance.now() - startedAt, report: await getReport(BENCH_CONTEXT, row.id) };
}
