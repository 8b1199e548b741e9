import type { PrimaryStatement } from '../vocabulary';
import type { StatementRow } from './find-statements';
import { plainLabel } from './row-cells';
import { ROW_RULES } from './row-rules';
import type { RowRule } from './rules/row-rule';

/** Which row is which line item, by position; each line item once, by the rule that names it first. */
export function matchRows(statement: PrimaryStatement, rows: readonly StatementRow[]): Map<number, RowRule> {
  const labels = rows.map(({ label }) => plainLabel(label));
  const groups = rows.map(({ group }) => plainLabel(group));
  const isClassified = statement !== 'balance' || labels.some((label) => /^total current/.test(label));
  const matched = new Map<number, RowRule>();
  const taken = new Set<string>();
  for (const rule of ROW_RULES[statement]) {
    if (rule.key && taken.has(rule.key)) continue;
    const own = isClassified ? rule : inOneList(rule);
    const fits = rows.flatMap((_row, at) => (!matched.has(at) && own && isMatch(own, at, labels, groups) ? [at] : []));
    // A statement that splits a cost into several does not say it as one.
    if (rule.key === 'cost_of_revenue' && new Set(fits.map((at) => labels[at])).size > 1) continue;
    const at = NET_OF.has(rule.key) ? (fits.find((each) => NET.test(labels[each] ?? '')) ?? fits[0]) : fits[0];
    if (at === undefined) continue;
    matched.set(at, rule);
    taken.add(rule.key);
  }
  for (const [at, rule] of unnamedTotals(statement, rows, labels, groups)) {
    if (taken.has(rule.key) && rule.key !== 'revenue') continue;
    for (const [known, { key }] of matched) if (key === rule.key) matched.delete(known);
    matched.set(at, rule);
  }
  return matched;
}

/** A statement may print the whole amount, what is taken off it, and what is left, which is the line item. */
const NET_OF: ReadonlySet<string> = new Set(['receivables', 'property_plant_equipment', 'inventory']);
const NET = /\bnet\b/;

/** Lines of a short balance sheet that mean the same without a total of what is current. */
const WITHOUT_CLASSES: ReadonlySet<string> = new Set([
  'cash',
  'current_debt',
  'receivables',
  'inventory',
  'accounts_payable',
  'long_term_debt',
]);

/** The rule for a balance sheet that does not separate what is current; null where nothing else identifies the line. */
function inOneList(rule: RowRule): RowRule | null {
  if (!/total current/.test(`${rule.before?.source} ${rule.after?.source}`)) return rule;
  if (!WITHOUT_CLASSES.has(rule.key)) return null;
  // "Debt" alone is all of it.
  const not = rule.key === 'current_debt' ? /^debt$/ : rule.not;
  return { ...rule, before: TOTAL_ASSETS[rule.key], after: undefined, ...(not ? { not } : {}) };
}

const BEFORE_TOTAL = /^total assets/;
const TOTAL_ASSETS: Readonly<Record<string, RegExp>> = {
  cash: BEFORE_TOTAL,
  receivables: BEFORE_TOTAL,
  inventory: BEFORE_TOTAL,
};

function isMatch(rule: RowRule, at: number, labels: readonly string[], groups: readonly string[]): boolean {
  const label = labels[at] ?? '';
  const place = `${(groups[at] ?? '').split(' / ').at(-1) ?? ''} ${label}`;
  if (!rule.label.test(label) || rule.not?.test(label)) return false;
  if (rule.group && !rule.group.test(place)) return false;
  if (rule.unit === 'per_share' && /weighted|average|outstanding/.test(place)) return false;
  if (rule.after && !labels.slice(0, at).some((each) => rule.after?.test(each))) return false;
  return !rule.before || labels.slice(at + 1).some((each) => rule.before?.test(each));
}

/** A sum without a label, or called "Total" alone, is the total of the heading that it closes. */
function unnamedTotals(
  statement: PrimaryStatement,
  rows: readonly StatementRow[],
  labels: readonly string[],
  groups: readonly string[],
): [number, RowRule][] {
  if (statement === 'balance') return unnamedAssets(rows, labels);
  if (statement !== 'income') return [];
  const rule = (key: string) => ROW_RULES.income.find((each) => each.key === key);
  return labels.flatMap((label, at): [number, RowRule][] => {
    if (label !== '' && label !== 'total' && label !== 'totals') return [];
    const group = (groups[at] ?? '').split(' / ').at(-1) ?? '';
    const key = /^(?:(?:net )?(?:operating )?(?:revenues?|sales)|net revenues?)$/.test(group)
      ? 'revenue'
      : /^costs? of (?:revenues?|sales|goods sold)$/.test(group)
        ? 'cost_of_revenue'
        : null;
    const found = key ? rule(key) : undefined;
    return found ? [[at, found]] : [];
  });
}

/**
 * The two sides of a balance sheet are equal: a sum without a label that a later total repeats is that of the assets.
 */
function unnamedAssets(rows: readonly StatementRow[], labels: readonly string[]): [number, RowRule][] {
  const rule = ROW_RULES.balance.find(({ key }) => key === 'total_assets');
  const isTotal = (at: number) => labels[at] === '' || /^total liabilities/.test(labels[at] ?? '');
  const sums = rows.map(({ numbers }) => numbers.map((number) => number?.value ?? 0).join(' '));
  const at = rows.findIndex(
    (_row, index) =>
      labels[index] === '' && sums.some((sum, later) => later > index && isTotal(later) && sum === sums[index]),
  );
  return rule && at >= 0 ? [[at, rule]] : [];
}
