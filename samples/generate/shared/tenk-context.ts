import type { YearResult } from '../finance';

/** What every section of an annual report needs: the year, and the three years of results it shows. */
export interface TenKContext {
  fiscalYear: 2024 | 2025;
  is2025: boolean;
  now: YearResult;
  before: YearResult;
  earlier: YearResult;
  label: (year: number) => string;
}

export function yearOf(results: Record<number, YearResult>, year: number): YearResult {
  const result = results[year];
  if (!result) throw new Error(`no results for ${year}`);
  return result;
}
