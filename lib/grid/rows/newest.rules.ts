type Filed = { formType: string; fiscalYear: number | null; filingDate: string | null; createdAt: Date };

/** Order of filings of one form: the latest filed first; those without a date by their fiscal year. */
export function newestFirst(one: Filed, other: Filed): number {
  return placeOf(other).localeCompare(placeOf(one));
}

/** The newest filing of a form, or that of a fiscal year; null when there is none. */
export function newestOf<T extends Filed>(
  filings: readonly T[],
  formType: string,
  fiscalYear: number | null,
): T | null {
  const fitting = filings.filter(
    (filing) => filing.formType === formType && (fiscalYear === null || filing.fiscalYear === fiscalYear),
  );
  return fitting.toSorted(newestFirst)[0] ?? null;
}

function placeOf({ fiscalYear, filingDate, createdAt }: Filed): string {
  // A year's reports are filed in the next one.
  const year = filingDate ?? `${(fiscalYear ?? 0) + 1}`.padStart(4, '0');
  return `${year} ${createdAt.toISOString()}`;
}
