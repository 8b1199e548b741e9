import type { Block, Row, TableBlock, TextBlock } from './tables/blocks';
import { withBulletsAsText, withPlainFigures, withTables } from './tables/plain-blocks';
import { filled, rowAsText, voteKindsIn } from './tables/table-heads';
import { isVotesCastFor, withVotesCast } from './tables/votes-cast';
import { VOTE_KINDS, type ReadMeeting } from './types';
import { MeetingWalk } from './meeting-walk';

/**
 * Some filings print the heading right after the number, "Item 5.07Submission of Matters"; in a narrow column the word
 * may be above its number.
 */
const ITEM = /^(?:item\s*5\s*\.\s*07(?!\d)|5\.07\.?\s+(?=submissions? of matters\b))/i;
/** Items of the form, and not an agenda's own "Item 5.10". */
const OTHER_ITEM = /^item\s*(?:[1-9]\s*\.\s*0\d|6\s*\.\s*10)(?!\d)/i;
const END = /^signatures?\b.{0,10}$/i;

export type ReadOutcomes = {
  /** Whether the document has an item 5.07 at all. */
  hasItem: boolean;
  meetings: ReadMeeting[];
};

/** The results of votes that item 5.07 of a filing reports, meeting by meeting. */
export function readOutcomes(blocks: readonly Block[]): ReadOutcomes {
  const plain = joinContinued(
    withTables(withVotesCast(withPlainFigures(blocks)).flatMap(withBulletsAsText)).flatMap(withoutOtherTables),
  );
  const section = sectionOf(plain);
  if (!section) return { hasItem: false, meetings: [] };
  const walk = new MeetingWalk();
  for (const block of section) walk.take(block);
  const meetings = walk.end();
  return { hasItem: true, meetings: isScaled(section) ? meetings.map(withoutFigures) : meetings };
}

const SCALED =
  /\b(?:votes?|shares?|numbers?|figures?)\b[^.]{0,40}\bin (?:thousands|millions)\b|\(in (?:thousands|millions)\)/i;

function isScaled(blocks: readonly Block[]): boolean {
  const texts = blocks.flatMap((block) =>
    block.kind === 'text' ? [block.text] : block.rows.flatMap(({ cells }) => cells.map(({ text }) => text)),
  );
  return texts.some((text) => SCALED.test(text));
}

/** Counts in thousands are not numbers of votes. */
const withoutFigures = (meeting: ReadMeeting): ReadMeeting => ({
  ...meeting,
  lines: meeting.lines.map((line) => ({
    ...line,
    votes: {},
    unread: VOTE_KINDS.filter((kind) => line.votes[kind] !== undefined || line.unread.includes(kind)),
  })),
});

/** A table without headings of votes is a list or a layout: its rows are read as text. */
function withoutOtherTables(block: Block): Block[] {
  if (block.kind === 'text') return [block];
  const kinds = voteKindsIn(block.rows);
  const isContinued = kinds === 0 && block.rows.every((row) => countFigures(row) >= 2);
  if (kinds >= 2 || isContinued || isVotesCastFor(block)) return [block];
  return block.rows.map(rowAsText);
}

const countFigures = (row: Row) => filled(row).filter(({ text }) => /^\d{1,3}(?:,\d{3})+$/.test(text)).length;

/**
 * Rows that go on over a page have no headings of their own; they belong to the table right before them. Elsewhere the
 * headings of an earlier table may hold for them.
 */
function joinContinued(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const isTail = block.kind === 'table' && voteKindsIn(block.rows) === 0;
    if (isTail && last?.kind === 'table' && widthOf(last) === widthOf(block)) last.rows.push(...block.rows);
    else joined.push(block.kind === 'table' ? { ...block, rows: [...block.rows] } : block);
  }
  return joined;
}

const widthOf = ({ rows }: TableBlock) => Math.max(0, ...rows.map(({ width }) => width));

/** From the heading of item 5.07 to that of the next item, with the explanatory note of an amendment before it. */
function sectionOf(blocks: readonly Block[]): Block[] | undefined {
  const from = blocks.findIndex((block) => block.kind === 'text' && ITEM.test(block.text));
  if (from < 0) return undefined;
  const behind = blocks.slice(from + 1);
  const end = behind.findIndex(
    (block) =>
      block.kind === 'text' && (END.test(block.text) || (OTHER_ITEM.test(block.text) && !ITEM.test(block.text))),
  );
  const heading = blocks[from];
  const said = end < 0 ? behind : behind.slice(0, end);
  return heading?.kind === 'text' ? [...restOfHeading(heading), ...said] : said;
}

/** Some filings put the first sentence into the paragraph of the heading. */
function restOfHeading(heading: TextBlock): TextBlock[] {
  const rest = heading.text
    .replace(ITEM, '')
    .replace(
      /^[\s.:\u2010-\u2015-]*(?:submissions? of matters to a vote of (?:security|share|stock)[ -]?holders)?[\s.:]*/i,
      '',
    );
  return rest.length > 20 ? [{ ...heading, text: rest }] : [];
}
