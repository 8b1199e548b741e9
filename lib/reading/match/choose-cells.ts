import type { Question } from '@/lib/reading/question/read-question';
import { stemOf } from '@/lib/reading/question/read-question';
import type { RowCell, RowPath } from '@/lib/reading/structure/types';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { strengthIn, type WeighedTerm } from './term-match';
import { wholeWords } from '@/lib/format/patterns';
import { ASKS_SUM_WORDS } from './choose-cells-patterns';

export type ChosenCells = {
  cells: RowCell[];
  /** The best matching cell. */
  main: RowCell | undefined;
  /** Weight of the terms that the headers of the chosen cells cover. */
  headWeight: number;
  /** Number of other cells that match equally well. */
  rivals: number;
};

const YEAR = /\b(?:19|20)\d\d\b/;

/** The cells of a row that the question asks for: by words of their headers, then by year, then by kind of value. */
export function chooseCells(row: RowPath, question: Question, terms: readonly WeighedTerm[]): ChosenCells {
  const cells = row.cells.filter((cell) => cell.text !== '');
  if (cells.length <= 1) return { cells, main: cells[0], headWeight: 0, rivals: 0 };
  const label = new Set(wordsOf(`${row.label} ${row.groups.join(' ')}`).map(stemOf));
  const open = terms.filter((term) => strengthIn(term, label) < 0.8);
  const newest = Math.max(...cells.map((cell) => Number(YEAR.exec(cell.head)?.[0] ?? 0)));
  const scored = cells.map((cell): Scored => {
    const head = new Set(wordsOf(cell.head).map(stemOf));
    const hits = open.filter((term) => strengthIn(term, head) >= 0.5);
    const matched = hits.reduce((sum, term) => sum + term.weight * strengthIn(term, head), 0);
    const idle = [...head].filter((stem) => !open.some((term) => term.ways.some((way) => way.includes(stem)))).length;
    return {
      cell,
      hits,
      matched,
      score: matched - 0.12 * idle + yearFit(cell, question, newest) + kindFit(cell, question),
    };
  });
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (!first) return { cells, main: undefined, headWeight: 0, rivals: 0 };
  // A short row is used completely: shares and their percentage, an amount and its date.
  const isShort = cells.length <= 2 && !cells.some((cell) => YEAR.test(cell.head));
  if (isShort) return { cells, main: first.cell, headWeight: 0, rivals: 0 };
  const top = ranked.filter((each) => each.score >= first.score - 0.01);
  if (first.matched === 0 && top.length > 1) {
    const total = ASKS_SUM.test(question.text) ? scored.find(({ cell }) => /\btotal\b/i.test(cell.head)) : undefined;
    if (total) return { cells: [total.cell], main: total.cell, headWeight: 0, rivals: 0 };
    if (top.length > 2) return { cells, main: first.cell, headWeight: 0, rivals: cells.length - 1 };
  }
  const chosen = new Set(question.compares && newest > 0 ? withOtherYears(top, scored) : top);
  // Another column covers a part of the question that the first does not: "shares and percent", "amount and target".
  const reached = new Set(first.hits);
  for (const each of ranked) {
    const gained = each.hits.filter((term) => !reached.has(term));
    if (
      chosen.size >= 4 ||
      chosen.has(each) ||
      gained.length === 0 ||
      yearFit(each.cell, question, newest) < yearFit(first.cell, question, newest)
    )
      continue;
    chosen.add(each);
    for (const term of gained) reached.add(term);
  }
  if (ASKS_PERCENT.test(question.text) && ![...chosen].some(({ cell }) => isPercent(cell))) {
    const percent = ranked.find(
      ({ cell }) => isPercent(cell) && yearFit(cell, question, newest) >= yearFit(first.cell, question, newest),
    );
    if (percent) chosen.add(percent);
  }
  const inOrder = scored.filter((each) => chosen.has(each));
  const headWeight = [...reached].reduce((sum, term) => sum + term.weight, 0);
  return { cells: inOrder.map((each) => each.cell), main: first.cell, headWeight, rivals: top.length - 1 };
}

/** The question asks for somebody's total. */
const ASKS_SUM = wholeWords(ASKS_SUM_WORDS, 'i');
const ASKS_PERCENT = /%|\bpercent|\bpct\b/i;

function isPercent(cell: RowCell): boolean {
  return /%/.test(cell.text) || /%|percent/i.test(cell.head);
}

type Scored = { cell: RowCell; hits: WeighedTerm[]; matched: number; score: number };

/** Adds the same column in other years when the question compares. */
function withOtherYears(top: Scored[], all: Scored[]): Scored[] {
  const names = new Set(top.map(({ cell }) => cell.head.replace(YEAR, '').trim()));
  return all.filter(({ cell }) => names.has(cell.head.replace(YEAR, '').trim())).slice(0, 3);
}

function yearFit(cell: RowCell, question: Question, newest: number): number {
  const year = Number(YEAR.exec(cell.head)?.[0] ?? 0);
  if (year === 0) return 0;
  if (question.years.length > 0) return question.years.includes(year) ? 3 : -3;
  return year === newest ? 1 : 0;
}

function kindFit(cell: RowCell, question: Question): number {
  const isShare = isPercent(cell);
  const isMoney = /\$/.test(cell.text) || /\$/.test(cell.head);
  if (question.kind === 'percent') return isShare ? 1.5 : -0.5;
  if (question.kind === 'money') return isMoney ? 0.8 : isShare ? -0.8 : 0;
  if (question.kind === 'number' && /\bshares?\b/i.test(question.text))
    return /shares|number|#/i.test(cell.head) ? 0.8 : isShare ? -0.8 : 0;
  return 0;
}
