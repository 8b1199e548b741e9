import { operandsOf } from '@/lib/financials/formula';
import { MEASURES } from '@/lib/financials/measures';
import type { FigureAnswer, FigureResult } from './find-figure';
import type { Subject } from '@/lib/financials/question/read/figure-names';

/**
 * The further definitions of measures that have more than one in common use. A question that does not say which it
 * means is given all of them, and no verdict on which they disagree, or which one of them leaves open.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  quick_ratio: ['({current_assets} − {inventory}) ÷ {current_liabilities}'],
  asset_turnover: ['{revenue} ÷ {total_assets}'],
  fixed_asset_turnover: ['{revenue} ÷ {property_plant_equipment}'],
  inventory_turnover: ['{cost_of_revenue} ÷ {inventory}'],
  receivables_turnover: ['{revenue} ÷ {receivables}'],
  return_on_assets: ['{net_income} ÷ {total_assets} × 100'],
  return_on_equity: ['{net_income} ÷ {equity} × 100'],
  days_sales: ['(({receivables} + {receivables@1}) ÷ 2) ÷ {revenue} × 365'],
  days_inventory: ['(({inventory} + {inventory@1}) ÷ 2) ÷ {cost_of_revenue} × 365'],
  days_payable: ['(({accounts_payable} + {accounts_payable@1}) ÷ 2) ÷ {cost_of_revenue} × 365'],
};

/**
 * The measure by its other common definitions; empty where the question gives a definition or asks for more than it.
 */
export function otherDefinitions(subject: Subject): Subject[] {
  const own = MEASURES.find(({ key }) => key === subject.key);
  if (own?.formulas !== subject.formulas) return [];
  return (OTHERS[subject.key] ?? []).map((formula) => ({ ...subject, formulas: [formula] }));
}

const VERDICT = /^(Yes|No)\. /;
const MOVED = /^.+? (increased|decreased) by /;

/** An answer with what other definitions say; the definitions in its place where they disagree. */
export function withOtherDefinitions(
  result: FigureResult,
  others: readonly FigureResult[],
  { key, label }: Subject,
): FigureResult {
  if ('missing' in result) return result;
  const stated = others.flatMap((other) => ('answer' in other ? [other.answer] : []));
  const disagree = stated.some(({ answer }) => verdictOf(answer) !== verdictOf(result.answer.answer));
  const [open] = others.flatMap((other) => ('missing' in other ? [other.missing] : []));
  // Averages need a balance of a year that a filing seldom has; without it there is no other value to give.
  if (open && verdictOf(result.answer.answer) !== undefined && !isAveraged(key)) return { missing: open };
  if (disagree) return { missing: [`which definition of “${label}” is meant; those in use disagree`] };
  return { answer: stated.reduce(withAnother, result.answer) };
}

function isAveraged(key: string): boolean {
  return (OTHERS[key] ?? []).flatMap(operandsOf).some(({ yearsBefore }) => yearsBefore > 0);
}

/** "Yes", "No", "increased" or "decreased"; nothing for a value. */
function verdictOf(answer: string): string | undefined {
  return VERDICT.exec(answer)?.[1] ?? MOVED.exec(answer)?.[1];
}

function withAnother(first: FigureAnswer, other: FigureAnswer): FigureAnswer {
  const shifted = other.answer
    .replace(VERDICT, '')
    .replace(/\[(\d+)\]/g, (_marker, number: string) => `[${Number(number) + first.sources.length}]`);
  return {
    ...first,
    answer: `${first.answer} By another definition in use: ${shifted}`,
    sources: [...first.sources, ...other.sources],
    isTagged: first.isTagged && other.isTagged,
  };
}
