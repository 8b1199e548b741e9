import { MONTH_OR_SHORT } from '@/lib/format/words/months';
import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isName } from '@/lib/reading/text/names/names';
import { isLabel } from '../../labels';
import { bareName } from '../names/full-name';
import { headingKind } from './heading-kind';

const PROFILE_LINES = 10;
const FEWEST = 3;
const AGE = /\bage:?\s(?<age>[3-9]\d)\b/i;
const SINCE = new RegExp(
  String.raw`\b(?:director|trustee) since:?\s(?:${MONTH_OR_SHORT}\s(?:\d{1,2},\s)?)?(?<since>(?:19|20)\d\d)\b`,
  'iu',
);

/** Where a profile has its age and year: below the name or above it, as in a column beside the biography. */
const SIDES = ['beneath', 'above'] as const;
type Side = (typeof SIDES)[number];

/**
 * The nominees by profiles of one style: a name alone in a line, with an age and a year of joining the board below or
 * above, as many as one of the counts. No form of address is needed, which some filings hardly use. Undefined
 * otherwise.
 */
export function nomineesOfProfiles(filing: FilingText, counts: readonly number[]): FactItem[] | undefined {
  return SIDES.map((side) => profilesAlike(filing, counts, side)).find((items) => items !== undefined);
}

function profilesAlike(filing: FilingText, counts: readonly number[], side: Side): FactItem[] | undefined {
  let isUnderOthers = false;
  const profiles: { item: FactItem; style: string }[] = [];
  for (const page of filing.pages.filter((each) => !isContentsPage(each)))
    for (const [index, line] of page.lines.entries()) {
      const kind = headingKind(line);
      if (kind) isUnderOthers = kind === 'others';
      const item = isUnderOthers ? undefined : profileAt(page, line, index, side);
      if (item) profiles.push({ item, style: styleOf(line) });
    }
  for (const alike of Map.groupBy(profiles, ({ style }) => style).values()) {
    const items = alike.map(({ item }) => item);
    const isOnce = new Set(items.map(({ name }) => name)).size === items.length;
    if (items.length >= FEWEST && isOnce && counts.includes(items.length)) return items;
  }
  return undefined;
}

const styleOf = ({ line }: FlatLine) => `${line.isBold} ${line.fontSize}`;

function profileAt(page: FlatPage, line: FlatLine, index: number, side: Side): FactItem | undefined {
  const name = bareName(line.text);
  if (line.cells.length !== 1 || !isName(name) || isLabel(name)) return undefined;
  const near =
    side === 'beneath'
      ? page.lines.slice(index + 1, index + 1 + PROFILE_LINES)
      : page.lines.slice(Math.max(0, index - PROFILE_LINES), index).toReversed();
  const other = near.findIndex((next) => styleOf(next) === styleOf(line) && isName(bareName(next.text)));
  const own = (other < 0 ? near : near.slice(0, other)).map(({ text }) => text);
  const text = (side === 'beneath' ? own : own.toReversed()).join('\n');
  const [age, since] = [AGE.exec(text)?.groups?.age, SINCE.exec(text)?.groups?.since];
  return age && since ? { name, age: Number(age), director_since: Number(since), independent: null } : undefined;
}
