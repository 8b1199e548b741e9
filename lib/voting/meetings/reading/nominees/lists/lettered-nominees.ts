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
  const runs = filing.pages.flatMap(({ text }) => {
    const lettered = [...text.matchAll(LETTERED)].map(({ groups }) => ({
      at: (groups?.letter ?? '').charCodeAt(0) - 'a'.charCodeAt(0),
      name: (groups?.name ?? '').trim(),
    }));
    return [runInOrder(lettered), runInColumns(lettered)];
  });
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), []);
  const items = longest.map((name): FactItem => ({ name, age: null, director_since: null, independent: null }));
  const isSized = counts.length === 0 || counts.includes(items.length);
  return items.length >= FEWEST && isSized && items.every(isPerson) ? items : undefined;
}

type Lettered = { at: number; name: string };

function runInOrder(lettered: readonly Lettered[]): string[] {
  let longest: string[] = [];
  let run: string[] = [];
  for (const { at, name } of lettered) {
    if (at !== run.length && at !== 0) continue;
    if (at === 0) run = [];
    run.push(name);
    if (run.length > longest.length) longest = [...run];
  }
  return longest;
}

/** A card in two columns is read by rows, "1a. … 1f. …": each letter once, and none left out. */
function runInColumns(lettered: readonly Lettered[]): string[] {
  const sorted = lettered.toSorted((one, other) => one.at - other.at);
  return sorted.every(({ at }, index) => at === index) ? sorted.map(({ name }) => name) : [];
}
