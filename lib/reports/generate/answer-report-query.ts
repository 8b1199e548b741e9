import { database } from '@/db/client';
import { hasLanguageModel, withoutAnswer } from '@/lib/answers/answer-engine';
import type { AnswerEngine, AnswerInput, EngineAnswer, Passage } from '@/lib/answers/types';
import type { Usage } from '@/lib/ai/usage';
import { auditedFailure, type HashedDocument } from '@/lib/audit/model-call';
import type { Context } from '@/lib/context';
import { readStatements } from '@/lib/financials/read-statements';
import { noTextNotes } from '@/lib/documents/no-text.rules';
import { withNames } from '@/lib/queries/answer-query';
import { locatePassages, verifyQuotes } from '@/lib/queries/verify-quotes';
import { nearestPassages } from '@/lib/answers/from-reading/nearest-passages';
import { readForQuestion } from '@/lib/reading/read-for-question';
import { searchChunks, type SearchHit } from '@/lib/retrieval/search-chunks';
import type { TemplateQuery } from '@/lib/templates/schema';
import { askAspects } from './ask-aspects';
import { documentsFor } from './expected-sources';
import type { ReportDocuments } from './open-report-documents';
import { aspectsOf, isAnsweredInWords } from './query-aspects';
import type { ReportAnswer, ReportSource } from '../schema';

const CHUNKS_PER_QUERY = 10;

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

/** Answers one query of a template from the report's filings and checks every excerpt against its page. */
export async function answerReportQuery(run: ReportRun, query: TemplateQuery): Promise<AnsweredQuery> {
  const startedAt = performance.now();
  const rows = documentsFor(query.expected_sources, run.rows);
  const documentIds = rows.map((row) => row.id);
  const { hits, concepts, signals } = await searchChunks(database(), run.ctx, {
    question: query.text,
    documentIds,
    limit: CHUNKS_PER_QUERY,
    signal: run.signal,
  });
  const documents = run.documents.filter((document) => documentIds.includes(document.documentId));
  const readings = await readForQuestion(database(), {
    question: query.text,
    documents: withNames(rows, documents),
    signals,
  });
  const call = {
    action: 'report.answer',
    subjectType: 'report',
    subjectId: run.reportId,
    documents: rows,
    details: { query_id: query.id, revision: run.revision, engine: run.engine.id },
  };
  const answer = await run.turn(() =>
    auditedFailure(run.ctx, call, async () =>
      ask(run, query, {
        question: query.text,
        analysisContext: run.analysisContext || undefined,
        passages: toPassages(run, hits),
        facts: run.facts.filter((fact) => documentIds.includes(fact.documentId)),
        figures: await readStatements(run.ctx, { documentIds }, { allRows: true }),
        documents,
        concepts,
        readings,
        signal: run.signal,
      }),
    ),
  );
  const sources = toReportSources(run, await verifyQuotes(answer.quotes, hits));
  const nearest = answer.insufficientEvidence
    ? toReportSources(run, await locatePassages(answer.nearest ?? nearestPassages(readings), hits))
    : [];
  const verified = sources.filter((source) => source.quote_verified).length;
  return {
    usage: answer.usage,
    documents: rows,
    answer: {
      query_id: query.id,
      category: query.category,
      query_text: query.text,
      answer: answer.answer,
      sources,
      nearest_passages: nearest.filter((source) => source.quote_verified),
      // Reduced by the share of quotes that were not found.
      confidence:
        answer.confidence === null || sources.length === 0
          ? answer.confidence
          : answer.confidence * (verified / sources.length),
      insufficient_evidence: answer.insufficientEvidence,
      notes: [
        ...noTextNotes(
          rows.map(({ id, hasText, formType }) => ({
            label: run.documents.find(({ documentId }) => documentId === id)?.label ?? formType,
            hasText,
          })),
        ),
        ...answer.notes,
      ],
      processing_metadata: {
        chunks_retrieved: hits.length,
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

export function toPassages(run: Pick<ReportRun, 'documents'>, hits: readonly SearchHit[]): Passage[] {
  const labels = new Map(run.documents.map((document) => [document.documentId, document.label]));
  return hits.map((hit) => ({
    chunkId: hit.id,
    documentId: hit.documentId,
    documentLabel: labels.get(hit.documentId) ?? '',
    page: hit.page,
    sectionTitle: hit.sectionTitle,
    text: hit.text,
    score: hit.score,
  }));
}

function toReportSources(run: ReportRun, sources: Awaited<ReturnType<typeof verifyQuotes>>): ReportSource[] {
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
