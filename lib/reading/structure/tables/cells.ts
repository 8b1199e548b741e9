import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import type { TextLine } from '@/lib/pdf/types';
import { oneOf } from '@/lib/format/patterns';
import { VALUE_SUFFIXES } from './cells-patterns';

/** A part of a line that a gap separates from its neighbours. Offsets refer to `PageLayout.text`; edges in points. */
export type LineCell = { text: string; start: number; end: number; left: number; right: number };

const WIDE_GAP = /\s{2,}/g;
const AMOUNT =
  String.raw`${CURRENCY_SIGN}?\s?\(?-?(?:${CURRENCY_SIGN}\s?)?(?:\d[\d,]*(?:\.\d+)?|\.\d+)` +
  String.raw`\)?\s?[%x]?(?:\s?\(\w{1,2}\))*[*†‡]*`;
const AMOUNT_ONLY = new RegExp(`^${AMOUNT}$`);
/** Several values set too closely for a gap: "2023 $ 1,700,000", "20,720 8,895,670", "1,990,594 $". */
const AMOUNT_RUN = new RegExp(`^(?:(?:${AMOUNT}|[-‐‑–—]|${CURRENCY_SIGN})\\s*){2,}$`);
const AMOUNT_IN_RUN = new RegExp(`${AMOUNT}(?=\\s|$)|[-‐‑–—](?=\\s|$)|${CURRENCY_SIGN}`, 'g');
const CURRENCY = new RegExp(`^${CURRENCY_SIGN}$`);
const SUFFIX = new RegExp(String.raw`^${oneOf(VALUE_SUFFIXES)}$`);

/**
 * The cells of a line from left to right. Currency signs are joined with the following number, other signs and footnote
 * marks with the preceding one.
 */
export function cellsOfLine(line: TextLine): LineCell[] {
  return joinSigns(rawCells(line).flatMap((cell) => splitRun(cell, line)));
}

function rawCells(line: TextLine): LineCell[] {
  const cells: LineCell[] = [];
  let from = 0;
  for (const gap of [...line.text.matchAll(WIDE_GAP), null]) {
    const to = gap?.index ?? line.text.length;
    const cell = cellBetween(line, from, to);
    if (cell) cells.push(cell);
    from = gap ? gap.index + gap[0].length : to;
  }
  return cells;
}

function cellBetween(line: TextLine, from: number, to: number): LineCell | null {
  const raw = line.text.slice(from, to);
  const text = raw.trim();
  if (!text) return null;
  const begin = from + raw.length - raw.trimStart().length;
  const end = begin + text.length;
  const left = line.edges[2 * begin] ?? line.x;
  const right = line.edges[2 * end - 1] ?? line.x + line.width;
  return { text, start: line.start + begin, end: line.start + end, left, right };
}

function splitRun(cell: LineCell, line: TextLine): LineCell[] {
  if (AMOUNT_ONLY.test(cell.text) || !AMOUNT_RUN.test(cell.text)) return [cell];
  return [...cell.text.matchAll(AMOUNT_IN_RUN)].flatMap((match) => {
    const from = cell.start - line.start + match.index;
    return cellBetween(line, from, from + match[0].length) ?? [];
  });
}

function joinSigns(cells: LineCell[]): LineCell[] {
  const joined: LineCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last && CURRENCY.test(last.text)) joined[joined.length - 1] = merge(last, cell, '');
    else if (last && SUFFIX.test(cell.text) && /[\d)%*‐‑–—-]$/.test(last.text) && cell.left - last.right < 24) {
      joined[joined.length - 1] = merge(last, cell, '');
    } else joined.push(cell);
  }
  return joined.filter((cell) => !CURRENCY.test(cell.text));
}

function merge(left: LineCell, right: LineCell, glue: string): LineCell {
  return { ...left, text: `${left.text}${glue}${right.text}`, end: right.end, right: right.right };
}

const SCALED = /^[\d$(][^A-Za-z]*(?:million|billion|[KMB]|bps|x)?\)?$/;
const MARK = /^(?:[✓✔☑■●•◆▲XxY]|[-‐‑–—]+|N\/?A|n\/a|none|nil|\*+)$/i;

/** Whether a cell is a value and not words: a number, a dash, a tick. */
export function isValue(text: string): boolean {
  const plain = text.replace(/(?:\(\w{1,2}\))+$/, '').trim();
  // "($) 2" is the second half of a header with its footnote mark.
  if (/^\([$#%]\)/.test(plain)) return false;
  return MARK.test(plain) || (/\d/.test(plain) && (AMOUNT_ONLY.test(plain) || SCALED.test(plain)));
}

/** Removes footnote marks after a number or a name: "1,087,620(5)" → "1,087,620". */
export function withoutNotes(text: string): string {
  return text
    .replace(/(?<=[\w.%)‐‑–—-])\s?\(\d{1,2}\)(?:\(\d{1,2}\))*/g, '')
    .replace(/(?<=\S)[*†‡]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The footnote marks that `withoutNotes` removes: "1,087,620(5)*" → ["5", "*"]. */
export function notesOf(text: string): string[] {
  const marks = [...text.matchAll(/(?<=[\w.%)‐‑–—-])\s?((?:\(\d{1,2}\))+)/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/\d+/g)].map(([digits]) => digits),
  );
  const signs = /(?<=\S)([*†‡]+)$/.exec(text.trim())?.[1];
  return signs ? [...marks, signs] : marks;
}

const YEAR = /^(?:fiscal(?: year)?\s|FY\s?['’]?)?((?:19|20)\d\d)(?:\s?\(\$?\w{0,2}\))*[*†‡]*$/i;

/** The year in a cell that holds nothing else ("2024", "FY 2024", "2024(1)"); null for other cells. */
export function yearOf(text: string): number | null {
  const match = YEAR.exec(text.trim());
  return match ? Number(match[1]) : null;
}
