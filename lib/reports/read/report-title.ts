/** The default title of a report: company - template - date. */
export function reportTitle(
  given: string | null,
  parts: { companyName: string; templateName: string; now: Date },
): string {
  return given?.trim() || [parts.companyName, parts.templateName, parts.now.toISOString().slice(0, 10)].join(' - ');
}
