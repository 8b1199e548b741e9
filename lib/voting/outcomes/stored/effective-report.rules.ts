import type { LineKind } from '../matching/line-kind.rules';
import { matchLines } from '../matching/match-lines.rules';

type Line = {
  id: string;
  number: string | null;
  kind: LineKind;
  title: string;
  nominee: string | null;
  shareClass: string | null;
};

/** What one filing reports on a meeting. */
export type Report<L extends Line, F> = {
  documentId: string;
  filingDate: string | null;
  isAmendment: boolean;
  isPreliminary: boolean;
  frequency: F | null;
  lines: readonly L[];
};

export type Effective<L extends Line, F> = {
  lines: L[];
  /** The newest filing with votes; the newest of all where none has any. */
  documentId: string;
  frequency: { value: F; documentId: string } | null;
  isPreliminary: boolean;
};

/**
 * The effective results of several filings on one meeting. An amendment replaces the filing before it; one that repeats
 * fewer lines corrects those and leaves the others; one without votes adds its other facts. Undefined without reports.
 */
export function effectiveReport<L extends Line, F>(reports: readonly Report<L, F>[]): Effective<L, F> | undefined {
  const ordered = reports.toSorted(
    (one, other) =>
      (one.filingDate ?? '').localeCompare(other.filingDate ?? '') ||
      Number(one.isAmendment) - Number(other.isAmendment) ||
      one.documentId.localeCompare(other.documentId),
  );
  const [first] = ordered;
  if (!first) return undefined;
  let lines: L[] = [];
  let source = ordered.at(-1) ?? first;
  let isPreliminary = false;
  for (const report of ordered) {
    if (report.lines.length === 0) continue;
    lines = report.lines.length >= lines.length ? [...report.lines] : corrected(lines, report.lines);
    source = report;
    isPreliminary = report.isPreliminary;
  }
  const decided = ordered.findLast(({ frequency }) => frequency !== null);
  return {
    lines,
    documentId: source.documentId,
    frequency: decided?.frequency ? { value: decided.frequency, documentId: decided.documentId } : null,
    isPreliminary,
  };
}

/** Each line of the amendment in the place of the one it corrects; one that corrects none is added. */
function corrected<L extends Line>(lines: readonly L[], amended: readonly L[]): L[] {
  const byClass = Map.groupBy(amended, ({ shareClass }) => shareClass);
  const replaced = new Map<string, L>();
  const added: L[] = [];
  for (const [shareClass, ofClass] of byClass) {
    const before = lines.filter((line) => line.shareClass === shareClass);
    const { byLine, unmatched } = matchLines(before, ofClass);
    for (const [id, [line]] of byLine) if (line) replaced.set(id, line);
    added.push(...unmatched);
  }
  return [...lines.map((line) => replaced.get(line.id) ?? line), ...added];
}
