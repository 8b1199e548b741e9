import { randomUUID } from 'node:crypto';
import type { Context } from '@/lib/context';

/** A member of an organization that nobody else is in; the same organization when one is named. */
export function memberOf(organizationId: string = randomUUID(), role: Context['role'] = 'org:member'): Context {
  return { userId: randomUUID(), tenantId: organizationId, organizationId, role };
}
