type Filing = { fiscalYear: number | null; /** YYYY-MM-DD */ filingDate: string | null };
type Watch = { fiscalYear: number; createdAt: Date };

/**
 * Whether a filing belongs to the fiscal year that is watched. A filing that reports on the year does. So does one that
 * was filed in that calendar year after the watch began: who subscribes for 2026 in spring 2026 means the season's
 * filings, although they report on 2025. Without a known year nothing speaks against it.
 */
export function isOfFiscalYear(filing: Filing, watch: Watch): boolean {
  if (filing.fiscalYear === null || filing.fiscalYear === watch.fiscalYear) return true;
  if (!filing.filingDate) return false;
  return (
    filing.filingDate.startsWith(`${watch.fiscalYear}-`) &&
    filing.filingDate >= watch.createdAt.toISOString().slice(0, 10)
  );
}
