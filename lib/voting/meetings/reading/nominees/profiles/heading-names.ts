import type { FactItem } from '@/lib/facts/fact';
import { isRowOfAmounts } from '@/lib/reading/text/names/names-in-rows';
import { HONORIFIC } from '@/lib/reading/text/names/honorifics';
import { isName, surnameAsWritten } from '@/lib/reading/text/names/names';
import { isSamePerson } from '@/lib/voting/same-person';
import { isLabel } from '../../labels';
import type { Section } from '../../proposals/sections/sections';
import { bareName } from '../names/full-name';
import { isSameNominee } from '../names/same-nominee';

const BIOGRAPHY_LINES = 14;

/**
 * The people whose names are lines of their own in the election's text, as biographies begin; in the order of the text.
 */
export function headingNames(election: Section, people: readonly string[]): FactItem[] {
  const names: string[] = [];
  for (const { page, start, end } of election.parts) {
    for (const [index, line] of page.lines.entries()) {
      // The election's text may include tables of pay.
      if (line.start < start || line.end > end || isRowOfAmounts(line)) continue;
      const text = bareName(line.cells[0]?.text ?? line.text);
      if (text.length > 45 || names.some((name) => isSameNominee(name, text))) continue;
      if (isLabel(text)) continue;
      const known = people.find((name) => isSamePerson(name, text) && (isName(text) || sameWords(name, text)));
      // A biography calls its subject by title and surname at the beginning of one of its lines.
      const below = page.lines.slice(index + 1, index + BIOGRAPHY_LINES).map((each) => each.text);
      const isTitled = isName(text) && below.some((each) => calls(each, text));
      if (known || isTitled) names.push(text);
    }
  }
  return names.map((name) => ({ name, age: null, director_since: null, independent: null }));
}

/** "Ms. Doe has served …" at the beginning of a line. */
function calls(line: string, name: string): boolean {
  return new RegExp(`^(?:${HONORIFIC}\\s)+.{0,20}?${surnameAsWritten(name)}\\b`).test(line);
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
