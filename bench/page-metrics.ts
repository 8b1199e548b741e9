export const DEPTHS = [1, 3, 5, 10] as const;

export type RankedPage = { file: string; page: number };
export type PageResult = { rank: number | null; hit: Record<string, boolean>; fraction: Record<string, number> };

/** Distinct pages in order of their best chunk. */
export function distinctPages<Ranked extends RankedPage>(ranked: readonly Ranked[], limit: number): RankedPage[] {
  const seen = new Set<string>();
  const pages: RankedPage[] = [];
  for (const { file, page } of ranked) {
    const key = `${file}#${page}`;
    if (seen.has(key)) continue;
    seen.add(key);
    pages.push({ file, page });
    if (pages.length === limit) break;
  }
  return pages;
}

/** The rank of the gold pages among distinct ranked pages: any of them within k, and the share of them within k. */
export function measurePages(
  ranked: readonly RankedPage[],
  gold: { file: string; pages: readonly number[] },
): PageResult {
  const isGold = (one: RankedPage) => one.file === gold.file && gold.pages.includes(one.page);
  const first = ranked.findIndex(isGold);
  const hit: Record<string, boolean> = {};
  const fraction: Record<string, number> = {};
  for (const depth of DEPTHS) {
    const found = ranked.slice(0, depth).filter(isGold).length;
    hit[depth] = found > 0;
    fraction[depth] = gold.pages.length === 0 ? 0 : found / gold.pages.length;
  }
  return { rank: first < 0 ? null : first + 1, hit, fraction };
}

/** Mean of hits and fractions in percent, one decimal. */
export function summarizePages(results: readonly PageResult[]): {
  count: number;
  hit: Record<string, number>;
  fraction: Record<string, number>;
} {
  const mean = (pick: (result: PageResult) => number) =>
    results.length === 0
      ? 0
      : Math.round((results.reduce((sum, result) => sum + pick(result), 0) / results.length) * 1000) / 10;
  const perDepth = (pick: (result: PageResult, depth: number) => number) =>
    Object.fromEntries(DEPTHS.map((depth) => [depth, mean((result) => pick(result, depth))]));
  return {
    count: results.length,
    hit: perDepth((result, depth) => (result.hit[depth] ? 1 : 0)),
    fraction: perDepth((result, depth) => result.fraction[depth] ?? 0),
  };
}
