/** The typed page number, or null when it is not an integer from 1 to the page count. */
export function parsePageNumber(typed: string, pageCount: number): number | null {
  const digits = typed.trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const page = Number(digits);
  return page >= 1 && page <= pageCount ? page : null;
}
