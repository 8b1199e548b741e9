import { alternatives } from '@/lib/format/patterns';
import { scaleOf } from '@/lib/format/words/number-words';
import { NOT_OWN_WORDS, OTHER_TITLE_WORDS, PERIOD_LINE_WORDS, TITLE_WORDS, OPEN_END } from './find-statements-patterns';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import type { PrimaryStatement } from '../vocabulary';
import { columnPeriods, type ColumnPeriod, type ColumnPlace } from './column-periods';
import { plainLabel, printedLine, type PrintedLine, type PrintedNumber } from './row-cells';
import { endOfBalance } from './end-of-balance';
import { LEAST_ROWS } from './row-rules';
import { matchRows } from './match-rows';

export type StatementRow = {
  label: string;
  /** Headings above the row, joined, the nearest last. */
  group: string;
  /** In the order of the columns; undefined where the row prints none. */
  numbers: (PrintedNumber | undefined)[];
  page: number;
};

export type FoundStatement = {
  statement: PrimaryStatement;
  title: string;
  page: number;
  rows: StatementRow[];
  periods: ColumnPeriod[];
  scale: number;
  currency: string;
};
/** A statement that is on the pages and is not read, and why. */
export type WithheldStatement = { statement: PrimaryStatement; page: number; reason: string };

const TITLES: readonly [PrimaryStatement, RegExp][] = [
  ['cash_flow', /\bstatements?\s+of\s+(?:consolidated\s+)?cash\s*flows?\b|\bcash\s+flows?\s+statements?\b/i],
  ['balance', /\bbalance\s+sheets?\b|\bstatements?\s+of\s+(?:consolidated\s+)?financial\s+(?:position|condition)\b/i],
  ['income', new RegExp(alternatives(TITLE_WORDS), 'i')],
];
const OTHER_TITLE = new RegExp(alternatives(OTHER_TITLE_WORDS), 'i');
/** Statements of another company or as they never were. */
const NOT_OWN = new RegExp(alternatives(NOT_OWN_WORDS), 'i');
const PERIOD_WORDS = new RegExp(String.raw`^(?:${alternatives(PERIOD_LINE_WORDS)})`, 'i');
const LONGEST_TITLE = 130;
const HEAD_LINES = 14;
const CURRENCIES: readonly [string, RegExp][] = [
  ['EUR', /€|\beuros?\b/i],
  ['GBP', /£|\bpounds sterling\b/i],
  ['CHF', /\bCHF\b|\bswiss francs\b/i],
  ['CAD', /\bC\$|\bCAD\b|\bcanadian dollars\b/i],
  ['JPY', /¥|\byen\b/i],
];

/** Each of the three statements as the filing prints it, the fullest where it prints several. */
export function findStatements(
  pages: readonly PageLayout[],
  closing: string | null,
): { found: FoundStatement[]; withheld: WithheldStatement[] } {
  const best = new Map<PrimaryStatement, { score: number; result: FoundStatement | WithheldStatement }>();
  pages.forEach((page, at) => {
    for (const { statement, title, from } of titlesOf(page)) {
      const region = regionOf(pages, at, from, statement);
      const read = readRegion(statement, title, region, closing);
      if (!read) continue;
      const known = best.get(statement);
      if (!known || read.score > known.score) best.set(statement, read);
    }
  });
  const results = [...best.values()].map(({ result }) => result);
  return {
    found: results.filter((each): each is FoundStatement => 'rows' in each),
    withheld: results.filter((each): each is WithheldStatement => 'reason' in each),
  };
}

function titlesOf(page: PageLayout): { statement: PrimaryStatement; title: string; from: number }[] {
  return page.lines.flatMap((line, from) => {
    const title = line.text.trim();
    if (title.length > LONGEST_TITLE || NOT_OWN.test(title) || /\.\s?\.|[.;]$|\s\d{1,3}$/.test(title)) return [];
    const around = page.lines.slice(Math.max(0, from - 2), from + 3).map(({ text }) => text);
    if (
      around.some(
        (text) =>
          text.length <= LONGEST_TITLE && /parent company|condensed financial information of|pro forma/i.test(text),
      )
    )
      return [];
    const statement = TITLES.find(([, pattern]) => pattern.test(title))?.[0];
    if (
      !statement ||
      (statement === 'income' && /comprehensive/i.test(title) && !/operations|income and|earnings and/i.test(title))
    )
      return [];
    return [{ statement, title, from }];
  });
}

type Region = { lines: { line: TextLine; page: number }[]; title: TextLine };

/** The lines from a title to the next one, over the page break where the statement has not come to its end. */
function regionOf(pages: readonly PageLayout[], at: number, from: number, statement: PrimaryStatement): Region {
  const page = pages[at];
  const title = page?.lines[from];
  if (!page || !title) throw new RangeError('no such line');
  const own = untilTitle(page.lines.slice(from + 1), statement, page.page);
  const next = pages[at + 1];
  const goesOn = !own.isClosed && !isComplete(own.lines, statement) && next !== undefined;
  const more = goesOn ? untilTitle(next.lines, statement, next.page, true).lines : [];
  return { title, lines: [...own.lines, ...more] };
}

function untilTitle(lines: readonly TextLine[], statement: PrimaryStatement, page: number, isNext = false) {
  const kept: { line: TextLine; page: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.text.trim();
    // Heads that every page repeats count as furniture.
    if (line.role === 'furniture' && !PERIOD_WORDS.test(text)) continue;
    const isShort = text.length <= LONGEST_TITLE && !/\s{2,}.*\d/.test(text);
    const other =
      isShort && (OTHER_TITLE.test(text) || TITLES.some(([each, pattern]) => each !== statement && pattern.test(text)));
    // "See notes to consolidated financial statements" closes a page, not a statement.
    if (other && !/^(?:see|the accompanying|refer)/i.test(text)) {
      if (isNext && at < 6) return { lines: [], isClosed: true };
      return { lines: kept, isClosed: true };
    }
    kept.push({ line, page });
  }
  return { lines: kept, isClosed: false };
}

const LAST_ROW: Readonly<Record<PrimaryStatement, RegExp>> = {
  balance: /total liabilities.*(?:equity|deficit|investment)/i,
  income: /dilut/i,
  cash_flow: /end of (?:the )?(?:fiscal )?(?:year|period)|financing activities\s{2,}/i,
};

function isComplete(lines: readonly { line: TextLine }[], statement: PrimaryStatement): boolean {
  return lines.some(({ line }) => LAST_ROW[statement].test(line.text));
}

type Read = { score: number; result: FoundStatement | WithheldStatement };

function readRegion(statement: PrimaryStatement, title: string, region: Region, closing: string | null): Read | null {
  const printed = region.lines.map(({ line, page }) => ({ ...printedLine(line), page }));
  const width = widthOf(printed);
  const first = printed.findIndex((line) => isRow(line) && line.numbers.length === width);
  if (width === 0 || first < 0 || first > HEAD_LINES + 8) return null;
  const columns = columnsOf(printed, width);
  // Rows with fewer numbers than columns may come before the first full one.
  const start = firstRow(printed, first, columns);
  const opening = openingHeadings(printed.slice(0, start));
  const all = rowsOf(printed.slice(start), columns, opening);
  const rows = statement === 'balance' ? all.slice(0, endOfBalance(all)) : all;
  const matched = matchRows(statement, rows);
  const keys = new Set([...matched.values()].map(({ key }) => key).filter(Boolean));
  const { count, oneOf } = LEAST_ROWS[statement];
  if (keys.size < count || !oneOf.some((key) => keys.has(key))) return null;
  const page = region.lines[0]?.page ?? 0;
  const heads = [region.title, ...printed.slice(0, start).map(({ line }) => line)];
  const words = heads.map(({ text }) => text).join(' ');
  const periods = columnPeriods(heads.slice(-HEAD_LINES), columns, statement, closing);
  const score = keys.size * 10 + rows.length / 100;
  const scale = scaleIn(words);
  if (!periods)
    return {
      score: score - 25,
      result: { statement, page, reason: 'the periods of its columns could not be ' + 'determined' },
    };
  if (scale === 1 && !isInFull(rows, words))
    return {
      score: score - 25,
      result: { statement, page, reason: 'it does not state the unit of its amounts' },
    };
  const currency = CURRENCIES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'USD';
  return { score, result: { statement, title, page, rows, periods, scale, currency } };
}

/** How many numbers most rows print. */
function widthOf(printed: readonly PrintedLine[]): number {
  const counts = new Map<number, number>();
  for (const line of printed)
    if (isRow(line)) counts.set(line.numbers.length, (counts.get(line.numbers.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

/** Heads print years, which are not amounts. */
function isRow({ label, numbers }: PrintedLine): boolean {
  if (numbers.length === 0) return false;
  const areYears = numbers.every(({ value, text }) => value !== null && /^(?:19|20)\d\d$/.test(text));
  return (
    !areYears &&
    !(/\b(?:ended|ending|as of|at)\b/i.test(label) && numbers.some(({ text }) => /^(?:19|20)\d\d$/.test(text)))
  );
}

function columnsOf(printed: readonly PrintedLine[], width: number): ColumnPlace[] {
  const full = printed.filter((line) => isRow(line) && line.numbers.length === width);
  return Array.from({ length: width }, (_, column) => {
    const rights = full.map(({ numbers }) => numbers[column]?.right ?? 0).sort((a, b) => a - b);
    const lefts = full.map(({ numbers, line }) => {
      const number = numbers[column];
      return number ? (line.edges[2 * (number.start - line.start)] ?? number.right) : 0;
    });
    return { left: Math.min(...lefts), right: rights[Math.floor(rights.length / 2)] ?? 0 };
  });
}

function firstRow(printed: readonly PrintedLine[], first: number, columns: readonly ColumnPlace[]): number {
  const at = printed.findIndex(
    (line, index) =>
      index < first &&
      isRow(line) &&
      line.label !== '' &&
      line.numbers.every((number) => columnAt(number, columns) >= 0),
  );
  return at < 0 ? first : at;
}

const NEAR_COLUMN = 22;

function columnAt({ right }: PrintedNumber, columns: readonly ColumnPlace[]): number {
  const distances = columns.map((column) => Math.abs(column.right - right));
  const least = Math.min(...distances);
  return least <= NEAR_COLUMN ? distances.indexOf(least) : -1;
}

/** Words below the heads and above the first row, as "Current assets:". */
function openingHeadings(heads: readonly PrintedLine[]): string[] {
  const last = heads.findLastIndex(({ line }) => /(?:19|20)\d\d/.test(line.text));
  return heads
    .slice(last + 1)
    .map(({ label }) => label)
    .filter((label) => /\p{L}{3}/u.test(label) && !/^\(/.test(label));
}

function rowsOf(
  printed: readonly (PrintedLine & { page: number })[],
  columns: readonly ColumnPlace[],
  opening: readonly string[],
): StatementRow[] {
  const rows: StatementRow[] = [];
  let groups: string[] = [];
  let pending: string[] = [...opening];
  for (const each of printed) {
    if (!isRow(each)) {
      if (each.numbers.length > 0 || !/\p{L}{2}/u.test(each.label)) continue;
      if (FOOTNOTE.test(each.label)) continue;
      const last = rows.at(-1);
      if (last && pending.length === 0 && /^[a-z(&]/.test(each.label) && !/:$/.test(each.label))
        last.label += ` ${each.label}`;
      else pending.push(each.label);
      continue;
    }
    const { label, wrapped, headings } = joinLabel(pending, each.label);
    if (headings.length > 0) groups = [...groups.slice(-2), ...headings].slice(-3);
    pending = [];
    const numbers: (PrintedNumber | undefined)[] = columns.map(() => undefined);
    const placed = each.numbers.length === columns.length;
    each.numbers.forEach((number, index) => {
      const at = placed ? index : columnAt(number, columns);
      if (at >= 0) numbers[at] = number;
    });
    if (numbers.every((number) => number === undefined)) continue;
    rows.push({ label: wrapped ? `${wrapped} ${label}` : label, group: groups.join(' / '), numbers, page: each.page });
  }
  return rows;
}

/** "(1) Relates to …" explains a row and is not part of one. */
const FOOTNOTE = /^\((?:\d{1,2}|[a-z])\)\s+\p{Lu}/u;

/** Lines without numbers above a row: the first part of its own label, or headings. */
function joinLabel(pending: readonly string[], label: string): { label: string; wrapped: string; headings: string[] } {
  const last = pending.at(-1);
  const isWrapped = last !== undefined && !/:$/.test(last) && (/^[a-z(&]/.test(label) || OPEN_END.test(last));
  return {
    label,
    wrapped: isWrapped ? last : '',
    headings: pending.slice(0, isWrapped ? -1 : undefined).filter((text) => plainLabel(text).length > 1),
  };
}

/**
 * What money is counted in, by the first words that say so: "(in thousands, except per share data; shares in
 * millions)".
 */
function scaleIn(words: string): number {
  const match = /(?<!shares (?:are )?in )(?:\b(thousand|million|billion)s?\b|(?<=\$)\s?(000)'?s)/i.exec(words);
  if (!match) return 1;
  return match[2] ? 1e3 : scaleOf(match[1]);
}

const FULL_AMOUNT = 1e7;

/** Amounts without a scale are in full where the text says so or they are too long to be anything else. */
function isInFull(rows: readonly StatementRow[], words: string): boolean {
  if (/\b(?:in|expressed in) (?:u\.?s\.? )?dollars\b|\bwhole dollars\b/i.test(words)) return true;
  return rows.flatMap(({ numbers }) => numbers).some((number) => Math.abs(number?.value ?? 0) >= FULL_AMOUNT);
}
