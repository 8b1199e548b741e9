import type { FlatPage } from '@/lib/reading/text/flat-page';
import { placedCells, type PlacedCell } from '../tables/columns';

/** How a filing lists its directors' other boards. */
export type BoardListStyle = {
  /** Beside boards listed in the United States it lists those abroad, where there are any. */
  haveAbroad: boolean;
  /** It says that the directorships it lists are of public companies. */
  areOfPublic: boolean;
  /** Its profiles have one label for present public boards and another for past ones. */
  partPast: boolean;
};

const ABROAD = /\bnon-u\.s\.(?:-listed)?\s(?:public\s)?company\s(?:boards|directorships)\b/i;
const OF_PUBLIC =
  /\bdirectorships\b[^.]{0,100}\b(?:at|of|with|on|in)\sother\spublic(?:ly[-\s](?:traded|held))?\scompan/i;
const PRESENT = /^(?:other )?current public company (?:boards|directorships)\b/i;
const PAST = /^(?:past|former|prior|previous) public company (?:boards|directorships):?$/i;
const FEWEST_LABELS = 2;

/** How the filing lists other boards, from the labels and sentences of all of its pages. */
export function boardListStyleOf(pages: readonly FlatPage[]): BoardListStyle {
  const cells = pages.flatMap((page) => page.lines.flatMap((line) => line.cells));
  const count = (label: RegExp) => cells.filter(({ text }) => label.test(text)).length;
  return {
    haveAbroad: pages.some(({ text }) => ABROAD.test(text)),
    areOfPublic: pages.some(({ text }) => OF_PUBLIC.test(text)),
    partPast: count(PRESENT) >= FEWEST_LABELS && count(PAST) >= FEWEST_LABELS,
  };
}

/** Labels of present public boards on a page. */
export function presentBoardLabels(page: FlatPage): PlacedCell[] {
  return placedCells(page).filter(({ text }) => PRESENT.test(text));
}

/** Labels of past boards: where a profile has this one and none of present boards, there are none now. */
export function pastBoardLabels(page: FlatPage, { partPast }: BoardListStyle): PlacedCell[] {
  return partPast ? placedCells(page).filter(({ text }) => PAST.test(text)) : [];
}
