import { sql } from 'drizzle-orm';
import { systemDatabase } from './client.ts';
import { isDatabaseAway } from './is-away.ts';

/** Whether the database takes a statement just now. Anything that is wrong besides shows where it is used. */
export async function isDatabaseAnswering(): Promise<boolean> {
  try {
    await systemDatabase().execute(sql`select 1`);
    return true;
  } catch (error) {
    return !isDatabaseAway(error);
  }
}
