import { measureOf } from '../company-measures';
import { companyStatements, type FiledStatements } from '../company-statements';
import { MEASURES } from '../measures';
import type { CompanyLine, LineValue, Period } from '../schema';
import { lineItem } from '../vocabulary';
import { readFigureQuestion, wordsOf, type FigureQuestion } from './read-figure-question';

type FigureSource = { documentId: string; page: number; quote: string };
type FigureOperand = { label: string; value: number; unit: string | null; source: number };
type FigureAnswer = {
  /** Markers refer to `sources` by position. */
  answer: string;
  sources: FigureSource[];
  calculation: { value: number; unit: string | null; formula: string; operands: FigureOperand[] } | null;
};
export type FigureResult = { answer: FigureAnswer } | { missing: string[] };

/** Labels that are spoken of in the plural. */
const PLURAL =
  /\b(?:expenditures|assets|liabilities|taxes|inventories|equivalents|investments|repurchases|dividends paid)$|^average shares/i;

/** A figure of a period, worked out or read, with the sources of all that it rests on. */
type Found = {
  value: number;
  unit: string | null;
  when: Period;
  operands: FigureOperand[];
  sources: FigureSource[];
  formula: string | null;
};

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
  const year = asked.years.length > 0 ? Math.max(...asked.years) : inQuarter[0]?.fiscal_year;
  const now = inQuarter.find(({ fiscal_year }) => fiscal_year === year);
  if (!now) return null;
  const current = find(asked, lines, now);
  if ('missing' in current) return current;
  if (asked.asks === 'value') return { answer: stateValue(asked, current) };
  if (asked.asks === 'threshold') return { answer: stateThreshold(asked, current) };
  const base = asked.years.length > 1 ? Math.min(...asked.years) : now.fiscal_year - 1;
  const before = find(asked, lines, { ...now, fiscal_year: base });
  if ('missing' in before) return before;
  return stateChange(asked, current, before);
}

function find({ subject }: FigureQuestion, lines: readonly CompanyLine[], when: Period): Found | { missing: string[] } {
  if (subject.kind === 'line') {
    const line = lines.find(({ key }) => key === subject.key);
    const value = line?.values.find((each) => isOf(each, when));
    if (!line || !value || value.page_number === null)
      return { missing: [`${line?.label ?? subject.key}, fiscal ${when.fiscal_year}`] };
    return { value: value.value, unit: value.unit, when, ...oneOperand(line, value), formula: null };
  }
  const measure = MEASURES.find(({ key }) => key === subject.key);
  const found = measure && measureOf(measure, lines, when);
  if (!found || found.value === null) return { missing: found?.missing ?? [] };
  const sources: FigureSource[] = found.operands.flatMap(({ document_id, page_number, quote }) =>
    page_number === null ? [] : [{ documentId: document_id, page: page_number, quote }],
  );
  if (sources.length < found.operands.length)
    return { missing: found.operands.map(({ label }) => `${label} on a page`) };
  const operands = found.operands.map(({ label, fiscal_year, value, unit }, source) => ({
    label: fiscal_year === when.fiscal_year ? label : `${label}, fiscal ${fiscal_year}`,
    value,
    unit,
    source,
  }));
  return {
    value: found.value,
    unit: found.unit,
    when,
    operands,
    sources,
    formula: `${found.formula} = ${found.calculation}`,
  };
}

function oneOperand(line: CompanyLine, value: LineValue): Pick<Found, 'operands' | 'sources'> {
  const label = `${line.label}, fiscal ${value.fiscal_year}`;
  return {
    operands: [{ label, value: value.value, unit: value.unit, source: 0 }],
    sources: [{ documentId: value.document_id, page: value.page_number ?? 1, quote: value.quote }],
  };
}

function stateValue(asked: FigureQuestion, found: Found): FigureAnswer {
  const words = `${capital(nameOf(asked))} ${verbOf(asked)} ${amount(found, asked)} ${inPeriod(found.when)}`;
  const working = found.formula === null ? '' : `: ${found.formula}`;
  return { answer: `${words}${working}.${markers(found)}`, sources: found.sources, calculation: calculationOf(found) };
}

function stateThreshold(asked: FigureQuestion, found: Found): FigureAnswer {
  const { isAbove, value } = asked.threshold ?? { isAbove: true, value: 0 };
  const holds = isAbove ? found.value > value : found.value < value;
  const stated = stateValue(asked, found);
  return { ...stated, answer: `${holds ? 'Yes' : 'No'}. ${stated.answer}` };
}

function stateChange(asked: FigureQuestion, now: Found, before: Found): FigureResult | null {
  const sources = [...now.sources, ...before.sources];
  const shifted = before.operands.map((operand) => ({ ...operand, source: operand.source + now.sources.length }));
  const both = { ...now, sources, operands: [...now.operands, ...shifted] };
  const words = `${amount(now, asked)} ${inPeriod(now.when)}, after ${amount(before, asked)} ${inPeriod(before.when)}`;
  const difference = now.value - before.value;
  if (asked.asks === 'direction') {
    const holds = asked.direction === 'up' ? difference > 0 : difference < 0;
    const answer = `${holds ? 'Yes' : 'No'}. ${capital(nameOf(asked))} ${verbOf(asked)} ${words}.${markers(both)}`;
    return { answer: { answer, sources, calculation: null } };
  }
  const isShare = now.unit === 'percent' || now.unit === 'ratio' || now.unit === 'days';
  if (!isShare && asked.scale === null && before.value <= 0) return null;
  const inMoney = isShare || asked.scale !== null;
  const value = inMoney ? difference : (now.value / before.value - 1) * 100;
  const unit = !inMoney ? 'percent' : now.unit === 'percent' ? 'percentage points' : now.unit;
  const label = capital(nameOf(asked));
  const formula = inMoney
    ? `${label} of fiscal ${now.when.fiscal_year} − ${label} of fiscal ${before.when.fiscal_year}`
    : `(${label} of fiscal ${now.when.fiscal_year} ÷ ${label} of fiscal ${before.when.fiscal_year} − 1) × 100`;
  const by = inMoney
    ? amount({ value: Math.abs(value), unit }, asked)
    : `${Math.abs(value).toFixed(asked.decimals ?? 1)}%`;
  const verb = difference < 0 ? 'decreased' : 'increased';
  const answer = `${label} ${verb} by ${by}: ${verbOf(asked) === 'were' ? 'they were' : 'it was'} ${words}.${markers(both)}`;
  return { answer: { answer, sources, calculation: { value, unit, formula, operands: both.operands } } };
}

function calculationOf({ value, unit, formula, operands }: Found): FigureAnswer['calculation'] {
  return formula === null ? null : { value, unit, formula: formula.split(' = ')[0] ?? formula, operands };
}

function amount({ value, unit }: { value: number; unit: string | null }, { scale, decimals }: FigureQuestion): string {
  if (unit === 'percent') return `${fixed(value, decimals ?? 1)}%`;
  if (unit === 'percentage points') return `${fixed(value, decimals ?? 1)} percentage points`;
  if (unit === 'ratio') return fixed(value, decimals ?? 2);
  if (unit === 'days') return `${fixed(value, decimals ?? 1)} days`;
  const sign = value < 0 ? '-' : '';
  const money = unit?.startsWith('USD') ? '$' : '';
  const other = unit && money === '' && /^[A-Z]{3}/.test(unit) ? `${unit.slice(0, 3)} ` : '';
  if (unit?.includes('/')) return `${sign}${money}${other}${fixed(Math.abs(value), 2)} per share`;
  const counted = scale ?? (Math.abs(value) >= 1e6 ? 1e6 : 1);
  const word = { 1e3: ' thousand', 1e6: ' million', 1e9: ' billion' }[counted] ?? '';
  const shown = Math.abs(value) / counted;
  const digits = decimals ?? (Number.isInteger(shown) ? 0 : 2);
  const noun = unit === 'shares' ? ' shares' : '';
  return `${sign}${money}${other}${fixed(shown, digits)}${word}${noun}`;
}

function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function nameOf({ subject }: FigureQuestion): string {
  const measure = subject.kind === 'measure' ? MEASURES.find(({ key }) => key === subject.key) : undefined;
  return measure?.label ?? lineItem(subject.key)?.label ?? subject.key;
}

function verbOf(asked: FigureQuestion): 'was' | 'were' {
  return PLURAL.test(nameOf(asked)) ? 'were' : 'was';
}

function inPeriod({ fiscal_year, fiscal_quarter }: Period): string {
  return fiscal_quarter === null
    ? `in fiscal ${fiscal_year}`
    : `in the quarter Q${fiscal_quarter} of fiscal ${fiscal_year}`;
}

function markers({ sources }: Pick<Found, 'sources'>): string {
  return sources.map((_source, index) => `\u00a0[${index + 1}]`).join('');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isOf(
  one: Pick<Period, 'fiscal_year' | 'fiscal_quarter'>,
  other: Pick<Period, 'fiscal_year' | 'fiscal_quarter'>,
) {
  return one.fiscal_year === other.fiscal_year && one.fiscal_quarter === other.fiscal_quarter;
}
