/** What a spreadsheet reads as the start of a formula, also behind blanks. */
export const FORMULA = /^\s*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** Text that a spreadsheet does not run, however the cell is saved and opened again: an apostrophe marks it as text. */
export function formulaAsText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
