import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GoldCase } from '@/bench/gold-cases';
import { addTime, type StageTimes } from '@/bench/stage-times';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { processDocument } from '@/lib/processing/read/process-document';

export const BENCH_CONTEXT: Context = { userId: 'bench', tenantId: 'bench', organizationId: null, role: 'org:admin' };

/** What a file is uploaded with. */
export type FiledCase = Pick<GoldCase, 'file' | 'company' | 'formType' | 'fiscalYear'>;

export type IngestedFile = { file: string; company: string; documentId: string };

/** Uploads and processes every file that the questions name, as a person would, and returns the time of each stage. */
export async function ingestFolder(
  folder: string,
  cases: readonly FiledCase[],
  times: StageTimes,
): Promise<IngestedFile[]> {
  const companyIds = new Map<string, string>();
  for (const name of new Set(cases.map((one) => one.company))) {
    const serial = companyIds.size + 1;
    const input = createCompanyInput.parse({ ticker: `BENCH${serial}`, name, cik: String(serial) });
    companyIds.set(name, (await createCompany(BENCH_CONTEXT, input)).id);
  }
  const ingested: IngestedFile[] = [];
  const byFile = new Map(cases.map((one) => [one.file, one]));
  for (const facts of byFile.values()) {
    const documentId = await ingestFile(folder, facts, companyIds.get(facts.company) ?? '', times);
    ingested.push({ file: facts.file, company: facts.company, documentId });
    process.stderr.write(`read ${ingested.length} of ${byFile.size}: ${facts.file}\n`);
  }
  return ingested;
}

async function ingestFile(folder: string, facts: FiledCase, companyId: string, times: StageTimes): Promise<string> {
  const bytes = await readFile(path.join(folder, facts.file));
  const form = uploadDocumentForm.parse({
    file: new File([new Uint8Array(bytes)], facts.file, { type: 'application/pdf' }),
    company_id: companyId,
    form_type: facts.formType,
    fiscal_year: facts.fiscalYear === null ? undefined : String(facts.fiscalYear),
  });
  const row = await uploadDocument(BENCH_CONTEXT, form);
  let stage = 'reading pages';
  let since = performance.now();
  const close = (next: string) => {
    addTime(times, stage, performance.now() - since);
    [stage, since] = [next, performance.now()];
  };
  await processDocument(row.id, {
    claimant: 'bench',
    isForced: false,
    signal: AbortSignal.timeout(900_000),
    report: async (step) => {
      const next = step.startsWith('reading page')
        ? 'reading pages'
        : step.startsWith('embedding')
          ? 'embedding'
          : step;
      if (next !== stage) close(next);
    },
  });
  close('');
  return row.id;
}
