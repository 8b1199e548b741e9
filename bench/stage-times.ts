/** Milliseconds of every run of a stage. */
export type StageTimes = Map<string, number[]>;

export function addTime(times: StageTimes, stage: string, ms: number): void {
  const list = times.get(stage);
  if (list) list.push(ms);
  else times.set(stage, [ms]);
}

export type StageSummary = { runs: number; meanMs: number; p95Ms: number; totalMs: number };

export function summarizeTimes(times: StageTimes): Record<string, StageSummary> {
  const summary: Record<string, StageSummary> = {};
  for (const [stage, list] of times) {
    const sorted = [...list].sort((a, b) => a - b);
    const total = sorted.reduce((sum, ms) => sum + ms, 0);
    const p95 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
    summary[stage] = {
      runs: sorted.length,
      meanMs: tenth(total / sorted.length),
      p95Ms: tenth(p95),
      totalMs: Math.round(total),
    };
  }
  return summary;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
