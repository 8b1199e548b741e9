type Filing = { documentType: string; formType: string };

const FAMILIES: readonly { expects: RegExp; has: RegExp }[] = [
  { expects: /proxy|def ?14a/i, has: /proxy|def|pre[cmr]?14/i },
  { expects: /10-?k|annual/i, has: /10-?K|annual|20-?F/i },
  { expects: /10-?q|quarter/i, has: /10-?Q|quarter/i },
  { expects: /8-?k|current/i, has: /8-?K/i },
];

/** The filings of the types that a query expects; all filings when there is none, or when the query names no type. */
export function documentsFor<T extends Filing>(expectedSources: readonly string[], rows: readonly T[]): T[] {
  const families = FAMILIES.filter(({ expects }) => expectedSources.some((source) => expects.test(source)));
  const named = expectedSources.map((source) => source.toLowerCase());
  const fitting = rows.filter(
    (row) =>
      families.some(({ has }) => has.test(row.formType) || has.test(row.documentType)) ||
      named.includes(row.formType.toLowerCase()) ||
      named.includes(row.documentType.toLowerCase()),
  );
  return fitting.length > 0 ? fitting : [...rows];
}
