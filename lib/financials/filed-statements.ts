import type { FiledStatements, StoredFigure } from './company-statements';
import type { FilingPeriod } from './fiscal-periods';
import { partOf, type PartFigure } from './parts/part-figures';
import { taggedRegistrants } from './registrants';

export const COVER = {
  end: 'dei:DocumentPeriodEndDate',
  year: 'dei:DocumentFiscalYearFocus',
  focus: 'dei:DocumentFiscalPeriodFocus',
  registrant: 'dei:EntityCentralIndexKey',
} as const;
/** The same two numbers that name a quarter of a year in a filing's form. */
const QUARTER = /^Q([1-4])$/;
const DAY_MS = 86_400_000;
const YEAR_DAYS = [340, 385] as const;

export type FiledDocument = {
  documentId: string;
  formType: string;
  filingDate: string | null;
  fiscalYear: number | null;
  /** Of the company that the document is kept under; null where that is not known. */
  cik: string | null;
};
export type FiledRow = Omit<StoredFigure, 'value'> & {
  value: number | null;
  textValue: string | null;
  /** Axis → member; empty for the company as a whole. */
  dimensions: Readonly<Record<string, string>>;
};

/**
 * What a document states as the filing of its company; undefined where it states nothing, or is another registrant's.
 */
export function filedStatements(document: FiledDocument, all: readonly FiledRow[]): FiledStatements | undefined {
  const rows = all.filter(({ dimensions }) => Object.keys(dimensions).length === 0);
  const figures = rows.flatMap((row): StoredFigure[] => (row.value === null ? [] : [{ ...row, value: row.value }]));
  const period = periodOf(rows, figures, document);
  if (!period || figures.length === 0 || isOfAnother(rows, document.cik)) return undefined;
  const { documentId, formType, filingDate } = document;
  return { documentId, formType, filedAt: filingDate ?? period.end, period, figures, parts: partsIn(all) };
}

function partsIn(rows: readonly FiledRow[]): PartFigure[] {
  return rows.flatMap((row) => {
    const part = partOf(row.dimensions);
    return part && row.value !== null ? [{ ...row, ...part, value: row.value }] : [];
  });
}

/** Filed under another number than the company's, as where a file was uploaded to the wrong one. */
function isOfAnother(rows: readonly FiledRow[], cik: string | null): boolean {
  const registrants = taggedRegistrants(rows.map(({ concept, textValue }) => ({ concept, text: textValue })));
  return cik !== null && registrants.length > 0 && !registrants.includes(cik);
}

/** The period that the cover names; without one, that of the newest balance, by the year that the document carries. */
function periodOf(
  rows: readonly FiledRow[],
  figures: readonly StoredFigure[],
  { fiscalYear: documentYear, formType }: FiledDocument,
): FilingPeriod | undefined {
  const cover = (concept: string) => rows.find((row) => row.concept === concept && row.textValue);
  const year = cover(COVER.year);
  const focus = cover(COVER.focus)?.textValue ?? null;
  const newest = figures
    .map(({ periodEnd }) => periodEnd)
    .sort()
    .at(-1);
  const end = cover(COVER.end)?.periodEnd ?? year?.periodEnd ?? newest;
  if (end === undefined || (focus === null && !isAnnual(figures, end, formType))) return undefined;
  const quarter = QUARTER.exec(focus ?? '')?.[1];
  const named = Number(year?.textValue);
  const fiscalYear = named > 0 ? named : yearOf(end, documentYear);
  return { end, fiscalYear, quarter: quarter === undefined ? null : Number(quarter) };
}

/** The year that the document carries, where the period ends in it or in the months after it. */
function yearOf(end: string, documentYear: number | null): number {
  const ending = Number(end.slice(0, 4));
  return documentYear !== null && (documentYear === ending || documentYear === ending - 1) ? documentYear : ending;
}

/** Without a cover nothing states that a period is a year: then a flow of a whole year has to end with it. */
function isAnnual(figures: readonly StoredFigure[], end: string, formType: string): boolean {
  if (/^10-?Q/i.test(formType)) return false;
  const flows = figures.filter(({ periodStart, periodEnd }) => periodStart !== null && periodEnd === end);
  const days = flows.map(({ periodStart }) => (Date.parse(end) - Date.parse(periodStart ?? end)) / DAY_MS + 1);
  return days.length === 0
    ? /^(?:10-?K|20-?F|40-?F)/i.test(formType)
    : days.some((each) => each >= YEAR_DAYS[0] && each <= YEAR_DAYS[1]);
}
