/** Values of a filing's cover page in inline XBRL. The company's own fiscal year takes precedence over any rule. */
export type CoverPage = {
  fiscalYear: number | null;
  /** "FY", "Q1", "Q2" or "Q3". */
  fiscalPeriod: string | null;
  isAmendment: boolean | null;
};

/** Reads the document and entity facts of inline XBRL; every field is null in a filing without it. */
export function readCoverPage(html: string): CoverPage {
  const year = factOf(html, 'dei:DocumentFiscalYearFocus');
  const period = factOf(html, 'dei:DocumentFiscalPeriodFocus');
  const amendment = factOf(html, 'dei:AmendmentFlag')?.toLowerCase();
  return {
    fiscalYear: year && /^(19|20)\d{2}$/.test(year) ? Number(year) : null,
    fiscalPeriod: period && /^(FY|Q[1-4])$/.test(period) ? period : null,
    isAmendment: amendment === undefined ? null : ['true', 'yes', '☒'].includes(amendment),
  };
}

function factOf(html: string, name: string): string | undefined {
  // Linear time on purpose: filings are up to 15 MB and malicious ones must not block a worker.
  const at = html.indexOf(`name="${name}"`);
  if (at === -1) return undefined;
  const open = html.indexOf('>', at);
  const close = html.indexOf('</ix:', open);
  if (open === -1 || close === -1 || close - open > 2000) return undefined;
  const text = html
    .slice(open + 1, close)
    .replace(/<[^<>]*>/g, '')
    .trim();
  return text || undefined;
}
