import { isPersonName } from '../labels';
import type { Block, Cell, Row, TableBlock } from './blocks';
import { filled } from './table-heads';
import { figureOf } from '../vote-words';

const CAST_FOR = new RegExp(
  String.raw`\bvotes (?:cast for|received by) (?:each|the) (?:of the )?` +
    String.raw`(?:candidate|nominee|director|person)s?\b[^.]{0,60}:$`,
  'i',
);
const LEADERS = /^[.\s\u2026_]+$/;
const HEADING = 'For';

/**
 * "The votes cast for each candidate were:" over names with one count each, as after cumulative voting: the words above
 * the table are its heading.
 */
export function withVotesCast(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (block.kind === 'text' || before?.kind !== 'text' || !CAST_FOR.test(before.text)) return block;
    const rows = block.rows.map((row) => ({ ...row, cells: filled(row).filter(({ text }) => !LEADERS.test(text)) }));
    const counts = rows.map(countOf).filter((cell) => cell !== undefined);
    if (rows.length < 2 || counts.length < rows.length) return block;
    const columns: Cell['columns'] = [
      Math.min(...counts.map((cell) => cell.columns[0])),
      Math.max(...counts.map((cell) => cell.columns[1])),
    ];
    const width = Math.max(...rows.map((row) => row.width));
    const heading: Cell = { text: HEADING, start: before.end, end: before.end, columns };
    return { ...block, rows: [{ cells: [heading], width }, ...rows] };
  });
}

/** Whether the table has the heading that `withVotesCast` adds, which is not printed. */
export function isVotesCastFor({ rows }: TableBlock): boolean {
  const cells = rows[0] ? filled(rows[0]) : [];
  return cells.length === 1 && cells[0]?.text === HEADING && cells[0].start === cells[0].end;
}

/** The count of a row that holds a name and nothing else. */
function countOf({ cells }: Row): Cell | undefined {
  const [name, count, ...others] = cells;
  const isCount = count && others.length === 0 && figureOf(count.text).kind === 'number' && /\d/.test(count.text);
  return name && isCount && isPersonName(name.text) ? count : undefined;
}
