import { hasLanguageModel } from '@/lib/answers/answer-engine';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { figureOfRule } from '@/lib/templates/flags/figure-rule';
import { compileFlags } from '@/lib/templates/flags/compile-flags';
import type { CompiledFlag, TemplateQuery } from '@/lib/templates/schema';
import type { ReportRun } from './answer-report-query';
import { joinOutcomes } from '../flags/compare-with-threshold';
import { judgeFigure } from '../flags/judge-figure';
import { judgeInWords } from '../flags/judge-in-words';
import { judgeRule, type Verdict } from '../flags/judge-rule';
import { linkQuery } from '../flags/link-query';
import { openFiling } from '../flags/open-filing';
import { forEachParallel } from './for-each-parallel';
import type { ReportAnswer } from '../schema';

type Configured = { queries: TemplateQuery[]; flag_configuration: string };
type Judged = Verdict & { method: FlagResult['method']; tokens: number };

const PARALLEL = 6;
const NO_MODEL = 'This flag is in words; judging it needs a language model, and none is configured.';
const RANK: Record<FlagResult['outcome'], number> = { triggered: 0, cannot_determine: 1, clear: 2 };

/** Judges every configured flag as triggered, clear or cannot_determine, with evidence; triggered ones first. */
export async function checkFlags(
  run: ReportRun,
  template: Configured,
  answers: readonly ReportAnswer[],
): Promise<{ flags: FlagResult[]; tokens: number }> {
  const compiled = compileFlags(template.flag_configuration, template.queries);
  const results = new Map<CompiledFlag, FlagResult>();
  let tokens = 0;
  await forEachParallel(compiled, PARALLEL, async (flag) => {
    run.signal.throwIfAborted();
    const judged = await judge(run, flag);
    tokens += judged.tokens;
    results.set(flag, toResult(flag, judged, answers));
  });
  const flags = compiled
    .flatMap((flag) => results.get(flag) ?? [])
    .toSorted((a, b) => RANK[a.outcome] - RANK[b.outcome]);
  return { flags, tokens };
}

/** Applies the typed rule first, and the model when the facts do not decide or the flag is in words. */
async function judge(run: ReportRun, flag: CompiledFlag): Promise<Judged> {
  const typed = flag.kind === 'rule' ? await judgeTyped(run, flag) : undefined;
  if (typed && typed.outcome !== 'cannot_determine') return { ...typed, method: 'rule', tokens: 0 };
  if (hasLanguageModel()) return { ...(await judgeInWords(run, flag.flag_description)), method: 'model' };
  if (typed) return { ...typed, method: 'rule', tokens: 0 };
  return { outcome: 'cannot_determine', value: null, evidence: [], reasoning: NO_MODEL, method: 'none', tokens: 0 };
}

async function judgeTyped(run: ReportRun, flag: CompiledFlag): Promise<Verdict> {
  const carried = run.carried ?? [];
  const filing = openFiling(run.rows, [...run.facts, ...carried]);
  const labels = new Map(run.documents.map((document) => [document.documentId, document.label]));
  for (const { documentId, period } of carried)
    labels.set(documentId, `8-K with the votes of ${period ?? 'the year before'}`);
  const verdicts: Verdict[] = [];
  for (const rule of flag.rules) {
    const figure = figureOfRule(rule);
    verdicts.push(await (figure ? judgeFigure(run.ctx, rule, figure, labels) : judgeRule(rule, filing, labels)));
  }
  const outcome = joinOutcomes(
    verdicts.map((verdict) => verdict.outcome),
    flag.join,
  );
  const deciding = verdicts.filter((verdict) => verdict.outcome === outcome);
  const told = deciding.length > 0 ? deciding : verdicts;
  const values = told.flatMap((verdict) => verdict.value ?? []);
  return {
    outcome,
    value: values.length > 0 ? values.join('; ') : null,
    evidence: told.flatMap((verdict) => verdict.evidence),
    reasoning: told.map((verdict) => verdict.reasoning).join(' '),
  };
}

function toResult(flag: CompiledFlag, judged: Judged, answers: readonly ReportAnswer[]): FlagResult {
  const { outcome, method, value, evidence, reasoning } = judged;
  return {
    flag_description: flag.flag_description,
    outcome,
    method,
    understood_as: flag.understood_as,
    value,
    evidence,
    reasoning,
    ...linkQuery(flag, evidence, answers),
  };
}
