import { count, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies } from '@/db/schema';
import { fetchCatalogue } from '@/lib/edgar/fetch-catalogue';
import { enqueue } from '@/lib/jobs/enqueue';
import { canAskEdgar, sampleEdgar } from './edgar-source';

/**
 * Queues reading the SEC's list of companies if this installation has never read it, instead of waiting for the weekly
 * refresh. Safe to repeat.
 */
export async function requestFirstCatalogue(): Promise<boolean> {
  if (!(await canAskEdgar())) return false;
  const [listed] = await database().select({ value: count() }).from(companies).where(eq(companies.source, 'sec'));
  const bundled = await fetchCatalogue(sampleEdgar());
  if ((listed?.value ?? 0) > bundled.length) return false;
  await enqueue(database(), 'refresh-catalogue', {});
  return true;
}
