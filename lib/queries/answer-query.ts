import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { queries, tenantCompanies } from '@/db/schema';
import { answerEngine } from '@/lib/answers/answer-engine';
import type { AnswerInput, DocumentInfo, EngineAnswer, Passage } from '@/lib/answers/types';
import { auditedFailure, modelCallDetails } from '@/lib/audit/model-call';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { documentLabel } from '@/lib/documents/document-label';
import { noTextNotes } from '@/lib/documents/no-text.rules';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import type { Fact } from '@/lib/facts/fact';
import type { FiledStatements } from '@/lib/financials/company-statements';
import { readStatements } from '@/lib/financials/read-statements';
import { readAnalysisContext } from '@/lib/organizations/analysis-context';
import { nearestPassages } from '@/lib/answers/from-reading/nearest-passages';
import { readForQuestion } from '@/lib/reading/read-for-question';
import { startDrawnReader } from '@/lib/pdf/drawn/read-drawn';
import { inSpan } from '@/lib/tracing';
import { searchChunks, type SearchHit } from '@/lib/retrieval/search-chunks';
import { answerFromBoard } from './board/answer-from-board';
import { readFactsFor } from './read-facts';
import type { QueryInput, QueryResult, Source } from './schema';
import { scopeNote } from './scope-note';
import { locatePassages, verifyQuotes } from './verify-quotes';

export type AnswerOptions = { signal?: AbortSignal; onText?: (delta: string) => void };

/** A question about filings that the caller may see; `documents` name the filings of `rows`. */
export type FilingsQuestion = {
  question: string;
  rows: readonly Pick<DocumentRow, 'id' | 'revision'>[];
  documents: DocumentInfo[];
  /** The number of passages to search for. */
  limit: number;
  analysisContext: string;
  /** Read here unless the caller has read them. */
  facts?: Fact[];
  figures?: readonly FiledStatements[];
  signal?: AbortSignal | undefined;
  onText?: AnswerOptions['onText'];
  /** Asks the engine: in its turn, with what is recorded when it fails. */
  ask: (input: AnswerInput) => Promise<EngineAnswer>;
};

/** An engine's answer, checked: `confidence` counts quotes that are not on their pages, `nearest` are found places. */
export type FilingsAnswer = {
  answer: EngineAnswer;
  sources: Source[];
  nearest: Source[];
  confidence: number | null;
  /** The engine computed a value from a figure that is not on its page; the value is left out. */
  isCalculationUnproven: boolean;
  passages: number;
  /** How many of the documents were searched. */
  searched: number;
  timingsMs: { embed: number; search: number; answer: number };
};

/**
 * The one way from a question to evidence: passages are searched, the filings are read for the question, the engine
 * answers, and every quote is looked up on its page. Without an answer the nearest passages are given.
 */
export async function answerFromFilings(ctx: Context, asked: FilingsQuestion): Promise<FilingsAnswer> {
  const { question, rows, documents, limit, signal } = asked;
  const documentIds = rows.map((row) => row.id);
  const { hits, concepts, signals, timingsMs } = await inSpan(
    'search passages',
    { 'plumbline.documents': documentIds.length },
    () => searchChunks(database(), ctx, { question, documentIds, limit, ...(signal ? { signal } : {}) }),
  );
  const answerStartedAt = performance.now();
  const readings = await readForQuestion(database(), { question, documents: withNames(rows, documents), signals });
  const given = await asked.ask({
    question,
    analysisContext: asked.analysisContext || undefined,
    passages: toPassages(hits, documents),
    facts: asked.facts ?? (await readFactsFor(documentIds)),
    figures: asked.figures ?? (await readStatements(ctx, { documentIds }, { allRows: true })),
    documents,
    concepts,
    readings,
    signal,
    onText: asked.onText,
  });
  const sources = await verifyQuotes(given.quotes, hits);
  const answer = withProvenOperands(given, sources);
  const nearest = answer.insufficientEvidence
    ? await locatePassages(answer.nearest ?? nearestPassages(readings), hits)
    : [];
  return {
    answer,
    sources,
    nearest: nearest.filter((source) => source.quote_verified),
    confidence: discountedConfidence(answer, sources),
    isCalculationUnproven: answer !== given,
    passages: hits.length,
    searched: signals.size,
    timingsMs: { ...timingsMs, answer: performance.now() - answerStartedAt },
  };
}

/**
 * Answers a question from the given documents, checks every excerpt against its page, and stores the answer. Throws
 * `not_found` for a document or company that the caller may not see, `invalid` for one that is not read yet.
 */
export async function answerQuery(ctx: Context, input: QueryInput, options: AnswerOptions = {}): Promise<QueryResult> {
  const startedAt = performance.now();
  // Starts its thread while the passages are searched.
  startDrawnReader();
  const rows = await requireReady(ctx, input.document_ids);
  const documents = await describe(ctx, rows);
  const engine = answerEngine();
  const failure = { action: 'query.answer', subjectType: 'query', documents: rows, details: { engine: engine.id } };
  const { answer, sources, nearest, confidence, searched, timingsMs } = await answerFromFilings(ctx, {
    question: input.query,
    rows,
    documents,
    limit: input.max_chunks,
    analysisContext: (await readAnalysisContext(ctx)).analysis_context,
    ...options,
    ask: async (asked) => {
      const given = await auditedFailure(ctx, failure, () =>
        inSpan('answer', { 'plumbline.engine': engine.id }, () => engine.answer(asked)),
      );
      return given.insufficientEvidence ? withBoard(given, input.query, rows) : given;
    },
  });
  return store(
    ctx,
    input,
    rows,
    {
      query: input.query,
      answer: answer.answer,
      sources,
      nearest_passages: nearest,
      calculation: answer.calculation ?? null,
      confidence: input.include_confidence ? confidence : null,
      insufficient_evidence: answer.insufficientEvidence,
      engine: engine.id,
      notes: [...noTextNotes(describedText(rows, documents)), ...scopeNote(rows.length, searched), ...answer.notes],
      timings_ms: {
        embed: round(timingsMs.embed),
        search: round(timingsMs.search),
        answer: round(timingsMs.answer),
        total: round(performance.now() - startedAt),
      },
    },
    answer,
  );
}

/** The answer from the board's nominees where the engine found nothing; only when one company is asked about. */
async function withBoard(none: EngineAnswer, question: string, rows: readonly DocumentRow[]): Promise<EngineAnswer> {
  if (new Set(rows.map(({ companyId }) => companyId)).size > 1) return none;
  const said = await answerFromBoard(
    question,
    rows.map(({ id }) => id),
  );
  return said ? { ...none, ...said, insufficientEvidence: false, confidence: null, notes: [] } : none;
}

const UNPROVEN = 'A figure used in the calculation was not found word for word on its page, so no value is given.';

/** A computed value needs all operands: when one of them is not on its page there is no value. */
function withProvenOperands(answer: EngineAnswer, sources: readonly Source[]): EngineAnswer {
  if (!answer.calculation || sources.every((source) => source.quote_verified)) return answer;
  return { ...answer, answer: UNPROVEN, calculation: null, confidence: null, insufficientEvidence: true };
}

async function requireReady(ctx: Context, documentIds: readonly string[]): Promise<DocumentRow[]> {
  const rows = await requireDocuments(ctx, documentIds);
  if (rows.some((row) => row.processingStatus !== 'processed')) {
    throw new AppError(
      'invalid',
      'Some selected documents are not fully processed. Please wait for processing to complete or deselect them.',
    );
  }
  return rows;
}

async function describe(ctx: Context, rows: readonly DocumentRow[]): Promise<DocumentInfo[]> {
  const names = await database()
    .select({ id: tenantCompanies.companyId, name: tenantCompanies.name })
    .from(tenantCompanies)
    .where(
      and(
        eq(tenantCompanies.tenantId, ctx.tenantId),
        inArray(
          tenantCompanies.companyId,
          rows.map((row) => row.companyId),
        ),
      ),
    );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const companyName = nameOf.get(row.companyId) ?? '';
    return { documentId: row.id, companyName, fiscalYear: row.fiscalYear, label: documentLabel(companyName, row) };
  });
}

/** Notes about documents without text. */
function describedText(rows: readonly DocumentRow[], documents: readonly DocumentInfo[]) {
  const labels = new Map(documents.map(({ documentId, label }) => [documentId, label]));
  return rows.map(({ id, hasText, formType }) => ({ label: labels.get(id) ?? formType, hasText }));
}

/** The documents in the form that reading needs: in the order of the rows, with the company's name. */
function withNames(
  rows: FilingsQuestion['rows'],
  documents: readonly DocumentInfo[],
): { id: string; revision: number; companyName: string }[] {
  const nameOf = new Map(documents.map((document) => [document.documentId, document.companyName]));
  return rows.map(({ id, revision }) => ({ id, revision, companyName: nameOf.get(id) ?? '' }));
}

/** Found chunks in the form the engine needs, with the names of their documents. */
export function toPassages(hits: readonly SearchHit[], documents: readonly DocumentInfo[]): Passage[] {
  const labels = new Map(documents.map((document) => [document.documentId, document.label]));
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

/** Reduces the confidence by the share of quotes that were not found on their pages. */
function discountedConfidence(answer: EngineAnswer, sources: readonly Source[]): number | null {
  if (answer.confidence === null || sources.length === 0) return answer.confidence;
  return answer.confidence * (sources.filter((source) => source.quote_verified).length / sources.length);
}

async function store(
  ctx: Context,
  input: QueryInput,
  rows: readonly DocumentRow[],
  result: Omit<QueryResult, 'id'>,
  answer: EngineAnswer,
): Promise<QueryResult> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .insert(queries)
      .values({
        tenantId: ctx.tenantId,
        userId: ctx.userId,
        query: input.query,
        documentIds: rows.map((each) => each.id),
        result,
        engine: result.engine,
      })
      .returning({ id: queries.id });
    if (!row) throw new AppError('internal', 'The answer could not be stored.');
    await recordAudit(tx, ctx, {
      action: 'query.answer',
      subjectType: 'query',
      subjectId: row.id,
      details: modelCallDetails(result.engine, { promptVersion: answer.promptVersion, documents: rows }, answer.usage),
    });
    return { id: row.id, ...result };
  });
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
