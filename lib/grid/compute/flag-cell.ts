import pLimit from 'p-limit';
import { answerEngine } from '@/lib/answers/answer-engine';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import type { Source } from '@/lib/queries/schema';
import { checkFlags } from '@/lib/reports/generate/check-flags';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { exact, failed, notFound, undetermined, type CellValue } from './cell-value';
import type { OpenRow } from './open-filing';

/** A flag, judged as reports judge it. Returns the tokens that a model used. */
export async function flagCell(
  row: OpenRow,
  flag: string,
  signal: AbortSignal,
): Promise<{ cell: CellValue; tokens: number }> {
  const rows = [row.document, row.financials].filter((each): each is DocumentRow => each !== null);
  const engine = answerEngine();
  if (!row.document) return { cell: notFound('There is no filing to check it against.', engine.id), tokens: 0 };
  const run = {
    ctx: row.ctx,
    reportId: row.gridId,
    subjectType: 'grid' as const,
    revision: 1,
    engine,
    turn: pLimit(1),
    analysisContext: '',
    signal,
    rows,
    documents: rows.map((each) => ({
      documentId: each.id,
      companyName: row.companyName,
      fiscalYear: each.fiscalYear,
      label: row.labelOf(each),
    })),
    facts: row.facts,
    carried: row.carried,
    snapshot: { generation_timestamp: '', total_chunks_available: 0, documents_analyzed: [] },
  };
  const { flags, tokens } = await checkFlags(run, { queries: [], flag_configuration: flag }, []);
  const [judged] = flags;
  return { cell: judged ? toCell(judged, engine.id) : failed('The flag could not be read.', engine.id), tokens };
}

const NOT_PROVEN = /could not be found on their page/;

function toCell({ outcome, method, value, evidence, reasoning }: FlagResult, modelId: string): CellValue {
  const engine = method === 'model' ? modelId : 'flags';
  const sources = evidence.map((each): Source => ({
    chunk_id: '',
    document_id: each.document_id,
    page_number: each.page_number,
    section_title: each.document_label,
    excerpt: each.quote,
    bounding_boxes: each.bounding_boxes,
    relevance_score: 1,
    quote_verified: true,
  }));
  // A flag that could not be proven is computed again by the next run.
  if (outcome === 'cannot_determine' && NOT_PROVEN.test(reasoning) && sources.length === 0)
    return failed(`${reasoning} Run the cell again.`, engine);
  if (outcome === 'cannot_determine') return undetermined('Cannot tell', reasoning, engine, sources);
  const isTriggered = outcome === 'triggered';
  const stated = value ? `${isTriggered ? 'Triggered' : 'Clear'}: ${value}` : isTriggered ? 'Triggered' : 'Clear';
  return { ...exact(stated, isTriggered, 'flag', { sources, engine, reason: reasoning }), isFlagged: isTriggered };
}
