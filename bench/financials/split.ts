/**
 * Filings that rules were written on, and filings kept apart and looked at once at the end; by company, so that
 * nothing of a
 * test company was seen. All ten inline XBRL filings had been measured for tags and places before they were split.
 */
export const SPLITS = ['dev', 'test'] as const;
export type Split = (typeof SPLITS)[number];

const DEV_COMPANIES: ReadonlySet<string> = new Set(['MGM Resorts', 'Amcor', 'Walmart', 'Microsoft']);
const DEV_TICKERS = /^(?:wmt|adbe|hd|unp)-/;

/** FinanceBench: by company. */
export function splitOfCompany(company: string): Split {
  return DEV_COMPANIES.has(company) ? 'dev' : 'test';
}

/** Filings with inline XBRL: by the ticker that their file begins with. */
export function splitOfFile(file: string): Split {
  return DEV_TICKERS.test(file) ? 'dev' : 'test';
}
