import type { PageLayout } from '@/lib/pdf/types';
import { rowAround } from '@/lib/xbrl/locate-facts';
import type { ReadFinancial } from '../read-financials';
import { checkSums } from './check-sums';
import { coverPeriod, type CoverPeriod } from './cover-period';
import { findStatements, type FoundStatement, type StatementRow, type WithheldStatement } from './find-statements';
import { matchRows } from './match-rows';
import { plainLabel, type PrintedNumber } from './row-cells';
import type { RowRule } from './rules/row-rule';

const PER_SHARE = /per (?:common |ordinary |diluted |basic )*(?:share|unit)/;
const NOT_MONEY = /\bshares\b(?!.*equity)|percent|ratio|margin %/;
const SHARE_SCALES = [1, 1e3, 1e6];
/** Earnings per share times shares differ from earnings by rounding and by preferred dividends. */
const SHARES_FIT = 0.06;

export type StatementTables = { financials: ReadFinancial[]; withheld: WithheldStatement[] };

/** The three statements of a filing from the tables of its pages, for filings that tag no figures. Never throws. */
export function readStatementTables(pages: readonly PageLayout[]): StatementTables {
  const cover = coverPeriod(pages);
  const { found, withheld } = findStatements(pages, cover?.end ?? null);
  const layouts = new Map(pages.map((page) => [page.page, page]));
  const order: FoundStatement['statement'][] = ['income', 'balance', 'cash_flow'];
  const sorted = found.toSorted((a, b) => order.indexOf(a.statement) - order.indexOf(b.statement));
  const financials = sorted.flatMap((statement) => figuresOf(statement, layouts));
  if (financials.length === 0) return { financials: [], withheld };
  return { financials: [...(cover ? coverFacts(cover, sorted, layouts) : []), ...financials], withheld };
}

function figuresOf(found: FoundStatement, layouts: ReadonlyMap<number, PageLayout>): ReadFinancial[] {
  const matched = matchRows(found.statement, found.rows);
  const checks = checkSums(
    found.rows.map(({ numbers }) => ({ values: numbers.map((number) => number?.value ?? null) })),
    1,
  );
  const shareScale = sharesScale(found, matched);
  const taxSign = signOfTax(found, matched);
  return found.rows.flatMap((row, at) => {
    const rule = matched.get(at);
    const check = checks[at];
    return row.numbers.flatMap((number, column): ReadFinancial[] => {
      const period = found.periods[column];
      const layout = layouts.get(row.page);
      if (!number || !period || !layout || number.value === null) return [];
      const scaled = scaledValue(number, row, rule, found.scale, shareScale);
      if (!scaled) return [];
      const isMisfit = check?.misfit === column;
      const sign = rule?.key === 'income_tax' ? taxSign : 1;
      const value = rule?.isOutgoing ? Math.abs(scaled.value) : sign * scaled.value;
      return [
        {
          concept: rule ? `us-gaap:${conceptOf(rule, found, matched)}` : `table:${nameOf(row.label)}`,
          statement: found.statement,
          periodStart: period.start,
          periodEnd: period.end,
          value,
          text: null,
          unit:
            scaled.unit === 'money'
              ? found.currency
              : scaled.unit === 'per_share'
                ? `${found.currency}/shares`
                : 'shares',
          decimals: decimalsOf(number, scaled.scale),
          dimensions: {},
          source: 'table',
          check: isMisfit ? 'failed' : check?.isOk ? 'ok' : 'unchecked',
          page: row.page,
          ...rowAround(layout, { page: row.page, charStart: number.start, charEnd: number.end }),
          otherPages: [],
        },
      ];
    });
  });
}

type Scaled = { value: number; unit: 'money' | 'per_share' | 'shares'; scale: number };

function scaledValue(
  { value }: PrintedNumber,
  { label, group }: StatementRow,
  rule: RowRule | undefined,
  scale: number,
  shareScale: number | null,
): Scaled | null {
  if (value === null) return null;
  const words = plainLabel(label);
  const heading = plainLabel(group).split(' / ').at(-1) ?? '';
  if (
    rule?.unit === 'per_share' ||
    (!rule && (PER_SHARE.test(words) || (PER_SHARE.test(heading) && Math.abs(value) < 1e3)))
  )
    return { value, unit: 'per_share', scale: 1 };
  if (rule?.unit === 'shares')
    return shareScale === null ? null : { value: round(value * shareScale), unit: 'shares', scale: shareScale };
  // Counts of shares and shares of a sum are stated in units that nothing checks.
  if (!rule && NOT_MONEY.test(words)) return null;
  return { value: round(value * scale), unit: 'money', scale };
}

/** What numbers of shares are counted in: such that earnings per share times shares are the earnings. */
function sharesScale({ rows, scale }: FoundStatement, matched: ReadonlyMap<number, RowRule>): number | null {
  const first = (key: string) => {
    const at = [...matched].find(([, rule]) => rule.key === key)?.[0];
    return at === undefined ? null : (rows[at]?.numbers[0]?.value ?? null);
  };
  const income = first('net_income');
  const pairs = [
    [first('eps_diluted'), first('shares_diluted')],
    [first('eps_basic'), first('shares_basic')],
  ] as const;
  for (const [perShare, shares] of pairs) {
    if (income === null || !perShare || !shares) continue;
    const fits = SHARE_SCALES.find((each) => Math.abs((perShare * shares * each) / (income * scale) - 1) <= SHARES_FIT);
    if (fits !== undefined) return fits;
  }
  return null;
}

/** Taxes are printed as an expense or as what they take away; before taxes less taxes is what is left. */
function signOfTax({ rows }: FoundStatement, matched: ReadonlyMap<number, RowRule>): 1 | -1 {
  const [before, tax] = ['pretax_income', 'income_tax'].map((key) => {
    const at = [...matched].find(([, rule]) => rule.key === key)?.[0];
    return at === undefined ? undefined : { at, numbers: rows[at]?.numbers ?? [] };
  });
  if (!before || !tax) return 1;
  const after = rows.slice(Math.max(before.at, tax.at) + 1, Math.max(before.at, tax.at) + 5);
  const leaves = (sign: 1 | -1) =>
    after.some(({ numbers }) =>
      numbers.every((number, column) => {
        const [income, taxes] = [before.numbers[column]?.value ?? 0, tax.numbers[column]?.value ?? 0];
        return taxes === 0 || Math.abs(income - sign * taxes - (number?.value ?? 0)) <= 2;
      }),
    );
  if (leaves(1)) return 1;
  if (leaves(-1)) return -1;
  // "Benefit (provision) for income taxes" sets the provision in brackets.
  const label = (rows[tax.at]?.label ?? '').toLowerCase();
  if (/\((?:provision|expense)\)/.test(label)) return -1;
  if (/\(benefit\)|\(credit\)/.test(label)) return 1;
  const isNegative = tax.numbers.every((number) => (number?.value ?? 0) <= 0);
  return isNegative && before.numbers.every((number) => (number?.value ?? 0) > 0) ? -1 : 1;
}

/** Earnings before what belongs to others carry the concept that says so, where the statement parts them. */
function conceptOf(rule: RowRule, { rows }: FoundStatement, matched: ReadonlyMap<number, RowRule>): string {
  if (rule.key === 'equity' && rule.concept === 'StockholdersEquity') {
    const at = [...matched].find(([, each]) => each === rule)?.[0] ?? -1;
    const before = rows.slice(Math.max(0, at - 3), at).map(({ label }) => plainLabel(label));
    if (before.some((label) => /^(?:non-?controlling|minority) interests?/.test(label)))
      return 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
  }
  return rule.concept;
}

function nameOf(label: string): string {
  const words = plainLabel(label)
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, 12);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Unnamed';
}

function decimalsOf({ text }: PrintedNumber, scale: number): number {
  const printed = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return printed - Math.round(Math.log10(scale));
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** The period of the filing as its cover states it, under the names that tagged covers use. */
function coverFacts(
  cover: CoverPeriod,
  statements: readonly FoundStatement[],
  layouts: ReadonlyMap<number, PageLayout>,
): ReadFinancial[] {
  const layout = layouts.get(cover.page);
  const place = layout
    ? rowAround(layout, { page: cover.page, charStart: cover.charStart, charEnd: cover.charEnd })
    : { quote: '', boxes: [] };
  const quarter = cover.isQuarterly ? quarterOf(statements) : null;
  const fact = (name: string, text: string): ReadFinancial => ({
    concept: `dei:${name}`,
    statement: 'cover',
    periodStart: null,
    periodEnd: cover.end,
    value: null,
    text,
    unit: null,
    decimals: null,
    dimensions: {},
    source: 'table',
    check: 'unchecked',
    page: cover.page,
    ...place,
    otherPages: [],
  });
  const fiscalYear = cover.fiscalYear ?? (quarter === null ? null : yearOfQuarter(cover.end, quarter));
  const focus = cover.isQuarterly ? (quarter === null ? null : `Q${quarter}`) : 'FY';
  return [
    fact('DocumentPeriodEndDate', cover.end),
    ...(fiscalYear === null ? [] : [fact('DocumentFiscalYearFocus', String(fiscalYear))]),
    ...(focus === null ? [] : [fact('DocumentFiscalPeriodFocus', focus)]),
  ];
}

/** The year in which the fiscal year of a quarter ends; one that ends in its first months may be named otherwise. */
function yearOfQuarter(end: string, quarter: number): number | null {
  const closing = new Date(`${end}T00:00:00Z`);
  // Closing days near the end of a month fall into the next one now and then.
  closing.setUTCDate(closing.getUTCDate() - 10);
  closing.setUTCMonth(closing.getUTCMonth() + 3 * (4 - quarter), 1);
  return closing.getUTCMonth() <= 1 ? null : closing.getUTCFullYear();
}

/** Cash flows are stated from the beginning of the year, which is how many quarters are over. */
function quarterOf(statements: readonly FoundStatement[]): number | null {
  const flows = statements.find(({ statement }) => statement === 'cash_flow')?.periods[0];
  if (!flows?.start) return null;
  const months = Math.round((Date.parse(flows.end) - Date.parse(flows.start)) / (30.44 * 86_400_000));
  const quarter = Math.round(months / 3);
  return quarter >= 1 && quarter <= 3 ? quarter : null;
}
