/** What a spreadsheet treats as the start of a formula, also after spaces. */
export const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/**
 * Prefixes text that looks like a formula with an apostrophe, so that spreadsheets treat it as text, also after saving
 * and reopening.
 */
export function formulaAsText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
