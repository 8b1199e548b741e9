import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, jobs, tenantCompanies } from '@/db/schema';
import { ensureSampleWorkspace } from '@/lib/demo/demo-workspace';
import { seedSampleCompanies } from '@/lib/demo/sample-companies';
import { fetchFilings } from '@/lib/jobs/definitions/fetch-filings';
import { checkDrawnFacts } from '@/lib/processing/read/check-drawn-facts';
import type { Context } from '@/lib/context';

const TABLES = ['document_pages', 'document_structures', 'chunks', 'facts', 'financial_facts', 'drawn_runs'];

/** The sample companies with their filings, read and checked as the product does it. */
export async function readSamples(): Promise<Context> {
  const ctx = await ensureSampleWorkspace();
  await seedSampleCompanies(ctx);
  const [job] = await database().select({ id: jobs.id }).from(jobs).where(eq(jobs.kind, 'fetch-filings'));
  const signal = new AbortController().signal;
  await fetchFilings.run({ jobId: job?.id }, { signal, runId: 'run', attempt: 1, isLastAttempt: true });
  for (const { id } of await database().select({ id: documents.id }).from(documents)) await checkDrawnFacts(id, signal);
  return ctx;
}

/** Further companies until there are `count`, each with the filings of a sample company, stored again. */
export async function copyFilings(ctx: Context, count: number): Promise<string[]> {
  const db = database();
  const own = await db.select().from(tenantCompanies).where(eq(tenantCompanies.tenantId, ctx.tenantId));
  const samples = await db
    .select()
    .from(companies)
    .where(
      inArray(
        companies.id,
        own.map(({ companyId }) => companyId),
      ),
    );
  const filings = await db.select().from(documents);
  const made = samples.map(({ id }) => id);
  for (let index = made.length; index < count; index += 1) {
    const sample = samples[index % samples.length];
    if (!sample) break;
    const id = randomUUID();
    const name = `${sample.name} ${index}`;
    await db.insert(companies).values({ ...sample, id, name, cik: String(8_000_000_000 + index) });
    await db.insert(tenantCompanies).values({
      tenantId: ctx.tenantId,
      companyId: id,
      ticker: `B${index}`,
      name,
      entityType: 'CORPORATION',
      createdBy: ctx.userId,
    });
    for (const filing of filings.filter(({ companyId }) => companyId === sample.id)) {
      const copy = randomUUID();
      await db.insert(documents).values({ ...filing, id: copy, companyId: id });
      for (const table of TABLES) await copyRows(table, filing.id, copy);
    }
    made.push(id);
  }
  return made;
}

/** All rows of a document as those of another; ids are new. */
async function copyRows(table: string, from: string, to: string): Promise<void> {
  const columns = await database().execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table} and table_schema = 'public'
      and column_name not in ('id', 'document_id')`,
  );
  const names = sql.raw([...columns].map(({ column_name: name }) => `"${name}"`).join(', '));
  await database().execute(
    sql`insert into ${sql.identifier(table)} (document_id, ${names})
      select ${to}::uuid, ${names} from ${sql.identifier(table)} where document_id = ${from}::uuid`,
  );
}
