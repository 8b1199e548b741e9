'use client';

import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download, ExternalLink, History, Send } from 'lucide-react';
import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { LocalDay } from '@/components/shared/time/local-time';
import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { notify } from '@/components/ui/toast';
import { EngagementOutcome } from './engagement-outcome';
import type { EngagementDetail } from '@/lib/engagements/schema';
import {
  canMarkAsSent,
  ENGAGEMENT_STATUSES,
  STATUS_LABELS,
  type EngagementStatus,
} from '@/lib/engagements/record/status.rules';
import { downloadFile } from '@/components/shared/files/download-file';
import { changeEngagement } from '../engagements-api';
import { useEngagementStore } from '../use-engagements';
import { StatusSteps } from './status-steps';
import { TimelineDialog } from './timeline-dialog';

type EngagementHeaderProps = { engagement: EngagementDetail; onMarkAsSent: () => void };

export function EngagementHeader({ engagement, onMarkAsSent }: EngagementHeaderProps) {
  const { id, status, email_sent_at: sentAt } = engagement;
  const [isTimelineOpen, setIsTimelineOpen] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const exportPdf = () => {
    setIsExporting(true);
    void downloadFile(`/engagements/${id}/pdf`, 'Engagement.pdf', 'Failed to download PDF').finally(() =>
      setIsExporting(false),
    );
  };
  return (
    <header className="flex flex-col gap-2 bg-surface px-5 pt-3.5 pb-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg font-semibold wrap-anywhere">{engagement.company_name}</h2>
          <StatusBadge kind="engagement" status={status} look="tinted" />
          {sentAt ? (
            <Badge tone="ok" title={engagement.sent_to.join(', ')}>
              <Send aria-hidden />
              Sent <LocalDay iso={sentAt} />
            </Badge>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label="Timeline" icon={<History aria-hidden />} onClick={() => setIsTimelineOpen(true)} />
          <IconButton
            label="Download as PDF"
            icon={<Download aria-hidden />}
            isBusy={isExporting}
            onClick={exportPdf}
          />
          {engagement.report_exists ? (
            <a href={`/reports/${engagement.report_id}`} target="_blank" rel="noreferrer" className={buttonVariants()}>
              <ExternalLink aria-hidden />
              Open Report
            </a>
          ) : null}
          {engagement.can_edit ? <StatusMenu engagement={engagement} /> : null}
          {engagement.can_edit && canMarkAsSent(engagement) && engagement.current_email_content?.trim() ? (
            <Button variant="primary" onClick={onMarkAsSent}>
              <Send aria-hidden />
              Mark as Sent
            </Button>
          ) : null}
        </div>
      </div>
      <EngagementOutcome companyId={engagement.company_id} raisedOn={sentAt ?? engagement.created_at} />
      <StatusSteps status={status} />
      <TimelineDialog id={id} isOpen={isTimelineOpen} onOpenChange={setIsTimelineOpen} />
    </header>
  );
}

/** One step forward or back. Sending has a separate button, because it needs recipients. */
function StatusMenu({ engagement }: { engagement: EngagementDetail }) {
  const { storeDetail } = useEngagementStore();
  const change = useMutation({
    mutationFn: (status: EngagementStatus) => changeEngagement(engagement.id, { status }),
    onSuccess: storeDetail,
    onError: (error) =>
      void notify.error('Failed to change the status', { description: apiErrorMessage(error, 'Try again.') }),
  });
  const at = ENGAGEMENT_STATUSES.indexOf(engagement.status);
  const next = engagement.next_statuses.filter(
    (status) => status !== 'email_sent' || engagement.status !== 'email_drafted',
  );
  if (next.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button isBusy={change.isPending} busyLabel="Status">
          Status
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {next.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => change.mutate(status)}>
            {ENGAGEMENT_STATUSES.indexOf(status) > at ? 'Move to' : 'Move back to'} {STATUS_LABELS[status]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
