'use client';

import { CircleAlert, CircleCheck, Clock, Download, FileText } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { Button, buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { formatDuration, formatWholeDuration } from '@/lib/format/durations';
import { formatCounted } from '@/lib/format/numbers';
import { REPORT_FAILED } from '@/lib/reports/limits.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { useElapsedMs } from '@/components/shared/time/use-now';
import { RunningProgress } from '../running-progress';
import { useDownload } from '../use-download';
import { isRunning, useReport } from '../use-reports';
import type { Wizard } from './use-wizard';

/** After this time (milliseconds) the report is no longer watched, but continues. */
const WATCHED_MS = 120_000;

/**
 * Progress, then one of three results. A report that takes longer than it is watched still ends here if the user stays.
 */
export function GenerateStep({ wizard }: { wizard: Wizard }) {
  const { data: report, error } = useReport(wizard.reportId);
  const running = report ? isRunning(report) : wizard.isRequesting || wizard.reportId !== null;
  const elapsedMs = useElapsedMs(report?.created_at ?? null, running);
  const failure =
    wizard.requestError ??
    (report?.status === 'failed'
      ? (report.failure_reason ?? REPORT_FAILED)
      : error && !report
        ? apiErrorMessage(error, REPORT_FAILED)
        : null);
  return (
    <Card className="flex min-h-[360px] flex-1 items-center justify-center px-6 py-10">
      {failure ? (
        <Failed reason={failure} wizard={wizard} />
      ) : report?.status === 'completed' ? (
        <Completed report={report} wizard={wizard} />
      ) : elapsedMs > WATCHED_MS ? (
        <GoesOn report={report} />
      ) : (
        <Generating report={report} elapsedMs={elapsedMs} />
      )}
    </Card>
  );
}

function Generating({ report, elapsedMs }: { report: DetailedReport | undefined; elapsedMs: number }) {
  return (
    <div className="w-full max-w-[480px]">
      <h2 className="mb-4 flex items-baseline justify-between gap-4 text-lg font-semibold">
        {report ? 'Generating report' : 'Starting'}
        <span aria-hidden className="font-mono text-sm font-normal text-text-3 tabular-nums">
          {report ? formatWholeDuration(elapsedMs) : null}
        </span>
      </h2>
      {report ? <RunningProgress report={report} /> : <Progress value={null} label="Starting the report" />}
      <p className="mt-4 text-sm text-text-2">
        The report is written on the server. You may leave this page; it will be in My Reports.
      </p>
    </div>
  );
}

type EndingProps = { icon: ReactNode; title: string; children: ReactNode; actions: ReactNode; isAlert?: boolean };

function Ending({ icon, title, children, actions, isAlert }: EndingProps) {
  return (
    <div role={isAlert ? 'alert' : 'status'} className="flex max-w-[480px] flex-col items-center text-center">
      <span aria-hidden className="mb-4 flex [&_svg]:size-8 [&_svg]:stroke-[1.5]">
        {icon}
      </span>
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="mt-1 text-sm text-balance text-text-2">{children}</div>
      <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}

function Completed({ report, wizard }: { report: DetailedReport; wizard: Wizard }) {
  const { busy, download } = useDownload(report.id);
  const { analysis_summary: summary, processing_metadata: metadata } = report.results;
  const time = metadata.total_time_ms === null ? '' : ` in ${formatDuration(metadata.total_time_ms)}`;
  const flags =
    report.flag_status && report.flag_status.total_flags_configured > 0
      ? ` ${report.flag_status.flags_triggered} of ` +
        `${formatCounted(report.flag_status.total_flags_configured, 'flag')} triggered, ` +
        `${report.flag_status.flags_cannot_determine} could not be determined.`
      : '';
  return (
    <Ending
      icon={<CircleCheck className="text-ok-solid" />}
      title="Report Generated Successfully!"
      actions={
        <>
          <Link href={`/reports/${report.id}`} className={buttonVariants({ variant: 'primary' })}>
            <FileText aria-hidden />
            View Report
          </Link>
          <Button onClick={() => download('pdf')} isBusy={busy === 'pdf'} busyLabel="Download PDF">
            <Download aria-hidden />
            Download PDF
          </Button>
          <Button onClick={wizard.startOver}>Generate Another</Button>
        </>
      }
    >
      <p className="font-medium text-text">{report.report_title}</p>
      <p>
        {`${formatCounted(summary.total_queries_executed, 'query', 'queries')} over ` +
          `${formatCounted(report.document_ids.length, 'document')}${time}.${flags}`}
      </p>
    </Ending>
  );
}

function GoesOn({ report }: { report: DetailedReport | undefined }) {
  return (
    <Ending
      icon={<Clock className="text-accent-solid" />}
      title="Report Generation Started!"
      actions={
        <Link href="/reports" className={buttonVariants({ variant: 'primary' })}>
          Go to My Reports
        </Link>
      }
    >
      <p>
        Report generation typically takes 10-20 minutes. It continues in the background; check &apos;My Reports&apos;
        for the result.
      </p>
      {report ? (
        <div className="mt-5 w-[420px] max-w-full text-left">
          <RunningProgress report={report} />
        </div>
      ) : null}
    </Ending>
  );
}

function Failed({ reason, wizard }: { reason: string; wizard: Wizard }) {
  return (
    <Ending
      isAlert
      icon={<CircleAlert className="text-bad-solid" />}
      title={REPORT_FAILED}
      actions={
        <>
          <Button variant="primary" onClick={wizard.tryAgain}>
            Try Again
          </Button>
          <Link href="/reports" className={buttonVariants()}>
            Go to My Reports
          </Link>
        </>
      }
    >
      {reason === REPORT_FAILED ? 'Your choices are kept.' : reason}
    </Ending>
  );
}
