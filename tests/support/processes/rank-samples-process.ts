import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startThrowawayDatabase } from '@/bench/throwaway-database';
import { BENCH_CONTEXT } from '@/bench/ingest-folder';
import { copyPreparedDatabase } from '../databases/prepared-database';

/**
 * Uploads two sample filings to the database in BENCH_DATABASE_URL (otherwise an embedded one), asks questions about
 * both and prints the order of the chunks as one line of JSON: per question, file, place in the file and score.
 */
const FILINGS = ['aldm-2024def14a.htm', 'aldm-2025def14a.htm'];
const FOLDERS = ['000119384724021846', '000119384725023107'];
const QUESTIONS = [
  'What is the CEO pay ratio?',
  'Who is the independent auditor, and what were the audit fees?',
  'When is the record date?',
  'How did the last pay vote turn out?',
  'What does the boss take home next to everybody else?',
  'the',
];
const LIMIT = 60;

process.env.LOG_LEVEL ??= 'warn';
const throwaway = await startThrowawayDatabase(copyPreparedDatabase);
try {
  const { createCompany } = await import('@/lib/companies/create-company');
  const { createCompanyInput } = await import('@/lib/companies/schema');
  const { uploadDocument } = await import('@/lib/documents/upload-document');
  const { uploadDocumentForm } = await import('@/lib/documents/schema');
  const { processDocument } = await import('@/lib/processing/read/process-document');
  const { searchChunks } = await import('@/lib/retrieval/search-chunks');
  const { database } = await import('@/db/client');

  const company = await createCompany(
    BENCH_CONTEXT,
    createCompanyInput.parse({ ticker: 'ALDM', name: 'Aldermoor', cik: '9901101' }),
  );
  const fileOf = new Map<string, string>();
  for (const [at, name] of FILINGS.entries()) {
    const html = await readFile(
      path.join('samples/edgar/www.sec.gov/Archives/edgar/data/9901101', FOLDERS[at] ?? '', name),
    );
    const file = new File([new Uint8Array(html)], name, { type: 'text/html' });
    const row = await uploadDocument(
      BENCH_CONTEXT,
      uploadDocumentForm.parse({ file, company_id: company.id, form_type: 'DEF 14A' }),
    );
    await processDocument(row.id, {
      claimant: 'contract',
      isForced: false,
      signal: AbortSignal.timeout(300_000),
      report: () => Promise.resolve(),
    });
    fileOf.set(row.id, name);
  }
  const answers: Record<string, string[]> = {};
  for (const question of QUESTIONS) {
    const { hits } = await searchChunks(database(), BENCH_CONTEXT, {
      question,
      documentIds: [...fileOf.keys()],
      limit: LIMIT,
    });
    answers[question] = hits.map(
      (hit) => `${fileOf.get(hit.documentId)} ${hit.ordinal} p${hit.page} ${hit.score.toFixed(9)}`,
    );
  }
  const versions = await database().execute<{ version: string }>('select version() as version');
  console.log(JSON.stringify({ version: versions[0]?.version ?? '', answers }));
} finally {
  await throwaway.stop();
}
