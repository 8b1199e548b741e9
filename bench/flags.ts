import { writeFileSync } from 'node:fs';
import { ingestFolder } from '@/bench/ingest-folder';
import { loadGold } from '@/bench/gold';
import { figuresOf, measureFlags, type FlagFigures, type JudgedFlag } from '@/bench/measure-flags';
import { startThrowawayDatabase } from '@/bench/throwaway-database';

/** What the product promises of typed flags: never wrong, and rarely undecided. */
const LEAST_DETERMINED = 0.8;

/** Judges typed flags of a default report on every PDF of the folder and prints how they agree with its gold.jsonl. */
export async function benchFlags(folder: string, jsonFile: string | undefined): Promise<void> {
  const gold = loadGold(folder);
  const throwaway = await startThrowawayDatabase();
  try {
    const { installQueues } = await import('@/lib/jobs/pg-boss-install');
    await installQueues(process.env.DATABASE_URL ?? '');
    const judged = await measureFlags(await ingestFolder(folder, gold, new Map()), gold);
    tellFlags(judged, jsonFile);
  } finally {
    await throwaway.stop();
  }
}

/** Prints the figures; with a file, keeps every flag in a line of its own. */
export function tellFlags(judged: readonly JudgedFlag[], jsonFile: string | undefined): void {
  print(judged);
  if (!jsonFile) return;
  const rows = judged.map(({ company, flag, expected, outcome, value, page }) =>
    JSON.stringify({ company, flag, expected, outcome, value, page }),
  );
  writeFileSync(jsonFile, `{ "figures": ${JSON.stringify(figuresOf(judged))}, "flags": [\n${rows.join(',\n')}\n] }\n`);
}

function print(judged: readonly JudgedFlag[]): void {
  for (const [metric, flags] of Object.entries(Object.groupBy(judged, (one) => one.metric)))
    console.log(line(metric, figuresOf(flags ?? [])));
  const all = figuresOf(judged);
  console.log(line('all', all));
  for (const one of judged.filter(({ outcome, expected }) => outcome !== expected))
    console.log(`  ${one.company}: "${one.flag}" is ${one.outcome}, not ${one.expected}. ${one.reasoning}`);
  const isKept = all.agreeing === all.determined && all.determined >= all.flags * LEAST_DETERMINED;
  console.log(
    `Promised: all that are determined agree, and ${LEAST_DETERMINED * 100} percent are determined. ${isKept ? 'Kept.' : 'Not kept.'}`,
  );
}

function line(what: string, { flags, determined, agreeing }: FlagFigures): string {
  const share = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(1)} percent`;
  return `${what.padEnd(24)} ${String(flags).padStart(5)} flags   determined ${share(determined, flags)}   of those agreeing ${share(agreeing, determined)}`;
}
