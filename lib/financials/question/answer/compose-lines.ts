import type { FiledStatements } from '@/lib/financials/company-statements';
import { writeFormula } from '@/lib/financials/formula';
import type { PrintedRow } from '@/lib/financials/printed-rows';
import type { CompanyLine } from '@/lib/financials/schema';
import { lineLabel, printedKey } from '@/lib/financials/vocabulary';
import type { Subject } from '@/lib/financials/question/read/figure-names';

/** Rows that a balance sheet prints in the place of one for inventories. */
const KIND_OF_INVENTORY =
  /^(?:raw materials|work in (?:process|progress)|finished (?:goods|products)|materials and supplies)\b/;
const FINISHED = /\bfinished (?:goods|products)\b/;
/** Between liabilities and the equity of the shareholders. */
const BETWEEN = /non-?controlling|minority|redeemable|mezzanine|temporary/i;

/** How a line item that the statements do not print follows from others that they do: its formula by its key. */
export function composedLines(
  filings: readonly FiledStatements[],
  lines: readonly CompanyLine[],
  rows: readonly PrintedRow[],
): Map<string, string> {
  const composed = new Map<string, string>();
  const isPrinted = (key: string) => (lines.find((line) => line.key === key)?.values.length ?? 0) > 0;
  const add = (key: string, formula: string | null) => {
    if (formula !== null && !isPrinted(key)) composed.set(key, formula);
  };
  add('gross_profit', '({revenue} − {cost_of_revenue})');
  add('inventory', inventoryOf(rows));
  const isParted = filings.some(({ figures }) =>
    figures.some(({ statement, concept, quote }) => statement === 'balance' && BETWEEN.test(`${concept} ${quote}`)),
  );
  add('total_liabilities', isParted ? null : '({total_assets} − {equity})');
  return composed;
}

function inventoryOf(rows: readonly PrintedRow[]): string | null {
  const kinds = rows.filter(({ statement, label }) => statement === 'balance' && KIND_OF_INVENTORY.test(label));
  if (kinds.length < 2 || !kinds.some(({ label }) => FINISHED.test(label))) return null;
  return `(${kinds.map(({ key }) => `{${key}}`).join(' + ')})`;
}

const DEBT_ROW = /\b(?:debt|borrowings?|notes payable|loans?|commercial paper|credit facilit(?:y|ies))\b/;
const NO_DEBT = /interest|securities|issuance|discount|receivable|held for/;
/** Lines of debt that count as nothing where a balance sheet prints none. */
const PARTS_OF_DEBT = /\{(?:short_term_debt|current_debt)(?:@\d)?\?\}/;

/** A row of the balance sheet that a sum of debts leaves out because it is not known which debt it is. */
export function omittedDebt({ formulas }: Subject, lines: readonly CompanyLine[]): string | null {
  if (!formulas.some((formula) => PARTS_OF_DEBT.test(formula))) return null;
  const row = lines.find(
    ({ key, label, statement }) =>
      key.startsWith(printedKey('')) && statement === 'balance' && DEBT_ROW.test(label) && !NO_DEBT.test(label),
  );
  return row ? lineLabel(row.key) : null;
}

/** The subject with lines that are not printed written as what they follow from. */
export function withComposedLines(subject: Subject, composed: ReadonlyMap<string, string>): Subject {
  if (composed.size === 0) return subject;
  const formulas = subject.formulas.map((formula) =>
    writeFormula(formula, ({ key, yearsBefore, isOptional }) => {
      const back = yearsBefore === 0 ? '' : `@${yearsBefore}`;
      const own = `{${key}${back}${isOptional ? '?' : ''}}`;
      return composed.get(key)?.replace(/\{(\w+)\}/g, `{$1${back}}`) ?? own;
    }),
  );
  if (formulas.every((formula, at) => formula === subject.formulas[at])) return subject;
  return subject.kind === 'line' ? { ...subject, kind: 'measure', unit: 'money', formulas } : { ...subject, formulas };
}
