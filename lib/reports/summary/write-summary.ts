import { hasLanguageModel } from '@/lib/answers/answer-engine';
import { completeObject } from '@/lib/ai/complete-object';
import { auditedCall } from '@/lib/audit/model-call';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportRun } from '../generate/answer-report-query';
import type { ReportAnswer } from '../schema';
import { cited, extractSummary, flagLines, openQuestions, opening, type Subject } from './extract-summary';
import { verifySummary } from './verify-summary';
import { numberAnswers, summaryPrompt, summarySchema, SUMMARY_PROMPT_VERSION, SUMMARY_SYSTEM } from './summary-prompt';

type Summary = { markdown: string; tokens: number };

/**
 * The executive summary in markdown: written by the model and checked against the answers, or composed from the
 * answers.
 */
export async function writeSummary(
  run: ReportRun,
  row: Subject,
  answers: readonly ReportAnswer[],
  flags: readonly FlagResult[],
): Promise<Summary> {
  const numbered = numberAnswers(answers);
  if (!hasLanguageModel() || numbered.size === 0)
    return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens: 0 };
  const call = {
    action: 'report.summary',
    subjectType: 'report',
    subjectId: run.reportId,
    promptVersion: SUMMARY_PROMPT_VERSION,
    documents: run.rows,
    details: { revision: run.revision },
  };
  const prompt = summaryPrompt(row.companyName, numbered, flags, run.analysisContext);
  const { object, usage } = await auditedCall(run.ctx, call, () =>
    completeObject({
      schema: summarySchema,
      name: 'executive_summary',
      system: SUMMARY_SYSTEM,
      prompt,
      signal: run.signal,
    }),
  );
  const tokens = usage.inputTokens + usage.outputTokens;
  const { overview, findings } = verifySummary(object, numbered, flags);
  if (findings.length === 0) return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens };
  const list = findings.map(({ text, answer }) => `- ${text}${cited(answer)}`).join('\n');
  const parts = [overview, opening(row, answers), flagLines(flags), `**Findings**\n\n${list}`, openQuestions(answers)];
  return { markdown: parts.filter(Boolean).join('\n\n'), tokens };
}
