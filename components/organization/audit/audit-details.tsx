'use client';

import type { ReactNode } from 'react';
import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog';
import { formatDateTime } from '@/lib/format/dates';
import type { AuditRecord } from '@/lib/audit-log/schema';
import { actionLabel, subjectLabel } from './audit-labels';

/** All data of one audit record. */
export function AuditDetails({ record, onClose }: { record: AuditRecord; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={actionLabel(record.action)}
        description={
          <>
            {record.user_name ?? record.user_id} · {formatDateTime(record.created_at)}
          </>
        }
        className="max-w-[600px]"
      >
        <DialogBody className="pb-5">
          <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
            <Line label="Action">
              <code className="font-mono text-xs">{record.action}</code>
            </Line>
            <Line label="Person">
              {record.user_email ?? '—'}
              <Id>{record.user_id}</Id>
            </Line>
            <Line label="Subject">
              {subjectLabel(record.subject_type)}
              {record.subject_id ? <Id>{record.subject_id}</Id> : null}
            </Line>
            <Line label="Time (UTC)">
              <code className="font-mono text-xs">{record.created_at}</code>
            </Line>
            <Line label="Record">
              <span className="font-mono text-xs">{record.sequence ?? '—'}</span>
              {record.hash ? <Id>{record.hash}</Id> : null}
            </Line>
          </dl>
          <section aria-label="Details" className="flex flex-col gap-1.5">
            <h3 className="text-xs font-medium text-text-2">Details</h3>
            <pre
              tabIndex={0}
              className={
                'max-h-72 overflow-auto rounded-md border border-line bg-canvas p-3 font-mono text-xs ' +
                'whitespace-pre-wrap break-words'
              }
            >
              {JSON.stringify(record.details, null, 2)}
            </pre>
          </section>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-2">{label}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

function Id({ children }: { children: string }) {
  return <span className="block font-mono text-xs break-all text-text-3">{children}</span>;
}
