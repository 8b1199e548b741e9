import { anyCase } from '@/lib/format/patterns';
import type { FactItem } from '@/lib/facts/fact';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';

const FEWEST = 3;
const TO_ELECT = anyCase(String.raw`(?:to\s)?(?:re-?\s?)?(?:elect|appoint)(?:ion|ment)?(?:\sof)?`);
const LETTERED = new RegExp(
  String.raw`(?<![\w.])(?:${anyCase('proposal|resolution|item')}\s)?(?:1\s?)?\(?(?<letter>[a-z])[).:]{1,2}\s` +
    String.raw`(?:${TO_ELECT}\s)?` +
    String.raw`(?:${PLAIN_TITLE}\.\s)?(?<name>${NAME})(?![A-Za-z])`,
  'g',
);

/**
 * The nominees where each election is a lettered resolution, as the law of some countries asks for: "1(a) Jane Roe",
 * "(b) To re-elect Mark Poe". The longest run of letters from a without a gap, all of them persons. Undefined for fewer
 * than three, or where no count is as many.
 */
export function letteredNominees(
  filing: FilingText,
  isPerson: (item: FactItem) => boolean,
  counts: readonly number[],
): FactItem[] | undefined {
  let longest: string[] = [];
  for (const page of filing.pages) {
    let run: string[] = [];
    for (const { groups } of page.text.matchAll(LETTERED)) {
      const at = (groups?.letter ?? '').charCodeAt(0) - 'a'.charCodeAt(0);
      const name = (groups?.name ?? '').trim();
      if (at !== run.length && at !== 0) continue;
      if (at === 0) run = [];
      run.push(name);
      if (run.length > longest.length) longest = [...run];
    }
  }
  const items = longest.map((name): FactItem => ({ name, age: null, director_since: null, independent: null }));
  const isSized = counts.length === 0 || counts.includes(items.length);
  return items.length >= FEWEST && isSized && items.every(isPerson) ? items : undefined;
}
