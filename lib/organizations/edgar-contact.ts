import { desc, eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, edgarContacts, tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import type { EdgarContact, EdgarContactInput } from './schema-edgar';

/** The contact that this organization's fetches carry, and whether there is any. */
export async function readEdgarContact(ctx: Context): Promise<EdgarContact> {
  const { EDGAR_USER_AGENT, EDGAR_BASE_URL } = env();
  const [row] = await database().select().from(edgarContacts).where(eq(edgarContacts.tenantId, ctx.tenantId));
  return {
    name: row?.name ?? null,
    email: row?.email ?? null,
    source: row ? 'organization' : EDGAR_USER_AGENT ? 'environment' : 'none',
    // The filings of the demo's companies are bundled.
    is_ready: Boolean(row ?? EDGAR_USER_AGENT ?? EDGAR_BASE_URL) || ctx.isDemo === true,
    can_edit: ctx.role === 'org:admin',
    tested_at: row?.testedAt?.toISOString() ?? null,
    test_ms: row?.testMs ?? null,
    test_error: row?.testError ?? null,
  };
}

/** Stores the contact, and asks for the catalogue of all filers, which may not have been readable without one. */
export async function saveEdgarContact(ctx: Context, { name, email }: EdgarContactInput): Promise<EdgarContact> {
  await database().transaction(async (tx) => {
    const values = { name, email, updatedBy: ctx.userId, updatedAt: new Date() };
    await tx
      .insert(edgarContacts)
      .values({ tenantId: ctx.tenantId, ...values })
      .onConflictDoUpdate({
        target: edgarContacts.tenantId,
        set: { ...values, testedAt: null, testMs: null, testError: null },
      });
    await recordAudit(tx, ctx, {
      action: 'organization.edgar_contact',
      subjectType: 'organization',
      subjectId: ctx.tenantId,
      details: { name, email },
    });
    await enqueue(tx, 'refresh-catalogue', {});
  });
  return readEdgarContact(ctx);
}

/** Keeps how a test of the stored contact ended. */
export async function keepEdgarTest(
  ctx: Context,
  test: { testedAt: Date; testMs: number | null; testError: string | null },
): Promise<void> {
  await database().update(edgarContacts).set(test).where(eq(edgarContacts.tenantId, ctx.tenantId));
}

/** The User-Agent with which an organization fetches: its own contact, else the operator's. For jobs. */
export async function userAgentOf(tenantId: string): Promise<string | undefined> {
  const [row] = await database().select().from(edgarContacts).where(eq(edgarContacts.tenantId, tenantId));
  return row ? userAgentText(row) : env().EDGAR_USER_AGENT;
}

/**
 * The User-Agent for what is fetched for everybody: the operator's contact, else that of an organization that holds the
 * company, else the one set last. For jobs, which work across tenants.
 */
export async function userAgentForAll(cik?: string): Promise<string | undefined> {
  const { EDGAR_USER_AGENT } = env();
  if (EDGAR_USER_AGENT) return EDGAR_USER_AGENT;
  const newest = desc(edgarContacts.updatedAt);
  if (cik) {
    const holders = database()
      .select({ tenantId: tenantCompanies.tenantId })
      .from(tenantCompanies)
      .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
      .where(eq(companies.cik, cik));
    const holds = sql`(${inArray(edgarContacts.tenantId, holders)})::int`;
    const [row] = await database().select().from(edgarContacts).orderBy(desc(holds), newest).limit(1);
    return row && userAgentText(row);
  }
  const [row] = await database().select().from(edgarContacts).orderBy(newest).limit(1);
  return row && userAgentText(row);
}

/** "Name e-mail", as the SEC asks, in the letters that a header can carry. */
export function userAgentText({ name, email }: EdgarContactInput): string {
  return `${name} ${email}`
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}
