import { read, utils } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { companyMeasures } from './company-measures';
import { companyStatements } from './company-statements';
import { renderFinancialsXlsx } from './export/render-financials-xlsx';
import { evaluate, operandsOf } from './formula';
import { MEASURES } from './measures';
import { annual, balance, flow } from './statements.fixture';
import { lineItem } from './vocabulary';

const YEAR = annual(2024, [
  flow('Revenues', 4_812e6),
  flow('Revenues', 4_300e6, 2023),
  flow('CostOfRevenue', 2_118e6),
  flow('NetIncomeLoss', 807e6),
  balance('AccountsPayableCurrent', 473e6),
  balance('Assets', 8_750e6),
  balance('Assets', 8_332e6, 2023),
]);
const statements = companyStatements([YEAR], false);
const measures = companyMeasures(statements.lines, statements.periods);
const of = (key: string, index = 0) => measures.find((measure) => measure.key === key)?.values[index];

describe('measures', () => {
  it('say value, unit, formula and the place of every operand', () => {
    expect(of('days_payable')).toMatchObject({
      fiscal_year: 2024,
      unit: 'days',
      formula: 'Accounts payable ÷ Cost of revenue × 365',
      calculation: '473 ÷ 2,118 × 365',
      operands: [
        { key: 'accounts_payable', value: 473e6, page_number: 10, document_id: '10-K 2024' },
        { key: 'cost_of_revenue', value: 2_118e6 },
      ],
    });
    expect(of('days_payable')?.value).toBeCloseTo(81.51, 2);
    expect(of('revenue_growth')?.value).toBeCloseTo(11.907, 3);
  });

  it('average two balances where they are defined so', () => {
    expect(of('return_on_assets')?.value).toBeCloseTo((807 / ((8_750 + 8_332) / 2)) * 100, 6);
  });

  it('take the next formula where a line is not reported', () => {
    expect(of('gross_margin')?.value).toBeCloseTo(((4_812 - 2_118) / 4_812) * 100, 6);
  });

  it('name what is missing instead of a value', () => {
    expect(of('days_inventory')).toMatchObject({ value: null, missing: ['Inventories, fiscal 2024'] });
    expect(of('revenue_growth', 1)).toMatchObject({ value: null, missing: ['Revenue, fiscal 2022'] });
  });

  it('have formulas that can be read, over line items that there are', () => {
    for (const { formulas } of MEASURES)
      for (const formula of formulas) {
        expect(operandsOf(formula).every(({ key }) => lineItem(key))).toBe(true);
        expect(evaluate(formula, () => 2)).not.toBeNaN();
      }
  });
});

describe('formulas', () => {
  it('are evaluated as they are written', () => {
    expect(evaluate('2 + 3 × 4', () => 0)).toBe(14);
    expect(evaluate('(2 + 3) × 4 − 1', () => 0)).toBe(19);
    expect(evaluate('8 − 4 − 2', () => 0)).toBe(2);
    expect(evaluate('({a} ÷ {a@3}) ^ (1 ÷ 3) − 1', ({ yearsBefore }) => (yearsBefore ? 1 : 8))).toBeCloseTo(1, 10);
  });

  it('have no result where they divide by nothing', () => {
    expect(evaluate('{a} ÷ {b?}', ({ key }) => (key === 'a' ? 1 : 0))).toBeNull();
  });
});

describe('the workbook', () => {
  it('has figures as numbers and measures as formulas over them', () => {
    const bytes = renderFinancialsXlsx({ company: '=Company', financials: { ...statements, measures } });
    const sheet = read(bytes, { cellFormula: true }).Sheets.financials ?? {};
    const rows = utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 });
    expect(rows[0]?.[0]).toBe("'=Company");
    const rowOf = (label: string) => rows.findIndex((row) => row[0] === label);
    const cellOf = (label: string) => sheet[utils.encode_cell({ r: rowOf(label), c: 2 })] as { v: number; f?: string };
    expect(cellOf('Accounts payable').v).toBe(473e6);
    const [payable, cost] = ['Accounts payable', 'Cost of revenue'].map((label) => `C${rowOf(label) + 1}`);
    expect(cellOf('Days payable')).toMatchObject({ f: `${payable}/${cost}*365` });
    expect(cellOf('Days payable').v).toBeCloseTo(81.51, 2);
  });
});
