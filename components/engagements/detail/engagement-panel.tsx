'use client';

import { useMemo } from 'react';
import { toViewerDocuments } from '@/components/evidence/report-evidence';
import { useSourceViewer, type SourceViewer } from '@/components/evidence/use-source-viewer';
import { WithSourcePane } from '@/components/evidence/with-source-pane';
import { apiErrorMessage } from '@/components/api/api-error';
import { ErrorState } from '@/components/shared/states/error-state';
import { LoadingScreen } from '@/components/ui/spinner';
import { useShortcuts } from '@/components/viewer/use-shortcuts';
import { DETAIL_FAILED } from '@/lib/engagements/record/messages.rules';
import { useEngagement } from '../use-engagements';
import { EngagementView } from './engagement-view';

type EngagementPanelProps = { id: string; onReading: (isReading: boolean) => void };

/** One engagement and, when evidence is opened, the page beside it, connected by the plumb line. */
export function EngagementPanel({ id, onReading }: EngagementPanelProps) {
  const { data: engagement, error, refetch, isFetching } = useEngagement(id);
  const viewer = useEngagementViewer(onReading);
  useShortcuts({
    j: () => viewer.step(1),
    k: () => viewer.step(-1),
    escape: () => (viewer.open ? viewer.close() : false),
  });
  const documents = useMemo(
    () => toViewerDocuments(engagement?.documents_snapshot ?? []),
    [engagement?.documents_snapshot],
  );
  if (!engagement && error) {
    return (
      <div className="flex flex-1 items-center justify-center">
        <ErrorState
          title={DETAIL_FAILED}
          cause={apiErrorMessage(error, 'The server gave no reason.')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  if (!engagement) return <LoadingScreen label="Loading engagement..." />;
  return (
    <WithSourcePane
      viewer={viewer}
      documents={documents}
      className="max-md:flex-col"
      panelClassName="flex min-h-0 flex-col"
      gutterClassName="max-md:hidden"
    >
      <EngagementView engagement={engagement} documents={documents} viewer={viewer} />
    </WithSourcePane>
  );
}

/** The state of the viewer; `onReading` is called when it opens and closes. */
function useEngagementViewer(onReading: (isReading: boolean) => void): SourceViewer {
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
