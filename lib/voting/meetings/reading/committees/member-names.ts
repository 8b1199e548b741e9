import { literally, oneOf } from '@/lib/format/patterns';
import { HONORIFICS, PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { isName, surnameAsWritten, withoutGeneration } from '@/lib/reading/text/names/names';
import { DEGREES, GENERATION, PARTICLES, PORTUGUESE_PARTICLES } from '@/lib/format/words/name-words';
import { isSameNominee } from '../nominees/names/same-nominee';
import { NOT_A_PERSON_WORDS, SEPARATORS } from './member-names-patterns';

/** The nominees, and everybody else whom the filing names. */
export type Named = { nominees: readonly string[]; others: readonly string[] };

/** Words between two members. */
const SEPARATOR = new RegExp(String.raw`^${oneOf(SEPARATORS)}+`, 'i');
export const TITLE = new RegExp(`^(?:(?:${HONORIFICS})\\s+)+`);
export const SUFFIX = new RegExp(String.raw`^(?:,?\s(?:${GENERATION}\b|${oneOf(DEGREES)}(?!\p{L}))\.?)+`, 'u');
const CHAIR_AFTER = new RegExp(
  [
    String.raw`^(?<sign>\s?[,–—(-])?[\s(]*(?:who\s)?(?:serves?\sas\s|is\s|as\s)?(?:the\s|its\s|our\s)?`,
    String.raw`(?:committee\s)?(?<co>co-?|vice\s)?chair(?:man|woman|person)?\b(?:\sof\sthe\scommittee)?\)?`,
  ].join(''),
  'i',
);
const LONGEST_TITLE = 24;
const BULLET = /[•·●|]/;
/** What follows a list that goes on: another name. */
const GOES_ON = /^\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s?){0,2}(?:\p{Lu}[\p{L}'’-]+)/u;
/** ", who took the seat of Mr. Low, and Dr. Poe.", or ", " and a cell beside the list, after a name. */
const GOES_ON_BEHIND = new RegExp(
  String.raw`^,(?:\s\d|\s(?:who|whose|in|since)\b(?:[^.;]|(?<=\b${PLAIN_TITLE})\.){0,120},?\sand\s` +
    String.raw`${PLAIN_TITLE}\.\s[\p{L}'’-]+[.;])`,
  'u',
);
const PARTICLE = oneOf(PARTICLES);
/** " Gennaro;" after "Dennis A. De", a last name that was read to its particle. */
const REST_OF_NAME = /^\s\p{Lu}\p{Ll}+(?:[,;]|\sand\b)/u;
const PARTICLE_AT_END = new RegExp(String.raw`\s(?:${PARTICLE}|st)$`, 'i');
const isCutAt = (text: string, end: number) =>
  PARTICLE_AT_END.test(text.slice(Math.max(0, end - 8), end)) && REST_OF_NAME.test(text.slice(end, end + 60));
/** A note in brackets that was not read, "W. Strand", or more of the last name: "de la Vega". */
const IS_OPEN = new RegExp(
  String.raw`^\s?(?:\(|\p{Lu}\.\s\p{Lu}|(?:${PARTICLE}|${oneOf(PORTUGUESE_PARTICLES)}|della|y)\s\p{Lu}|` +
    String.raw`(?:de|van|von)\s)`,
  'u',
);
export const NOT_A_PERSON = new RegExp(String.raw`\b${oneOf(NOT_A_PERSON_WORDS)}\b`, 'i');

/**
 * The people named one after another from offset `from` on, and which of them is called the chair. `isWhole` is false
 * where the list may go on with somebody whose name is not known. With `areSurnames` names may be surnames without a
 * title.
 */
export function readMembers(text: string, from: number, people: Named, beginsWithChair: boolean, areSurnames = false) {
  const members: string[] = [];
  const chairs = new Set<string>();
  let [at, end, isTitled, isChairNext] = [from, from, areSurnames, beginsWithChair];
  for (;;) {
    at += SEPARATOR.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    const title = TITLE.exec(text.slice(at, at + LONGEST_TITLE))?.[0];
    isTitled ||= title !== undefined;
    at += title?.length ?? 0;
    const named = personAt(text, at, people, isTitled);
    if (!named) break;
    if (!members.includes(named.name)) members.push(named.name);
    at += named.length;
    at += SUFFIX.exec(text.slice(at, at + LONGEST_TITLE))?.[0].length ?? 0;
    const marked = CHAIR_AFTER.exec(text.slice(at, at + 60))?.groups;
    // Without a sign the word may belong to a name beside it; a chair comes first.
    if (isChairNext || (marked && !marked.co && (marked.sign || members.length === 1))) chairs.add(named.name);
    at += CHAIR_AFTER.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    end = at;
    isChairNext = false;
  }
  const rest = text.slice(at, at + 60);
  const next = GOES_ON.exec(rest)?.[0];
  const isOver =
    !isCutAt(text, end) &&
    !GOES_ON_BEHIND.test(text.slice(end, end + 180)) &&
    !IS_OPEN.test(rest) &&
    !TITLE.test(rest) &&
    (next === undefined || NOT_A_PERSON.test(next) || !isName(next));
  // A bullet that no other member has begins the next column of the page.
  const isCut = BULLET.test(text.slice(end, at)) && !BULLET.test(text.slice(from, end));
  const [chair = null] = chairs.size === 1 ? chairs : [];
  return { members, chair, end, isWhole: isOver && !isCut };
}

/**
 * The person whose name begins at the offset: in full, or by surname where titles are used. Undefined where none does.
 */
export function personAt(
  text: string,
  at: number,
  { nominees, others }: Named,
  isTitled: boolean,
): { name: string; length: number } | undefined {
  const ahead = text.slice(at, at + 60);
  let best: { name: string; length: number } | undefined;
  for (const name of [...nominees, ...others]) {
    const surname = literally(surnameAsWritten(name));
    const first = firstNames(name);
    const initial = literally(name.charAt(0));
    const full = new RegExp(
      `^(?:(?:${first})(?![\\p{L}])\\.?|${initial}\\.)(?:\\s(?!and\\b)[^\\s,;]{1,14}){0,3}?\\s${surname}(?![\\p{L}])`,
      'iu',
    ).exec(ahead)?.[0];
    const isShared = nominees.some(
      (other) => !isSameNominee(other, name) && surnameAsWritten(other) === surnameAsWritten(name),
    );
    const called = [surname, ...firstOfTwoSurnames(name)].join('|');
    const alone = isTitled && !isShared ? new RegExp(`^(?:${called})(?![\\p{L}])`, 'u').exec(ahead)?.[0] : undefined;
    const found = full ?? alone;
    if (found && found.length > (best?.length ?? 0)) best = { name, length: found.length };
  }
  return best;
}

/** "José Manuel Madero Garza" is Mr. Madero. */
function firstOfTwoSurnames(name: string): string[] {
  const words = withoutGeneration(name).split(' ');
  const first = words.at(-2) ?? '';
  return words.length >= 4 && /^\p{Lu}\p{Ll}{2,}$/u.test(first) ? [literally(first)] : [];
}

/** "Hyun-Woo|Daniel" of 'Hyun-Woo "Daniel" Seo'. */
function firstNames(name: string): string {
  const nicknames = [...name.matchAll(/[“"(](?<nickname>\p{L}[\p{L}'’-]+)[”")]/gu)].map(
    ({ groups }) => groups?.nickname,
  );
  return [name.split(' ')[0]?.replace(/\.$/, '') ?? name, ...nicknames].map((each) => literally(each ?? '')).join('|');
}
