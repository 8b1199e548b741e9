type Filing = { fiscalYear: number | null; /** YYYY-MM-DD */ filingDate: string | null };
type Watch = { fiscalYear: number; createdAt: Date };

/**
 * Whether a filing belongs to the monitored fiscal year. It does when it reports on that year, or when it was filed in
 * that calendar year after the subscription began: a user who subscribes for 2026 in spring 2026 wants this season's
 * filings, although they report on 2025. Without a known year it belongs.
 */
export function isOfFiscalYear(filing: Filing, watch: Watch): boolean {
  if (filing.fiscalYear === null || filing.fiscalYear === watch.fiscalYear) return true;
  if (!filing.filingDate) return false;
  return (
    filing.filingDate.startsWith(`${watch.fiscalYear}-`) &&
    filing.filingDate >= watch.createdAt.toISOString().slice(0, 10)
  );
}
