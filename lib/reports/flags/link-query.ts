import { metricOf } from '@/lib/templates/flags/metrics';
import type { FlagEvidence } from '@/lib/templates/flags/schema';
import type { CompiledFlag } from '@/lib/templates/schema';
import type { ReportAnswer } from '../schema';

export type LinkedQuery = { query_id: string | null; triggered_by_query: string; relevant_answer: string };

/**
 * The query of a flag: the one that contains it, the one that asks for its metric, or one with a source on the same
 * page.
 */
export function linkQuery(
  flag: CompiledFlag,
  evidence: readonly FlagEvidence[],
  answers: readonly ReportAnswer[],
): LinkedQuery {
  const byId = (ids: readonly (string | undefined)[]) => answers.find((answer) => ids.includes(answer.query_id));
  const answer =
    byId(flag.query_ids) ??
    byId(flag.rules.map((rule) => metricOf(rule.metric)?.libraryQueryId)) ??
    onSamePage(evidence, answers);
  return {
    query_id: answer?.query_id ?? null,
    triggered_by_query: answer?.query_text ?? '',
    relevant_answer: answer?.answer ?? '',
  };
}

function onSamePage(evidence: readonly FlagEvidence[], answers: readonly ReportAnswer[]): ReportAnswer | undefined {
  return answers.find((answer) =>
    answer.sources.some(
      (source) =>
        source.quote_verified &&
        evidence.some((one) => one.document_id === source.document_id && one.page_number === source.page_number),
    ),
  );
}
