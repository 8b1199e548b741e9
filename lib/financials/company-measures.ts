import { formatFigure } from './figure-words.rules';
import { evaluate, operandsOf, writeFormula, type Operand } from './formula';
import { MEASURES, type Measure, type MeasureUnit } from './measures';
import type { CompanyLine, CompanyMeasure, LineValue, MeasureValue, Period } from './schema';
import { lineLabel } from './vocabulary';

type Lines = readonly CompanyLine[];
type When = Pick<Period, 'fiscal_year' | 'fiscal_quarter'>;

/** Measures that compare with another year, or with a year's flow, do not apply to a quarter. */
const QUARTERLY_UNITS: readonly MeasureUnit[] = ['percent', 'ratio', 'money', 'money_per_share'];

/** Every measure of every period; null with the names of what is missing where an operand is not stated. */
export function companyMeasures(lines: Lines, periods: readonly Period[]): CompanyMeasure[] {
  const isQuarterly = periods.some(({ fiscal_quarter }) => fiscal_quarter !== null);
  return MEASURES.filter((measure) => !isQuarterly || suitsQuarters(measure)).map((measure) => ({
    key: measure.key,
    label: measure.label,
    unit: measure.unit,
    formula: formulaInWords(measure.formulas[0] ?? ''),
    note: measure.note ?? null,
    values: periods.map((period) => measureOf(measure, lines, period)),
  }));
}

/** Averages over two balance dates mix a quarter's flow with the balance of a year before; days assume a whole year. */
function suitsQuarters({ unit, formulas, key }: Measure): boolean {
  if (!QUARTERLY_UNITS.includes(unit)) return false;
  const operands = formulas.flatMap(operandsOf);
  return key.endsWith('_growth') || operands.every(({ yearsBefore }) => yearsBefore === 0);
}

/** A measure of one period, by the first of its formulas whose operands are stated. */
export function measureOf(measure: Measure, lines: Lines, when: When): MeasureValue {
  const tried = measure.formulas.map((formula) => withFormula(measure, formula, lines, when));
  return tried.find(({ value }) => value !== null) ?? tried[0] ?? empty(measure, when);
}

function withFormula(measure: Measure, formula: string, lines: Lines, when: When): MeasureValue {
  const found = new Map<Operand, LineValue>();
  const missing: string[] = [];
  for (const operand of operandsOf(formula)) {
    const value = operandValue(lines, operand, when);
    if (value) found.set(operand, value);
    else if (!operand.isOptional) missing.push(operandLabel(operand, when));
  }
  const byKey = new Map([...found].map(([operand, value]) => [operandKey(operand), value]));
  const currencies = new Set(
    [...found.values()].map(({ unit }) => unit).filter((unit) => unit && /^[A-Z]{3}$/.test(unit)),
  );
  const currency = [...currencies][0] ?? 'USD';
  const isWhole = missing.length === 0 && found.size > 0 && currencies.size <= 1;
  const value = isWhole ? evaluate(formula, (operand) => byKey.get(operandKey(operand))?.value ?? 0) : null;
  return {
    ...when,
    value,
    unit: unitOf(measure.unit, currency),
    formula: formulaInWords(formula),
    calculation: isWhole
      ? plain(writeFormula(formula, (operand) => formatFigure(byKey.get(operandKey(operand))?.value ?? 0)))
      : '',
    operands: [...found].map(([operand, each]) => ({
      key: operand.key,
      label: lineLabel(operand.key),
      fiscal_year: each.fiscal_year,
      value: each.value,
      unit: each.unit,
      source: each.source,
      document_id: each.document_id,
      page_number: each.page_number,
      bounding_boxes: each.bounding_boxes,
      quote: each.quote,
    })),
    missing,
  };
}

function operandValue(lines: Lines, { key, yearsBefore }: Operand, when: When): LineValue | undefined {
  const line = lines.find((each) => each.key === key);
  return line?.values.find(
    ({ fiscal_year, fiscal_quarter }) =>
      fiscal_year === when.fiscal_year - yearsBefore && fiscal_quarter === when.fiscal_quarter,
  );
}

/** The formula with the labels of its operands, as "Net income ÷ Revenue × 100". */
export function formulaInWords(formula: string): string {
  return plain(
    writeFormula(formula, ({ key, yearsBefore }) => {
      const label = lineLabel(key);
      if (yearsBefore === 0) return label;
      return yearsBefore === 1 ? `${label} of the year before` : `${label} ${yearsBefore} years before`;
    }),
  );
}

function unitOf(unit: MeasureUnit, currency: string): string {
  if (unit === 'money') return currency;
  return unit === 'money_per_share' ? `${currency}/shares` : unit;
}

function operandLabel({ key, yearsBefore }: Operand, { fiscal_year, fiscal_quarter }: When): string {
  const quarter = fiscal_quarter === null ? '' : `Q${fiscal_quarter} `;
  return `${lineLabel(key)}, ${quarter}fiscal ${fiscal_year - yearsBefore}`;
}

function operandKey({ key, yearsBefore }: Operand): string {
  return `${key}@${yearsBefore}`;
}

function plain(formula: string): string {
  return formula.replace(/\s+/g, ' ').trim();
}

function empty(measure: Measure, when: When): MeasureValue {
  return { ...when, value: null, unit: measure.unit, formula: '', calculation: '', operands: [], missing: [] };
}
