import { z } from 'zod';
import { companyChanges } from '@/lib/changes/company-changes';
import { changesQuery } from '@/lib/changes/schema';
import { companyFinancials } from '@/lib/financials/company-financials';
import { companyFinancialsQuery } from '@/lib/financials/schema';
import { getReport, listReports } from '@/lib/reports/read/read-reports';
import { requestReport } from '@/lib/reports/request/request-report';
import { generateReportInput, reportFilters } from '@/lib/reports/schema';
import { listTemplates } from '@/lib/templates/read-templates';
import { listTemplatesQuery } from '@/lib/templates/schema';
import { links } from '../links';
import { defineTool, type Tool } from '../tool';

const CHANGES_WAIT_MS = 10_000;

export const analysisTools: Tool[] = [
  defineTool({
    name: 'get_financials',
    title: 'Read financials',
    description:
      'Line items and measures of a company by fiscal year, from XBRL or from the tables of its filings, in full ' +
      'units, each value with its page.',
    scope: 'read',
    input: z.object({
      company_id: z.uuid(),
      statement: z.enum(['income', 'balance', 'cash_flow']).optional(),
      from: z.number().int().optional().describe('First fiscal year'),
      to: z.number().int().optional().describe('Last fiscal year'),
    }),
    run: async (ctx, { company_id: companyId, ...rest }) => ({
      ...(await companyFinancials(ctx, companyId, companyFinancialsQuery.parse(rest))),
    }),
  }),
  defineTool({
    name: 'get_changes',
    title: 'Compare two filings',
    description:
      'What changed between two filings of one form, by default the newest two: facts, nominees, proposals and ' +
      'paragraphs, with pages.',
    scope: 'read',
    input: z.object({
      company_id: z.uuid(),
      from_document_id: z.uuid().optional(),
      to_document_id: z.uuid().optional(),
    }),
    run: async (ctx, { company_id: companyId, ...rest }, signal) => ({
      ...(await companyChanges(ctx, companyId, changesQuery.parse({ ...rest, detail: 'changed' }), {
        waitMs: CHANGES_WAIT_MS,
        signal,
      })),
      url: links.changes(companyId),
    }),
  }),
  defineTool({
    name: 'list_reports',
    title: 'List reports',
    description: 'Governance reports, newest first, with their flags.',
    scope: 'read',
    input: z.object({
      company_id: z.uuid().optional(),
      page: z.number().int().min(1).default(1),
      size: z.number().int().min(1).max(100).default(20),
    }),
    run: async (ctx, input) => {
      const list = await listReports(ctx, reportFilters.parse(input));
      return { ...list, reports: list.reports.map((report) => ({ ...report, url: links.report(report.id) })) };
    },
  }),
  defineTool({
    name: 'get_report',
    title: 'Read a report',
    description: 'A report with its answers, quotes, pages and flags; while it is being written, its progress.',
    scope: 'read',
    input: z.object({ report_id: z.uuid() }),
    run: async (ctx, { report_id: id }) => ({ ...(await getReport(ctx, id)), url: links.report(id) }),
  }),
  defineTool({
    name: 'list_templates',
    title: 'List report templates',
    description: 'The templates that a report can be generated with.',
    scope: 'read',
    input: z.object({}),
    run: async (ctx) => {
      const { templates } = await listTemplates(ctx, listTemplatesQuery.parse({}));
      return {
        templates: templates.map(({ id, name, description }) => ({ id, name, description })),
      };
    },
  }),
  defineTool({
    name: 'run_report',
    title: 'Run a report',
    description:
      'Starts a report of a company over some of its processed filings with a template. Returns at once; read ' +
      'it with get_report until its status is “completed”.',
    scope: 'write',
    limit: 'reports',
    input: z.object({
      company_id: z.uuid(),
      template_id: z.string().max(100).describe('From list_templates; "default" is the default template'),
      document_ids: z.array(z.uuid()).min(1).max(50),
      report_title: z.string().max(300).optional(),
      visibility: z.enum(['user', 'organization']).default('user'),
    }),
    run: async (ctx, input) => {
      const { id, title, status } = await requestReport(ctx, generateReportInput.parse(input));
      return { id, title, status, url: links.report(id) };
    },
  }),
];
