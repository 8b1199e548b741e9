import type { DraftsByKey, Reason } from './drafts-by-key';
import type { FactDraft } from './types';

/** Tolerance between the pay ratio and the quotient of the two amounts. */
const RATIO_SLACK = 0.03;
/** Tolerance for the rounding of amounts printed in thousands or millions. */
const FEE_SLACK = 0.01;

/**
 * Why a pay ratio is withheld: another one, or the amounts that the filing states, do not agree with it. Undefined
 * when it fits, or when an amount is not stated.
 */
export function ratioMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const medians = facts.numbers('median_employee_pay');
  const chiefs = facts.numbers('ceo_total_pay');
  if (medians.length === 0 || chiefs.length === 0) return undefined;
  const stated = facts.of('ceo_total_pay').find((other) => other.period);
  const agreeing = facts
    .of('ceo_pay_ratio')
    .find((other) => medians.some((median) => isNear(Number(stated?.value) / median, Number(other.value))));
  if (agreeing && agreeing.value !== draft.value) return 'another ratio agrees with the Summary Compensation Table';
  const fits = (value: unknown) =>
    medians.some((median) => chiefs.some((chief) => isNear(chief / median, Number(value))));
  if (fits(draft.value)) return undefined;
  return 'it is not the quotient of the pay of the chief executive and of the median employee that the filing states';
}

/**
 * Why the pay of the median employee is withheld: with the pay of the chief executive it does not give any of the pay
 * ratios that the filing states. Undefined when it fits, or when either is not stated.
 */
export function medianMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const ratios = facts.numbers('ceo_pay_ratio');
  const chiefs = facts.numbers('ceo_total_pay');
  if (ratios.length === 0 || chiefs.length === 0) return undefined;
  return ratios.some((ratio) => chiefs.some((chief) => isNear(chief / Number(draft.value), ratio)))
    ? undefined
    : 'it does not give the pay ratio that the filing states';
}

/** Allows for rounding: ratios are printed as whole numbers, small ones with one decimal. */
function isNear(quotient: number, ratio: number): boolean {
  return Math.abs(quotient - ratio) <= Math.max(RATIO_SLACK * ratio, ratio < 10 ? 0.06 : 0.6);
}

/** Why a fee of one kind is withheld: it is more than the total of its year. Undefined when no total is stated. */
export function partMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const total = facts.number('total_auditor_fees', draft.period ?? null);
  return total !== undefined && Number(draft.value) > total * (1 + FEE_SLACK)
    ? 'it is more than the total of the fees'
    : undefined;
}

/**
 * Why a total of fees is withheld: the fees by kind add up to more, or all four kinds are stated and add up to less.
 * Undefined when it fits, or when the total or the audit fees are not stated.
 */
export function feesMismatch(draft: FactDraft, facts: DraftsByKey): Reason {
  const period = draft.period ?? null;
  const total = facts.number('total_auditor_fees', period);
  const parts = (['audit_fees', 'audit_related_fees', 'tax_fees', 'other_fees'] as const).map((key) =>
    facts.number(key, period),
  );
  const audit = parts[0];
  if (total === undefined || audit === undefined) return undefined;
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  const slack = Math.max(total * FEE_SLACK, total < 100 * 1e6 && total % 1e5 === 0 ? 2e5 : 2e3);
  if (sum > total + slack) return 'the fees by kind add up to more than the total';
  return parts.every((part) => part !== undefined) && sum < total - slack
    ? 'the fees by kind do not add up to the total'
    : undefined;
}
