'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { SourcePane } from '@/components/reports/detail/source-pane';
import { useSourceViewer, type SourceViewer } from '@/components/reports/detail/use-source-viewer';
import { apiErrorMessage } from '@/components/shell/api-error';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import type { ViewerHandle } from '@/components/viewer/pdf-viewer';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import { PlumbLine } from '@/components/viewer/plumb-line';
import { DETAIL_FAILED } from '@/lib/engagements/messages.rules';
import { toViewerDocuments } from '../flags/snapshot-documents';
import { useEngagement } from '../use-engagements';
import { EngagementView } from './engagement-view';

type EngagementPanelProps = { id: string; onReading: (isReading: boolean) => void };

/** One engagement and, when its evidence is asked for, the page beside it, joined by the plumb line. */
export function EngagementPanel({ id, onReading }: EngagementPanelProps) {
  const { data: engagement, error, refetch, isFetching } = useEngagement(id);
  const viewer = useReadingViewer(onReading);
  useShortcuts({ j: () => viewer.step(1), k: () => viewer.step(-1), escape: () => (viewer.open ? viewer.close() : false) });
  const rootRef = useRef<HTMLDivElement>(null);
  const gutterRef = useRef<HTMLDivElement>(null);
  const viewerRef = useRef<ViewerHandle>(null);
  const [layoutVersion, setLayoutVersion] = useState(0);
  const onLayout = useCallback(() => setLayoutVersion((was) => was + 1), []);
  const documents = useMemo(() => toViewerDocuments(engagement?.documents_snapshot ?? []), [engagement?.documents_snapshot]);
  if (!engagement && error) {
    return <div className="flex flex-1 items-center justify-center"><ErrorState title={DETAIL_FAILED} cause={apiErrorMessage(error, 'The server gave no reason.')} onRetry={() => void refetch()} isRetrying={isFetching} /></div>;
  }
  if (!engagement) return <LoadingScreen label="Loading engagement..." />;
  const { open } = viewer;
  const active = open?.sources.find(({ id: sourceId }) => sourceId === open.activeId);
  return (
    <div ref={rootRef} className="relative flex min-h-0 flex-1 overflow-hidden max-md:flex-col">
      <div data-plumb-panel className="flex min-h-0 min-w-0 flex-1 flex-col">
        <EngagementView engagement={engagement} documents={documents} viewer={viewer} />
      </div>
      {open ? (
        <>
          <div ref={gutterRef} aria-hidden className="flex w-6 shrink-0 justify-center bg-surface max-md:hidden"><span className="w-px bg-line-strong" /></div>
          <SourcePane ref={viewerRef} open={open} viewer={viewer} documents={documents} onLayout={onLayout} />
        </>
      ) : null}
      {open && active ? (
        <PlumbLine rootRef={rootRef} viewerRef={viewerRef} gutterRef={gutterRef} active={active} sources={open.sources.filter(({ documentId }) => documentId === open.documentId)} isDocumentShown={active.documentId === open.documentId} layoutVersion={layoutVersion} />
      ) : null}
    </div>
  );
}

/** The viewer, telling the screen when it opens and closes. */
function useReadingViewer(onReading: (isReading: boolean) => void): SourceViewer {
  const viewer = useSourceViewer();
  return {
    ...viewer,
    show: (sources, sourceId) => {
      viewer.show(sources, sourceId);
      onReading(true);
    },
    close: () => {
      viewer.close();
      onReading(false);
    },
  };
}
