import { rangeWithin, type Block, type Cell, type Row, type TextBlock } from './blocks';
import { filled, rowAsText } from './table-heads';
import { figureOf, headingOf, isVote } from '../vote-words';

const COMMAS = /\d,\d{3}(?!\d)/;
const SPACED = /^\d{1,3}(?: \d{3})+$/;
const SURELY_SPACED = /^\d{1,3}(?: \d{3}){2,}$/;
const APOSTROPHES = /^\d{1,3}(?:['’]\d{3})+$/;

/**
 * Figures of tables as "1,234,567" where the filing sets them as "1’234’567" or "1 234 567". Blanks part thousands only
 * where a figure of the filing has two of them and none has commas: else "12 345" may be two figures.
 */
export function withPlainFigures(blocks: readonly Block[]): Block[] {
  const texts = blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flatMap(({ cells }) => cells) : []));
  const isSpaced = texts.some(({ text }) => SURELY_SPACED.test(text)) && !texts.some(({ text }) => COMMAS.test(text));
  const plain = (cell: Cell): Cell => {
    if (APOSTROPHES.test(cell.text)) return { ...cell, text: cell.text.replace(/['’]/g, ',') };
    return isSpaced && SPACED.test(cell.text) ? { ...cell, text: cell.text.replaceAll(' ', ',') } : cell;
  };
  return blocks.map((block) =>
    block.kind === 'text'
      ? block
      : { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(plain) })) },
  );
}

const PAIR =
  /^(?<heading>[\p{L}][\p{L} \u2010-\u2015-]{1,40}?)\s*[:=\u2010-\u2015-]?\s*(?<figure>\d[\d,]*|\u2014|N\/A)$/iu;

const BULLET = /^[•●■▪◦·o-]$/;

/** A table that only sets bullets, "• Votes For: 12,345", as the lines that it holds. */
export function withBulletsAsText(block: Block): Block[] {
  if (block.kind === 'text') return [block];
  const rows = block.rows.map((row) => ({ ...row, cells: filled(row).filter(({ text }) => !BULLET.test(text)) }));
  const lines = rows.map(rowAsText);
  const isList = rows.every(({ cells }) => cells.length === 1) && lines.every((line) => pairOf(line) !== undefined);
  return isList ? lines : [block];
}

/** Lines such as "For: 12,345" and "Against: 678" below each other are a table with its votes down the page. */
export function withTables(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  let rows: { row: Row; blocks: TextBlock[] }[] = [];
  const close = () => {
    if (rows.length > 1) found.push({ kind: 'table', rows: rows.map(({ row }) => row) });
    else found.push(...rows.flatMap((row) => row.blocks));
    rows = [];
  };
  let isSecond = false;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (isSecond) {
      isSecond = false;
      continue;
    }
    const row = block.kind === 'text' ? pairOf(block) : undefined;
    const pair = block.kind === 'text' && next?.kind === 'text' ? pairOfTwo(block, next) : undefined;
    if (row && block.kind === 'text') rows.push({ row, blocks: [block] });
    else if (pair && block.kind === 'text' && next?.kind === 'text') {
      rows.push({ row: pair, blocks: [block, next] });
      isSecond = true;
    } else {
      close();
      found.push(block);
    }
  }
  close();
  return found;
}

/** "For" in a line and its figure in the next one, as lists of terms have them. */
function pairOfTwo(heading: TextBlock, figure: TextBlock): Row | undefined {
  if (!isVote(headingOf(heading.text)) || !/^(?:\d{1,3}(?:,\d{3})*|\u2014|\u2013|N\/A)$/i.test(figure.text))
    return undefined;
  const cell = ({ text, start, end, page }: TextBlock, column: number): Cell => ({
    text,
    start,
    end,
    columns: [column, column],
    ...(page === undefined ? {} : { page }),
  });
  return { cells: [cell(heading, 0), cell(figure, 1)], width: 2 };
}

function pairOf(block: TextBlock): Row | undefined {
  const { heading, figure } = PAIR.exec(block.text)?.groups ?? {};
  if (heading === undefined || figure === undefined || !isVote(headingOf(heading))) return undefined;
  if (figureOf(figure).kind === 'garbled') return undefined;
  const from = block.text.length - figure.length;
  const cells: Cell[] = [
    { text: heading, ...rangeWithin(block, 0, heading.length), columns: [0, 0] },
    { text: figure, ...rangeWithin(block, from, block.text.length), columns: [1, 1] },
  ];
  return { cells, width: 2 };
}
