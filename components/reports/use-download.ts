'use client';

import { useState } from 'react';
import { apiErrorMessage } from '@/components/api/api-error';
import { notify } from '@/components/ui/toast';
import { downloadReport, REPORT_FILES, type ReportFileKind } from './download-report';

/** The file being downloaded, and the function that downloads it; `revision` selects an earlier revision. */
export function useDownload(reportId: string, revision: number | null = null) {
  const [busy, setBusy] = useState<ReportFileKind | null>(null);
  const download = (kind: ReportFileKind) => {
    setBusy(kind);
    downloadReport(reportId, kind, revision)
      .catch((error: unknown) =>
        notify.error(REPORT_FILES[kind].failure, {
          description: apiErrorMessage(error, 'The report is still here.'),
          action: { label: 'Retry', onClick: () => download(kind) },
        }),
      )
      .finally(() => setBusy(null));
  };
  return { busy, download };
}
