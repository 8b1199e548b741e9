import { hasLanguageModel, withoutAnswer } from '@/lib/answers/answer-engine';
import type { AnswerEngine, AnswerInput, DocumentInfo, EngineAnswer } from '@/lib/answers/types';
import type { Usage } from '@/lib/ai/usage';
import { auditedFailure, type HashedDocument } from '@/lib/audit/model-call';
import type { Context } from '@/lib/context';
import { noTextNotes } from '@/lib/documents/no-text.rules';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import type { Fact } from '@/lib/facts/fact';
import { answerFromFilings } from '@/lib/queries/answer-query';
import { readFactsFor } from '@/lib/queries/read-facts';
import type { Source } from '@/lib/queries/schema';
import type { TemplateQuery } from '@/lib/templates/schema';
import { askAspects } from './ask-aspects';
import { readCarriedFacts } from './carried-facts';
import { documentsFor } from './expected-sources';
import { aspectsOf, isAnsweredInWords } from './query-aspects';
import type { ReportRow } from '../read/visible-reports';
import type { DocumentSnapshot, ReportAnswer, ReportSource } from '../schema';

const CHUNKS_PER_QUERY = 10;

export type ReportDocuments = {
  rows: DocumentRow[];
  documents: DocumentInfo[];
  facts: Fact[];
  /** What earlier filings say for the newest proxy; flags are judged with it. */
  carried?: Fact[];
  snapshot: DocumentSnapshot;
};

/** One attempt to generate a report: tenant, engine and filings. */
export type ReportRun = ReportDocuments & {
  ctx: Context;
  /** Of the report, or of what else flags are judged for. */
  reportId: string;
  /** In audit records; a report by default. */
  subjectType?: 'grid';
  revision: number;
  engine: AnswerEngine;
  /** Runs a call when the engine has a free slot. */
  turn: <T>(work: () => Promise<T>) => Promise<T>;
  analysisContext: string;
  signal: AbortSignal;
};

/** `documents` are those that the query was answered from. */
export type AnsweredQuery = { answer: ReportAnswer; usage: Usage; documents: readonly HashedDocument[] };

/**
 * The filings of a report and their facts, loaded once for all queries. Throws `not_found` for a document that the
 * tenant does not see any more.
 */
export async function openReportDocuments(ctx: Context, report: ReportRow): Promise<ReportDocuments> {
  const rows = await requireDocuments(ctx, report.documentIds).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError(
        'not_found',
        'A document of this report is no longer available. Regenerate the report without it.',
        { cause: error },
      );
    throw error;
  });
  const snapshot = report.documentSnapshot as DocumentSnapshot;
  const labels = new Map(snapshot.documents_analyzed.map((document) => [document.document_id, document.label]));
  const documents = rows.map((row) => ({
    documentId: row.id,
    companyName: report.companyName,
    fiscalYear: row.fiscalYear,
    label: labels.get(row.id) ?? row.formType,
  }));
  const facts = await readFactsFor(rows.map((row) => row.id));
  return { rows, documents, facts, carried: await readCarriedFacts(ctx, rows, facts), snapshot };
}

/** Answers one query of a template from the report's filings and checks every excerpt against its page. */
export async function answerReportQuery(run: ReportRun, query: TemplateQuery): Promise<AnsweredQuery> {
  const startedAt = performance.now();
  const rows = documentsFor(query.expected_sources, run.rows);
  const isAsked = (documentId: string) => rows.some(({ id }) => id === documentId);
  const call = {
    action: 'report.answer',
    subjectType: 'report',
    subjectId: run.reportId,
    documents: rows,
    details: { query_id: query.id, revision: run.revision, engine: run.engine.id },
  };
  const { answer, sources, nearest, confidence, passages } = await answerFromFilings(run.ctx, {
    question: query.text,
    rows,
    documents: run.documents.filter(({ documentId }) => isAsked(documentId)),
    limit: CHUNKS_PER_QUERY,
    analysisContext: run.analysisContext,
    facts: run.facts.filter(({ documentId }) => isAsked(documentId)),
    signal: run.signal,
    ask: (input) => run.turn(() => auditedFailure(run.ctx, call, () => ask(run, query, input))),
  });
  const labelOf = new Map(run.documents.map(({ documentId, label }) => [documentId, label]));
  const described = rows.map(({ id, hasText, formType }) => ({ label: labelOf.get(id) ?? formType, hasText }));
  return {
    usage: answer.usage,
    documents: rows,
    answer: {
      query_id: query.id,
      category: query.category,
      query_text: query.text,
      answer: answer.answer,
      sources: toReportSources(run, sources),
      nearest_passages: toReportSources(run, nearest),
      confidence,
      insufficient_evidence: answer.insufficientEvidence,
      notes: [...noTextNotes(described), ...answer.notes],
      processing_metadata: {
        chunks_retrieved: passages,
        tokens_used: answer.usage.inputTokens + answer.usage.outputTokens,
        processing_time_ms: Math.round(performance.now() - startedAt),
        engine: run.engine.id,
        prompt_version: answer.promptVersion,
      },
    },
  };
}

/** A model gets the whole question; the extractive engine gets its parts. */
async function ask({ engine }: ReportRun, query: TemplateQuery, input: AnswerInput): Promise<EngineAnswer> {
  if (hasLanguageModel()) return engine.answer(input);
  const joined = await askAspects(engine, input, aspectsOf(query));
  if (joined || !isAnsweredInWords(query)) return joined ?? engine.answer(input);
  const inWords = await engine.answer({ ...input, facts: [] });
  return inWords.insufficientEvidence ? withoutAnswer(input) : inWords;
}

function toReportSources(run: ReportRun, sources: readonly Source[]): ReportSource[] {
  const byId = new Map(run.snapshot.documents_analyzed.map((document) => [document.document_id, document]));
  return sources.map((source) => {
    const document = byId.get(source.document_id);
    const pages = [...new Set([source.page_number, ...source.bounding_boxes.map((box) => box.page)])].sort(
      (a, b) => a - b,
    );
    return {
      ...source,
      document_type: document?.document_type ?? '',
      form_type: document?.form_type ?? '',
      document_label: document?.label ?? '',
      page_numbers: pages,
    };
  });
}
