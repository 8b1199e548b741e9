'use client';

import { useState } from 'react';
import { apiErrorMessage } from '@/components/shell/api-error';
import { notify } from '@/components/ui/toast';
import { downloadReport, REPORT_FILES, type ReportFileKind } from './download-report';

/** Which file is on its way, and the call that fetches it; of an earlier revision where one is named. */
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
