import { anyCase } from '@/lib/format/patterns';
import type { Match } from '@/lib/reading/text/filing-text';
import { HONORIFIC, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, surnameOf } from '@/lib/reading/text/names/names';
import { NAME, SURNAME } from '@/lib/reading/text/names/name-shapes';
import { haveOtherFirstNames } from '@/lib/reading/text/names/same-surname';
import type { FactDraft } from '@/lib/facts/types';

const TITLED = `${HONORIFIC}\\s${SURNAME}(?:\\s[A-Z][a-z]+)?`;
/** A person as text names one: "Ms. Roe" or "Ann B. Roe". */
export const PERSON = `(?:${TITLED}|${NAME})`;
export const KIND = anyCase('(?:non-?executive |executive |independent |current |interim )*');
/** Words before an office: "as our current independent ". */
export const ROLE =
  anyCase("(?:as |to |is |was |been |be |become )*(?:the |our |its |an |a |the company's |[A-Z][\\w&.-]*['’]s )*") +
  KIND;
const OBJECT_OF = /\b(?:from|at|with|joined|left)\s$/i;

/**
 * The person's name in a match, without the end of the heading above the sentence: "Structure Jane B. Roe". Undefined
 * for an object after which the sentence continues about its subject: "left Harlow Pharma, and is our Lead Director".
 */
export function calledIn({ page, start, text }: Match, who: string | undefined): string | undefined {
  if (who === undefined) return undefined;
  const from = start + text.indexOf(who);
  const isObject = OBJECT_OF.test(page.text.slice(Math.max(0, from - 12), from));
  if (isObject && /^,? and\s/.test(text.slice(text.indexOf(who) + who.length))) return undefined;
  const sentence = page.sentenceStarts.findLast((at) => at > from && at < from + who.length);
  return sentence === undefined ? who : who.slice(sentence - from);
}

/** The name in full of somebody whom the filing also calls by the surname; of another first name it is another's. */
export function fullName(raw: string | undefined, people: Map<string, string>): string | undefined {
  const bare = raw && withoutHonorifics(raw).trim();
  if (!bare) return undefined;
  const known = people.get(surnameOf(bare));
  const isAnother = known !== undefined && isName(bare) && haveOtherFirstNames(bare, known);
  if (known !== undefined && !isAnother) return known;
  return isName(bare) ? bare : undefined;
}

/** The last known person before the verb, when a heading was merged with the name. */
export function personBefore(match: Match, people: Map<string, string>): string | undefined {
  const subject = match.text.split(/\s(?:serves?|has|is|was|continues|acts|currently|presently)\s/)[0] ?? '';
  return subject
    .split(/[^\p{L}'’-]+/u)
    .map((word) => people.get(word.toLowerCase()))
    .filter(Boolean)
    .at(-1);
}

/** The reading of the person whom most readings name, weighed by their confidence. */
export function mostNamed(drafts: FactDraft[]): FactDraft[] {
  const score = new Map<string, number>();
  const keyOf = ({ value }: FactDraft) => `${surnameOf(String(value))} ${String(value).charAt(0)}`;
  for (const draft of drafts) score.set(keyOf(draft), (score.get(keyOf(draft)) ?? 0) + draft.confidence - 0.4);
  const best = [...score].sort((a, b) => b[1] - a[1])[0]?.[0];
  const chosen = drafts.filter((draft) => keyOf(draft) === best).toSorted((a, b) => b.confidence - a.confidence)[0];
  return chosen ? [{ ...chosen, confidence: Math.min(0.92, chosen.confidence + 0.06) }] : [];
}
