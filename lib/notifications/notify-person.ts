import type { Db } from '@/db/client';
import { notifications } from '@/db/schema';
import type { News } from './notify';

type Person = { tenantId: string; organizationId: string | null; userId: string };

/** Notifies one person in their inbox, whatever they subscribed to; part of the caller's transaction. */
export async function notifyPerson(tx: Db, person: Person, { reportId, ...news }: News): Promise<void> {
  await tx
    .insert(notifications)
    .values({ ...person, ...news, reportId: reportId ?? null, isInApp: true, isByEmail: false })
    .onConflictDoNothing();
}
