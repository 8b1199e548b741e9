import { flagCases } from '@/bench/flag-cases';
import { generateDefaultReport } from '@/bench/generate-default-report';
import type { GoldCase } from '@/bench/gold-cases';
import type { LabelledFlag } from '@/bench/labelled-flags';
import type { IngestedFile } from '@/bench/ingest-folder';

export type JudgedFlag = {
  company: string;
  metric: string;
  flag: string;
  expected: string;
  outcome: string;
  understood_as: string;
  value: string | null;
  page: number | null;
  reasoning: string;
};

/** One default report a file, with flags around the values that gold.jsonl states. */
export async function measureFlags(files: readonly IngestedFile[], gold: readonly GoldCase[]): Promise<JudgedFlag[]> {
  const judged: JudgedFlag[] = [];
  for (const { file, company, documentId } of files) {
    const cases = flagCases(gold.filter((one) => one.file === file));
    judged.push(...(await judgeFlags(company, documentId, cases)));
    process.stderr.write(`judged ${cases.length} flags of ${company}\n`);
  }
  return judged;
}

/** What a default report over one document makes of the flag lines. */
export async function judgeFlags(
  company: string,
  documentId: string,
  cases: readonly LabelledFlag[],
): Promise<JudgedFlag[]> {
  const { report } = await generateDefaultReport(
    [documentId],
    cases.map((one) => one.line),
  );
  return cases.map(({ metric, line, expected }) => {
    const flag = report.results.flags.find((one) => one.flag_description === line);
    return {
      company,
      metric,
      flag: line,
      expected,
      outcome: flag?.outcome ?? 'missing',
      understood_as: flag?.understood_as ?? '',
      value: flag?.value ?? null,
      page: flag?.evidence[0]?.page_number ?? null,
      reasoning: flag?.reasoning ?? '',
    };
  });
}

export type FlagFigures = { flags: number; determined: number; agreeing: number };

export function figuresOf(judged: readonly JudgedFlag[]): FlagFigures {
  const determined = judged.filter((one) => one.outcome === 'triggered' || one.outcome === 'clear');
  return {
    flags: judged.length,
    determined: determined.length,
    agreeing: determined.filter((one) => one.outcome === one.expected).length,
  };
}
