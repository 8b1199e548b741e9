import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName } from '@/lib/reading/text/names/names';
import { isSamePerson } from '@/lib/voting/same-person';
import { COUNT, toCount } from '@/lib/format/words/number-words';

const WHO = '(?:directors?|nominees?|candidates?|members|individuals|persons)';
/** "… that each of the following eight director candidates is independent under the listing standards:". */
const LIST_FOLLOWS = new RegExp(
  String.raw`\bdetermined\b[^.:;]{0,80}\bthe following (?:(?<count>${COUNT}) )?(?:[a-z-]+ ){0,3}${WHO}\b` +
    String.raw`(?:(?!\bnot\b)[^.:;]){0,80}\bindependent\b(?:(?!\bcommittees?\b)[^.:;]){0,160}:`,
  'gi',
);
const FEWEST = 3;

/**
 * The place of the sentence before a list of independent directors, with the list, where the person is in it; undefined
 * otherwise.
 */
export function inIndependentList(filing: FilingText, name: string): Located | undefined {
  for (const { page, sentence, start, end, groups } of matchesOf(filing, LIST_FOLLOWS)) {
    const names: string[] = [];
    let last = end;
    for (const line of page.lines.filter((each) => each.start >= end - 1)) {
      const cells = line.cells.map(({ text }) => withoutHonorifics(text.replace(/^[•●■▪-]\s?/, '')));
      if (!cells.every(isName)) break;
      names.push(...cells);
      last = line.end;
    }
    const count = toCount(groups.count);
    const isWhole = count === undefined ? names.length >= FEWEST : names.length === count;
    if (isWhole && names.some((each) => isSamePerson(each, name)))
      return locateSpan(filing, { page: page.page, start: Math.min(sentence.start, start), end: last });
  }
  return undefined;
}
