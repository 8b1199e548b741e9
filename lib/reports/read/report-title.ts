/** The default title of a report: company - template - date. */
export function reportTitle(
  given: string | null,
  parts: { companyName: string; templateName: string; now: Date },
): string {
  return given?.trim() || [parts.companyName, parts.templateName, parts.now.toISOString().slice(0, 10)].join(' - ');
}

/** The title with the fiscal years of its filings, for titles that would otherwise be the same. */
export function withYears(title: string, fiscalYears: readonly number[]): string {
  if (fiscalYears.length === 0) return title;
  const [first, last] = [Math.min(...fiscalYears), Math.max(...fiscalYears)];
  return `${title} - FY${first === last ? first : `${first}–${last}`}`;
}
