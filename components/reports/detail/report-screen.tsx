'use client';

import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef, useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { buttonVariants } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import type { ViewerHandle } from '@/components/viewer/pdf-viewer';
import { PlumbLine } from '@/components/viewer/plumb-line';
import type { DetailedReport } from '../reports-api';
import { useReport } from '../use-reports';
import './print.css';
import { toViewerDocuments } from './report-evidence';
import { ReportView } from './report-view';
import { SourcePane } from './source-pane';
import { useSourceViewer } from './use-source-viewer';

export function ReportScreen({ reportId }: { reportId: string }) {
  const asked = Number(useSearchParams().get('revision'));
  const revision = Number.isInteger(asked) && asked > 0 ? asked : null;
  const { data: report, error, refetch, isFetching } = useReport(reportId, revision);
  if (!report && error) {
    return (
      <div className="flex flex-1 items-center justify-center">
        <ErrorState title="Failed to Load Report" cause={apiErrorMessage(error, 'Failed to load report')} onRetry={() => void refetch()} isRetrying={isFetching} action={<Link href="/reports" className={buttonVariants({ size: 'sm' })}>Back to Reports</Link>} />
      </div>
    );
  }
  if (!report) return <LoadingScreen label="Loading report..." />;
  const showRevision = (next: number | null) => window.history.replaceState(null, '', next ? `/reports/${reportId}?revision=${next}` : `/reports/${reportId}`);
  return <ReportWithSources key={`${report.id}/${revision ?? ''}`} report={report} revision={revision} onRevision={showRevision} />;
}

type ReportWithSourcesProps = { report: DetailedReport; revision: number | null; onRevision: (revision: number | null) => void };

/** The report alone, or the report and beside it the page that a source stands on, joined by the plumb line. */
function ReportWithSources({ report, revision, onRevision }: ReportWithSourcesProps) {
  const viewer = useSourceViewer();
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const documents = useMemo(() => toViewerDocuments(report.document_snapshot), [report.document_snapshot]);
  const { open } = viewer;
  const active = open?.sources.find(({ id }) => id === open.activeId);
  return (
    <div ref={rootRef} data-report className="relative flex min-h-0 flex-1 overflow-hidden">
      <div data-plumb-panel className="min-w-0 flex-1 overflow-y-auto">
        <ReportView report={report} documents={documents} viewer={viewer} revision={revision} onRevision={onRevision} />
      </div>
      {open ? (
        <>
          <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center bg-surface print:hidden"><span className="w-px bg-line-strong" /></div>
          <SourcePane ref={viewerRef} open={open} viewer={viewer} documents={documents} onLayout={onLayout} />
        </>
      ) : null}
      {open && active ? (
        <PlumbLine rootRef={rootRef} viewerRef={viewerRef} gutterRef={gutterRef} active={active} sources={open.sources.filter(({ documentId }) => documentId === open.documentId)} isDocumentShown={active.documentId === open.documentId} layoutVersion={layoutVersion} />
      ) : null}
    </div>
  );
}
