import { asSystem } from '@/db/tenant-scope';
import { recordAudit } from '@/lib/audit/record';
import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { submissionsResource } from '@/lib/edgar/resource';
import { detailOf, isAppError } from '@/lib/errors';
import { keepEdgarTest, readEdgarContact, userAgentOf, userAgentText } from '@/lib/organizations/edgar-contact';
import { edgarContactInput, type EdgarTest, type TestEdgarContactInput } from '@/lib/organizations/schema-edgar';
import { edgarWithContact } from './edgar-source';

/** Any filer does: only that EDGAR answers a request with this contact is of interest. */
const PROBE = submissionsResource('0000320193');
const MOST_BYTES = 20 * 1024 * 1024;

/** Sends EDGAR one request with the contact given, or else with the one in use, and says how it answered. */
export async function testEdgarContact(ctx: Context, input: TestEdgarContactInput): Promise<EdgarTest> {
  const given = input.name || input.email ? edgarContactInput.parse(input) : null;
  const userAgent = given ? userAgentText(given) : await userAgentOf(ctx.tenantId);
  const startedAt = performance.now();
  // The rate limit that all processes share is kept beside the tenants.
  const error = await asSystem(() => probe(userAgent));
  const testedAt = new Date();
  const ms = error === null ? Math.round(performance.now() - startedAt) : null;
  const stored = await readEdgarContact(ctx);
  const isStored = !given || (given.name === stored.name && given.email === stored.email);
  if (isStored && stored.source === 'organization')
    await keepEdgarTest(ctx, { testedAt, testMs: ms, testError: error });
  await recordAudit(database(), ctx, {
    action: 'organization.edgar_test',
    subjectType: 'organization',
    subjectId: ctx.tenantId,
    details: { is_ok: error === null, ms },
  });
  return { is_ok: error === null, ms, error, tested_at: testedAt.toISOString() };
}

/** Null when EDGAR answered, otherwise the sentence about what went wrong. */
async function probe(userAgent: string | undefined): Promise<string | null> {
  try {
    await edgarWithContact(async () => userAgent, { attempts: 1, idleTimeoutMs: 10_000, totalTimeoutMs: 20_000 }).get(
      PROBE,
      { capOf: () => ({ maxBytes: MOST_BYTES, tooLarge: 'EDGAR sent too much data.' }) },
    );
    return null;
  } catch (error) {
    // A server without this filer has answered, and did not mind the contact.
    if (isAppError(error) && error.code === 'not_found') return null;
    return detailOf(error, 'EDGAR could not be reached.');
  }
}
