import type { Context } from '@/lib/context';
import { readFigures, type ReadFigure } from '@/lib/financials/figures/read-figure';
import type { FigureName } from '@/lib/financials/figures/figure-list.rules';
import { formatAmount } from '@/lib/financials/question/answer/figure-text.rules';
import { verifyQuotes } from '@/lib/queries/verify-quotes';
import { conditionOf, operatorWords, stateAmount } from '@/lib/templates/flags/describe-rule';
import type { FlagEvidence, FlagRule } from '@/lib/templates/flags/schema';
import { compareWithThreshold } from './compare-with-threshold';
import type { Verdict } from './judge-rule';

type Stated = Extract<ReadFigure, { state: 'stated' }>;

/** Judges a rule on a line item or measure of the statements; every operand has to be found on its page. */
export async function judgeFigure(
  ctx: Context,
  rule: FlagRule,
  figure: FigureName,
  labels: ReadonlyMap<string, string>,
): Promise<Verdict> {
  const [found] = await readFigures(ctx, [...labels.keys()], [figure.key]);
  if (found?.state !== 'stated') {
    const missing = found?.missing ?? [figure.label];
    return undetermined(
      `The statements read from the filings do not show whether ${conditionOf(rule)}; missing: ${missing.join('; ')}.`,
    );
  }
  const evidence = await prove(found, labels);
  if (!evidence)
    return undetermined(
      'The words that state the figures could not be found on their page, so the value is unverified.',
    );
  if (rule.unit === 'USD' && found.unit !== null && !found.unit.startsWith('USD'))
    return undetermined(`${found.label} is reported in ${found.unit}, the flag is in US dollars.`);
  const outcome = compareWithThreshold(rule, { low: found.value, high: found.value });
  const value = formatAmount(found, { scale: null, decimals: null });
  const working = found.formula === null ? '' : ` ${found.formula}.`;
  const relation = `${outcome === 'triggered' ? 'which is' : 'which is not'} ${operatorWords(rule.operator)}`;
  return {
    outcome,
    value,
    evidence,
    reasoning:
      `${found.label} of fiscal ${found.fiscal_year} ` +
      `is ${value}, ${relation} ${stateAmount(rule.threshold ?? 0, rule.unit)}.${working}`,
  };
}

async function prove({ evidence }: Stated, labels: ReadonlyMap<string, string>): Promise<FlagEvidence[] | null> {
  const sources = await verifyQuotes(
    evidence.map(({ document_id, page_number, quote }) => ({
      chunkId: null,
      documentId: document_id,
      page: page_number,
      quote,
    })),
    [],
  );
  if (!sources.every((source) => source.quote_verified)) return null;
  return sources.map((source) => ({
    document_id: source.document_id,
    document_label: labels.get(source.document_id) ?? '',
    page_number: source.page_number,
    quote: source.excerpt,
    bounding_boxes: source.bounding_boxes,
  }));
}

function undetermined(reasoning: string): Verdict {
  return { outcome: 'cannot_determine', value: null, evidence: [], reasoning };
}
