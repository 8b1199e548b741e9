import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { Box, PageLayout } from '@/lib/pdf/types';
import { makeLocator } from '@/lib/xbrl/locate-facts';
import type { Range } from './tables/blocks';
import { htmlBlocks } from './tables/html-blocks';
import { pageBlocks } from './tables/page-blocks';
import { readOutcomes } from './read-outcomes';
import type { Counted, Frequency, ReadLine, ReadMeeting, VoteKind } from './types';
import { figureOf } from './vote-words';

/** A range of a page's text: page from 1, offsets in its text, the words and their boxes in points. */
export type Place = { page: number; charStart: number; charEnd: number; quote: string; boxes: Box[] };
export type PlacedCount = { value: number; page: number; boxes: Box[] };

export type PlacedLine = Omit<ReadLine, 'votes' | 'at' | 'titleAt'> & {
  votes: Partial<Record<VoteKind, PlacedCount>>;
  place: Place | null;
  /** From the words that name the proposal to its figures, where one page prints both close together. */
  statement: Place | null;
};
export type PlacedMeeting = Omit<ReadMeeting, 'lines' | 'frequency' | 'sharesPresent'> & {
  lines: PlacedLine[];
  frequency: { value: Frequency; place: Place | null } | null;
  sharesPresent: number | null;
};
export type PlacedOutcomes = { hasItem: boolean; meetings: PlacedMeeting[] };

const MAX_QUOTE = 600;
const MAX_STATEMENT = 1_000;

/**
 * The votes that a document reports, each figure with its place on the page. A figure that the page does not print at
 * its place is left out, because it may be hidden or elsewhere.
 * @param html of the document; null for one that came as PDF, which is read from its pages. So is a typed one.
 */
export function locateOutcomes({ html, pages }: { html: string | null; pages: readonly PageLayout[] }): PlacedOutcomes {
  const markup = html === null || isTyped(html) ? null : html;
  const { shown, blocks } = markup === null ? { shown: '', blocks: pageBlocks(pages) } : htmlBlocks(markup);
  const read = readOutcomes(blocks);
  if (read.meetings.length === 0) return { hasItem: read.hasItem, meetings: [] };
  const byPage = new Map(pages.map((page) => [page.page, page]));
  const find = markup === null ? undefined : makeLocator(shown, pages);
  const place = (range: Range): Place | null => {
    const found =
      range.page === undefined ? find?.(range) : { page: range.page, charStart: range.start, charEnd: range.end };
    const layout = found && byPage.get(found.page);
    if (!found || !layout) return null;
    const boxes = boxesForRange(layout, found.charStart, found.charEnd);
    return { ...found, quote: layout.text.slice(found.charStart, found.charEnd).slice(0, MAX_QUOTE), boxes };
  };
  const meetings = read.meetings.map((meeting): PlacedMeeting => ({
    ...meeting,
    lines: meeting.lines.map((line) => placeLine(line, place, isDashed(shown, byPage), byPage)),
    frequency: meeting.frequency && { value: meeting.frequency.value, place: place(meeting.frequency.at) },
    sharesPresent: meeting.sharesPresent && printed(meeting.sharesPresent, place) ? meeting.sharesPresent.value : null,
  }));
  return { hasItem: true, meetings };
}

/** Text set with blanks, as EDGAR's oldest filings are: its tables have no cells, and the page keeps their columns. */
const isTyped = (html: string) => /<pre[\s>]/i.test(html) && !/<t[dr][\s>]/i.test(html);

function placeLine(
  { votes, unread, at, titleAt, ...line }: ReadLine,
  place: (range: Range) => Place | null,
  isZeroSign: (range: Range) => boolean,
  pages: ReadonlyMap<number, PageLayout>,
): PlacedLine {
  const row = at && place(at);
  const placed: PlacedLine['votes'] = {};
  const lost: VoteKind[] = [];
  for (const [kind, count] of Object.entries(votes) as [VoteKind, Counted][]) {
    const found = printed(count, place);
    if (found) placed[kind] = { value: count.value, page: found.page, boxes: found.boxes };
    // A dash may not be a word of the page; then the place is that of its row.
    else if (count.value === 0 && row && isZeroSign(count.at))
      placed[kind] = { value: 0, page: row.page, boxes: row.boxes };
    else lost.push(kind);
  }
  const anchors = Object.values(placed);
  return {
    ...line,
    votes: placed,
    unread: [...unread, ...lost],
    place: row ?? rowOf(anchors),
    statement: statementOf(titleAt && place(titleAt), row, pages),
  };
}

function statementOf(title: Place | null, row: Place | null, pages: ReadonlyMap<number, PageLayout>): Place | null {
  const layout = row && pages.get(row.page);
  if (!title || !layout || title.page !== row.page || title.charStart > row.charStart) return null;
  const [charStart, charEnd] = [title.charStart, Math.max(title.charEnd, row.charEnd)];
  if (charEnd - charStart > MAX_STATEMENT) return null;
  const quote = layout.text.slice(charStart, charEnd);
  return { page: row.page, charStart, charEnd, quote, boxes: boxesForRange(layout, charStart, charEnd) };
}

function rowOf(counts: readonly PlacedCount[]): Place | null {
  const [first] = counts;
  if (!first) return null;
  return { page: first.page, charStart: 0, charEnd: 0, quote: '', boxes: counts.flatMap(({ boxes }) => boxes) };
}

/** The place of a figure, where the page prints that very figure. */
function printed({ value, at }: Counted, place: (range: Range) => Place | null): Place | null {
  const found = place(at);
  if (!found) return null;
  const said = figureOf(found.quote.replace(/\s+/g, ' '));
  if (said.kind === 'number' && said.value === value) return found;
  if (value > 0 && /^[\d,.'’\s]+$/.test(found.quote) && found.quote.replace(/\D/g, '') === String(value)) return found;
  const digits = /\d{1,3}(?:,\d{3})+|\d+/.exec(found.quote)?.[0];
  const isSame = digits !== undefined && Number(digits.replaceAll(',', '')) === value;
  return isSame || (value === 0 && !/[1-9]/.test(found.quote)) ? found : null;
}

function isDashed(shown: string, pages: ReadonlyMap<number, PageLayout>): (range: Range) => boolean {
  return ({ start, end, page }) => {
    const text = page === undefined ? shown : (pages.get(page)?.text ?? '');
    return !/[1-9]/.test(text.slice(start, end));
  };
}
