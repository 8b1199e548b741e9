import type { Db } from '@/db/client';
import { emitEvent } from '@/lib/events/emit';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportRow } from '../read/visible-reports';

/** Sends the webhooks that a report is completed, and every flag that triggered; in the same transaction. */
export async function emitCompleted(tx: Db, row: ReportRow, flags: readonly FlagResult[]): Promise<void> {
  const triggered = flags.filter(({ outcome }) => outcome === 'triggered');
  const undetermined = flags.filter(({ outcome }) => outcome === 'cannot_determine');
  const about = {
    tenantId: row.tenantId,
    personalTo: row.visibility === 'user' ? row.createdBy : null,
    subject: row.companyName,
  };
  const data = {
    report_id: row.id,
    revision: row.revision,
    title: row.title,
    company_id: row.companyId,
    company_name: row.companyName,
  };
  await emitEvent(tx, {
    ...about,
    type: 'report.completed',
    data: {
      ...data,
      flags_triggered: triggered.length,
      flags_undetermined: undetermined.length,
      flags_clear: flags.length - triggered.length - undetermined.length,
    },
  });
  for (const flag of triggered)
    await emitEvent(tx, {
      ...about,
      type: 'flag.triggered',
      subject: `${row.companyName}: ${flag.flag_description}`,
      data: {
        ...data,
        flag: flag.flag_description,
        value: flag.value,
        reasoning: flag.reasoning,
        evidence: flag.evidence,
      },
    });
}
