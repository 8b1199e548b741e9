import type { Usage } from '@/lib/ai/usage';
import type { AnswerEngine } from '@/lib/answers/types';
import { auditedFailure } from '@/lib/audit/model-call';
import { answerFromFilings } from '@/lib/queries/answer-query';
import type { AnswerType } from '../limits.rules';
import { exact, notFound, undetermined, type CellValue } from './cell-value';
import type { OpenRow } from './open-filing';
import { shortAnswer, typedAnswer } from './typed-answer.rules';
import { unverifiedCell } from './unverified-cell';

export const PASSAGES_PER_QUESTION = 10;

type Asked = { question: string; answerType: AnswerType; engine: AnswerEngine; analysisContext: string };
export type AskedCell = { cell: CellValue; usage: Usage; promptVersion: string };

const NONE: Usage = { inputTokens: 0, outputTokens: 0 };
const UNPROVEN = 'The answer is not supported by a quote from the filing.';

/** A question asked of the row's filing, with every quote checked against its page. */
export async function questionCell(
  row: OpenRow,
  { question, answerType, engine, analysisContext }: Asked,
  signal: AbortSignal,
): Promise<AskedCell> {
  const { ctx, document } = row;
  if (!document) return { cell: notFound('There is no filing to ask.', engine.id), usage: NONE, promptVersion: '' };
  const documents = [
    {
      documentId: document.id,
      companyName: row.companyName,
      fiscalYear: document.fiscalYear,
      label: row.labelOf(document),
    },
  ];
  const call = {
    action: 'grid.answer',
    subjectType: 'grid',
    subjectId: row.gridId,
    documents: [document],
    details: { engine: engine.id, question },
  };
  const { answer, sources, nearest, isCalculationUnproven } = await answerFromFilings(ctx, {
    question,
    rows: [document],
    documents,
    limit: PASSAGES_PER_QUESTION,
    analysisContext,
    facts: row.facts.filter(({ documentId }) => documentId === document.id),
    figures: row.statements.filter(({ documentId }) => documentId === document.id),
    signal,
    ask: (input) => auditedFailure(ctx, call, () => engine.answer(input)),
  });
  const modelCall = { usage: answer.usage, promptVersion: answer.promptVersion };
  if (answer.insufficientEvidence && !isCalculationUnproven) {
    const reason = document.hasText === false ? 'The pages of this filing are pictures without text.' : NO_SENTENCE;
    return { ...modelCall, cell: { ...notFound(reason, engine.id), sources: nearest } };
  }
  if (sources.length === 0) return { ...modelCall, cell: undetermined('Not proven', UNPROVEN, engine.id) };
  if (!sources.every(({ quote_verified }) => quote_verified))
    return { ...modelCall, cell: await unverifiedCell(sources, engine.id) };
  const typed = answer.calculation
    ? { value: answer.calculation.value, unit: answer.calculation.unit }
    : typedAnswer(answer.answer, answerType, question);
  const text = shortAnswer(answer.answer);
  return {
    ...modelCall,
    cell: exact(text, typed?.value ?? null, typed?.unit ?? null, {
      sources,
      engine: engine.id,
      reason: answer.notes.join(' ') || null,
    }),
  };
}

const NO_SENTENCE =
  'No sentence was found that answers it. The nearest passages are shown beside it; none of them is an answer.';
