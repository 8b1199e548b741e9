'use client';

import { ChevronRight } from 'lucide-react';
import { LocalTime } from '@/components/shared/time/local-time';
import { IconButton } from '@/components/ui/icon-button';
import { TableCell, TableRow } from '@/components/ui/table';
import type { AuditRecord } from '@/lib/audit-log/schema';
import { actionLabel, subjectName, subjectLabel } from './audit-labels';

export function AuditRow({ record, onOpen }: { record: AuditRecord; onOpen: () => void }) {
  const actorName = record.user_name ?? record.user_email ?? record.user_id;
  const subject = subjectName(record);
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap text-text-2 tabular-nums">
        <LocalTime iso={record.created_at} />
      </TableCell>
      <TableCell className="max-w-52 truncate" title={record.user_email ?? record.user_id}>
        {actorName}
      </TableCell>
      <TableCell className="font-medium whitespace-nowrap" title={record.action}>
        {actionLabel(record.action)}
      </TableCell>
      <TableCell className="w-full max-w-0 truncate text-text-2" title={subject}>
        {subjectLabel(record.subject_type)}
        {subject ? (
          <span className={subject === record.subject_id ? 'ml-2 font-mono text-xs text-text-3' : 'ml-2 text-text'}>
            {subject}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="py-0">
        <IconButton
          size="sm"
          label={`Details of record ${record.sequence ?? record.id}`}
          tooltip="Details"
          icon={<ChevronRight />}
          onClick={onOpen}
        />
      </TableCell>
    </TableRow>
  );
}
