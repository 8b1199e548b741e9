import { randomUUID } from 'node:crypto';
import type { Context } from '@/lib/context';

/** A member of the given organization, or of a new one. */
export function memberOf(organizationId: string = randomUUID(), role: Context['role'] = 'org:member'): Context {
  return { userId: randomUUID(), tenantId: organizationId, organizationId, role };
}
