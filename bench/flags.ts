import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ingestFolder } from '@/bench/ingest-folder';
import { loadGold, type GoldCase } from '@/bench/gold-cases';
import { labelledFlags } from '@/bench/labelled-flags';
import { figuresOf, judgeFlags, measureFlags, type FlagFigures, type JudgedFlag } from '@/bench/measure-flags';
import type { Split } from '@/bench/reading/cases';
import { startThrowawayDatabase } from '@/bench/throwaway-database';

/** What the product promises of typed flags: never wrong, and rarely undecided. */
const LEAST_DETERMINED = 0.8;

/** Judges typed flags of a default report on every PDF of the folder and prints how they agree with its gold.jsonl. */
export async function benchFlags(folder: string, jsonFile: string | undefined): Promise<void> {
  const gold = loadGold(folder);
  const throwaway = await startThrowawayDatabase();
  try {
    const { installQueues } = await import('@/lib/jobs/pg-boss/install');
    await installQueues(process.env.DATABASE_URL ?? '');
    const judged = await measureFlags(await ingestFolder(folder, gold, new Map()), gold);
    printFlags(judged, jsonFile);
  } finally {
    await throwaway.stop();
  }
}

/** The same around every labelled value of the filings of a split: what is not stated must stay undetermined. */
export async function benchLabelledFlags(root: string, split: Split, jsonFile: string | undefined): Promise<void> {
  const filings = labelledFlags(root, [split]);
  const cases = filings.map(({ file, company }): GoldCase => ({ ...UPLOAD, id: file, company, file }));
  const throwaway = await startThrowawayDatabase();
  try {
    const judged: JudgedFlag[] = [];
    for (const { file, company, documentId } of await ingestFolder(path.join(root, 'filings'), cases, new Map()))
      judged.push(...(await judgeFlags(company, documentId, filings.find((one) => one.file === file)?.flags ?? [])));
    const isSilent = ({ expected }: JudgedFlag) => expected === 'cannot_determine';
    const silent = judged.filter(isSilent);
    printFlags(
      judged.filter((one) => !isSilent(one)),
      jsonFile,
    );
    console.log(
      `${silent.filter(({ outcome }) => outcome === 'cannot_determine').length} of ${silent.length} flags on what ` +
        'a filing does not state are undetermined, as they must be.',
    );
  } finally {
    await throwaway.stop();
  }
}

const UPLOAD = {
  group: '',
  wording: 'original',
  question: '',
  answerable: true,
  answer: null,
  value: null,
  goldPages: [],
  formType: 'DEF 14A',
  fiscalYear: null,
};

/** Prints the figures; with a file, keeps every flag in a line of its own. */
export function printFlags(judged: readonly JudgedFlag[], jsonFile: string | undefined): void {
  printPart(judged);
  if (!jsonFile) return;
  const rows = judged.map(({ company, flag, expected, outcome, value, page }) =>
    JSON.stringify({ company, flag, expected, outcome, value, page }),
  );
  writeFileSync(jsonFile, `{ "figures": ${JSON.stringify(figuresOf(judged))}, "flags": [\n${rows.join(',\n')}\n] }\n`);
}

function printPart(judged: readonly JudgedFlag[]): void {
  for (const [metric, flags] of Object.entries(Object.groupBy(judged, (one) => one.metric)))
    console.log(line(metric, figuresOf(flags ?? [])));
  const all = figuresOf(judged);
  console.log(line('all', all));
  for (const one of judged.filter(({ outcome, expected }) => outcome !== expected && outcome !== 'cannot_determine'))
    console.log(`  ${one.company}: "${one.flag}" is ${one.outcome}, not ${one.expected}. ${one.reasoning}`);
  const isKept = all.agreeing === all.determined && all.determined >= all.flags * LEAST_DETERMINED;
  console.log(
    `Promised: all that are determined agree, and ${LEAST_DETERMINED * 100} percent are determined. ` +
      `${isKept ? 'Kept.' : 'Not kept.'}`,
  );
}

function line(what: string, { flags, determined, agreeing }: FlagFigures): string {
  const share = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(1)} percent`;
  return (
    `${what.padEnd(24)} ${String(flags).padStart(5)} flags   determined ${share(determined, flags)}   of those ` +
    `agreeing ${share(agreeing, determined)}`
  );
}
