import { answerEngine } from '@/lib/answers/answer-engine';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { compileFlags } from '@/lib/templates/flags/compile-flags';
import { getTemplate } from '@/lib/templates/read-templates';
import { flagLines } from '@/lib/templates/flag-lines.rules';
import type { FlagPreview } from '@/lib/templates/schema';
import { checkFlags } from '../generate/check-flags';
import pLimit from 'p-limit';
import { openReportDocuments } from '../generate/answer-report-query';
import { readAnswers } from '../read/read-reports';
import { requireReportRow } from '../read/visible-reports';

type PreviewInput = { flag_configuration: string; report_id?: string | null | undefined };

/**
 * How a configuration is understood and, with a report, the outcome of each flag on it. Nothing is stored. Throws
 * `not_found` for an unknown report, `conflict` for one that is not completed.
 */
export async function previewFlags(
  ctx: Context,
  templateId: string,
  input: PreviewInput,
  signal: AbortSignal,
): Promise<FlagPreview> {
  const template = await getTemplate(ctx, templateId);
  const text = flagLines(input.flag_configuration).join('\n');
  const flags = compileFlags(text, template.queries);
  if (!input.report_id) return { flags, results: null };
  const row = await requireReportRow(ctx, input.report_id);
  if (row.status !== 'completed') throw new AppError('conflict', 'Flags can be previewed on a completed report.');
  const run = {
    ctx,
    reportId: row.id,
    revision: row.revision,
    engine: answerEngine(),
    turn: pLimit(1),
    analysisContext: '',
    signal,
    ...(await openReportDocuments(ctx, row)),
  };
  const checked = await checkFlags(
    run,
    { queries: row.templateSnapshot.queries, flag_configuration: text },
    await readAnswers(row.id, row.revision),
  );
  return { flags, results: checked.flags };
}
