import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startThrowawayDatabase, type ThrowawayDatabase } from '@/bench/throwaway-database';
import { database } from '@/db/client';
import { documents, drawnRuns } from '@/db/schema';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { isDrawnAsRead } from '@/lib/documents/is-drawn-as-read';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { checkDrawnFacts } from '@/lib/processing/read/check-drawn-facts';
import { processDocument } from '@/lib/processing/read/process-document';
import { answerQuery } from '@/lib/queries/answer-query';
import { readFactsFor } from '@/lib/queries/read-facts';
import { checkFlags } from '@/lib/reports/generate/check-flags';
import { pdfWith, stream } from '../support/hostile/pdfs';
import { copyPreparedDatabase } from '../support/databases/prepared-database';

const CONTEXT: Context = { userId: 'drawn', tenantId: 'drawn', organizationId: null, role: 'org:admin' };
const FLAG = 'CEO pay ratio above 200:1';
const QUESTION = 'What is the ratio of CEO pay to median employee pay?';
let companies = 0;

/** A page of a proxy statement; the digit 3 of the font F2 is read as a 1 in the hostile one. */
function proxy({ isHostile }: { isHostile: boolean }): Uint8Array<ArrayBuffer> {
  const at = (y: number, words: string, font = 'F1') => `BT /${font} 11 Tf 1 0 0 1 60 ${y} Tm (${words}) Tj ET`;
  const content = [
    at(730, 'Halloway Instruments, Inc. Notice of 2024 Annual Meeting of Shareholders and Proxy Statement'),
    at(700, 'CEO Pay Ratio'),
    at(
      680,
      'For 2023, the annual total compensation of our median employee was $61,900. Based on this, the ratio of the',
    ),
    at(
      666,
      `annual total compensation of our CEO to that of the median employee was ${isHostile ? '329' : '129'} to 1.`,
      'F2',
    ),
    at(
      630,
      'At our 2023 annual meeting, approximately 91.4% of the votes cast were in favor of our say-on-pay proposal.',
    ),
  ].join('\n');
  const codes = Array.from({ length: 95 }, (_none, index) => index + 32);
  const hex = (code: number) => (isHostile && code === 0x33 ? 0x31 : code).toString(16).padStart(4, '0');
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n' +
    `95 beginbfchar\n${codes.map((code) => `<${code.toString(16)}> <${hex(code)}>`).join('\n')}\nendbfchar\nendcmap ` +
    'end end';
  return pdfWith({
    content,
    resources: '<< /Font << /F1 3 0 R /F2 6 0 R >> >>',
    more: [
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 126 /ToUnicode 7 0 R >>',
      stream(map),
    ],
  });
}

async function processed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  companies += 1;
  const company = await createCompany(
    CONTEXT,
    createCompanyInput.parse({
      ticker: `DRW${companies}`,
      name: 'Halloway Instruments',
      cik: String(7000 + companies),
    }),
  );
  const uploaded = await uploadDocument(
    CONTEXT,
    uploadDocumentForm.parse({
      file: new File([bytes], 'proxy.pdf', { type: 'application/pdf' }),
      company_id: company.id,
      form_type: 'DEF 14A',
      fiscal_year: '2023',
    }),
  );
  await processDocument(uploaded.id, {
    claimant: 'drawn',
    isForced: false,
    signal: AbortSignal.timeout(120_000),
    report: () => Promise.resolve(),
  });
  return uploaded.id;
}

const ask = (documentId: string) =>
  answerQuery(CONTEXT, { query: QUESTION, document_ids: [documentId], include_confidence: true, max_chunks: 10 });

async function flagsOf(documentId: string) {
  const rows = await requireDocuments(CONTEXT, [documentId]);
  const facts = await readFactsFor([documentId]);
  const labels = [
    { documentId, label: 'Halloway Instruments, DEF 14A', fiscalYear: 2023, companyName: 'Halloway Instruments' },
  ];
  const run = {
    ctx: CONTEXT,
    reportId: documentId,
    revision: 1,
    engine: makeExtractiveEngine(),
    analysisContext: '',
    signal: AbortSignal.timeout(60_000),
    turn: <T>(work: () => Promise<T>) => work(),
    rows,
    documents: labels,
    facts,
    snapshot: { generation_timestamp: '', total_chunks_available: 0, documents_analyzed: [] },
  };
  return (await checkFlags(run, { queries: [], flag_configuration: FLAG }, [])).flags;
}

const warningsOf = async (documentId: string) =>
  (await database().select({ warnings: documents.warnings }).from(documents).where(eq(documents.id, documentId)))[0]
    ?.warnings ?? [];
const keptOf = async (documentId: string) =>
  (await database().select({ value: count() }).from(drawnRuns).where(eq(drawnRuns.documentId, documentId)))[0]?.value ??
  0;

describe('what answers and flags rest on', () => {
  let throwaway: ThrowawayDatabase;
  let honest = '';
  let hostile = '';

  beforeAll(async () => {
    process.env.LOG_LEVEL ??= 'error';
    throwaway = await startThrowawayDatabase(copyPreparedDatabase);
    honest = await processed(proxy({ isHostile: false }));
    hostile = await processed(proxy({ isHostile: true }));
  });
  afterAll(() => throwaway.stop());

  it('is verified where the page shows it, and the document carries no warning', async () => {
    const { sources, answer } = await ask(honest);
    expect(answer).toContain('129');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every((source) => source.quote_verified)).toBe(true);
    expect(await flagsOf(honest)).toMatchObject([{ outcome: 'clear' }]);
    await checkDrawnFacts(honest);
    expect(await warningsOf(honest)).toEqual([]);
  });

  it('is compared once', async () => {
    await ask(honest);
    const kept = await keptOf(honest);
    expect(kept).toBeGreaterThan(0);
    await ask(honest);
    expect(await keptOf(honest)).toBe(kept);
  });

  it('is not verified where the page shows another figure, clears no flag, and the document says so', async () => {
    expect((await readFactsFor([hostile])).find((fact) => fact.key === 'ceo_pay_ratio')?.value).toBe(129);
    const { sources, confidence } = await ask(hostile);
    const stating = sources.filter((source) => source.excerpt.includes('129'));
    expect(stating.length).toBeGreaterThan(0);
    expect(stating.every((source) => !source.quote_verified)).toBe(true);
    expect(confidence ?? 0).toBeLessThan(0.5);
    expect(await flagsOf(hostile)).toMatchObject([{ outcome: 'cannot_determine', evidence: [] }]);
    expect(await warningsOf(hostile)).toContainEqual({
      kind: 'not_as_drawn',
      page: 1,
      excerpt: expect.stringContaining('129 to 1') as unknown,
      detail: expect.stringContaining('The page does not show “129”') as unknown,
    });
  });

  it('is warned of before the first question, by comparing the facts of a document', async () => {
    const document = await processed(proxy({ isHostile: true }));
    expect(await warningsOf(document)).toEqual([]);
    expect((await checkDrawnFacts(document)).different).toBeGreaterThan(0);
    expect((await warningsOf(document)).map((warning) => warning.kind)).toContain('not_as_drawn');
    expect((await readFactsFor([document])).find((fact) => fact.key === 'ceo_pay_ratio')?.confidence).toBeLessThan(0.1);
    expect(await flagsOf(document)).toMatchObject([{ outcome: 'cannot_determine', evidence: [] }]);
  });

  it('is deleted when the document is read again', async () => {
    await processDocument(hostile, {
      claimant: 'again',
      isForced: true,
      signal: AbortSignal.timeout(120_000),
      report: () => Promise.resolve(),
    });
    expect(await keptOf(hostile)).toBe(0);
  });

  it('is unknown, and so not verified, where the page cannot be looked at', async () => {
    const document = await processed(proxy({ isHostile: false }));
    await database().update(documents).set({ pdfKey: 'documents/gone/filing.pdf' }).where(eq(documents.id, document));
    expect(await isDrawnAsRead(document, [{ page: 1, charStart: 0, charEnd: 20 }])).toMatchObject({
      verdict: 'unknown',
    });
    expect(await isDrawnAsRead(document, [{ page: 9, charStart: 0, charEnd: 20 }])).toMatchObject({
      verdict: 'unknown',
    });
    expect((await ask(document)).sources.some((source) => source.quote_verified)).toBe(false);
  });
});
