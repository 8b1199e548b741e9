'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { revisionOf, type DetailedReport } from '@/components/reads/report-reads';
import { useReport } from '../use-reports';
import './print.css';
import { toViewerDocuments } from '@/components/evidence/report-evidence';
import { ReportView } from './report-view';
import { useSourceViewer } from '@/components/evidence/use-source-viewer';
import { WithSourcePane } from '@/components/evidence/with-source-pane';
import { replaceAddress } from '@/components/shared/address';

/** A report by its id: loading, error, progress, or the report itself. */
export function ReportScreen({ reportId }: { reportId: string }) {
  const revision = revisionOf(useSearchParams().get('revision'));
  const { data: report, error, refetch, isFetching } = useReport(reportId, revision);
  if (!report && error) {
    return (
      <div className="flex flex-1 items-center justify-center">
        <ErrorState
          title="Failed to Load Report"
          cause={apiErrorMessage(error, 'Failed to load report')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          action={
            <Link href="/reports" className={buttonVariants({ size: 'sm' })}>
              Back to Reports
            </Link>
          }
        />
      </div>
    );
  }
  if (!report) return <LoadingScreen label="Loading report..." />;
  const showRevision = (next: number | null) =>
    replaceAddress(next ? `/reports/${reportId}?revision=${next}` : `/reports/${reportId}`);
  return (
    <ReportWithSources
      key={`${report.id}/${revision ?? ''}`}
      report={report}
      revision={revision}
      onRevision={showRevision}
    />
  );
}

type ReportWithSourcesProps = {
  report: DetailedReport;
  revision: number | null;
  onRevision: (revision: number | null) => void;
};

/** The report and, when a source is opened, its page beside it, connected by the plumb line. */
function ReportWithSources({ report, revision, onRevision }: ReportWithSourcesProps) {
  const viewer = useSourceViewer();
  const documents = useMemo(
    () => toViewerDocuments(report.document_snapshot.documents_analyzed),
    [report.document_snapshot],
  );
  return (
    <WithSourcePane
      viewer={viewer}
      documents={documents}
      isReport
      panelClassName="overflow-y-auto"
      gutterClassName="print:hidden"
    >
      <ReportView report={report} documents={documents} viewer={viewer} revision={revision} onRevision={onRevision} />
    </WithSourcePane>
  );
}
