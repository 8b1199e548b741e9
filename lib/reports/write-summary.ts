import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportRun } from './answer-report-query';
import { extractSummary } from './extract-summary';
import type { ReportAnswer } from './schema';
import type { ReportRow } from './visible-reports';

/** The executive summary in markdown. */
export async function writeSummary(_run: ReportRun, row: ReportRow, answers: readonly ReportAnswer[], flags: readonly FlagResult[]): Promise<{ markdown: string; tokens: number }> {
  return { markdown: extractSummary(row, answers, flags), tokens: 0 };
}
