import { answerFigures, type CaseResult, type Report } from '@/bench/report';
import { DEPTHS, summarizePages } from '@/bench/page-metrics';

function figures(cases: readonly CaseResult[]): Record<string, number> {
  const { hit } = summarizePages(cases.flatMap((one) => one.pages ?? []));
  const answers = answerFigures(cases);
  return {
    ...Object.fromEntries(DEPTHS.map((depth) => [`hit@${depth}`, hit[depth] ?? 0])),
    ...(answers.right.of > 0
      ? { 'right value': answers.right.percent, 'false abstention': answers.falselyAbstained.percent }
      : {}),
    ...(answers.abstained.of > 0 ? { abstention: answers.abstained.percent } : {}),
  };
}

/** What changed between two runs: every figure by wording, then each question that moved. */
export function diffReports(before: Report, after: Report): string {
  const lines: string[] = [`${before.commit} -> ${after.commit}`];
  for (const [wording, cases] of Map.groupBy(after.cases, (one) => one.wording)) {
    const old = figures(before.cases.filter((one) => one.wording === wording));
    for (const [name, value] of Object.entries(figures(cases))) {
      const change = value - (old[name] ?? 0);
      lines.push(
        `${wording.padEnd(10)} ${name.padEnd(18)} ${(old[name] ?? 0).toFixed(1).padStart(6)} -> ` +
          `${value.toFixed(1).padStart(6)}  ${change === 0 ? '' : (change > 0 ? '+' : '') + change.toFixed(1)}`,
      );
    }
  }
  const oldById = new Map(before.cases.map((one) => [one.id, one]));
  for (const one of after.cases) {
    const old = oldById.get(one.id);
    if (!old) continue;
    const moves = [
      (old.pages?.rank ?? null) !== (one.pages?.rank ?? null)
        ? `page rank ${old.pages?.rank ?? '-'} -> ${one.pages?.rank ?? '-'}`
        : '',
      old.answer?.isRight !== one.answer?.isRight
        ? `right ${old.answer?.isRight ?? '-'} -> ${one.answer?.isRight ?? '-'}`
        : '',
      old.answer?.isAbstained !== one.answer?.isAbstained
        ? `abstained ${old.answer?.isAbstained ?? '-'} -> ${one.answer?.isAbstained ?? '-'}`
        : '',
    ].filter(Boolean);
    if (moves.length > 0) lines.push(`${one.id}: ${moves.join(', ')}`);
  }
  return lines.join('\n');
}
