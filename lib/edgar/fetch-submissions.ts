import { z } from 'zod';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import type { EdgarClient } from './client';
import { fiscalPeriodOf, type FiscalPeriod } from './fiscal-year';
import { normalizeForm } from './forms';
import { readJson } from './read-json';
import { olderPageResource, padCik, submissionsResource } from './resource';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const emptyAsNull = (value: string | null | undefined) => value || null;

/** Columns of the same length; row n consists of the n-th entry of each. */
const columnsSchema = z
  .object({
    accessionNumber: z.array(z.string().regex(/^\d{10}-\d{2}-\d{6}$/)),
    filingDate: z.array(isoDate),
    reportDate: z.array(z.union([isoDate, z.literal(''), z.null()])),
    form: z.array(z.string()),
    primaryDocument: z.array(z.string().nullable()),
    primaryDocDescription: z.array(z.string().nullable()).optional(),
    acceptanceDateTime: z.array(z.string().nullable()).optional(),
    items: z.array(z.string().nullable()).optional(),
    size: z.array(z.number().nullable()).optional(),
  })
  .refine(
    (columns) =>
      Object.values(columns).every(
        (column) => column === undefined || column.length === columns.accessionNumber.length,
      ),
    'columns differ in length',
  );
type Columns = z.infer<typeof columnsSchema>;

const submissionsSchema = z.object({
  cik: z.union([z.string(), z.number()]),
  name: z.string(),
  tickers: z.array(z.string()).default([]),
  fiscalYearEnd: z.string().nullish(),
  sicDescription: z.string().nullish(),
  filings: z.object({
    recent: columnsSchema,
    files: z
      .array(z.object({ name: z.string(), filingCount: z.number(), filingFrom: isoDate, filingTo: isoDate }))
      .default([]),
  }),
});

export type Filing = FiscalPeriod & {
  cik: string;
  accessionNumber: string;
  form: string;
  filingDate: string;
  reportDate: string | null;
  acceptedAt: string | null;
  /** Item numbers of an 8-K, such as "5.07". */
  items: string[];
  primaryDocument: string | null;
  description: string | null;
  /** Bytes of the whole submission with every exhibit and image, not of the primary document. */
  submissionSizeBytes: number | null;
};

export type Submissions = {
  cik: string;
  name: string;
  tickers: string[];
  /** MMDD. */
  fiscalYearEnd: string | null;
  /** Newest first, each accession number once. */
  filings: Filing[];
  /** Older pages that EDGAR lists but did not serve; their filings are missing here. */
  missingPages: MissingPage[];
};

export type MissingPage = { name: string; filingCount: number; from: string; to: string };

type FetchOptions = {
  /** Skips older pages that end before this day (YYYY-MM-DD). Without it, all pages are fetched. */
  since?: string;
  signal?: AbortSignal | undefined;
};

/** A filer's list of filings: the newest thousand, and the older pages that reach back to `since`. */
export async function fetchSubmissions(
  edgar: EdgarClient,
  cik: string,
  { since = '0000-00-00', signal }: FetchOptions = {},
): Promise<Submissions> {
  const paddedCik = padCik(cik);
  const { name, tickers, fiscalYearEnd, filings } = await readJson(
    edgar,
    submissionsResource(paddedCik),
    submissionsSchema,
    signal,
  );
  const yearEnd = emptyAsNull(fiscalYearEnd);
  const pages = [filings.recent];
  const missingPages: MissingPage[] = [];
  for (const page of filings.files.filter((each) => each.filingTo >= since)) {
    const columns = await fetchOlderPage(edgar, paddedCik, page.name, signal);
    if (columns) pages.push(columns);
    else
      missingPages.push({ name: page.name, filingCount: page.filingCount, from: page.filingFrom, to: page.filingTo });
  }
  const rows = pages.flatMap((columns) => rowsOf(columns, paddedCik, yearEnd));
  return { cik: paddedCik, name, tickers, fiscalYearEnd: yearEnd, filings: newestOnce(rows), missingPages };
}

async function fetchOlderPage(
  edgar: EdgarClient,
  cik: string,
  name: string,
  signal?: AbortSignal,
): Promise<Columns | undefined> {
  try {
    return await readJson(edgar, olderPageResource(cik, name), columnsSchema, signal);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    log.warn({ cik, page: name }, 'EDGAR lists an older page of filings that it does not have.');
    return undefined;
  }
}

function rowsOf(columns: Columns, cik: string, fiscalYearEnd: string | null): Filing[] {
  return columns.accessionNumber.flatMap((accessionNumber, row) => {
    const filingDate = columns.filingDate[row];
    const form = normalizeForm(columns.form[row] ?? '');
    if (!filingDate || !form) return [];
    const reportDate = emptyAsNull(columns.reportDate[row]);
    return {
      cik,
      accessionNumber,
      form,
      filingDate,
      reportDate,
      acceptedAt: emptyAsNull(columns.acceptanceDateTime?.[row]),
      items: (columns.items?.[row] ?? '').split(',').filter(Boolean),
      primaryDocument: emptyAsNull(columns.primaryDocument[row]),
      description: emptyAsNull(columns.primaryDocDescription?.[row]),
      submissionSizeBytes: columns.size?.[row] ?? null,
      ...fiscalPeriodOf({ form, filingDate, reportDate, fiscalYearEnd }),
    };
  });
}

/** Removes duplicates: pages overlap while EDGAR moves rows from the newest to an older one. */
function newestOnce(filings: Filing[]): Filing[] {
  const byAccession = new Map<string, Filing>();
  for (const filing of filings)
    if (!byAccession.has(filing.accessionNumber)) byAccession.set(filing.accessionNumber, filing);
  return [...byAccession.values()].sort(
    (a, b) => b.filingDate.localeCompare(a.filingDate) || b.accessionNumber.localeCompare(a.accessionNumber),
  );
}
