import { formulaInWords, measureOf } from '../company-measures';
import { companyStatements, type FiledStatements } from '../company-statements';
import { expressionOf } from '../formula';
import type { CompanyLine, Period } from '../schema';
import { otherDefinitions, withOtherDefinitions } from './other-definitions';
import { readFigureQuestion, wordsOf, type FigureQuestion } from './read-figure-question';
import { amount, inPeriod, markers, verbOf } from './figure-text.rules';

type FigureSource = { documentId: string; page: number; quote: string };
type FigureOperand = { label: string; value: number; unit: string | null; source: number };
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

/** A figure of a period, worked out or read, with the sources of all that it rests on. */
type Found = {
  value: number;
  unit: string | null;
  when: Pick<Period, 'fiscal_year' | 'fiscal_quarter'>;
  operands: FigureOperand[];
  sources: FigureSource[];
  /** Null for a figure that the filing prints itself. */
  formula: string | null;
  calculation: string;
  expression: (string | number)[];
  isTagged: boolean;
};
type Missing = { missing: string[] };

/**
 * Answers a question for a line item or measure of one company from the stored figures. Null where the question asks
 * for anything else; the names of what is not stated where an operand is missing.
 */
export function answerFromFigures(
  question: string,
  filings: readonly FiledStatements[],
  companyName: string,
): FigureResult | null {
  const asked = readFigureQuestion(question, wordsOf(companyName));
  if (!asked || filings.length === 0) return null;
  const { lines, periods } = companyStatements(filings, asked.quarter !== null);
  const inQuarter = periods.filter(({ fiscal_quarter }) => fiscal_quarter === asked.quarter);
  const year = asked.years.at(-1) ?? inQuarter[0]?.fiscal_year;
  if (year === undefined) return null;
  const now = { fiscal_year: year, fiscal_quarter: asked.quarter };
  const result = answerBy(asked, lines, now);
  const others = otherDefinitions(asked.subject).map((subject) => answerBy({ ...asked, subject }, lines, now));
  return (
    result &&
    withOtherDefinitions(
      result,
      others.filter((other) => other !== null),
      asked.subject,
    )
  );
}

function answerBy(asked: FigureQuestion, lines: readonly CompanyLine[], now: Found['when']): FigureResult | null {
  const current = find(asked, lines, now);
  if ('missing' in current) return current;
  switch (asked.asks) {
    case 'value':
      return { answer: stateValue(asked, current) };
    case 'existence':
      return { answer: withVerdict(current.value > 0, stateValue(asked, current)) };
    case 'threshold':
      return { answer: stateThreshold(asked, current) };
    case 'each':
      return stateEach(asked, lines, current);
    default:
      return compareYears(asked, lines, current);
  }
}

function find({ subject }: FigureQuestion, lines: readonly CompanyLine[], when: Found['when']): Found | Missing {
  const found = measureOf(
    { key: subject.key, label: subject.label, unit: subject.unit ?? 'money', formulas: subject.formulas },
    lines,
    when,
  );
  if (found.value === null)
    return { missing: found.missing.length > 0 ? found.missing : [`${subject.label}, fiscal ${when.fiscal_year}`] };
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

function stateValue(asked: FigureQuestion, found: Found): FigureAnswer {
  const { label, span } = asked.subject;
  const when = span
    ? `over fiscal ${found.when.fiscal_year - span} to ${found.when.fiscal_year}`
    : inPeriod(found.when);
  const words = `${label} ${verbOf(label)} ${amount(found, asked)} ${when}`;
  const working = found.formula === null ? '' : `: ${found.formula} = ${found.calculation}`;
  return {
    answer: `${words}${working}.${markers(found.sources.length)}`,
    sources: found.sources,
    calculation: calculationOf(
      found,
      asked.asks === 'value' ? `${label}, ${when.replace(/^(?:in|over) /, '')}` : undefined,
    ),
    isTagged: found.isTagged,
  };
}

function withVerdict(holds: boolean, stated: FigureAnswer): FigureAnswer {
  return { ...stated, answer: `${holds ? 'Yes' : 'No'}. ${stated.answer}` };
}

function stateThreshold(asked: FigureQuestion, found: Found): FigureAnswer {
  const { isAbove, value } = asked.threshold ?? { isAbove: true, value: 0 };
  return withVerdict(isAbove ? found.value > value : found.value < value, stateValue(asked, found));
}

/** Several years named and nothing compared: each of them. */
function stateEach(asked: FigureQuestion, lines: readonly CompanyLine[], current: Found): FigureResult {
  const earlier = asked.years.slice(0, -1).map((fiscal_year) => find(asked, lines, { ...current.when, fiscal_year }));
  const missing = earlier.flatMap((each) => ('missing' in each ? each.missing : []));
  if (missing.length > 0) return { missing };
  const all = [...earlier.filter((each): each is Found => 'value' in each), current];
  const { label } = asked.subject;
  const { sources } = joined(all);
  const words = all.map((each) => `${amount(each, asked)} ${inPeriod(each.when)}`);
  const listed = `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
  const answer = `${label} ${verbOf(label)} ${listed}.${markers(sources.length)}`;
  return { answer: { answer, sources, calculation: null, isTagged: all.every(({ isTagged }) => isTagged) } };
}

function compareYears(asked: FigureQuestion, lines: readonly CompanyLine[], now: Found): FigureResult | null {
  const base = asked.years.length > 1 ? (asked.years[0] ?? 0) : now.when.fiscal_year - 1;
  const before = find(asked, lines, { ...now.when, fiscal_year: base });
  if ('missing' in before) return before;
  const { label } = asked.subject;
  const { operands, sources } = joined([now, before]);
  const isTagged = now.isTagged && before.isTagged;
  const words = `${amount(now, asked)} ${inPeriod(now.when)}, after ${amount(before, asked)} ${inPeriod(before.when)}`;
  const difference = now.value - before.value;
  const isShare = now.unit === 'percent' || now.unit === 'ratio' || now.unit === 'days';
  // A share of a loss or of nothing says nothing.
  const inMoney = isShare || asked.scale !== null || before.value <= 0 || asked.asks === 'direction';
  const value = inMoney ? difference : (now.value / before.value - 1) * 100;
  const unit = !inMoney ? 'percent' : now.unit === 'percent' ? 'percentage points' : now.unit;
  const named = `${label} of fiscal ${now.when.fiscal_year}`;
  const earlier = `${label} of fiscal ${before.when.fiscal_year}`;
  const formula = inMoney ? `${named} − ${earlier}` : `(${named} ÷ ${earlier} − 1) × 100`;
  const offset = now.operands.length;
  const shifted = before.expression.map((part) => (typeof part === 'number' ? part + offset : part));
  const [late, early] = [grouped(now.expression), grouped(shifted)];
  const expression = inMoney ? [...late, '−', ...early] : ['(', ...late, '÷', ...early, '− 1 )', '× 100'];
  const calculation = { value, unit, formula, operands, expression };
  const by = amount(
    { value: Math.abs(value), unit },
    { ...asked, decimals: asked.decimals ?? (unit === 'percent' ? 1 : null) },
  );
  if (asked.asks === 'direction') {
    const holds = asked.direction === 'up' ? difference > 0 : difference < 0;
    const moved = difference === 0 ? 'no change' : `${difference < 0 ? 'a decrease' : 'an increase'} of ${by}`;
    const answer = `${holds ? 'Yes' : 'No'}. ${label} ${verbOf(label)} ${words}: ${moved}.${markers(sources.length)}`;
    return { answer: { answer, sources, calculation, isTagged } };
  }
  const verb = difference < 0 ? 'decreased' : 'increased';
  const pronoun = verbOf(label) === 'were' ? 'they were' : 'it was';
  const answer = `${label} ${verb} by ${by}: ${pronoun} ${words}.${markers(sources.length)}`;
  return { answer: { answer, sources, calculation, isTagged } };
}

/** The operands of several figures with their sources numbered through. */
function joined(all: readonly Found[]): { operands: FigureOperand[]; sources: FigureSource[] } {
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

function grouped(parts: readonly (string | number)[]): (string | number)[] {
  return parts.length > 1 ? ['(', ...parts, ')'] : [...parts];
}

function calculationOf(
  { value, unit, formula, operands, expression }: Found,
  label: string | undefined,
): FigureAnswer['calculation'] {
  return formula === null ? null : { value, unit, formula, operands, expression, ...(label ? { label } : {}) };
}
