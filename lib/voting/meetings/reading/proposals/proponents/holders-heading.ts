import type { FlatLine } from '@/lib/reading/text/flat-page';
import { isName } from '@/lib/reading/text/names/names';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { wholeWords } from '@/lib/format/patterns';
import { FILLER_WORDS } from './is-shareholder-proposal-patterns';
import { OF_HOLDER_TITLE } from './is-shareholder-proposal';
import type { Section } from '../sections/sections';

const FILLERS = wholeWords(FILLER_WORDS, 'gi');
const FEWEST_LETTERS = 8;

/** Whether a title says that a shareholder proposes something, and not what: "To vote on a shareholder proposal". */
export function isBareTitle(title: string): boolean {
  const rest = title
    .replace(OF_HOLDER_TITLE, '')
    .replace(FILLERS, '')
    .replace(/[^\p{L}]+/gu, '');
  return OF_HOLDER_TITLE.test(title) && rest.length < FEWEST_LETTERS;
}

const RESOLUTION = /\bRESOLVED\b|\bWHEREAS\b|^Resolved\b|^Whereas\b/;
const NOT_A_SUBJECT =
  /\b(?:share|stock)(?:holder|owner)s?['’]?\b|\bproposals?\b|\bstatement\b|\brecommends\b|\bvote (?:for|against)\b/i;
const LONGEST = 140;
const FEWEST_WORDS = 2;

/**
 * The heading that a shareholder wrote above the resolution, for a proposal whose own title does not say what it is
 * about. Undefined without a text, a resolution or such a heading of at most 140 characters.
 */
export function holdersHeading(
  filing: FilingText,
  section: Section | undefined,
): { title: string; placed: Located } | undefined {
  const lines = (section?.parts ?? []).flatMap(({ page, start, end }) =>
    page.lines.filter((line) => line.start >= start && line.end <= end).map((line) => ({ page, line })),
  );
  const until = lines.findIndex(({ line }) => RESOLUTION.test(line.text));
  const own = until < 0 ? [] : lines.slice(0, until).filter(({ line }) => line !== section?.heading.line);
  const last = own.findLastIndex(({ line }) => isSubject(line));
  if (last < 0) return undefined;
  let first = last;
  // A heading may go over two lines.
  while (isSubject(own[first - 1]?.line) && own[first - 1]?.page === own[last]?.page) first -= 1;
  const [from, to] = [own[first], own[last]];
  if (!from || !to) return undefined;
  const placed = locateSpan(filing, { page: from.page.page, start: from.line.start, end: to.line.end });
  const title = own
    .slice(first, last + 1)
    .map(({ line }) => line.text)
    .join(' ');
  return placed && title.length <= LONGEST ? { title, placed } : undefined;
}

function isSubject(line: FlatLine | undefined): boolean {
  if (!line || line.cells.length > 1 || line.text.length > LONGEST || /[.;:,]$/.test(line.text)) return false;
  const isSet = line.line.isBold || line.line.role === 'heading';
  const words = line.text.split(' ').length;
  return isSet && words >= FEWEST_WORDS && !NOT_A_SUBJECT.test(line.text) && !isName(line.text);
}
