import { formulaInWords, measureOf } from '@/lib/financials/company-measures';
import { expressionOf } from '@/lib/financials/formula';
import type { CompanyLine, Period } from '@/lib/financials/schema';
import { omittedDebt, withComposedLines } from './compose-lines';
import type { Subject } from '@/lib/financials/question/read/figure-names';
import { lowerFirst } from './figure-text.rules';

/** The lines of a company's statements, and how those that it does not print follow from others. */
export type Statements = { lines: readonly CompanyLine[]; composed: ReadonlyMap<string, string> };

/** A period of the statements; `isToDate` for the year up to the end of the quarter. */
export type When = Pick<Period, 'fiscal_year' | 'fiscal_quarter'> & { isToDate?: boolean };

export type FigureSource = { documentId: string; page: number; quote: string };
export type FigureOperand = { label: string; value: number; unit: string | null; source: number };
export type FigureCalculation = {
  value: number;
  unit: string | null;
  formula: string;
  operands: FigureOperand[];
  /** What the value is, where that says all. */
  label?: string;
  /** The formula in parts: signs as text, operands as indexes. */
  expression: (string | number)[];
};
export type FigureAnswer = {
  /** Markers refer to `sources` by position. */
  answer: string;
  sources: FigureSource[];
  calculation: FigureCalculation | null;
  /** Where the figures come from: tags state them, tables were read. */
  isTagged: boolean;
};
export type FigureResult = { answer: FigureAnswer } | { missing: string[] };

/** A figure of a period, worked out or read, with the sources of everything it is based on. */
export type FoundFigure = {
  value: number;
  unit: string | null;
  when: When;
  operands: FigureOperand[];
  sources: FigureSource[];
  /** Null for a figure that the filing prints itself. */
  formula: string | null;
  calculation: string;
  expression: (string | number)[];
  isTagged: boolean;
};
export type Missing = { missing: string[] };

/** A figure of a period with the sources of its operands; what is missing where it cannot be calculated. */
export function findFigure(
  named: Subject,
  { lines, composed }: Statements,
  when: FoundFigure['when'],
): FoundFigure | Missing {
  const subject = withComposedLines(named, composed);
  const debt = omittedDebt(subject, lines);
  if (debt !== null) return { missing: [`whether “${debt}” is part of ${lowerFirst(subject.label)}`] };
  const found = measureOf(
    { key: subject.key, label: subject.label, unit: subject.unit ?? 'money', formulas: subject.formulas },
    lines,
    when,
  );
  if (found.value === null)
    return { missing: found.missing.length > 0 ? found.missing : [`${subject.label}, fiscal ${when.fiscal_year}`] };
  if (subject.key.endsWith('_growth') && found.operands.some(({ value }) => value <= 0))
    return { missing: [`a profit to grow from, for ${lowerFirst(subject.label)}`] };
  const sources: FigureSource[] = found.operands.flatMap(({ document_id, page_number, quote }) =>
    page_number === null ? [] : [{ documentId: document_id, page: page_number, quote }],
  );
  if (sources.length < found.operands.length)
    return { missing: found.operands.map(({ label }) => `${label} on a page`) };
  const operands = found.operands.map(({ label, fiscal_year, value, unit }, source) => ({
    label: subject.kind === 'line' || fiscal_year !== when.fiscal_year ? `${label}, fiscal ${fiscal_year}` : label,
    value,
    unit,
    source,
  }));
  const isPlain = subject.kind === 'line';
  const line = isPlain ? found.operands[0] : undefined;
  return {
    value: found.value,
    unit: line ? line.unit : found.unit,
    when,
    operands,
    sources,
    formula: isPlain ? null : found.formula,
    calculation: found.calculation,
    expression: expressionOf(
      subject.formulas.find((formula) => formulaInWords(formula) === found.formula) ?? '',
      found.operands.map(({ key, fiscal_year }) => ({ key, yearsBefore: when.fiscal_year - fiscal_year })),
    ),
    isTagged: found.operands.every(({ source }) => source === 'xbrl'),
  };
}

/** The operands of several figures with their sources numbered through. */
export function joinFigures(all: readonly FoundFigure[]): { operands: FigureOperand[]; sources: FigureSource[] } {
  const sources: FigureSource[] = [];
  const operands = all.flatMap((each) => {
    const offset = sources.length;
    sources.push(...each.sources);
    return each.operands.map((operand) => ({
      ...operand,
      label: /fiscal \d{4}$/.test(operand.label) ? operand.label : `${operand.label}, fiscal ${each.when.fiscal_year}`,
      source: operand.source + offset,
    }));
  });
  return { operands, sources };
}
