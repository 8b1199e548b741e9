import { describe, expect, it } from 'vitest';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { readStatementTables } from './read-statement-tables';

const WIDTH = 6;

/** A page of lines whose characters are side by side, cells separated by wide gaps at fixed columns. */
function pageOf(page: number, rows: readonly (string | readonly string[])[]): PageLayout {
  let text = '';
  const lines = rows.map((row, index): TextLine => {
    const cells = typeof row === 'string' ? [row] : row;
    const start = text.length;
    let line = '';
    const edges: number[] = [];
    cells.forEach((cell, column) => {
      if (column > 0) {
        line += '   ';
        edges.push(...[0, 0, 0, 0, 0, 0]);
      }
      // Labels begin at the left margin, numbers end at their column.
      const left = column === 0 ? 40 : 300 + 90 * column - cell.length * WIDTH;
      for (let at = 0; at < cell.length; at += 1) edges.push(left + at * WIDTH, left + (at + 1) * WIDTH);
      line += cell;
    });
    text += `${line}\n`;
    const y = 780 - 12 * index;
    const role = 'text' as const;
    return {
      text: line,
      start,
      x: 40,
      y,
      width: 500,
      height: 10,
      edges,
      fontSize: 10,
      isBold: false,
      isItalic: false,
      role,
    };
  });
  return { page, width: 612, height: 792, text, lines };
}

const COVER = pageOf(1, ['ANNUAL REPORT', 'For the fiscal year ended December 31, 2024']);
const INCOME = pageOf(2, [
  'CONSOLIDATED STATEMENTS OF INCOME',
  '(In millions, except per share data)',
  'Year Ended December 31,',
  ['', '2024', '2023', '2022'],
  'Revenues',
  ['Chips', '3,000', '2,600', '2,000'],
  ['Boards', '1,812', '1,700', '1,500'],
  ['', '4,812', '4,300', '3,500'],
  ['Cost of sales', '(2,118)', '(1,957)', '(1,600)'],
  ['Gross profit', '2,694', '2,343', '1,900'],
  ['Operating expenses', '(1,654)', '(1,547)', '(1,200)'],
  ['Operating income', '1,040', '796', '700'],
  ['Interest expense', '(43)', '(40)', '(30)'],
  ['Income before income taxes', '997', '756', '670'],
  ['Benefit (provision) for income taxes', '(190)', '(163)', '30'],
  ['Net income', '$ 807', '593', '700'],
  'Earnings per share',
  ['Basic', '8.07', '5.93', '7.00'],
  ['Diluted', '8.00', '5.90', '6.95'],
  'Weighted average shares outstanding',
  ['Basic', '100', '100', '100'],
  ['Diluted', '101', '100', '101'],
]);
const BALANCE = pageOf(3, [
  'CONSOLIDATED BALANCE SHEETS',
  '(In millions)',
  'December 31,',
  ['', '2024', '2023'],
  'Current assets:',
  ['Cash and cash equivalents', '1,414', '1,538'],
  ['Accounts receivable, net', '713', '639'],
  ['Inventories', '1,014', '973'],
  ['Total current assets', '3,141', '3,150'],
  ['Goodwill', '5,609', '5,182'],
  ['Total assets', '8,750', '8,332'],
  'Current liabilities:',
  ['Accounts payable', '473', '427'],
  ['Long-term debt due within one year', '915', '477'],
  ['Total current liabilities', '1,388', '904'],
  ['Long-term debt', '3,090', '3,510'],
  ['Total liabilities', '4,478', '4,414'],
  ["Total shareholders' equity", '4,272', '3,918'],
  ['Total liabilities and equity', '8,750', '8,332'],
]);

const valuesOf = (concept: string, pages = [COVER, INCOME, BALANCE]) =>
  readStatementTables(pages)
    .financials.filter((fact) => fact.concept === concept)
    .map(({ value }) => value);

describe('statements read from tables', () => {
  it('tells a sum without a label by the heading that it closes, and keeps its parts apart', () => {
    expect(valuesOf('us-gaap:Revenues')).toEqual([4_812e6, 4_300e6, 3_500e6]);
    expect(valuesOf('table:Chips')).toEqual([3_000e6, 2_600e6, 2_000e6]);
  });

  it('gives costs as positive amounts, taxes by what they take away', () => {
    expect(valuesOf('us-gaap:CostOfRevenue')).toEqual([2_118e6, 1_957e6, 1_600e6]);
    expect(valuesOf('us-gaap:InterestExpense')).toEqual([43e6, 40e6, 30e6]);
    expect(valuesOf('us-gaap:IncomeTaxExpenseBenefit')).toEqual([190e6, 163e6, -30e6]);
  });

  it('scales no amount per share, and counts shares so that they make up the earnings', () => {
    expect(valuesOf('us-gaap:EarningsPerShareDiluted')).toEqual([8, 5.9, 6.95]);
    expect(valuesOf('us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding')).toEqual([101e6, 100e6, 101e6]);
  });

  it('tells the periods of the columns, the page, and which sums come out', () => {
    const { financials, withheld } = readStatementTables([COVER, INCOME, BALANCE]);
    const assets = financials.filter(({ concept }) => concept === 'us-gaap:Assets');
    expect(assets).toMatchObject([
      { periodStart: null, periodEnd: '2024-12-31', value: 8_750e6, page: 3, check: 'ok', source: 'table' },
      { periodEnd: '2023-12-31', value: 8_332e6 },
    ]);
    expect(assets[0]?.quote).toBe('Total assets   8,750   8,332');
    expect(assets[0]?.boxes[0]).toMatchObject({ page: 3 });
    expect(financials.find(({ concept }) => concept === 'us-gaap:NetIncomeLoss')).toMatchObject({
      periodStart: '2024-01-01',
      periodEnd: '2024-12-31',
    });
    expect(financials.find(({ concept }) => concept === 'dei:DocumentFiscalPeriodFocus')?.text).toBe('FY');
    expect(valuesOf('us-gaap:DebtCurrent')).toEqual([915e6, 477e6]);
    expect(withheld).toEqual([]);
  });

  it('marks the one column in which a sum does not come out', () => {
    const lines = INCOME.lines.map(({ text }) => (text === '' ? [''] : text.split('   ')));
    const wrong = pageOf(
      2,
      lines.map((cells) => (cells[1] === '4,812' ? ['', '4,812', '4,300', '3,600'] : cells)),
    );
    const checks = readStatementTables([COVER, wrong])
      .financials.filter(({ concept }) => concept === 'us-gaap:Revenues')
      .map(({ check }) => check);
    expect(checks[2]).not.toBe('ok');
  });

  it('takes what is left where the whole amount and an allowance are printed above it', () => {
    const rows = BALANCE.lines.map(({ text }) => text.split('   '));
    const at = rows.findIndex(([label]) => label === 'Accounts receivable, net');
    const parts = [
      ['Accounts receivable', '750', '670'],
      ['Less allowance', '(37)', '(31)'],
    ];
    const page = pageOf(3, rows.toSpliced(at, 0, ...parts));
    expect(valuesOf('us-gaap:AccountsReceivableNetCurrent', [COVER, page])).toEqual([713e6, 639e6]);
  });

  it('withholds a statement whose scale or periods are not told, and says why', () => {
    const rows = (skip: RegExp) =>
      BALANCE.lines.map(({ text }) => text.split('   ')).filter((cells) => !skip.test(cells.join(' ')));
    expect(readStatementTables([COVER, pageOf(3, rows(/In millions/))])).toEqual({
      financials: [],
      withheld: [{ statement: 'balance', page: 3, reason: 'it does not state the unit of its amounts' }],
    });
    expect(readStatementTables([COVER, pageOf(3, rows(/2024 2023/))]).withheld).toEqual([
      { statement: 'balance', page: 3, reason: 'the periods of its columns could not be determined' },
    ]);
  });

  it.each(['Condensed Parent Company Balance Sheets', 'Pro Forma Consolidated Balance Sheets', 'See Balance Sheets'])(
    'takes no other statement for that of the company: %s',
    (title) => {
      const rows = BALANCE.lines.map(({ text }) => text.split('   '));
      expect(readStatementTables([COVER, pageOf(3, [[title], ...rows.slice(1)])]).financials).toEqual([]);
    },
  );

  it('reads a balance sheet that does not part what is current, and nothing below its second total', () => {
    const short = pageOf(3, [
      'CONDENSED CONSOLIDATED BALANCE SHEETS',
      '(In millions)',
      'December 31,',
      ['', '2024', '2023'],
      ['Cash and cash equivalents', '689', '775'],
      ['Trade receivables, net', '1,875', '1,935'],
      ['Inventories, net', '2,213', '2,439'],
      ['Property, plant and equipment, net', '3,762', '3,646'],
      ['Total assets', '8,539', '8,795'],
      ['Trade payables', '2,690', '3,073'],
      ['Short-term debt and current portion of long-term debt', '93', '150'],
      ['Long-term debt, less current portion', '4,000', '4,000'],
      ["Shareholders' equity", '1,756', '1,572'],
      ["Total liabilities and shareholders' equity", '8,539', '8,795'],
      '(1) Includes cash that is held for sale.',
      ['Net debt', '3,404', '3,375'],
    ]);
    const read = readStatementTables([COVER, short]).financials.filter(({ periodEnd }) => periodEnd === '2024-12-31');
    expect(new Map(read.map(({ concept, value }) => [concept, value]))).toEqual(
      new Map<string, number | null>([
        ['dei:DocumentPeriodEndDate', null],
        ['dei:DocumentFiscalPeriodFocus', null],
        ['us-gaap:CashAndCashEquivalentsAtCarryingValue', 689e6],
        ['us-gaap:AccountsReceivableNetCurrent', 1_875e6],
        ['us-gaap:InventoryNet', 2_213e6],
        ['us-gaap:PropertyPlantAndEquipmentNet', 3_762e6],
        ['us-gaap:Assets', 8_539e6],
        ['us-gaap:AccountsPayableCurrent', 2_690e6],
        ['us-gaap:DebtCurrent', 93e6],
        ['us-gaap:LongTermDebtNoncurrent', 4_000e6],
        ['us-gaap:StockholdersEquity', 1_756e6],
        ['us-gaap:LiabilitiesAndStockholdersEquity', 8_539e6],
      ]),
    );
  });
});
