import { sql } from 'drizzle-orm';
import { systemDatabase } from './client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Whether the database currently answers a statement. Other problems show where they occur. */
export async function isDatabaseAnswering(): Promise<boolean> {
  try {
    await systemDatabase().execute(sql`select 1`);
    return true;
  } catch (error) {
    return !isDatabaseUnavailable(error);
  }
}
