import { saveBlob } from '@/components/shared/files/save-blob';
import { api } from '@/components/api/api-client';

/** In milliseconds; rendering a long report takes a while. */
const TIMEOUT_MS = 120_000;

export const REPORT_FILES = {
  pdf: { label: 'PDF', extension: 'pdf', failure: 'Failed to download PDF' },
  docx: { label: 'Word', extension: 'docx', failure: 'Failed to download the Word file' },
  xlsx: { label: 'Excel', extension: 'xlsx', failure: 'Failed to download the Excel file' },
  json: { label: 'JSON', extension: 'json', failure: 'Failed to download the JSON file' },
} as const;

export type ReportFileKind = keyof typeof REPORT_FILES;

/** File name: AGM_Report_ and the first 8 characters of the id. */
export function reportFileName(reportId: string, kind: ReportFileKind): string {
  return `AGM_Report_${reportId.slice(0, 8)}.${REPORT_FILES[kind].extension}`;
}

/** Fetches the file with a script, so that an error is shown as a message and not as JSON in a new tab. */
export async function downloadReport(reportId: string, kind: ReportFileKind, revision: number | null): Promise<void> {
  const response = await api.send({
    path: `/reports/${reportId}/${kind}`,
    query: { revision },
    headers: { accept: '*/*' },
    timeoutMs: TIMEOUT_MS,
  });
  saveBlob(await response.blob(), reportFileName(reportId, kind));
}
