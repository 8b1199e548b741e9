import { isInjectedLine, injectedRanges } from '../injected/injected-text.ts';
import { type PageLayout, type Section, type TextLine } from '../types.ts';
import { alternatives } from '../../format/patterns.ts';
import { KNOWN_WORDS, PROPOSAL_COMPANY, PROPOSAL_NUMBERS } from './headings-patterns.ts';

const MAX_CHARS = 160;
const MIN_SIZE_RATIO = 1.15;
const CONTINUED = /\(\s*continued\s*\)|\bcontinued\s*$|\bcont['’]?d\.?\s*\)?$/i;
const ITEM = /^\s*item\s*\d+[a-c]?\s*[.:—–-]/i;
const PART = /^\s*part\s+[ivx]+\b/i;
const PROPOSAL = new RegExp(
  String.raw`^\s*((${alternatives(PROPOSAL_COMPANY)})\s+)?proposal\s*(no\.?\s*)?(` +
    String.raw`${alternatives(PROPOSAL_NUMBERS)})\b`,
  'i',
);
const NOTE = /^\s*note\s+\d+\s*[.:—–-]/i;
const KNOWN = new RegExp(String.raw`^\s*(${alternatives(KNOWN_WORDS)})\s*$`, 'i');

/** Marks headings and lists the sections they begin. Table rows and furniture are never headings. */
export function markHeadings(pages: PageLayout[]): { pages: PageLayout[]; sections: Section[] } {
  const bodySize = bodySizeOf(pages);
  const sections: Section[] = [];
  const marked = pages.map((page) => {
    const planted = injectedRanges(page);
    const lines = page.lines.map((line, index) => {
      const isHeading =
        line.role === 'text' &&
        !isInjectedLine(line, planted) &&
        isHeadingLine(line, page.lines[index - 1], page.lines[index + 1], bodySize);
      return isHeading ? { ...line, role: 'heading' as const } : line;
    });
    addSections(sections, page.page, lines, bodySize);
    return { ...page, lines };
  });
  return { pages: marked, sections };
}

/** A heading over several lines begins one section. */
function addSections(sections: Section[], page: number, lines: TextLine[], bodySize: number): void {
  let previous: TextLine | undefined;
  for (const line of lines) {
    if (line.role !== 'heading') {
      if (line.role !== 'furniture') previous = undefined;
      continue;
    }
    const last = sections.at(-1);
    if (last && last.page === page && previous && isSameHeading(previous, line) && last.title.length < MAX_CHARS) {
      last.title = `${last.title} ${line.text.trim()}`;
    } else if (!CONTINUED.test(line.text)) {
      sections.push({
        title: line.text.replace(/\s+/g, ' ').trim(),
        level: levelOf(line, bodySize),
        page,
        start: line.start,
      });
    }
    previous = line;
  }
}

function isSameHeading(previous: TextLine, line: TextLine): boolean {
  const isNext = previous.y - line.y > 0 && previous.y - line.y < 1.8 * previous.height;
  return (
    isNext &&
    Math.abs(previous.fontSize - line.fontSize) < 0.6 &&
    previous.isBold === line.isBold &&
    previous.text.length > 25
  );
}

function isHeadingLine(
  line: TextLine,
  before: TextLine | undefined,
  after: TextLine | undefined,
  bodySize: number,
): boolean {
  const text = line.text.trim();
  if (text.length > MAX_CHARS || text.length < 3 || !/\p{L}{2}/u.test(text)) return false;
  if (isKnownTitle(text))
    return isSetApart(line, before, after) || line.isBold || line.fontSize >= bodySize * MIN_SIZE_RATIO;
  if (/^[\d$(•▪■●☐☒]/.test(text) && !/^\d{1,2}[.)]?\s+\p{Lu}/u.test(text)) return false;
  if (/[,;]$/.test(text) || (/[.]$/.test(text) && text.length > 80)) return false;
  if (/^\p{Ll}/u.test(text)) return false;
  if (line.isBold || line.fontSize >= bodySize * MIN_SIZE_RATIO) return true;
  return line.isItalic && isSetApart(line, before, after) && !/[.]$/.test(text);
}

function isKnownTitle(text: string): boolean {
  return ITEM.test(text) || PART.test(text) || PROPOSAL.test(text) || NOTE.test(text) || KNOWN.test(text);
}

/** Whether there is more than a line's height of white space above. */
function isSetApart(line: TextLine, before: TextLine | undefined, after: TextLine | undefined): boolean {
  const above = before && before.y > line.y ? before.y - (line.y + line.height) : Infinity;
  const below = after && after.y < line.y ? line.y - (after.y + after.height) : 0;
  return above > 0.5 * line.height && line.text.length < 100 && below > -line.height;
}

function levelOf(line: TextLine, bodySize: number): number {
  if (PART.test(line.text)) return 1;
  if (ITEM.test(line.text) || PROPOSAL.test(line.text)) return 2;
  const ratio = line.fontSize / Math.max(bodySize, 1);
  if (ratio >= 1.8) return 1;
  if (ratio >= 1.4) return 2;
  if (ratio >= MIN_SIZE_RATIO) return 3;
  return line.isBold ? (isUpperCase(line.text) ? 3 : 4) : 5;
}

function isUpperCase(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** The font size of most characters. */
function bodySizeOf(pages: PageLayout[]): number {
  const charsBySize = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      if (line.role === 'text')
        charsBySize.set(line.fontSize, (charsBySize.get(line.fontSize) ?? 0) + line.text.length);
    }
  }
  return [...charsBySize].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [10, 0] as [number, number])[0];
}
