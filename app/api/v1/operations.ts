import type { Operations } from '@/lib/http/openapi';
import * as companiesRoute from './companies/route';
import * as company from './companies/[id]/route';
import * as companyAdd from './companies/[id]/add-to-organization/route';
import * as companiesBrowse from './companies/all/browse/route';
import * as companiesImport from './companies/bulk-import/route';
import * as companiesTemplate from './companies/bulk-import/template/route';
import * as demoEnter from './demo/enter/route';
import * as documentsRoute from './documents/route';
import * as documentRoute from './documents/[id]/route';
import * as documentOriginal from './documents/[id]/original/route';
import * as documentPdf from './documents/[id]/pdf/route';
import * as documentsStats from './documents/stats/summary/route';
import * as organization from './organizations/current/route';
import * as analysisContext from './organizations/current/analysis-context/route';
import * as members from './organizations/current/members/route';
import * as embedChunks from './processing/embed-chunks/route';
import * as fetchFilings from './processing/fetch/route';
import * as jobs from './processing/jobs/route';
import * as job from './processing/jobs/[id]/route';
import * as jobCancel from './processing/jobs/[id]/cancel/route';
import * as processDocuments from './processing/process/route';
import * as queriesRoute from './queries/route';
import * as queriesBatch from './queries/batch/route';
import * as queriesChunks from './queries/chunks/[id]/route';
import * as queriesStream from './queries/stream/route';

/** Every call of the API, for its document. A test fails when a route file is missing here. */
export const operations = [
  { path: '/companies', handlers: companiesRoute },
  { path: '/companies/{id}', handlers: company },
  { path: '/companies/{id}/add-to-organization', handlers: companyAdd },
  { path: '/companies/all/browse', handlers: companiesBrowse },
  { path: '/companies/bulk-import', handlers: companiesImport },
  { path: '/companies/bulk-import/template', handlers: companiesTemplate },
  { path: '/demo/enter', handlers: demoEnter },
  { path: '/documents', handlers: documentsRoute },
  { path: '/documents/{id}', handlers: documentRoute },
  { path: '/documents/{id}/original', handlers: documentOriginal },
  { path: '/documents/{id}/pdf', handlers: documentPdf },
  { path: '/documents/stats/summary', handlers: documentsStats },
  { path: '/organizations/current', handlers: organization },
  { path: '/organizations/current/analysis-context', handlers: analysisContext },
  { path: '/organizations/current/members', handlers: members },
  { path: '/processing/embed-chunks', handlers: embedChunks },
  { path: '/processing/fetch', handlers: fetchFilings },
  { path: '/processing/jobs', handlers: jobs },
  { path: '/processing/jobs/{id}', handlers: job },
  { path: '/processing/jobs/{id}/cancel', handlers: jobCancel },
  { path: '/processing/process', handlers: processDocuments },
  { path: '/queries', handlers: queriesRoute },
  { path: '/queries/batch', handlers: queriesBatch },
  { path: '/queries/chunks/{id}', handlers: queriesChunks },
  { path: '/queries/stream', handlers: queriesStream },
] satisfies Operations;
