import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { formulaAsText } from '@/lib/format/formula-text';
import { operandsOf, writeFormula } from '../formula';
import { MEASURES } from '../measures';
import type { CompanyFinancials, CompanyMeasure, LineValue, Period } from '../schema';

type Row = (CellObject | null)[];
type Cells = Map<string, string>;

const FORMATS: Readonly<Record<CompanyMeasure['unit'], string>> = {
  percent: '0.0',
  ratio: '0.00',
  days: '0.0',
  money: '#,##0',
  money_per_share: '0.00',
};
const TITLES = { income: 'Income statement', balance: 'Balance sheet', cash_flow: 'Cash flow' } as const;
const FIRST_VALUE_COLUMN = 2;

/**
 * One sheet with the statements, values as numbers in full units, and the measures as formulas that refer to them; one
 * with the place of every value.
 */
export function renderFinancialsXlsx(source: {
  company: string;
  financials: CompanyFinancials;
}): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, statementSheet(source.company, source.financials), 'financials');
  utils.book_append_sheet(book, sourceSheet(source.financials), 'sources');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

function statementSheet(company: string, { lines, measures, periods }: CompanyFinancials): WorkSheet {
  const rows: Row[] = [
    [text(company)],
    [text('Line item'), text('Unit'), ...periods.map((period) => text(periodTitle(period)))],
  ];
  const cells: Cells = new Map();
  for (const statement of ['income', 'balance', 'cash_flow'] as const) {
    const own = lines.filter((line) => line.statement === statement);
    if (own.length === 0) continue;
    rows.push([text(TITLES[statement])]);
    for (const line of own) {
      const values = periods.map((period) => line.values.find((value) => isOf(value, period)));
      values.forEach((value, index) => {
        const address = utils.encode_cell({ r: rows.length, c: FIRST_VALUE_COLUMN + index });
        if (value && periods[index]) cells.set(cellKey(line.key, periods[index]), address);
      });
      rows.push([text(line.label), text(values.find(Boolean)?.unit ?? ''), ...values.map(numberCell)]);
    }
  }
  rows.push([text('Measures')]);
  for (const measure of measures)
    rows.push([
      text(measure.label),
      text(unitOf(measure)),
      ...periods.map((period) => measureCell(measure, period, cells)),
      text(measure.formula),
    ]);
  return toSheet(rows, [44, 12, ...periods.map(() => 18), 60]);
}

/** The formula over the cells of its operands; the value alone where an operand is not on the sheet. */
function measureCell(measure: CompanyMeasure, period: Period, cells: Cells): CellObject | null {
  const found = measure.values.find((value) => isOf(value, period));
  if (found?.value === null || found?.value === undefined) return null;
  const addressOf = (key: string, yearsBefore: number) =>
    cells.get(cellKey(key, { ...period, fiscal_year: period.fiscal_year - yearsBefore }));
  const formula = (MEASURES.find(({ key }) => key === measure.key)?.formulas ?? []).find((each) =>
    operandsOf(each).every(({ key, yearsBefore, isOptional }) => isOptional || addressOf(key, yearsBefore)),
  );
  const cell: CellObject = { t: 'n', v: found.value, z: FORMATS[measure.unit] };
  if (formula === undefined) return cell;
  const written = writeFormula(formula, ({ key, yearsBefore }) => addressOf(key, yearsBefore) ?? '0');
  return { ...cell, f: written.replace(/÷/g, '/').replace(/×/g, '*').replace(/−/g, '-').replace(/\s+/g, '') };
}

function sourceSheet({ lines }: CompanyFinancials): WorkSheet {
  const head = ['Line item', 'Period', 'Value', 'Unit', 'Concept', 'Document', 'Page', 'Words', 'Restated from'];
  const rows = lines.flatMap((line) =>
    line.values.map((value): Row => [
      text(line.label),
      text(periodTitle(value)),
      numberCell(value),
      text(value.unit ?? ''),
      text(value.concept),
      text(value.document_id),
      value.page_number === null ? null : { t: 'n', v: value.page_number },
      text(value.quote),
      value.original ? { t: 'n', v: value.original.value, z: '#,##0.##' } : null,
    ]),
  );
  return toSheet([head.map(text), ...rows], [36, 12, 20, 12, 44, 38, 8, 70, 20]);
}

function toSheet(rows: Row[], widths: number[]): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
}

function numberCell(value: LineValue | undefined): CellObject | null {
  return value ? { t: 'n', v: value.value, z: Number.isInteger(value.value) ? '#,##0' : '#,##0.00' } : null;
}

function text(value: string): CellObject {
  return { t: 's', v: formulaAsText(value) };
}

function unitOf({ unit, values }: CompanyMeasure): string {
  return unit === 'money' || unit === 'money_per_share'
    ? (values.find(({ value }) => value !== null)?.unit ?? '')
    : unit;
}

type When = Pick<Period, 'fiscal_year' | 'fiscal_quarter'>;

function periodTitle({ fiscal_year, fiscal_quarter }: When): string {
  return fiscal_quarter === null ? `FY${fiscal_year}` : `Q${fiscal_quarter} FY${fiscal_year}`;
}

function isOf(one: When, other: When): boolean {
  return one.fiscal_year === other.fiscal_year && one.fiscal_quarter === other.fiscal_quarter;
}

function cellKey(key: string, { fiscal_year, fiscal_quarter }: When): string {
  return `${key}|${fiscal_year}|${fiscal_quarter ?? 0}`;
}
