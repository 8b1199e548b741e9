import { readFileSync, writeFileSync } from 'node:fs';
import { DEPTHS, type PageResult } from '@/bench/page-metrics';
import type { CaseResult, Report } from '@/bench/report';

/** A case as stored in the file, without the hits, which follow from the rank. */
type CaseLine = {
  id: string;
  group: string;
  wording: string;
  answerable: boolean;
  /** Place of the first gold page among the distinct pages, null beyond ten; absent where no page is judged. */
  rank?: number | null;
  /** Share of the gold pages within 1, 3, 5 and 10 pages. */
  gold?: number[];
  right?: boolean | null;
  abstained?: boolean;
  sources?: number;
  answer?: string;
};

const ANSWER_LENGTH = 160;

function toLine({ pages, answer, ...shared }: CaseResult): CaseLine {
  return {
    ...shared,
    ...(pages
      ? { rank: pages.rank, gold: DEPTHS.map((depth) => Math.round((pages.fraction[depth] ?? 0) * 1000) / 1000) }
      : {}),
    ...(answer
      ? { right: answer.isRight, abstained: answer.isAbstained, sources: answer.sources, answer: clip(answer.text) }
      : {}),
  };
}

function clip(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > ANSWER_LENGTH ? `${flat.slice(0, ANSWER_LENGTH)}…` : flat;
}

function fromLine({ rank, gold, right, abstained, sources, answer, ...shared }: CaseLine): CaseResult {
  const result: CaseResult = { ...shared, pages: rank === undefined ? null : pagesOf(rank, gold ?? []) };
  if (abstained !== undefined)
    result.answer = { text: answer ?? '', isRight: right ?? null, isAbstained: abstained, sources: sources ?? 0 };
  return result;
}

function pagesOf(rank: number | null, gold: readonly number[]): PageResult {
  return {
    rank,
    hit: Object.fromEntries(DEPTHS.map((depth) => [depth, rank !== null && rank <= depth])),
    fraction: Object.fromEntries(DEPTHS.map((depth, at) => [depth, gold[at] ?? 0])),
  };
}

/** JSON with one case a line in a fixed order, so that two files also compare line by line; times are last. */
export function writeReport(file: string, { cases, times, ...head }: Report): void {
  const lines = [...cases].sort((a, b) => (a.id < b.id ? -1 : 1)).map((one) => JSON.stringify(toLine(one)));
  const fields = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const stages = Object.entries(times).map(([stage, time]) => `${JSON.stringify(stage)}: ${JSON.stringify(time)}`);
  writeFileSync(
    file,
    ['{', ...fields, '"cases": [', lines.join(',\n'), '],', '"times": {', stages.join(',\n'), '}', '}', ''].join('\n'),
  );
}

export function readReport(file: string): Report {
  const { cases, ...head } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Report, 'cases'> & { cases: CaseLine[] };
  return { ...head, cases: cases.map(fromLine) };
}
