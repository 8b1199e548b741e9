import type { Db } from '@/db/client';
import { emitEvent } from '@/lib/events/emit';
import type { EngagementRow } from './visible-engagements';

/**
 * Sends the webhooks the new status of an engagement; called with the row as it was before, in the same transaction.
 */
export async function emitStatus(tx: Db, row: EngagementRow, to: EngagementRow['status']): Promise<void> {
  if (row.status === to) return;
  await emitEvent(tx, {
    type: 'engagement.status_changed',
    tenantId: row.tenantId,
    personalTo: row.visibility === 'user' ? row.createdBy : null,
    subject: row.companyName,
    data: {
      engagement_id: row.id,
      company_id: row.companyId,
      company_name: row.companyName,
      from: row.status,
      to,
    },
  });
}
