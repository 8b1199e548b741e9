import type { FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { locateSpan } from '@/lib/facts/text/locate-span';
import { kindOfTitle } from '../kinds/kinds';
import { recommendationIn } from '../recommendations/recommendations';
import type { Section } from '../sections/sections';
import { namesOf } from './sub-item-names';
import type { SubItem } from './sub-items';
import type { ReadLine } from '../../types';

/** A line for each resolution into which the proposal is divided; the line itself where `items` is empty. */
export function dividedLines(
  filing: FilingText,
  line: ReadLine,
  items: readonly SubItem[],
  section: Section | undefined,
): ReadLine[] {
  if (items.length === 0) return [line];
  return items.map((item, index) => {
    const kind = kindOfTitle(item.title) ?? kindBelow(line, item);
    const own = sectionOf(filing, item, items[index + 1], section);
    const recommended = recommendationIn(filing, own, kind);
    // A board does not oppose its own proposal.
    const isOwn = recommended !== undefined && (recommended.vote !== 'against' || line.kind === 'shareholder_proposal');
    const placed = locateSpan(filing, { page: item.page.page, start: item.line.start, end: item.line.end });
    return {
      ...line,
      key: item.label,
      number: item.label,
      kind: line.kind === 'shareholder_proposal' ? line.kind : kind,
      title: item.title,
      board_recommendation: isOwn ? recommended.vote : line.board_recommendation,
      placed: {
        ...line.placed,
        ...(placed ? { title: placed } : {}),
        ...(isOwn ? { board_recommendation: recommended.placed } : {}),
      },
      is_weak: false,
    };
  });
}

/**
 * Whether the items are resolutions that are voted on, and not numbered headings of a document: they are called items,
 * have boxes to be marked, or are within the proposal's text.
 */
export function areOfProposal(filing: FilingText, items: readonly SubItem[], section: Section | undefined): boolean {
  return items.some(({ isVoted }) => isVoted) || items.every((item) => headingIn(filing, item, section) !== undefined);
}

/** The kind of a resolution within an election: not all elect directors; those with a name alone do. */
function kindBelow({ kind }: ReadLine, item: SubItem): ReadLine['kind'] {
  return kind === 'director_election' && !namesOf([item]) ? 'other_management' : kind;
}

/** What is below the resolution's heading within the text of its proposal, up to the next one. */
function sectionOf(
  filing: FilingText,
  item: SubItem,
  next: SubItem | undefined,
  whole: Section | undefined,
): Section | undefined {
  const heading = headingIn(filing, item, whole);
  if (!heading || !whole) return undefined;
  const end = next && headingIn(filing, next, whole);
  const parts = whole.parts
    .filter(({ page }) => page.page >= heading.page.page && page.page <= (end?.page.page ?? Infinity))
    .map((part) => ({
      page: part.page,
      start: part.page === heading.page ? heading.line.start : part.start,
      end: part.page === end?.page ? end.line.start : part.end,
    }))
    .filter(({ start, end: until }) => until > start);
  return { number: item.number, heading, parts };
}

function headingIn(
  filing: FilingText,
  { label, title }: SubItem,
  whole: Section | undefined,
): { page: FlatPage; line: FlatLine } | undefined {
  const begin = title.slice(0, BEGINNING).toLowerCase();
  for (const { page, start, end } of whole?.parts ?? [])
    for (const line of page.lines)
      if (line.start >= start && line.end <= end && line.text.toLowerCase().includes(begin) && isOf(line.text, label))
        return { page, line };
  return undefined;
}

const BEGINNING = 24;
const isOf = (text: string, label: string) => plain(text.slice(0, LABEL_REACH)).includes(plain(label));
const LABEL_REACH = 28;
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
