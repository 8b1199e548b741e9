import type { Box } from '@/lib/pdf/types';
import { fiscalPeriodOf, yearToDateOf, type FilingPeriod, type FiscalPeriod } from './fiscal-periods';
import { LINE_ITEMS, sharedName, type LineItem, type Statement } from './vocabulary';
import type { PartFigure } from './parts/part-figures';
import type { CompanyLine, LineValue, Period } from './schema';

/** A stored figure of the company as a whole. */
export type StoredFigure = {
  documentId: string;
  concept: string;
  statement: Statement;
  periodStart: string | null;
  periodEnd: string;
  value: number;
  unit: string | null;
  decimals: number | null;
  source: 'xbrl' | 'table';
  check: 'ok' | 'unchecked' | 'failed';
  page: number | null;
  quote: string;
  boxes: Box[];
};

export type FiledStatements = {
  documentId: string;
  formType: string;
  /** Newest filings first. */
  filedAt: string;
  period: FilingPeriod;
  figures: readonly StoredFigure[];
  /** Of its segments, regions and kinds of products. */
  parts: readonly PartFigure[];
};

export type CompanyStatements = { lines: CompanyLine[]; periods: Period[] };

/**
 * The statements of a company by period, from all of its filings. The newest filing that reports a period gives its
 * value; where an earlier one gave another value for the same concept, the value is restated and both are kept.
 */
export function companyStatements(
  filings: readonly FiledStatements[],
  isQuarterly: boolean,
  spans: Spans = isQuarterly ? 'quarters' : 'years',
): CompanyStatements {
  const newestFirst = filingsByRank(filings);
  const perFiling = newestFirst.map((filing) => ({
    filedAt: filing.filedAt,
    isOfYear: isOfYear(filing),
    lines: linesOf(filing, spans),
  }));
  const lines = LINE_ITEMS.map((line) => toLine(line, perFiling));
  return { lines, periods: periodsOf(lines, newestFirst) };
}

const isOfYear = ({ period }: FiledStatements) => Number(period.quarter === null);

/** The years of annual reports come before those of quarterly ones, which repeat a balance to compare with. */
export function filingsByRank(filings: readonly FiledStatements[]): FiledStatements[] {
  return filings.toSorted((a, b) => isOfYear(b) - isOfYear(a) || b.filedAt.localeCompare(a.filedAt));
}

/** Which periods are given: whole years, quarters, or years up to the end of a quarter. */
export type Spans = 'years' | 'quarters' | 'to date';

/** The period of a figure; undefined where it is not of the requested kind. */
export function periodIn(spans: Spans, figure: StoredFigure, filing: FilingPeriod): FiscalPeriod | undefined {
  const own = { start: figure.periodStart, end: figure.periodEnd };
  if (spans === 'to date') return yearToDateOf(own, filing);
  const period = fiscalPeriodOf(own, filing);
  return period && (period.quarter !== null) === (spans === 'quarters') ? period : undefined;
}

/** A period counts when it has a fifth of the lines of the fullest one. */
const LEAST_SHARE = 5;

type PeriodKey = string;
type Picked = { figure: StoredFigure; period: FiscalPeriod };
type FilingLines = Map<string, Map<PeriodKey, Picked>>;

/** For each line and period of a filing, the figure of the broadest concept that it reports. */
function linesOf({ figures, period: filing }: FiledStatements, spans: Spans): FilingLines {
  const byConcept = new Map<string, Picked[]>();
  for (const figure of figures) {
    const name = sharedName(figure.concept);
    // A tagged figure that no page prints cannot be checked by a person.
    if (name === null || figure.check === 'failed' || figure.page === null) continue;
    const period = periodIn(spans, figure, filing);
    if (!period) continue;
    byConcept.set(name, [...(byConcept.get(name) ?? []), { figure, period }]);
  }
  return new Map(LINE_ITEMS.map((line) => [line.key, pick(line, byConcept)]));
}

/**
 * One concept for all periods of a filing, so that years compare: that of the statement itself before one of a note.
 */
function pick(line: LineItem, byConcept: ReadonlyMap<string, Picked[]>): Map<PeriodKey, Picked> {
  const own = (line.conceptsOnStatement ?? []).map((name) =>
    (byConcept.get(name) ?? []).filter(({ figure }) => figure.statement === line.statement),
  );
  const held = [...line.concepts.map((name) => byConcept.get(name) ?? []), ...own].filter((each) => each.length > 0);
  const onStatement = held.filter((picked) => picked.some(({ figure }) => figure.statement === line.statement));
  const chosen = new Map<PeriodKey, Picked>();
  for (const picked of onStatement.length > 0 ? onStatement.slice(0, 1) : held.slice(0, 1))
    for (const each of picked) if (!chosen.has(keyOf(each.period))) chosen.set(keyOf(each.period), each);
  return chosen;
}

type RankedFiling = { filedAt: string; isOfYear: number; lines: FilingLines };

function toLine(line: LineItem, filings: readonly RankedFiling[]): CompanyLine {
  const values = new Map<PeriodKey, LineValue>();
  const kinds = new Map<PeriodKey, number>();
  for (const filing of filings) {
    for (const [key, { figure, period }] of filing.lines.get(line.key) ?? []) {
      const newer = values.get(key);
      if (!newer) {
        values.set(key, toValue(figure, period));
        kinds.set(key, filing.isOfYear);
      } else if (
        kinds.get(key) === filing.isOfYear &&
        !newer.restated &&
        newer.concept === figure.concept &&
        differs(newer, figure)
      )
        values.set(key, { ...newer, restated: true, original: { value: figure.value, ...placeOf(figure) } });
    }
  }
  return {
    key: line.key,
    label: line.label,
    statement: line.statement,
    is_outflow: line.isOutflow ?? false,
    is_total: line.isTotal ?? false,
    values: [...values.values()].sort((a, b) => b.period_end.localeCompare(a.period_end)),
  };
}

/** A figure as the value of a line in a period. */
export function toValue(figure: StoredFigure, { fiscalYear, quarter }: FiscalPeriod): LineValue {
  return {
    fiscal_year: fiscalYear,
    fiscal_quarter: quarter,
    period_end: figure.periodEnd,
    value: figure.value,
    unit: figure.unit,
    concept: figure.concept,
    ...placeOf(figure),
    source: figure.source,
    check: figure.check,
    restated: false,
    original: null,
  };
}

function placeOf({ documentId, page, boxes, quote }: StoredFigure) {
  return { document_id: documentId, page_number: page, bounding_boxes: boxes, quote };
}

/** Whether two figures differ by more than the rounding of the earlier one. */
function differs(newer: LineValue, earlier: StoredFigure): boolean {
  const unit = earlier.decimals === null ? 0 : 10 ** -earlier.decimals;
  return Math.abs(newer.value - earlier.value) > unit / 2 + 1e-9 * Math.abs(newer.value);
}

function keyOf({ fiscalYear, quarter }: FiscalPeriod): PeriodKey {
  return `${fiscalYear}-${quarter ?? 0}`;
}

/** The periods with figures, newest first; the filing named for each is the one that most of its figures are from. */
function periodsOf(lines: readonly CompanyLine[], filings: readonly FiledStatements[]): Period[] {
  const byId = new Map(filings.map((filing) => [filing.documentId, filing]));
  const rank = new Map(filings.map(({ documentId }, index) => [documentId, index]));
  const ofPeriod = Map.groupBy(
    lines.flatMap(({ values }) => values),
    (value) => keyOf({ fiscalYear: value.fiscal_year, quarter: value.fiscal_quarter }),
  );
  const periods = new Map<PeriodKey, Period>();
  for (const [key, values] of ofPeriod) {
    const [chosen] = [...Map.groupBy(values, ({ document_id }) => document_id)].toSorted(
      ([one, its], [other, others]) => others.length - its.length || (rank.get(one) ?? 0) - (rank.get(other) ?? 0),
    );
    const [value] = chosen?.[1] ?? [];
    if (!value) continue;
    const { fiscal_year, fiscal_quarter, period_end, document_id } = value;
    const filing = byId.get(document_id);
    const form_type = filing?.formType ?? '';
    const document_fiscal_year = filing?.period.fiscalYear ?? fiscal_year;
    periods.set(key, { fiscal_year, fiscal_quarter, period_end, document_id, form_type, document_fiscal_year });
  }
  // A year of which only an opening balance is stated gets no column.
  const counts = (period: Period) => lines.filter(({ values }) => values.some((value) => isOf(value, period))).length;
  const most = Math.max(0, ...[...periods.values()].map(counts));
  return [...periods.values()]
    .filter((period) => counts(period) * LEAST_SHARE >= most)
    .sort((a, b) => b.period_end.localeCompare(a.period_end));
}

function isOf(
  one: Pick<Period, 'fiscal_year' | 'fiscal_quarter'>,
  other: Pick<Period, 'fiscal_year' | 'fiscal_quarter'>,
) {
  return one.fiscal_year === other.fiscal_year && one.fiscal_quarter === other.fiscal_quarter;
}
