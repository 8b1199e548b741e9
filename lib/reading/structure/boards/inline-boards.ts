import { oneOf } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import { isNextLabel, OF_PUBLIC, listPartOf, SAME_EDGE, type ListedBoards } from './listed-boards';
import { BETWEEN, ENDS_A_NAME, isBoardName, NONE, NOW, SINCE } from './names-in-lists';
import { LISTED_BOARDS_LABELS } from './listed-boards-patterns';

const INLINE = new RegExp(
  String.raw`^(?<said>${oneOf(LISTED_BOARDS_LABELS)})(?: \(current\)| [-–—] current)?:\s(?<first>\S.*)$`,
  'iu',
);
/** A gap above which a line below is another part, by how far the label is from the line above it. */
const WIDER = 1.25;

const LABEL_LINES = 3;

/**
 * "Other public company boards: Roe Group," in a cell of a card, the rest of the value in the lines right below it; the
 * label may go over several lines of a narrow column. `names` is null where they cannot be determined.
 */
export function boardsInline(page: FlatPage): (Omit<ListedBoards, 'names'> & { names: string[] | null })[] {
  const cells = placedCells(page);
  return cells.flatMap((cell) => {
    const isOfEdge = ({ left }: PlacedCell) => Math.abs(left - cell.left) <= SAME_EDGE;
    const column = columnBelow(cells, cell).filter(isOfEdge);
    const begun = labelled(cell, column);
    // "Other public boards: 2" counts what another label lists.
    if (!begun || !OF_PUBLIC.test(begun.said) || /^\d{1,2}$/.test(begun.first)) return [];
    const last = column[begun.lines - 2] ?? cell;
    const value = { ...last, text: begun.first };
    const above = cells.filter((other) => isOfEdge(other) && yOf(other) > yOf(cell) + 1).map(yOf);
    const pitch = Math.min(...above) - yOf(cell);
    const below = column.slice(begun.lines - 1);
    const isFar = (next: PlacedCell, at: number) => yOf(below[at - 1] ?? last) - yOf(next) > WIDER * pitch;
    const apart = below.findIndex((next, at) => isFar(next, at) || isNextPart(next, value, last));
    const lines = [value, ...(apart < 0 ? below : below.slice(0, apart))];
    const next = below[apart];
    const names = ofValue(
      lines.map(({ text }) => text),
      next !== undefined && !isFar(next, apart),
    );
    const label = { line: cell.line, left: cell.left };
    const end = lines.at(-1)?.end ?? cell.end;
    return [
      { names: names?.every(isBoardName) ? names : null, label, part: listPartOf(begun.said), start: cell.start, end },
    ];
  });
}

/** "Other U.S.-listed company" is a label that has a word of companies' names. */
const OTHER_LIST = /^(?:other|past|former|prior) (?:current )?(?:non-)?(?:u\.s\.|public|listed|board|director)/i;

/** Whether another part begins; the label's letters may be bold and the lines of its value not. */
function isNextPart(next: PlacedCell, value: PlacedCell, label: PlacedCell): boolean {
  if (FORMER.test(` ${next.text}`)) return false;
  const isBolder = next.line.line.isBold && !value.line.line.isBold;
  const isOfSize = Math.abs(next.line.line.fontSize - value.line.line.fontSize) <= 0.6;
  return isBolder || !isOfSize || OTHER_LIST.test(next.text) || isNextLabel(next, { ...value, line: next.line }, label);
}

const yOf = ({ line }: PlacedCell) => line.line.y;

function labelled(cell: PlacedCell, column: readonly PlacedCell[]) {
  for (let lines = 1; lines <= LABEL_LINES; lines += 1) {
    const text = [cell, ...column.slice(0, lines - 1)].map((each) => each.text).join(' ');
    const { said, first } = INLINE.exec(text)?.groups ?? {};
    if (said !== undefined && first !== undefined) return { said, first, lines };
    // The value is on the line below: the list of another form.
    if (text.includes(':')) return null;
  }
  return null;
}

/** "(Tadawul)", "(NYSE: ROE)". */
const EXCHANGE = /\s\((?:[A-Z]{2,8}:\s?)?[A-Z][A-Za-z.]{1,12}\)/g;
/** "Former (past five years): none." after the present boards. */
const FORMER = new RegExp(
  String.raw`[.;]?\s(?:Former(?:ly)?|Past|Prior|Previous(?:ly)?)` +
    String.raw`(?:\s\(?(?:(?:in|within|during)\s)?(?:the\s)?(?:(?:past|last)\s)?(?:five|5)\syears\)?)?:\s.*$`,
  'su',
);

/** One name, or several that each end as companies' names do. */
function ofValue(texts: readonly string[], isClosed: boolean): string[] | null {
  const whole = texts.join(' ').replace(NOW, '');
  const said = whole.replace(FORMER, '').replace(SINCE, '').replace(EXCHANGE, '').trim();
  if (NONE.test(said)) return [];
  const names = said.split(BETWEEN).map((name) => name.trim());
  if (names.every((name) => ENDS_A_NAME.test(name))) return names;
  // Without such an end a name may continue somewhere, but not where another part of the profile follows.
  const between = said.split(/[;\u037e]\s/).map((name) => name.trim());
  return (isClosed || FORMER.test(whole)) && between.every(isWhole) ? between : null;
}

/** "Raven Motors", "Harlow, Inc.", and no run of names: "Harlow and Merrin". */
function isWhole(name: string): boolean {
  return name.split(BETWEEN).length === 1 && (ENDS_A_NAME.test(name) || !/[,(;]/.test(name));
}
