const FIRST_PAGES = 6;
const PERIOD_END = /\b(?:year|period|quarter|month|week) end (?:\w+ ){0,2}?\d{1,2} ((?:19|20)\d\d)\b/g;
const ANY_YEAR = /\b20\d\d\b/g;

type StemmedChunk = { page: number; terms: string };

/**
 * The year in which the reported period ended, from the stems of a filing's first pages ("for the fiscal year ended
 * June 30, 2023"), for documents without a fiscal year.
 */
export function inferPeriodYear(chunks: readonly StemmedChunk[]): number | null {
  const opening = chunks.filter((chunk) => chunk.page <= FIRST_PAGES).map((chunk) => chunk.terms);
  const stated = mostFrequent(
    opening.flatMap((terms) => [...terms.matchAll(PERIOD_END)].map((match) => match[1] ?? '')),
  );
  return stated ?? mostFrequent(opening.slice(0, 3).flatMap((terms) => terms.match(ANY_YEAR) ?? []));
}

/** The later year wins a tie, because reports print the previous year beside the current one. */
function mostFrequent(years: readonly string[]): number | null {
  const counts = new Map<string, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  const best = [...counts].sort(([yearA, a], [yearB, b]) => b - a || yearB.localeCompare(yearA))[0];
  return best ? Number(best[0]) : null;
}
