import { proposalHeading } from '@/lib/facts/readers/proposals/proposal-headings';
import { alternatives } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { ANSWER_WORDS } from './proponents-patterns';
import type { Section } from '../sections/sections';

/** A part of a page's text, by offsets. */
export type Part = { page: FlatPage; start: number; end: number };

/** The heading of the board's answer to a shareholder's proposal. */
const ANSWER = new RegExp(alternatives(ANSWER_WORDS), 'i');
const ASKS = /\bresolved\b|\b(?:share|stock)(?:holder|owner)s (?:ask|request|urge)\b/i;

/**
 * The text of a proposal down to the heading of the board's answer, where that is after the resolution; else the whole
 * text.
 */
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

/**
 * The introduction of a proposal, down to its resolution; the supporting statement after it may name other people. The
 * whole text where there is no resolution.
 */
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

/**
 * The text above the heading on its page: some filings name the shareholder before they print the proposal. Empty where
 * the heading is the first line.
 */
export function textAbove({ heading: { page, line } }: Section): Part[] {
  if (line.start === 0) return [];
  const near = Math.max(0, line.start - LOOK_BACK);
  // In two columns the introduction may be far above its heading. On a page with another proposal only the last 1,200
  // characters are taken.
  return [{ page, start: OF_OTHER.test(page.text.slice(0, line.start)) ? near : 0, end: line.start }];
}

/** Whether the text above the heading has nothing of a proposal with another number. */
export const namesNoOther = ({ page, end }: Part, number: number) =>
  !OF_OTHER.test(page.text.slice(0, end)) &&
  page.lines
    .filter((line) => line.start < end)
    .every((line) => (proposalHeading(line.text, true)?.number ?? number) === number);

/** The parts without what is above the end of the board's last recommendation, which is on the proposal before. */
export function behindRecommendation(parts: readonly Part[]): Part[] {
  return parts.map(({ page, start, end }) => {
    const last = [...page.text.slice(start, end).matchAll(/\brecommend\w*[^.]*\./gi)].at(-1);
    return { page, start: last ? start + last.index + last[0].length : start, end };
  });
}
