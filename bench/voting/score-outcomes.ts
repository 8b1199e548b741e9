/**
 * Votes read from item 5.07 and matched to the ballot's lines, against labels made by eye:
 * `tsx bench/voting/score-outcomes.ts [--placed] [--match read|labels] [--quiet] LABELS.jsonl…`, with the fields of
 * `bench/voting/labels/README.md`. The 8-K is beside its labels under one name (`x-8k.jsonl`, `x-8k.html` or
 * `x-8k.pdf`), and so are the proxy and its labels (`x.pdf` or `x.html`, `x.jsonl`). Prints what is wrong, missing or
 * invented, and sums; a figure that was not given is open, which is neither right nor wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { extractCached } from '@/bench/read-cached';
import { agendaSource } from '@/bench/voting/agenda-source';
import { readAgenda } from '@/lib/voting/meetings/reading/read-agenda';
import { checkTotals } from '@/lib/voting/outcomes/check-totals.rules';
import { countsOf, kindOf } from '@/lib/voting/outcomes/counts';
import { matchLines, type AgendaLine } from '@/lib/voting/outcomes/matching/match-lines.rules';
import { htmlBlocks } from '@/lib/voting/outcomes/read/tables/html-blocks';
import { locateOutcomes, type PlacedLine } from '@/lib/voting/outcomes/read/locate-outcomes';
import { readOutcomes } from '@/lib/voting/outcomes/read/read-outcomes';
import { VOTE_KINDS, type VoteKind } from '@/lib/voting/outcomes/read/types';
import { nameLikeness } from '@/lib/voting/outcomes/matching/same-person.rules';

type Label = {
  number: string;
  nominee: string | null;
  title: string | null;
  passed: boolean | null;
  /** Of the shares whose votes are counted here; none where all are. */
  class?: string;
} & Record<VoteKind, number | null>;
type ScoredLine = Pick<PlacedLine, 'number' | 'title' | 'nominee' | 'shareClass' | 'votes' | 'unread'> & {
  statedResult: PlacedLine['statedResult'];
};
type Tally = { right: number; wrong: number; open: number };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    placed: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
  },
});
const tallies = new Map<string, Tally>();
const say = (words: string) => values.quiet || console.log(words);

for (const file of positionals) {
  say(`\n=== ${file}`);
  const labels = readLines<Label>(file);
  const lines = await readReport(file.replace(/\.jsonl$/, ''));
  const labelOf = score(labels, lines);
  if (values.match) scoreMatching(labels, await agendaOf(file.replace(/-8k\.jsonl$/, '')), lines, labelOf);
}
for (const [field, { right, wrong, open }] of tallies)
  console.log(`${field.padEnd(24)} right ${right}, wrong ${wrong}, open ${open}, of ${right + wrong + open}`);

function readLines<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.trim() ? [JSON.parse(line) as T] : []));
}

/** From the HTML alone, or only what the printed page shows at its place, as the product has it; so of a PDF. */
async function readReport(base: string): Promise<ScoredLine[]> {
  if (existsSync(`${base}.pdf`)) {
    const { pages } = await extractCached(`${base}.pdf`, process.env.BENCH_CACHE ?? null);
    return locateOutcomes({ html: null, pages }).meetings.flatMap(({ lines }) => lines);
  }
  const file = `${base}.html`;
  const html = readFileSync(file, 'utf8');
  if (!values.placed) return readOutcomes(htmlBlocks(html).blocks).meetings.flatMap(({ lines }) => lines.map(unplaced));
  const { pages } = await extractCached(file, process.env.BENCH_CACHE ?? null);
  return locateOutcomes({ html, pages }).meetings.flatMap(({ lines }) => lines);
}

type Read = ReturnType<typeof readOutcomes>['meetings'][number]['lines'][number];

function unplaced({ votes, ...line }: Read): ScoredLine {
  const placed: PlacedLine['votes'] = {};
  for (const kind of VOTE_KINDS) if (votes[kind]) placed[kind] = { value: votes[kind].value, page: 1, boxes: [] };
  return { ...line, votes: placed };
}

function score(labels: readonly Label[], lines: readonly ScoredLine[]): Map<ScoredLine, Label> {
  const labelOf = new Map<ScoredLine, Label>();
  for (const label of labels) {
    // Lines of one person in several elections are distinguished by the number.
    const isTwice = labels.some(
      (other) => other !== label && other.nominee !== null && other.nominee === label.nominee,
    );
    const line = lines
      .filter((each) => !labelOf.has(each) && isSameLine(label, each))
      .filter((each) => !isTwice || isSameNumber(label, each))
      .toSorted(
        (one, other) =>
          Number(isSameNumber(label, other)) - Number(isSameNumber(label, one)) ||
          Number(isOfClass(label, other)) - Number(isOfClass(label, one)),
      )[0];
    if (line) labelOf.set(line, label);
    note('line', line ? (isWrong(label, line) ? 'wrong' : 'right') : 'open');
    if (!line) say(`  MISSING ${label.number} ${label.nominee ?? label.title}`);
    scoreFigures(label, line);
  }
  const checks = checkTotals(lines.map((line) => ({ counts: countsOf(line), shareClass: line.shareClass })));
  for (const [index, line] of lines.entries()) {
    // Beside a labelled total the votes of each class are not invented.
    const isPart = line.shareClass !== null && isTotalLabelled(line, labelOf);
    if (!labelOf.has(line) && !isPart) {
      note('invented line', 'wrong');
      say(`  INVENTED ${line.number} ${line.nominee ?? line.title}`);
    }
    if (checks[index] === 'unequal') say(`  total differs: ${line.number} ${line.nominee ?? line.title}`);
  }
  return labelOf;
}

function isOfClass(label: Label, { shareClass }: ScoredLine): boolean {
  return label.class === undefined ? shareClass === null : label.class.toLowerCase() === shareClass?.toLowerCase();
}

/** Beside the total, or where the label has no counts because classes voted apart. */
function isTotalLabelled(line: ScoredLine, labelOf: ReadonlyMap<ScoredLine, Label>): boolean {
  return [...labelOf].some(
    ([total, label]) => (total.shareClass === null || isOfClasses(label, total)) && isSameLine(label, line),
  );
}

function isOfClasses(label: Label, { shareClass }: ScoredLine): boolean {
  return shareClass !== null && VOTE_KINDS.every((kind) => label[kind] === null);
}

function scoreFigures(label: Label, line: ScoredLine | undefined): void {
  const name = `${label.number} ${label.nominee ?? label.title}`;
  for (const kind of line && isOfClasses(label, line) ? [] : VOTE_KINDS) {
    const [said, read] = [label[kind], line?.votes[kind]?.value ?? null];
    if (said === null && read === null) continue;
    note('figure', read === null ? 'open' : read === said ? 'right' : 'wrong');
    if (read !== said) say(`  ${name}: ${kind} ${read ?? 'open'}, is ${said ?? 'not stated'}`);
  }
  if (label.passed === null && !line?.statedResult) return;
  const stated = line?.statedResult ? line.statedResult === 'passed' : null;
  note('stated result', stated === null ? 'open' : stated === label.passed ? 'right' : 'wrong');
  if (stated !== null && stated !== label.passed) say(`  ${name}: passed ${stated}, is ${label.passed}`);
}

/** A line is wrong by its number, or by its nominee where it has none or one too many. */
function isWrong(label: Label, line: ScoredLine): boolean {
  const wrong = [
    line.number !== null && !isSameNumber(label, line) ? `number ${line.number}` : '',
    (label.nominee === null) === (line.nominee === null) ? '' : `nominee ${line.nominee}`,
  ].filter(Boolean);
  if (wrong.length > 0) say(`  ${label.number} ${label.nominee ?? label.title}: ${wrong.join(', ')}`);
  return wrong.length > 0;
}

function isSameLine(label: Label, line: ScoredLine): boolean {
  if (label.nominee !== null && line.nominee !== null) return nameLikeness(label.nominee, line.nominee) >= 2;
  if (line.number !== null) return numberKey(line.number) === numberKey(label.number);
  // A report without numbers is matched to the ballot by its titles.
  const isFrequency = (line.votes.one_year === undefined) === (label.one_year === null);
  return isFrequency && label.nominee === null && line.nominee === null && isSameTitle(label.title ?? '', line.title);
}

function isSameTitle(label: string, title: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const [own, theirs] = [wordsOf(label), wordsOf(title)];
  return own.size > 0 && [...own].filter((word) => theirs.has(word)).length >= 0.7 * own.size;
}

/** A letter that only the card prints is not a difference; "5.1" and "5.2" are two numbers. */
function isSameNumber({ number }: Pick<Label, 'number'>, line: { number: string | null }): boolean {
  const [said, read] = [numberKey(number), numberKey(line.number)];
  return said === read || said.replace(/[a-z]$/, '') === read || said === read.replace(/[a-z]$/, '');
}

function numberKey(number: string | null): string {
  return (number ?? '').toLowerCase().replace(/[^0-9a-z.]|\.(?!\d)/g, '');
}

/** The ballot as it is read of the proxy, or as its labels have it. */
async function agendaOf(proxy: string): Promise<AgendaLine[]> {
  if (values.match === 'labels' && existsSync(`${proxy}.jsonl`))
    return readLines<Label & { kind: string }>(`${proxy}.jsonl`).map((line, index) => ({
      id: String(index),
      number: line.number,
      kind: line.kind,
      title: line.title ?? 'Election of directors',
      nominee: line.nominee,
    }));
  const filing = [`${proxy}.pdf`, `${proxy}.html`].find(existsSync) ?? `${proxy}.pdf`;
  const { lines } = readAgenda(await agendaSource(filing));
  return lines.map((line, index) => ({ ...line, id: String(index) }));
}

/** A match is right where the labels of both sides have the same number, and the same person where it is one. */
function scoreMatching(
  labels: readonly Label[],
  agenda: readonly AgendaLine[],
  lines: readonly ScoredLine[],
  labelOf: ReadonlyMap<ScoredLine, Label>,
): void {
  const results = lines.map((line) => ({ ...line, line, kind: kindOf(line as PlacedLine) }));
  const { byLine, unmatched } = matchLines(agenda, results);
  for (const line of agenda) {
    const found = byLine.get(line.id) ?? [];
    const isRight = found.every((result) => isOf(labels, labelOf.get(result.line), line));
    note('ballot line matched', found.length === 0 ? 'open' : isRight ? 'right' : 'wrong');
    const theirs = found.map((result) => `${result.number} ${result.nominee ?? result.title}`).join('; ');
    if (found.length === 0) say(`  NOT MATCHED ${line.number} ${line.nominee ?? line.title}`);
    else if (!isRight) say(`  MATCHED WRONGLY ${line.number} ${line.nominee ?? line.title}: ${theirs}`);
  }
  for (const { number, nominee, title } of unmatched) say(`  result of no line: ${number} ${nominee ?? title}`);
}

/** A line whose nominee was not read is correct where no other nominee has its number. */
function isOf(labels: readonly Label[], label: Label | undefined, line: AgendaLine): boolean {
  if (!label || !isSameNumber(label, line)) return false;
  if (line.nominee === null && labels.filter((other) => isSameNumber(other, line)).length === 1) return true;
  return label.nominee === null || (line.nominee !== null && nameLikeness(label.nominee, line.nominee) > 0);
}

function note(field: string, outcome: keyof Tally): void {
  const tally = tallies.get(field) ?? { right: 0, wrong: 0, open: 0 };
  tally[outcome] += 1;
  tallies.set(field, tally);
}
