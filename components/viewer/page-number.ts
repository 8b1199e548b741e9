/** The page a reader typed, or null: only whole numbers from 1 to the page count are accepted. */
export function parsePageNumber(typed: string, pageCount: number): number | null {
  const digits = typed.trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const page = Number(digits);
  return page >= 1 && page <= pageCount ? page : null;
}
