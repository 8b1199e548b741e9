import type { JobDefinition } from '@/lib/jobs/define';
import { backtestPolicy } from './definitions/backtest-policy';
import { buildMeetings } from './definitions/build-meetings';
import { checkDrawn } from './definitions/check-drawn';
import { deliverWebhook } from './definitions/deliver-webhook';
import { drainReportQueue } from './definitions/drain-report-queue';
import { compareFilings } from './definitions/compare-filings';
import { dropDemoWorkspaces } from './definitions/drop-demo-workspaces';
import { embedChunks } from './definitions/embed-chunks';
import { fetchFilings } from './definitions/fetch-filings';
import { fetchOutcomes } from './definitions/fetch-outcomes';
import { generateReport } from './definitions/generate-report';
import { importCompanies } from './definitions/import-companies';
import { matchDocument } from './definitions/match-document';
import { pollEdgar } from './definitions/poll-edgar';
import { prepareDemo } from './definitions/prepare-demo';
import { processDocument } from './definitions/process-document';
import { processDocuments } from './definitions/process-documents';
import { recordOutcomes } from './definitions/record-outcomes';
import { refreshCatalogue } from './definitions/refresh-catalogue';
import { runGrid } from './definitions/run-grid';
import { sendNotification } from './definitions/send-notification';
import { sweepWebhooks } from './definitions/sweep-webhooks';

/** All jobs. The worker runs them: those that pg-boss hands it, or those that Inngest calls over HTTP. */
export const jobTable: readonly JobDefinition[] = [
  processDocuments,
  processDocument,
  embedChunks,
  fetchFilings,
  importCompanies,
  refreshCatalogue,
  generateReport,
  matchDocument,
  checkDrawn,
  buildMeetings,
  backtestPolicy,
  runGrid,
  compareFilings,
  recordOutcomes,
  fetchOutcomes,
  drainReportQueue,
  pollEdgar,
  sendNotification,
  prepareDemo,
  dropDemoWorkspaces,
  deliverWebhook,
  sweepWebhooks,
];
