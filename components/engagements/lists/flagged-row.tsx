'use client';

import { useMutation } from '@tanstack/react-query';
import { Flag, Plus } from 'lucide-react';
import { apiErrorMessage } from '@/components/api/api-error';
import { LocalDay } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toast';
import { CREATE_FAILED } from '@/lib/engagements/record/messages.rules';
import type { FlaggedReport } from '@/lib/engagements/schema';
import { formatCounted } from '@/lib/format/numbers';
import { useEngagementStore } from '../use-engagements';

const SHOWN = 3;
const CHIP_LENGTH = 40;

type FlaggedRowProps = { report: FlaggedReport; canWrite: boolean; onOpen: (engagementId: string) => void };

export function FlaggedRow({ report, canWrite, onOpen }: FlaggedRowProps) {
  const { storeDetail } = useEngagementStore();
  const create = useMutation({
    mutationFn: async () => (await import('../engagements-api')).createEngagement(report.report_id),
    onSuccess: (detail) => {
      storeDetail(detail);
      onOpen(detail.id);
    },
    onError: (error) => {
      console.error(CREATE_FAILED, error);
      notify.error(CREATE_FAILED, { description: apiErrorMessage(error, 'Try again.') });
    },
  });
  const { engagement_id: engagementId, triggered_flags: flags } = report;
  return (
    <li className="flex flex-col gap-1.5 border-b border-line px-5 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span title={report.company_name} className="truncate font-medium">
          {report.company_name}
        </span>
        <LocalDay iso={report.report_date} className="shrink-0 text-xs text-text-3 tabular-nums" />
      </div>
      <p title={report.report_title} className="truncate text-xs text-text-3">
        {report.report_title}
      </p>
      <ul aria-label="Triggered flags" className="flex flex-wrap gap-1.5">
        {flags.slice(0, SHOWN).map(({ flag_description: text }) => (
          <li key={text}>
            <Badge title={text}>{text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH)}…` : text}</Badge>
          </li>
        ))}
        {flags.length > SHOWN ? (
          <li>
            <Badge>+{flags.length - SHOWN} more</Badge>
          </li>
        ) : null}
      </ul>
      <div className="mt-1 flex items-center justify-between gap-3">
        <span className="inline-flex items-center gap-1.5 text-xs text-warn">
          <Flag aria-hidden className="size-3.5 text-warn-solid" />
          {formatCounted(report.flags_triggered, 'triggered flag')}
        </span>
        {engagementId ? (
          <Button size="sm" onClick={() => onOpen(engagementId)}>
            Open Engagement
          </Button>
        ) : report.has_engagement ? (
          <span className="text-xs text-text-3">Engagement exists</span>
        ) : canWrite ? (
          <Button
            size="sm"
            variant="primary"
            isBusy={create.isPending}
            busyLabel="Creating..."
            onClick={() => create.mutate()}
          >
            <Plus aria-hidden />
            Create Engagement
          </Button>
        ) : null}
      </div>
    </li>
  );
}
