import { MONTH_OR_SHORT } from '@/lib/format/months';
import type { FactItem } from '@/lib/facts/fact';
import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { isName } from '@/lib/reading/text/names';
import { isLabel } from '../labels';
import { bareName } from './full-name';
import { headingKind } from './heading-kind';

const PROFILE_LINES = 10;
const FEWEST = 3;
const AGE = /\bage:?\s(?<age>[3-9]\d)\b/i;
const SINCE = new RegExp(
  String.raw`\b(?:director|trustee) since:?\s(?:${MONTH_OR_SHORT}\s(?:\d{1,2},\s)?)?(?<since>(?:19|20)\d\d)\b`,
  'iu',
);

/**
 * Who stands for election by profiles that are set alike: a name alone in a line, with an age and a year of joining the
 * board beneath, as many as the filing counts. They need no title anywhere, which some filings give hardly anybody.
 */
export function nomineesOfProfiles(filing: FilingText, counts: readonly number[]): FactItem[] | undefined {
  let isElsewhere = false;
  const profiles: { item: FactItem; style: string }[] = [];
  for (const page of filing.pages.filter((each) => !isContentsPage(each)))
    for (const [index, line] of page.lines.entries()) {
      const kind = headingKind(line);
      if (kind) isElsewhere = kind === 'elsewhere';
      const item = isElsewhere ? undefined : profileAt(page, line, index);
      if (item) profiles.push({ item, style: `${line.line.isBold} ${line.line.fontSize}` });
    }
  for (const alike of Map.groupBy(profiles, ({ style }) => style).values()) {
    const items = alike.map(({ item }) => item);
    const isOnce = new Set(items.map(({ name }) => name)).size === items.length;
    if (items.length >= FEWEST && isOnce && counts.includes(items.length)) return items;
  }
  return undefined;
}

function profileAt(page: FlatPage, line: FlatLine, index: number): FactItem | undefined {
  const name = bareName(line.text);
  if (line.cells.length !== 1 || !isName(name) || isLabel(name)) return undefined;
  const beneath: string[] = [];
  for (const next of page.lines.slice(index + 1, index + 1 + PROFILE_LINES)) {
    // The next profile begins.
    if (
      next.line.fontSize === line.line.fontSize &&
      next.line.isBold === line.line.isBold &&
      isName(bareName(next.text))
    )
      break;
    beneath.push(next.text);
  }
  const text = beneath.join('\n');
  const [age, since] = [AGE.exec(text)?.groups?.age, SINCE.exec(text)?.groups?.since];
  return age && since ? { name, age: Number(age), director_since: Number(since), independent: null } : undefined;
}
