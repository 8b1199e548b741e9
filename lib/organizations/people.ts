import { inArray } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { user } from '@/db/schema';

export type Person = { name: string; email: string };

/** Names of people by id, including former members who wrote some of the tenant's records. */
export async function peopleOf(userIds: readonly string[]): Promise<Map<string, Person>> {
  if (userIds.length === 0) return new Map();
  const rows = await systemDatabase()
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(inArray(user.id, [...new Set(userIds)]));
  return new Map(rows.map(({ id, name, email }) => [id, { name, email }]));
}
