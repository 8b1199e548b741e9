type Labelled = { formType: string; fiscalYear: number | null; filingDate: string | null };

/** The name of a document in an answer: "Costco Wholesale, DEF 14A, fiscal year 2023". */
export function documentLabel(companyName: string, document: Labelled): string {
  const period = document.fiscalYear
    ? `fiscal year ${document.fiscalYear}`
    : document.filingDate
      ? `filed ${document.filingDate}`
      : null;
  return [companyName, document.formType, period].filter(Boolean).join(', ');
}
