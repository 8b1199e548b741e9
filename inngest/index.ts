import type { JobDefinition } from '@/lib/jobs/define';
import { compareFilings } from './functions/compare-filings';
import { checkDrawn } from './functions/check-drawn';
import { drainReportQueue, wakeReportQueue } from './functions/drain-report-queue';
import { dropDemoWorkspaces } from './functions/drop-demo-workspaces';
import { embedChunks } from './functions/embed-chunks';
import { fetchFilings } from './functions/fetch-filings';
import { generateReport } from './functions/generate-report';
import { importCompanies } from './functions/import-companies';
import { matchDocument } from './functions/match-document';
import { pollEdgar } from './functions/poll-edgar';
import { prepareDemo } from './functions/prepare-demo';
import { processDocument } from './functions/process-document';
import { processDocuments } from './functions/process-documents';
import { refreshCatalogue } from './functions/refresh-catalogue';
import { sendNotification } from './functions/send-notification';
import { settlingQueueItems } from './functions/settling';

/** Every job there is. The worker runs them with pg-boss; the Inngest route serves the same ones. */
export const jobTable: readonly JobDefinition[] = [
  processDocuments,
  processDocument,
  embedChunks,
  fetchFilings,
  importCompanies,
  refreshCatalogue,
  settlingQueueItems(generateReport),
  compareFilings,
  matchDocument,
  checkDrawn,
  drainReportQueue,
  wakeReportQueue,
  pollEdgar,
  sendNotification,
  prepareDemo,
  dropDemoWorkspaces,
];
