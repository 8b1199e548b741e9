import type { PageLayout, Section } from '@/lib/pdf/types';
import { flattenPage, type FlatPage } from '@/lib/reading/text/flat-page';

/** A range of `FlatPage.text`; `page` counts from 1, `end` is one past the last character. */
export type Span = { page: number; start: number; end: number };

export type FilingText = { pages: FlatPage[]; sections: Section[] };

/** One match of a pattern on a page. Offsets refer to `FlatPage.text`; `sentence` is the sentence around it. */
export type Match = {
  page: FlatPage;
  start: number;
  end: number;
  text: string;
  groups: Record<string, string | undefined>;
  sentence: Span;
};

const MAX_QUOTE = 420;

/** The pages of a filing as running text, with its sections. */
export function readFilingText(pages: PageLayout[], sections: Section[]): FilingText {
  return { pages: pages.map(flattenPage), sections };
}

/** Every match of a pattern (with the g flag), in reading order. Patterns are applied to one page at a time. */
export function* matchesOf(filing: FilingText, pattern: RegExp): Generator<Match> {
  for (const page of filing.pages) yield* matchesOn(page, pattern);
}

/** Every match of a pattern (with the g flag) on one page, in reading order. */
export function* matchesOn(page: FlatPage, pattern: RegExp): Generator<Match> {
  for (const match of page.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    yield {
      page,
      start: match.index,
      end,
      text: match[0],
      groups: match.groups ?? {},
      sentence: sentenceAround(page, match.index, end),
    };
  }
}

/** The sentence or table row around a range of `FlatPage.text`, cut between words to about 420 characters. */
export function sentenceAround(page: FlatPage, start: number, end: number): Span {
  let from = 0;
  let to = page.text.length;
  for (const position of page.sentenceStarts) {
    if (position <= start) from = position;
    else if (position >= end) {
      to = position;
      break;
    }
  }
  if (to - from > MAX_QUOTE) {
    const room = Math.max(0, MAX_QUOTE - (end - start));
    const left = Math.max(from, start - Math.round(room * 0.6));
    const right = Math.min(to, end + Math.round(room * 0.4));
    from = left === from ? from : nextWord(page.text, left);
    to = right === to ? to : previousWord(page.text, right);
  }
  return trimmed(page, Math.min(from, start), Math.max(to, end));
}

/** The span without white space at its ends. */
export function trimmed(page: FlatPage, start: number, end: number): Span {
  const text = page.text.slice(start, end);
  return { page: page.page, start: start + text.length - text.trimStart().length, end: start + text.trimEnd().length };
}

function nextWord(text: string, position: number): number {
  const blank = text.indexOf(' ', position);
  return blank < 0 ? position : blank + 1;
}

function previousWord(text: string, position: number): number {
  const blank = text.lastIndexOf(' ', position);
  return blank < 0 ? position : blank;
}

/** The words of a span as running text; empty where the filing has no such page. */
export function textOf(filing: FilingText, span: Span): string {
  return filing.pages.find((page) => page.page === span.page)?.text.slice(span.start, span.end) ?? '';
}

/** Text of the page before a match, up to `characters` long, to determine what a value refers to. */
export function before(match: Pick<Match, 'page' | 'start'>, characters: number): string {
  return match.page.text.slice(Math.max(0, match.start - characters), match.start);
}

/** Text of the page after a match, up to `characters` long. */
export function after(match: Pick<Match, 'page' | 'end'>, characters: number): string {
  return match.page.text.slice(match.end, match.end + characters);
}

const VOTE = /^["“'✓✔☑]{0,2}\s?(?:FOR|AGAINST|ABSTAIN|NONE|For|Against)\b/;

/** Whether a page looks like a table of contents, whose lines name subjects without stating anything. */
export function isContentsPage(page: FlatPage): boolean {
  const endingInNumber = page.lines.filter(
    // A summary of the votes gives pages, too, after the board's recommendations.
    ({ text, cells }) => /[a-z)]\.{0,}\s+\d{1,3}$/i.test(text) && !cells.slice(1).some((cell) => VOTE.test(cell.text)),
  ).length;
  return endingInNumber >= 8 && endingInNumber > page.lines.length * 0.4;
}
