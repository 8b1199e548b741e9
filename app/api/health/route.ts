import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { log } from '@/lib/log';

export const dynamic = 'force-dynamic';

/** Answers 200 when the web process and its database work. */
export async function GET(): Promise<Response> {
  try {
    await database().execute(sql`select 1`);
    return Response.json({ status: 'ok' });
  } catch (error) {
    log.warn({ err: error }, 'health check failed');
    return Response.json({ status: 'database unavailable' }, { status: 503 });
  }
}
