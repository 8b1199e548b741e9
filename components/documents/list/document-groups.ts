import type { Document } from '@/lib/documents/schema';

export type DocumentFilters = {
  search: string;
  formType: string | null;
  /** A year, or 'unknown'. */
  fiscalYear: string | null;
};

export const NO_DOCUMENT_FILTERS: DocumentFilters = { search: '', formType: null, fiscalYear: null };
export const UNKNOWN_YEAR = 'unknown';

type Filed = Pick<Document, 'form_type' | 'fiscal_year' | 'filing_date' | 'accession_number' | 'created_at'>;

type FormGroup<T> = { formType: string; documents: T[] };
export type YearGroup<T> = { year: number | null; forms: FormGroup<T>[]; count: number };

/** The search matches form type, fiscal year, and accession number with or without dashes. */
export function filterFiled<T extends Filed>(
  documents: readonly T[],
  { search, formType, fiscalYear }: DocumentFilters,
): T[] {
  const words = search.toLowerCase().trim().split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    if (formType !== null && document.form_type !== formType) return false;
    if (fiscalYear !== null && yearKey(document.fiscal_year) !== fiscalYear) return false;
    const form = document.form_type.toLowerCase();
    const accession = document.accession_number?.toLowerCase() ?? '';
    const text = [
      form,
      form.replace(/[\s-]/g, ''),
      yearKey(document.fiscal_year),
      accession,
      accession.replaceAll('-', ''),
    ].join(' ');
    return words.every((word) => text.includes(word));
  });
}

/** Groups by fiscal year (newest first, unknown last), then form type, then filing date (newest first). */
export function groupFiled<T extends Filed>(documents: readonly T[]): YearGroup<T>[] {
  const years = new Map<number | null, Map<string, T[]>>();
  for (const document of documents) {
    const forms = years.get(document.fiscal_year) ?? new Map<string, T[]>();
    years.set(
      document.fiscal_year,
      forms.set(document.form_type, [...(forms.get(document.form_type) ?? []), document]),
    );
  }
  return [...years]
    .sort(([a], [b]) => (b ?? -1) - (a ?? -1))
    .map(([year, forms]) => ({
      year,
      count: [...forms.values()].reduce((count, { length }) => count + length, 0),
      forms: [...forms]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([formType, filed]) => ({ formType, documents: filed.toSorted(newestFirst) })),
    }));
}

function yearKey(year: number | null): string {
  return year === null ? UNKNOWN_YEAR : String(year);
}

/** The choices of the two filters: forms by name, years newest first with unknown last. */
export function filterChoices(documents: readonly Filed[]): { formTypes: string[]; years: string[] } {
  const years = [...new Set(documents.map(({ fiscal_year: year }) => year))]
    .sort((a, b) => (b ?? -1) - (a ?? -1))
    .map(yearKey);
  return {
    formTypes: [...new Set(documents.map(({ form_type: form }) => form))].sort((a, b) => a.localeCompare(b)),
    years,
  };
}

function newestFirst(a: Filed, b: Filed): number {
  return (b.filing_date ?? '').localeCompare(a.filing_date ?? '') || b.created_at.localeCompare(a.created_at);
}
