import type { FlagResult } from '@/lib/templates/flags/schema';
import { compileFlags } from '@/lib/templates/flags/compile-flags';
import type { TemplateQuery } from '@/lib/templates/schema';
import type { ReportRun } from './answer-report-query';
import type { ReportAnswer } from './schema';

type Configured = { queries: TemplateQuery[]; flag_configuration: string };

/** Ends every configured flag as triggered, clear or cannot_determine, triggered ones first. */
export async function checkFlags(_run: ReportRun, template: Configured, _answers: readonly ReportAnswer[]): Promise<{ flags: FlagResult[]; tokens: number }> {
  const flags = compileFlags(template.flag_configuration, template.queries).map((flag): FlagResult => ({
    flag_description: flag.flag_description,
    outcome: 'cannot_determine',
    method: 'none',
    understood_as: flag.understood_as,
    value: null,
    evidence: [],
    triggered_by_query: '',
    query_id: null,
    relevant_answer: '',
    reasoning: 'This flag is in words; judging it needs a language model, and none is configured.',
  }));
  return { flags, tokens: 0 };
}
