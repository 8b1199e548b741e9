import type { Cell, Row } from './blocks';
import { shareClassOf } from './labels';
import { figureOf, headingOf, isVote, type Heading } from './vote-words';

/** A column of figures, its heading said in one row or in several. */
export type Head = { heading: Heading; columns: [first: number, last: number]; shareClass: string | null };

export const filled = (row: Row): Cell[] => row.cells.filter(({ text }) => text !== '');
export const overlaps = (one: [number, number], other: [number, number]): boolean =>
  one[0] <= other[1] && other[0] <= one[1];

/** How many kinds of votes the words of a table name; two or more make it a table of votes. */
export function voteKindsIn(rows: readonly Row[]): number {
  const kinds = rows.flatMap((row) => row.cells.map(({ text }) => headingOf(text))).filter(isVote);
  const joined = headsOf(rows.filter((row) => !hasFigures(row)));
  return new Set([...kinds, ...joined.map(({ heading }) => heading).filter(isVote)]).size;
}

/** Whether a row states a figure: a number of votes, and not just the number of a proposal. */
export function hasFigures(row: Row): boolean {
  return filled(row).some(({ text }, index) => {
    const { kind } = figureOf(text);
    if (kind === 'percent') return /\d/.test(text);
    return (kind === 'number' || kind === 'garbled') && !(index === 0 && /^\(?\d{1,2}[.)]?$/.test(text));
  });
}

/**
 * Columns of figures under rows of headings. The lowest row decides; where its words say too little, those above help.
 */
export function headsOf(rows: readonly Row[]): Head[] {
  const width = Math.max(0, ...rows.map((row) => row.width));
  const heads: (Head & { words: string })[] = [];
  for (let column = 0; column < width; column += 1) {
    const cells = rows.flatMap((row) => row.cells.find((cell) => overlaps(cell.columns, [column, column])) ?? []);
    const texts = [...new Set(cells)].map(({ text }) => text).filter(Boolean);
    const words = texts.join(' ');
    const heading = headingIn(texts);
    if (heading === undefined) continue;
    const shareClass = texts.map((text) => shareClassOf(text)).find((name) => typeof name === 'string') ?? null;
    const last = heads.at(-1);
    const own = cells.findLast(({ text }) => text !== '');
    const isSame = last && last.words === words && last.columns[1] === column - 1 && own && own.columns[0] < column;
    if (isSame) last.columns[1] = column;
    else heads.push({ heading, columns: [column, column], shareClass, words });
  }
  return heads.map(({ heading, columns, shareClass }) => ({ heading, columns, shareClass }));
}

function headingIn(texts: readonly string[]): Heading | undefined {
  const lowest = headingOf(texts.at(-1) ?? '');
  if (isVote(lowest) || lowest === 'percent') return lowest;
  for (let from = texts.length - 2; from >= 0; from -= 1) {
    const joined = headingOf(texts.slice(from).join(' '));
    if (isVote(joined) || joined === 'percent') return joined;
  }
  return lowest;
}
