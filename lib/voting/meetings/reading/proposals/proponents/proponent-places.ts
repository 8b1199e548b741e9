import { proposalHeading } from '@/lib/facts/readers/proposals/proposal-headings';
import { alternatives } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { ANSWER_WORDS } from './proponents-patterns';
import type { Section } from '../sections/sections';

export type Part = { page: FlatPage; start: number; end: number };

/** The heading of the board's answer to a shareholder's proposal. */
const ANSWER = new RegExp(alternatives(ANSWER_WORDS), 'i');
const ASKS = /\bresolved\b|\b(?:share|stock)(?:holder|owner)s (?:ask|request|urge)\b/i;

/** The text of a proposal down to the board's answer, where its heading is behind the resolution. */
export function beforeAnswer(parts: readonly Part[]): Part[] {
  let isResolved = false;
  for (const [at, { page, start, end }] of parts.entries()) {
    for (const line of page.lines) {
      if (line.start < start || line.start >= end) continue;
      if (isResolved && ANSWER.test(line.text)) return [...parts.slice(0, at), { page, start, end: line.start }];
      isResolved ||= ASKS.test(line.text);
    }
  }
  return [...parts];
}

const RESOLVES = /\bRESOLVED\b|\bResolved[,:]/;

/** What introduces a proposal, down to its resolution; behind it the supporting statement speaks of others. */
export function beforeResolution(parts: readonly Part[]): Part[] {
  for (const [at, { page, start, end }] of parts.entries()) {
    const resolution = RESOLVES.exec(page.text.slice(start, end));
    if (resolution) return [...parts.slice(0, at), { page, start, end: start + resolution.index }];
  }
  return [...parts];
}

const LOOK_BACK = 1200;
/** What is printed only in a proposal's own text. */
const OF_OTHER = /\bRESOLVED\b|\bsupporting statement\b/i;

/** What is above the heading on its page: some filings name the shareholder before they print the proposal. */
export function textAbove({ heading: { page, line } }: Section): Part[] {
  if (line.start === 0) return [];
  const near = Math.max(0, line.start - LOOK_BACK);
  // Two columns may put the introduction far above its heading; a page with another proposal is not looked through.
  return [{ page, start: OF_OTHER.test(page.text.slice(0, line.start)) ? near : 0, end: line.start }];
}

/** Whether nothing of another proposal is above the heading. */
export const namesNoOther = ({ page, end }: Part, number: number) =>
  !OF_OTHER.test(page.text.slice(0, end)) &&
  page.lines
    .filter((line) => line.start < end)
    .every((line) => (proposalHeading(line.text, true)?.number ?? number) === number);

/** Without what is above, up to the end of the board's recommendation on the proposal before. */
export function behindRecommendation(parts: readonly Part[]): Part[] {
  return parts.map(({ page, start, end }) => {
    const last = [...page.text.slice(start, end).matchAll(/\brecommend\w*[^.]*\./gi)].at(-1);
    return { page, start: last ? start + last.index + last[0].length : start, end };
  });
}
