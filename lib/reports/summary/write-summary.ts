import { database } from '@/db/client';
import { hasLanguageModel } from '@/lib/ai';
import { completeObject } from '@/lib/ai/complete-object';
import { recordAudit } from '@/lib/audit/record';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportRun } from '../answer-report-query';
import type { ReportAnswer } from '../schema';
import { cited, extractSummary, flagLines, openQuestions, opening, type Subject } from './extract-summary';
import { provenSummary } from './proven-summary';
import { numberAnswers, summaryPrompt, summarySchema, SUMMARY_PROMPT_VERSION, SUMMARY_SYSTEM } from './summary-prompt';

type Summary = { markdown: string; tokens: number };

/** The executive summary in markdown: written by the model and held against the answers, or composed of the answers. */
export async function writeSummary(run: ReportRun, row: Subject, answers: readonly ReportAnswer[], flags: readonly FlagResult[]): Promise<Summary> {
  const numbered = numberAnswers(answers);
  if (!hasLanguageModel() || numbered.size === 0) return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens: 0 };
  const { object, usage, modelId } = await completeObject({ schema: summarySchema, name: 'executive_summary', system: SUMMARY_SYSTEM, prompt: summaryPrompt(row.companyName, numbered, flags, run.analysisContext), signal: run.signal });
  await recordAudit(database(), run.ctx, { action: 'report.summary', subjectType: 'report', subjectId: run.reportId, details: { revision: run.revision, engine: modelId, prompt_version: SUMMARY_PROMPT_VERSION, input_tokens: usage.inputTokens, output_tokens: usage.outputTokens } });
  const tokens = usage.inputTokens + usage.outputTokens;
  const { overview, findings } = provenSummary(object, numbered, flags);
  if (findings.length === 0) return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens };
  const list = findings.map(({ text, answer }) => `- ${text}${cited(answer)}`).join('\n');
  const parts = [overview, opening(row, answers), flagLines(flags), `**Findings**\n\n${list}`, openQuestions(answers)];
  return { markdown: parts.filter(Boolean).join('\n\n'), tokens };
}
