/**
 * Processes some annual reports as an upload is, from the file to Ready, and prints what share of that time the figures
 * of the statements take: reading them in their child process, and storing them.
 *
 *   npx tsx bench/financials/ready-time.ts
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startThrowawayDatabase } from '@/bench/throwaway-database';

const DATA = path.resolve(import.meta.dirname, '../../../shared/data');
const FILES = [
  'xbrl/hd-10-k-2025-03-21.html',
  'financebench/MICROSOFT_2023_10K.pdf',
  'financebench/WALMART_2020_10K.pdf',
];
const APART = { module: 'lib/processing/read/read-pages.ts', pool: 'filings' } as const;

const store = await startThrowawayDatabase();
const { eq } = await import('drizzle-orm');
const { database } = await import('@/db/client');
const { financialFacts, documentPages } = await import('@/db/schema');
const { BENCH_CONTEXT } = await import('@/bench/ingest-folder');
const { runInChild } = await import('@/lib/child-process/run-in-child');
const { decodeLayout } = await import('@/lib/pdf/quotes/layout-codec');
const { createCompany } = await import('@/lib/companies/create-company');
const { createCompanyInput } = await import('@/lib/companies/schema');
const { uploadDocumentForm } = await import('@/lib/documents/schema');
const { uploadDocument } = await import('@/lib/documents/upload-document');
const { processDocument } = await import('@/lib/processing/read/process-document');
type ReadStatementFigures = (typeof import('@/lib/processing/read/read-pages'))['readStatementFigures'];

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

async function upload(file: string, serial: number): Promise<string> {
  const input = createCompanyInput.parse({ ticker: `BENCH${serial}`, name: file, cik: String(serial) });
  const company = await createCompany(BENCH_CONTEXT, input);
  const type = file.endsWith('.html') ? 'text/html' : 'application/pdf';
  const bytes = new Uint8Array(await readFile(path.join(DATA, file)));
  const form = uploadDocumentForm.parse({
    file: new File([bytes], path.basename(file), { type }),
    company_id: company.id,
    form_type: '10-K',
  });
  return (await uploadDocument(BENCH_CONTEXT, form)).id;
}

/** The step alone, over the pages as they were stored, and the rows that it left written once more. */
async function stepAgain(file: string, documentId: string): Promise<{ readMs: number; storeMs: number; rows: number }> {
  const signal = AbortSignal.timeout(120_000);
  const html = file.endsWith('.html') ? await readFile(path.join(DATA, file), 'utf8') : undefined;
  const stored = await database().select().from(documentPages).where(eq(documentPages.documentId, documentId));
  const pages = stored.toSorted((a, b) => a.page - b.page).map(({ layout }) => decodeLayout(layout));
  const options = { ...APART, name: 'readStatementFigures', timeoutMs: 60_000, subject: 'The figures', signal };
  const { ms: readMs } = await timed(() => runInChild<ReadStatementFigures>(options, { html, pages }));
  const rows = await database().select().from(financialFacts).where(eq(financialFacts.documentId, documentId));
  await database().delete(financialFacts).where(eq(financialFacts.documentId, documentId));
  const { ms: storeMs } = await timed(async () => {
    for (let at = 0; at < rows.length; at += 500)
      await database()
        .insert(financialFacts)
        .values(rows.slice(at, at + 500));
  });
  return { readMs, storeMs, rows: rows.length };
}

try {
  for (const [serial, file] of FILES.entries()) {
    const documentId = await upload(file, serial + 1);
    const { ms } = await timed(() =>
      processDocument(documentId, {
        claimant: 'bench',
        isForced: false,
        signal: AbortSignal.timeout(900_000),
        report: () => Promise.resolve(),
      }),
    );
    const { readMs, storeMs, rows } = await stepAgain(file, documentId);
    const step = readMs + storeMs;
    console.log(
      `${path.basename(file).padEnd(28)} ready ${(ms / 1000).toFixed(1)} s; figures ${(readMs / 1000).toFixed(2)} s ` +
        `read, ${(storeMs / 1000).toFixed(2)} s stored (${rows} rows); with ÷ without ${(ms / (ms - step)).toFixed(3)}`,
    );
  }
} finally {
  await store.stop();
}
process.exit(0);
