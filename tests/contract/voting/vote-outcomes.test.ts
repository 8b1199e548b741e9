import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { companies, documents, facts, outcomeLines, outcomeMeetings } from '@/db/schema/index';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { processDocument } from '@/lib/processing/read/process-document';
import { readCarriedFacts } from '@/lib/reports/generate/carried-facts';
import { files } from '@/lib/storage/index';
import { listAttention } from '@/lib/voting/outcomes/stored/list-attention';
import { listOutcomes } from '@/lib/voting/outcomes/stored/list-outcomes';
import { outcomesByMeeting } from '@/lib/voting/outcomes/stored/outcomes-of-meeting';
import { recordOutcomes } from '@/lib/voting/outcomes/record-outcomes';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { someTenant } from '@/tests/support/subscriptions-fixture';

const FIXTURES = path.resolve('lib/voting/outcomes/fixtures');
const PAGED = { page: 1, size: 20 };

describe('the results of votes that an 8-K reports', () => {
  let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
  let ctx: Context;
  let companyId: string;
  let first: string;

  const addFiling = async (name: string, formType: string, filingDate: string, fiscalPeriodEnd: string) => {
    const html = readFileSync(path.join(FIXTURES, `${name}.html`));
    const id = randomUUID();
    const originalKey = `documents/${id}/original.html`;
    await files().put(originalKey, html, 'text/html');
    await database()
      .insert(documents)
      .values({
        id,
        companyId,
        source: 'edgar',
        formType,
        documentType: formType === '8-K' ? 'Current Report' : 'Current Report (Amendment)',
        filingDate,
        fiscalPeriodEnd,
        accessionNumber: `0000000000-25-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`,
        processingStatus: 'downloaded',
        originalKey,
        originalContentType: 'text/html',
        sha256: createHash('sha256').update(html).digest('hex'),
      });
    const signal = AbortSignal.timeout(150_000);
    await processDocument(id, { claimant: 'test', isForced: false, signal, report: async () => undefined });
    await recordOutcomes(id, signal);
    return id;
  };

  beforeAll(async () => {
    opened = await openJobsDatabase();
    ctx = someTenant();
    companyId = (
      await createCompany(ctx, createCompanyInput.parse({ ticker: 'TRNM', name: 'Tarnmoor Industries', cik: '77001' }))
    ).id;
    first = await addFiling('dev/01-own-tables', '8-K', '2025-05-16', '2025-05-14');
  }, 180_000);
  afterAll(() => opened.close());

  it('are asked for with the pages, stored once, and read with page and boxes of every figure', async () => {
    const asked = await database().execute<{ id: string }>(
      sql`select data->'payload'->>'documentId' as id from pgboss.job where name = 'record-outcomes'`,
    );
    expect(asked.map(({ id }) => id)).toContain(first);
    expect(await recordOutcomes(first, AbortSignal.timeout(60_000))).toEqual({ meetings: 0, lines: 0 });
    const { outcomes, total } = await listOutcomes(ctx, { ...PAGED, company_id: companyId });
    expect(total).toBe(1);
    const [meeting] = outcomes;
    expect(meeting).toMatchObject({
      meeting_date: '2025-05-14',
      meeting_type: 'annual',
      document_id: first,
      shares_present: 52_310_444,
    });
    expect(meeting?.lines).toHaveLength(6);
    for (const line of meeting?.lines ?? []) {
      expect(line.check).toBe('ok');
      expect(line.unread).toEqual([]);
      for (const place of Object.values(line.places)) expect(place.bounding_boxes[0]).toMatchObject({ page: 1 });
    }
  });

  it('are matched to the lines of a meeting, and what matches none is kept', async () => {
    const line = (id: string, kind: string, title: string, nominee: string | null = null) => ({
      id,
      number: null,
      kind,
      title,
      nominee,
    });
    const called = {
      id: 'called',
      companyId,
      meetingDate: '2025-05-14',
      lines: [
        line('a', 'director_election', 'Election of directors', 'Lucia Ferran'),
        line('b', 'director_election', 'Election of directors', 'Ms. Marit Solheim'),
        line('c', 'say_on_pay', 'Say on pay'),
        line('d', 'auditor_ratification', 'Ratify Quill & Harrow'),
      ],
    };
    const outcome = (await outcomesByMeeting(ctx, [called])).get('called');
    expect([...(outcome?.byLine.keys() ?? [])].sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(outcome?.unmatched.map(({ nominee }) => nominee)).toEqual(['Kwame A. Boateng', 'Theodore R. Haskell III']);
  });

  it('give support for pay as a fact of the filing, and to the next proxy that does not say it', async () => {
    const [fact] = await database()
      .select()
      .from(facts)
      .where(and(eq(facts.documentId, first), eq(facts.key, 'say_on_pay_support')));
    expect(fact).toMatchObject({ period: '2025', unit: 'percent', page: 1 });
    expect(fact?.quote).toContain('compensation of the named executive officers');
    const [{ rows } = { rows: [] }] = [
      {
        rows: await database()
          .insert(documents)
          .values({
            companyId,
            source: 'edgar',
            formType: 'DEF 14A',
            documentType: 'Proxy Statement',
            filingDate: '2026-04-02',
          })
          .returning(),
      },
    ];
    expect(await readCarriedFacts(ctx, rows, [])).toMatchObject([{ documentId: first, value: fact?.value }]);
    expect(await readCarriedFacts(someTenant(), rows, [])).toEqual([]);
  });

  it('ask for attention below the limits, and are not found by another organization', async () => {
    const { attention, counts, companies: known } = await listAttention(ctx, PAGED);
    expect(attention.map(({ reasons, line }) => [reasons, line.kind])).toEqual([[['low_support'], 'say_on_pay']]);
    expect(counts).toMatchObject({ all: 1, low_support: 1, low_director: 0, not_certain: 0, meetings: 1 });
    expect(known).toEqual([{ id: companyId, name: 'Tarnmoor Industries', ticker: 'TRNM' }]);
    const stranger = someTenant();
    expect((await listOutcomes(stranger, PAGED)).total).toBe(0);
    await expect(listOutcomes(stranger, { ...PAGED, company_id: companyId })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are corrected by an amendment, line by line', async () => {
    const amended = await addFiling('dev/12-corrected', '8-K/A', '2025-05-20', '2025-05-14');
    const { outcomes } = await listOutcomes(ctx, { ...PAGED, company_id: companyId });
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({ document_id: amended, is_amended: true });
    expect(outcomes[0]?.lines).toHaveLength(6);
    expect(outcomes[0]?.lines.find(({ number }) => number === '2')).toMatchObject({
      for: 50_000_001,
      document_id: amended,
    });
    expect(outcomes[0]?.lines.find(({ number }) => number === '3')?.document_id).toBe(first);
  }, 180_000);

  it('are deleted with their document', async () => {
    await database().delete(documents).where(eq(documents.id, first));
    const left = await database().select().from(outcomeMeetings).where(eq(outcomeMeetings.documentId, first));
    const lines = await database().select().from(outcomeLines).where(eq(outcomeLines.documentId, first));
    expect([left, lines]).toEqual([[], []]);
    expect(
      await database().select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)),
    ).toHaveLength(1);
  });
});
