import { MISSING } from '@/lib/format/numbers';
import type { CompanyLine, CompanyMeasure, LineValue, MeasureValue, Period } from '@/lib/financials/schema';

const MILLION = 1e6;

/** A figure as shown in the table: money and shares in millions, amounts per share in full, outflows in brackets. */
export function figureText({ value, unit }: Pick<LineValue, 'value' | 'unit'>, isOutflow: boolean): string {
  const isPerShare = unit?.includes('/') ?? false;
  const shown = isPerShare ? value : value / MILLION;
  const digits = isPerShare ? 2 : 0;
  const text = Math.abs(shown).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (isOutflow ? shown > 0 : shown < 0) && Number(text.replace(/,/g, '')) !== 0 ? `(${text})` : text;
}

/**
 * A measure as shown in the table; percents are values such as 12.5, negative values are in brackets, null is a dash.
 */
export function measureText(
  { value, unit }: Pick<MeasureValue, 'value' | 'unit'>,
  kind: CompanyMeasure['unit'],
): string {
  if (value === null) return MISSING;
  if (kind === 'money' || kind === 'money_per_share') return figureText({ value, unit }, false);
  const digits = kind === 'ratio' ? 2 : 1;
  const text = Math.abs(value).toFixed(digits);
  const sign = kind === 'percent' ? '%' : '';
  return value < 0 && Number(text) !== 0 ? `(${text}${sign})` : `${text}${sign}`;
}

export type When = Pick<Period, 'fiscal_year' | 'fiscal_quarter'>;

/** "FY2025", "Q2 FY2025". */
export function periodTitle({ fiscal_year, fiscal_quarter }: When): string {
  return fiscal_quarter === null ? `FY${fiscal_year}` : `Q${fiscal_quarter} FY${fiscal_year}`;
}

/** The value of a period; undefined when there is none. `fiscal_quarter` null means the whole year. */
export function valueOf<T extends When>(values: readonly T[], when: When): T | undefined {
  return values.find((value) => value.fiscal_year === when.fiscal_year && value.fiscal_quarter === when.fiscal_quarter);
}

/** Accessible name of a figure, in the table and on the page. */
export function figureLabel(line: Pick<CompanyLine, 'label' | 'is_outflow'>, value: LineValue): string {
  const page = value.page_number === null ? '' : `, page ${value.page_number}`;
  return `${line.label}, ${periodTitle(value)}: ${figureText(value, line.is_outflow)}${page}`;
}

/** The id of a figure, which its source in the viewer shares. */
export function figureId(key: string, when: When): string {
  return `${key}:${when.fiscal_year}:${when.fiscal_quarter ?? 0}`;
}

/** The unit of the amounts, shown once above the table. */
export function unitNote(lines: readonly CompanyLine[]): string {
  const currency = lines.flatMap(({ values }) => values).find(({ unit }) => unit && /^[A-Z]{3}$/.test(unit))?.unit;
  return `${currency === 'USD' ? '$' : (currency ?? '$')} millions, except per share`;
}
