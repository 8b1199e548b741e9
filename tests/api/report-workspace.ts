import { vi } from 'vitest';
import { newMember, newUser, someCompany, untilJobEnds, type ApiClient } from '../support/api-client';
import { smallPdf } from './files';

export type FlagBody = {
  flag_description: string;
  outcome: string;
  method: string;
  understood_as: string;
  value: string | null;
  evidence: { page_number: number; quote: string }[];
  triggered_by_query: string;
  relevant_answer: string;
  reasoning: string;
};
export type AnswerBody = {
  query_id: string;
  query_text: string;
  answer: string;
  insufficient_evidence: boolean;
  nearest_passages: unknown[];
  sources: {
    document_id: string;
    page_numbers: number[];
    excerpt: string;
    quote_verified: boolean;
    form_type: string;
    document_type: string;
    relevance_score: number;
  }[];
  processing_metadata: Record<string, unknown>;
};
export type ReportBody = {
  id: string;
  report_title: string;
  status: string;
  visibility: string;
  template_id: string;
  company_id: string;
  agm_date: string | null;
  revision: number;
  job_id: string;
  failure_reason: string | null;
  can_edit: boolean;
  document_ids: string[];
  progress: { done: number; total: number; message: string };
  generation_completed_at: string | null;
  flag_status: {
    flags_triggered: number;
    flags_clear: number;
    flags_cannot_determine: number;
    total_flags_configured: number;
    flags_checked: string[];
  } | null;
  results: {
    executive_summary: string;
    flags: FlagBody[];
    query_results: AnswerBody[];
    category_order: string[];
    analysis_summary: { total_queries_executed: number };
    processing_metadata: {
      total_time_ms: number;
      engine: string;
      prompt_version: string;
      analysis_context_applied: boolean;
      tokens_used: number;
      chunks_retrieved: number;
    };
  };
  document_snapshot: {
    generation_timestamp: string;
    total_chunks_available: number;
    documents_analyzed: { document_id: string; form_type: string; sha256: string; chunk_count: number }[];
  };
  revisions: { revision: number; generated_at: string | null }[];
};
export type ReportList = { reports: ReportBody[]; total: number; page: number; size: number };

/** Two pages of a proxy statement with a ratio, a board, a vote and fees. */
/** What is voted on, with headings of the proposals. */
export const AGENDA_PAGES = [
  'Items of Business\n1. Ratify the appointment of Thackeray Voss LLP as our independent auditor      ' +
    'FOR\n2. Approve, on an advisory basis, the compensation of our named executive officers      FOR',
  'Proposal 1 - Ratification of the Appointment of the Independent Auditor\nThe Board recommends a vote FOR ' +
    'this proposal.',
  'Proposal 2 - Advisory Vote on Executive Compensation\nThe Board recommends a vote FOR this proposal.',
];

export const PROXY_PAGES = [
  'Corporate Governance\nDirector Independence\nThe Board has determined that six of our eight director nominees ' +
    'are independent under the listing\nstandards of the New York Stock Exchange.\nThe Board held five meetings in ' +
    '2025. Each director attended at least 75% of the meetings of the Board.',
  'Executive Compensation\nCEO Pay Ratio\nFor fiscal 2025, the annual total compensation of our CEO was ' +
    '$1,890,000 and of our median\nemployee was $90,000. The ratio of these amounts is 21 to 1.\nSay-on-Pay Vote\n' +
    'At our 2025 annual meeting, 91.5% of the votes cast were in favor of our say-on-pay proposal.',
];

export type Workspace = {
  admin: ApiClient;
  member: ApiClient;
  viewer: ApiClient;
  stranger: ApiClient;
  companyId: string;
  proxyId: string;
};

/** An organization with three roles and a company with one processed proxy statement, and a person outside. */
export async function openWorkspace(): Promise<Workspace> {
  const admin = await newUser();
  const [member, viewer, stranger] = await Promise.all([
    newMember(admin, 'member'),
    newMember(admin, 'viewer'),
    newUser(),
  ]);
  const company = await admin.request<{ id: string }>('POST', '/companies/', someCompany());
  return {
    admin,
    member,
    viewer,
    stranger,
    companyId: company.body.id,
    proxyId: await addFiling(admin, company.body.id, PROXY_PAGES),
  };
}

/** Uploads a filing and waits until it is Ready. */
export async function addFiling(
  client: ApiClient,
  companyId: string,
  pages: readonly string[],
  formType = 'DEF 14A',
  fiscalYear = '2025',
): Promise<string> {
  const id = await uploadOnly(client, companyId, pages, formType, fiscalYear);
  const { body: job } = await client.request<{ id: string }>('POST', '/processing/process', { document_ids: [id] });
  const { status, error } = await untilJobEnds(client, job.id);
  if (status !== 'completed') throw new Error(`The filing is not Ready: ${error}`);
  return id;
}

export async function uploadOnly(
  client: ApiClient,
  companyId: string,
  pages: readonly string[],
  formType = 'DEF 14A',
  fiscalYear = '2025',
): Promise<string> {
  const { body, status } = await client.upload<{ id: string }>('/documents/', {
    company_id: companyId,
    form_type: formType,
    fiscal_year: fiscalYear,
    process: 'false',
    file: smallPdf(pages),
  });
  if (status !== 201) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

export const RATIO_QUERY = {
  id: 'custom_1',
  text: 'What is the CEO pay ratio?',
  category: 'compensation',
  expected_sources: ['proxy_statement'],
  flags: [],
  citation_required: true,
};
export const PENGUIN_QUERY = {
  ...RATIO_QUERY,
  id: 'custom_2',
  text: 'How many penguins live at the headquarters?',
  category: 'risk',
};

/** A shared template of two queries: one that the filing answers and one that it does not. */
export async function addTemplate(client: ApiClient, overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await client.request<{ id: string }>('POST', '/reports/templates', {
    name: 'Short review',
    queries: [RATIO_QUERY, PENGUIN_QUERY],
    visibility: 'organization',
    ...overrides,
  });
  return body.id;
}

export const ASYNC = { prefer: 'respond-async' };

/** Polls until the report is no longer processing. */
export async function untilSettled(client: ApiClient, reportId: string, limitMs = 50_000): Promise<ReportBody> {
  return vi.waitFor(
    async () => {
      const { body } = await client.request<ReportBody>('GET', `/reports/${reportId}`);
      if (body.status === 'processing') throw new Error(`report still processing: ${body.progress.message}`);
      return body;
    },
    { timeout: limitMs, interval: 150 },
  );
}
