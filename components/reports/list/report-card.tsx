'use client';

import { Building2, ChevronDown, Download, RotateCw, Trash2, User } from 'lucide-react';
import Link from 'next/link';
import { useId, useState, type ReactNode } from 'react';
import { LocalTime } from '@/components/shared/time/local-time';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { StatusBadge } from '@/components/shared/states/status-badge';
import { formatDate } from '@/lib/format/dates';
import { RunningProgress } from '../running-progress';
import type { ListedReport } from '@/components/reads/report-reads';
import { useDownload } from '../use-download';
import { useRegenerate } from '../use-regenerate';
import { FlagSummary } from './flag-summary';
import { NewDocumentsNotice } from './new-documents-notice';
import { ReportDetails } from './report-details';

const DeleteReport = loadWhenShown(() => import('./delete-report').then((loaded) => loaded.DeleteReport));

export function ReportCard({ report }: { report: ListedReport }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const detailsId = useId();
  const { busy, download } = useDownload(report.id);
  const { regenerate, isPending, question } = useRegenerate();
  const isCompleted = report.status === 'completed';
  return (
    <Card role="article" aria-label={report.report_title}>
      {question}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-[420px]">
          <div className="flex min-w-0 items-center gap-2.5">
            <h2 className="min-w-0 truncate text-base font-semibold" title={report.report_title}>
              {isCompleted ? (
                <Link href={`/reports/${report.id}`} className="hover:underline">
                  {report.report_title}
                </Link>
              ) : (
                report.report_title
              )}
            </h2>
            <StatusBadge kind="report" status={report.status} look="tinted" />
          </div>
          {/* Every part has a separator dot; those at the start of a line are outside the clip area. */}
          <div className="mt-0.5 overflow-hidden">
            <p className="-ml-3.5 flex flex-wrap text-xs text-text-2">
              <Part>
                <span className="font-medium text-text">{report.company_name}</span>{' '}
                <span className="font-mono">{report.company_ticker}</span>
              </Part>
              <Part>{report.template_name}</Part>
              {report.agm_date ? <Part>AGM {formatDate(report.agm_date)}</Part> : null}
              {report.generation_completed_at ? (
                <Part>
                  Generated <LocalTime iso={report.generation_completed_at} />
                </Part>
              ) : null}
              <Part>
                <span className="inline-flex items-center gap-1">
                  {report.visibility === 'organization' ? (
                    <Building2 aria-hidden className="size-3.5 stroke-2 text-text-3" />
                  ) : (
                    <User aria-hidden className="size-3.5 stroke-2 text-text-3" />
                  )}
                  {report.visibility === 'organization' ? 'Organization' : 'Personal'}
                </span>
              </Part>
            </p>
          </div>
        </div>
        {isCompleted ? <FlagSummary status={report.flag_status} /> : null}
        <div className="ml-auto flex items-center gap-1.5">
          {isCompleted ? (
            <>
              <Link
                href={`/reports/${report.id}`}
                className={buttonVariants({ size: 'sm' })}
                aria-label={`View ${report.report_title}`}
              >
                View
              </Link>
              <Button size="sm" onClick={() => download('pdf')} isBusy={busy === 'pdf'} busyLabel="PDF">
                <Download aria-hidden />
                PDF
              </Button>
            </>
          ) : null}
          {report.status === 'processing' ? (
            <Link href={`/reports/${report.id}`} className={buttonVariants({ size: 'sm' })}>
              Follow
            </Link>
          ) : null}
          {!isCompleted && report.last_good_revision !== null ? (
            <Link
              href={`/reports/${report.id}?revision=${report.last_good_revision}`}
              className={buttonVariants({ size: 'sm' })}
              aria-label={`View the last complete result of ${report.report_title}`}
            >
              Last result
            </Link>
          ) : null}
          {report.status === 'failed' && report.can_edit ? (
            <Button size="sm" onClick={() => regenerate(report)} isBusy={isPending} busyLabel="Retry">
              <RotateCw aria-hidden />
              Retry
            </Button>
          ) : null}
          {isCompleted && report.can_edit ? (
            <IconButton
              size="sm"
              label="Regenerate"
              icon={<RotateCw aria-hidden />}
              isBusy={isPending}
              onClick={() => regenerate(report)}
            />
          ) : null}
          {report.can_edit ? (
            <IconButton size="sm" label="Delete" icon={<Trash2 aria-hidden />} onClick={() => setIsDeleting(true)} />
          ) : null}
          {isCompleted ? (
            <IconButton
              size="sm"
              label={isOpen ? 'Hide details' : 'Show details'}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              icon={<ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
              onClick={() => setIsOpen(!isOpen)}
            />
          ) : null}
        </div>
      </div>
      {report.status === 'processing' ? (
        <div className="px-4 pb-3">
          <RunningProgress report={report} />
        </div>
      ) : null}
      {report.status === 'failed' && report.failure_reason ? (
        <p className="px-4 pb-3 text-sm text-bad">{report.failure_reason}</p>
      ) : null}
      <NewDocumentsNotice report={report} onRegenerate={() => regenerate(report)} isBusy={isPending} />
      {isCompleted && isOpen ? <ReportDetails id={detailsId} report={report} /> : null}
      {isDeleting ? <DeleteReport report={report} isOpen onOpenChange={setIsDeleting} /> : null}
    </Card>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <span
      className={
        'relative max-w-full truncate pl-3.5 before:absolute before:left-[5px] before:text-text-3 ' +
        "before:content-['·']"
      }
    >
      {children}
    </span>
  );
}
