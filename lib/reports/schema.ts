import { z } from 'zod';
import { changesSummarySchema } from '@/lib/changes/schema';
import { hasControlCharacters } from '@/lib/format/names';
import { pageQuery } from '@/lib/common-schemas';
import { sourceSchema } from '@/lib/queries/schema';
import { templateIdText, visibilitySchema } from '@/lib/templates/schema';
import { flagResultSchema } from '@/lib/templates/flags/schema';
import { INCOMPLETE_REQUEST, MAX_REPORT_DOCUMENTS, REPORT_STATUSES } from './limits.rules';

export { DOCUMENTS_NOT_READY, REPORT_FAILED, REPORT_CANCELLED } from './limits.rules';

const optionalDate = z
  .union([z.iso.date('AGM date must be a date such as 2026-04-02'), z.literal('').transform(() => null)])
  .nullish()
  .transform((date) => date ?? null);

export const generateReportInput = z.object({
  company_id: z.uuid(INCOMPLETE_REQUEST),
  template_id: z.union([templateIdText, z.never()], INCOMPLETE_REQUEST),
  document_ids: z
    .array(z.uuid(), INCOMPLETE_REQUEST)
    .min(1, INCOMPLETE_REQUEST)
    .max(MAX_REPORT_DOCUMENTS, `A report covers at most ${MAX_REPORT_DOCUMENTS} documents`),
  agm_date: optionalDate,
  report_title: z
    .string()
    .trim()
    .max(300, 'Report title is at most 300 characters')
    .refine((title) => !hasControlCharacters(title), 'Report title must not contain line breaks or control characters')
    .nullish()
    .transform((title) => title || null),
  visibility: visibilitySchema.default('user'),
});
export type GenerateReportInput = z.output<typeof generateReportInput>;
export type GenerateReportForm = z.input<typeof generateReportInput>;

/** Regenerating uses the report's documents and the new ones, unless documents are given. */
export const regenerateReportInput = z.object({
  document_ids: z.array(z.uuid()).min(1).max(MAX_REPORT_DOCUMENTS).optional(),
  include_other_years: z
    .boolean('include_other_years is true or false')
    .optional()
    .describe(
      'Whether new filings of fiscal years that the report does not cover are included. Needed only when there are ' +
        'such filings and document_ids names none: if it is omitted, the response is 409 and names both years.',
    ),
});
export type RegenerateReportInput = z.output<typeof regenerateReportInput>;

export const reportFilters = pageQuery.extend({
  company_id: z.uuid('is not valid').optional(),
  template_id: templateIdText.optional(),
  status_filter: z.enum(REPORT_STATUSES, 'status_filter is processing, completed or failed').optional(),
  subscription_id: z.uuid('is not valid').optional(),
  group_id: z.uuid('is not valid').optional(),
  /** Only personal or only shared reports. */
  visibility: visibilitySchema.optional(),
});
export type ReportFilters = z.output<typeof reportFilters>;

export const readReportQuery = z.object({
  /** An earlier revision; the current one when absent. */ revision: z.coerce.number().int().min(1).optional(),
});

const progressSchema = z
  .object({ done: z.number().int(), total: z.number().int(), message: z.string() })
  .meta({ id: 'Progress' });

const flagStatusSchema = z
  .object({
    flags_configured: z.boolean(),
    total_flags_configured: z.number().int(),
    flags_triggered: z.number().int(),
    flags_clear: z.number().int(),
    flags_cannot_determine: z.number().int(),
    /** Every checked condition, as configured. */
    flags_checked: z.array(z.string()),
  })
  .meta({ id: 'FlagStatus' });
export type FlagStatus = z.infer<typeof flagStatusSchema>;

const analysisSummary = z.object({
  total_queries_executed: z.number().int(),
  /** Of these: answered from evidence, not found by the engine, failed. */
  queries_answered: z.number().int(),
  queries_without_evidence: z.number().int(),
});

const reportSourceSchema = sourceSchema
  .extend({
    document_type: z.string(),
    form_type: z.string(),
    document_label: z.string(),
    page_numbers: z.array(z.number().int()),
  })
  .meta({ id: 'ReportSource' });
export type ReportSource = z.infer<typeof reportSourceSchema>;

const queryMetadataSchema = z.object({
  chunks_retrieved: z.number().int(),
  tokens_used: z.number().int(),
  processing_time_ms: z.number(),
  engine: z.string(),
  prompt_version: z.string(),
});

const reportAnswerSchema = z
  .object({
    query_id: z.string(),
    category: z.string(),
    query_text: z.string(),
    /** Markers such as [1] refer to sources by position. */
    answer: z.string(),
    sources: z.array(reportSourceSchema),
    /** When nothing answers: the places to look at first. They are not claims and trigger no flag. */
    nearest_passages: z.array(reportSourceSchema).default([]),
    confidence: z.number().nullable(),
    insufficient_evidence: z.boolean(),
    notes: z.array(z.string()),
    processing_metadata: queryMetadataSchema,
  })
  .meta({ id: 'ReportAnswer' });
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

const analyzedDocumentSchema = z
  .object({
    document_id: z.string(),
    label: z.string(),
    document_type: z.string(),
    form_type: z.string(),
    fiscal_year: z.number().int().nullable(),
    filing_date: z.string().nullable(),
    accession_number: z.string().nullable(),
    chunk_count: z.number().int(),
    page_count: z.number().int().nullable(),
    /** Hash of the file as received. */
    sha256: z.string().nullable(),
  })
  .meta({ id: 'AnalyzedDocument' });
export type AnalyzedDocument = z.infer<typeof analyzedDocumentSchema>;

const documentSnapshotSchema = z
  .object({
    generation_timestamp: z.string(),
    total_chunks_available: z.number().int(),
    documents_analyzed: z.array(analyzedDocumentSchema),
  })
  .meta({ id: 'DocumentSnapshot' });
export type DocumentSnapshot = z.infer<typeof documentSnapshotSchema>;

export const reportMetadataSchema = z.object({
  /** From the start of generation to its end; null while it runs. */
  total_time_ms: z.number().nullable(),
  tokens_used: z.number().int(),
  chunks_retrieved: z.number().int(),
  /** "extractive" or the id of the model. */
  engine: z.string(),
  prompt_version: z.string(),
  analysis_context_applied: z.boolean(),
});

const reportResultsSchema = z
  .object({
    /** Markdown; empty until it is written. */
    executive_summary: z.string(),
    /**
     * What changed since the filing of the year before; null unless the template asks for it, and until it is
     * compared.
     */
    changes: changesSummarySchema.nullable().default(null),
    /** Why the changes are not known, where the template asks for them. */
    changes_missing: z.string().nullable().default(null),
    /** Null without configured flags, and until they are checked. */
    flag_status: flagStatusSchema.nullable(),
    /** Every flag with its outcome, triggered ones first. */
    flags: z.array(flagResultSchema),
    triggered_flags: z.array(flagResultSchema),
    clear_flags: z.array(flagResultSchema),
    undetermined_flags: z.array(flagResultSchema),
    analysis_summary: analysisSummary,
    /** In the order of the template; while a report is processing, the answers so far. */
    query_results: z.array(reportAnswerSchema),
    category_mapping: z.record(z.string(), z.string()),
    category_order: z.array(z.string()),
    processing_metadata: reportMetadataSchema,
  })
  .meta({ id: 'ReportResults' });
export type ReportResults = z.infer<typeof reportResultsSchema>;

/** A report in a list. */
export const reportSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    company_ticker: z.string(),
    template_id: z.string(),
    template_name: z.string(),
    report_title: z.string(),
    status: z.enum(REPORT_STATUSES),
    progress: progressSchema,
    /** A sentence; set only when the status is failed. */
    failure_reason: z.string().nullable(),
    agm_date: z.string().nullable(),
    visibility: visibilitySchema,
    document_ids: z.array(z.uuid()),
    flag_status: flagStatusSchema.omit({ flags_checked: true }).nullable(),
    results: z.object({ analysis_summary: analysisSummary }),
    subscription_id: z.uuid().nullable(),
    group_id: z.uuid().nullable(),
    /** Starts at 1 and increases with every regeneration. */
    revision: z.number().int(),
    /**
     * The latest complete result, for `?revision=`: the current one, or an earlier one when the current failed or is
     * running.
     */
    last_good_revision: z.number().int().nullable(),
    /** The job in `/processing/jobs`. */
    job_id: z.uuid().nullable(),
    created_by: z.string(),
    /** Whether the caller may regenerate and delete it. */
    can_edit: z.boolean(),
    created_at: z.string(),
    generated_at: z.string().nullable(),
    generation_completed_at: z.string().nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof reportSchema>;

export const reportDetailSchema = reportSchema
  .extend({
    results: reportResultsSchema,
    document_snapshot: documentSnapshotSchema,
    /** Earlier results, newest first. */
    revisions: z.array(z.object({ revision: z.number().int(), generated_at: z.string().nullable() })),
  })
  .meta({ id: 'ReportDetail' });
export type ReportDetail = z.infer<typeof reportDetailSchema>;

export const sourceOfReportSchema = reportSourceSchema
  .extend({ query_id: z.string(), category: z.string(), query_text: z.string() })
  .meta({ id: 'SourceOfReport' });
export type SourceOfReport = z.infer<typeof sourceOfReportSchema>;

export const reportDocumentsSchema = documentSnapshotSchema
  .extend({
    documents_analyzed: z.array(
      analyzedDocumentSchema.extend({
        /** The current processing status; null when the document was deleted. */
        current_status: z.string().nullable(),
        is_available: z.boolean(),
        /** Whether the file differs from the one that was analysed. */
        has_changed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ReportDocuments' });
export type ReportDocuments = z.infer<typeof reportDocumentsSchema>;

export const documentChangesSchema = z
  .object({
    new_documents_available: z.boolean(),
    new_documents: z.array(
      z.object({
        id: z.uuid(),
        document_type: z.string(),
        form_type: z.string(),
        fiscal_year: z.number().int().nullable(),
        filing_date: z.string().nullable(),
        processing_status: z.string(),
        label: z.string(),
        /** Whether the report does not cover its fiscal year. */
        is_other_year: z.boolean(),
      }),
    ),
    /** Set when regenerating requires `include_other_years`: a sentence with both years. */
    other_years: z.string().nullable(),
    /** A sentence for the user. */
    recommendation: z.string(),
  })
  .meta({ id: 'DocumentChanges' });
export type DocumentChanges = z.infer<typeof documentChangesSchema>;
