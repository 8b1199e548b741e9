import type { JobDefinition } from '@/lib/jobs/define';
import { embedChunks } from './functions/embed-chunks';
import { fetchFilings } from './functions/fetch-filings';
import { generateReport } from './functions/generate-report';
import { importCompanies } from './functions/import-companies';
import { processDocuments } from './functions/process-documents';
import { refreshCatalogue } from './functions/refresh-catalogue';

/** Every job there is. The worker runs them with pg-boss; the Inngest route serves the same ones. */
export const jobTable: readonly JobDefinition[] = [processDocuments, embedChunks, fetchFilings, importCompanies, refreshCatalogue, generateReport];
