import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getTemplate } from '@/lib/templates/read-templates';
import { requireShareable } from '@/lib/templates/visible-templates';
import { distinctTitle } from './distinct-title';
import { insertReport } from './insert-report';
import { reportTitle } from '../read/report-title';
import { requireReportDocuments } from './require-report-documents';
import type { GenerateReportInput } from '../schema';
import type { ReportRow } from '../read/visible-reports';

/**
 * Validates a user's request, stores the report and queues its generation. Throws `not_found` for a company, template
 * or document that the caller may not see, `invalid` for an inactive template or documents that are not Ready.
 */
export async function requestReport(ctx: Context, input: GenerateReportInput): Promise<ReportRow> {
  requireShareable(ctx, input.visibility);
  return database().transaction(async (tx) => {
    const company = await requireTenantCompany(tx, ctx, input.company_id);
    const template = await getTemplate(ctx, input.template_id, tx);
    if (!template.is_active)
      throw new AppError('invalid', 'This template is inactive. Choose an active one.', {
        errors: [{ path: 'template_id', message: 'This template is inactive. Choose an active one.' }],
      });
    const documents = await requireReportDocuments(tx, ctx, company.id, input.document_ids);
    const at = new Date();
    const made = reportTitle(input.report_title, { companyName: company.name, templateName: template.name, now: at });
    // A title that the user typed is not changed.
    const title = input.report_title ? made : await distinctTitle(tx, ctx, made, documents);
    return insertReport(tx, ctx, {
      company,
      template,
      documents,
      title,
      visibility: input.visibility,
      agmDate: input.agm_date,
      at,
      origin: {},
    });
  });
}
