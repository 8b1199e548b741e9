import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { log } from '@/lib/log';
import { files } from '@/lib/storage';
import type { Part, Readiness } from './schema';

const PATIENCE_MS = 5_000;
/** No file has this key; a store that answers "not found" works. */
const NO_FILE = 'health/none';

/** Whether this process can answer requests: its database and its file store answer in time. */
export async function checkReadiness(): Promise<Readiness> {
  const parts = await checkParts();
  return { status: parts.every((part) => part.is_ok) ? 'ready' : 'not ready', parts };
}

/** Asks the database and the file store; a part that fails or does not answer in time is not ok, with the reason. */
export function checkParts(): Promise<Part[]> {
  return Promise.all([
    checkPart('database', 'The database', async () => void (await database().execute(sql`select 1`))),
    checkPart('files', 'The file store', async () => void (await files().get(NO_FILE))),
  ]);
}

async function checkPart(name: Part['name'], title: string, ask: () => Promise<void>): Promise<Part> {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
  });
  try {
    await Promise.race([ask(), late]);
    return { name, is_ok: true, detail: `${title} answers in ${Math.round(performance.now() - startedAt)} ms.` };
  } catch (error) {
    log.warn({ err: error, part: name }, 'health check failed');
    return { name, is_ok: false, detail: `${title} is not responding.` };
  } finally {
    clearTimeout(timer);
  }
}
