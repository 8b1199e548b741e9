import type { ChangesSummary } from '@/lib/changes/schema';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { FlagStatus, ReportAnswer } from '../schema';

/** Results stored in the report row besides its answers. Each part is added when complete and not computed twice. */
export type StoredResults = {
  flags?: FlagResult[];
  /** What changed since last year, or why it is not known. */
  changes?: { summary: ChangesSummary | null; missing: string | null };
  executive_summary?: string;
  engine?: string;
  prompt_version?: string;
  analysis_context_applied?: boolean;
  total_time_ms?: number;
  /** Tokens for flags and summary; answers store their own. */
  extra_tokens?: number;
};

/** The `results` column of a report; empty before anything is stored. */
export function storedResults(value: unknown): StoredResults {
  return value && typeof value === 'object' ? (value as StoredResults) : {};
}

/** Null when nothing was configured. */
export function flagStatusOf(flags: readonly FlagResult[]): FlagStatus | null {
  if (flags.length === 0) return null;
  const count = (outcome: FlagResult['outcome']) => flags.filter((flag) => flag.outcome === outcome).length;
  return {
    flags_configured: true,
    total_flags_configured: flags.length,
    flags_triggered: count('triggered'),
    flags_clear: count('clear'),
    flags_cannot_determine: count('cannot_determine'),
    flags_checked: flags.map((flag) => flag.flag_description),
  };
}

/** Numbers of executed, answered and unanswered queries. */
export function summaryOf(answers: readonly ReportAnswer[], totalExecuted = answers.length) {
  const answered = answers.filter((answer) => !answer.insufficient_evidence).length;
  return {
    total_queries_executed: totalExecuted,
    queries_answered: answered,
    queries_without_evidence: answers.length - answered,
  };
}
