import type { EvidenceCount } from '@/bench/measure-evidence';
import { DEPTHS, summarizePages, type PageResult } from '@/bench/page-metrics';
import type { StageSummary } from '@/bench/stage-times';

export type CaseResult = {
  id: string;
  group: string;
  wording: string;
  answerable: boolean;
  pages: PageResult | null;
  /** Absent where no answers were asked for. */
  answer?: { text: string; isRight: boolean | null; isAbstained: boolean; sources: number };
};

export type Scope = 'document' | 'company';

export type Report = {
  dataset: string;
  scope: Scope;
  commit: string;
  engine: string | null;
  database: string;
  cases: CaseResult[];
  evidence: EvidenceCount | null;
  times: Record<string, StageSummary>;
};

export type AnswerFigures = { right: Share; abstained: Share; falselyAbstained: Share };
export type Share = { of: number; count: number; percent: number };

function share(count: number, of: number): Share {
  return { of, count, percent: of === 0 ? 0 : Math.round((count / of) * 1000) / 10 };
}

export function answerFigures(cases: readonly CaseResult[]): AnswerFigures {
  const judged = cases.filter((one) => one.answerable && one.answer && one.answer.isRight !== null);
  const open = cases.filter((one) => !one.answerable && one.answer);
  const answerable = cases.filter((one) => one.answerable && one.answer);
  const abstained = (list: readonly CaseResult[]) => list.filter((one) => one.answer?.isAbstained).length;
  return {
    right: share(judged.filter((one) => one.answer?.isRight).length, judged.length),
    abstained: share(abstained(open), open.length),
    falselyAbstained: share(abstained(answerable), answerable.length),
  };
}

function pagesOf(cases: readonly CaseResult[]): PageResult[] {
  return cases.flatMap((one) => one.pages ?? []);
}

function pageRow(label: string, cases: readonly CaseResult[]): string {
  const { count, hit, fraction } = summarizePages(pagesOf(cases));
  const cells = [...DEPTHS.map((depth) => hit[depth]), ...DEPTHS.map((depth) => fraction[depth])].map((value) =>
    (value ?? 0).toFixed(1),
  );
  return `| ${label} | ${count} | ${cells.join(' | ')} |`;
}

function shareText({ percent, count, of }: Share): string {
  return of === 0 ? '-' : `${percent.toFixed(1)} (${count}/${of})`;
}

function answerRow(label: string, cases: readonly CaseResult[]): string {
  const { right, abstained, falselyAbstained } = answerFigures(cases);
  return `| ${label} | ${shareText(right)} | ${shareText(abstained)} | ${shareText(falselyAbstained)} |`;
}

function grouped(cases: readonly CaseResult[], key: (one: CaseResult) => string): [string, CaseResult[]][] {
  return [...Map.groupBy(cases, key)];
}

/** The report as tables for a person, in percent. */
export function renderReport(report: Report): string {
  const lines = [
    `# ${report.dataset}, scope: ${report.scope}`,
    `Commit ${report.commit}, database ${report.database}, engine ${report.engine ?? 'not asked'}`,
    '',
  ];
  lines.push(
    `| questions | n | ${DEPTHS.map((k) => `hit@${k}`).join(' | ')} | ${DEPTHS.map((k) => `gold@${k}`).join(' | ')} |`,
    `|---|---|${'---|'.repeat(8)}`,
  );
  const wordings = grouped(report.cases, (one) => one.wording);
  for (const [wording, cases] of wordings) lines.push(pageRow(`**${wording}**`, cases));
  const reworded = report.cases.filter((one) => one.wording !== 'original');
  if (wordings.length > 2) lines.push(pageRow('**all reworded**', reworded));
  const original = grouped(
    report.cases.filter((one) => one.wording === 'original'),
    (one) => one.group,
  ).sort(([a], [b]) => a.localeCompare(b));
  for (const [group, cases] of original) if (pagesOf(cases).length > 0) lines.push(pageRow(group, cases));
  if (report.cases.some((one) => one.answer)) {
    lines.push('', '| answers | right value | abstained on unanswerable | falsely abstained |', '|---|---|---|---|');
    for (const [wording, cases] of wordings) lines.push(answerRow(`**${wording}**`, cases));
    for (const [group, cases] of original) lines.push(answerRow(group, cases));
  }
  if (report.evidence) lines.push('', ...renderEvidence(report.evidence));
  lines.push('', '| stage | runs | mean ms | p95 ms | total s |', '|---|---|---|---|---|');
  for (const [stage, time] of Object.entries(report.times))
    lines.push(`| ${stage} | ${time.runs} | ${time.meanMs} | ${time.p95Ms} | ${(time.totalMs / 1000).toFixed(1)} |`);
  return lines.join('\n');
}

function renderEvidence(evidence: EvidenceCount): string[] {
  const lines = [`Shown excerpts verbatim on their page: ${shareText(share(evidence.verbatim, evidence.excerpts))}`];
  if (evidence.excerpts === 0) return [...lines, 'No excerpts were shown.'];
  if (evidence.words === 0)
    return [...lines, 'Words inside their boxes: not measured (pdftotext is not on this machine).'];
  return [
    ...lines,
    `Their words inside their boxes, read by pdftotext: ${shareText(share(evidence.wordsInBoxes, evidence.words))}`,
    `Words inside boxes that belong to the excerpt: ${shareText(share(evidence.boxWordsOfExcerpt, evidence.boxWords))}`,
  ];
}
