import type { EdgarClient } from './client';
import { fetchSubmissions, type Filing, type Submissions } from './fetch-submissions';
import { isFetchedAs, type FetchType } from './forms';

type ListInput = {
  cik: string;
  documentTypes: readonly FetchType[];
  yearsBack: number;
  /** YYYY-MM-DD; the years are counted back from this day. */
  today: string;
  signal?: AbortSignal | undefined;
};

export type FilingList = Omit<Submissions, 'filings'> & { filings: Filing[] };

/** A filer's filings of the wanted types of the last years, newest first. */
export async function listFilings(
  edgar: EdgarClient,
  { cik, documentTypes, yearsBack, today, signal }: ListInput,
): Promise<FilingList> {
  const since = `${String(Number(today.slice(0, 4)) - yearsBack).padStart(4, '0')}${today.slice(4)}`;
  const submissions = await fetchSubmissions(edgar, cik, { since, signal });
  const isWanted = (filing: Filing) =>
    filing.filingDate >= since && documentTypes.some((type) => isFetchedAs(filing.form, type));
  return { ...submissions, filings: submissions.filings.filter(isWanted) };
}
