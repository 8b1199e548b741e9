import { EXCEPTING } from '@/lib/reading/text/exception-patterns';
import { withoutRemainder } from '@/lib/reading/text/exceptions';
import type { FactItem } from '@/lib/facts/fact';
import { namesOfExceptions } from '@/lib/facts/text/exceptions';
import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import type { Person } from '@/lib/reading/structure/types';
import { surnameOf, surnamesIn, surnameAsWritten } from '@/lib/reading/text/names/names';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { isSamePerson } from '@/lib/voting/same-person';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import type { Places } from '../committees/holders-of-office';
import { inIndependentList } from './independence-lists';
import type { ReadHolder } from '../types';

const TITLES = String.raw`\b${ANY_TITLE}`;
/** Part of a sentence; the full stop of a title does not end it. */
const PART = String.raw`(?:${TITLES}\.|(?!,? including\b)[^.;]){0,200}`;
/** A semicolon separates exceptions. */
const EXCEPTIONS = String.raw`${PART}(?:;\s+(?:and\s+)?(?=${TITLES}\.)${PART}){0,4}`;

/** Whom a statement about all directors leaves out. */
const EXCEPT = new RegExp(String.raw`\b${EXCEPTING}(?!\w)(?<who>${EXCEPTIONS})`, 'i');

type Independence = { value: boolean; placed: Located };

const INDEPENDENT = new RegExp(
  [
    String.raw`\b(?:are|is|be|as|qualif\w+|meets?|satisf\w+)\b[^.;]{0,60}\bindependen(?:t|ce)\b|`,
    String.raw`\bindependent (?:directors?|under|within|as defined)\b`,
  ].join(''),
  'i',
);
const OF_BOARD = /\b(?:directors?|nominees?|members of (?:the|our) board|board (?:has )?(?:determined|affirmed))\b/i;
const NOT_INDEPENDENT = new RegExp(String.raw`\b(?:not|${EXCEPTING})(?!\w)`, 'i');

/**
 * Whether the person is independent, with the sentence that says so. A list that does not name somebody is not evidence
 * against them.
 */
export function independenceOf(
  item: FactItem,
  { name, person, since }: { name: string; person: Person | undefined; since: number | null },
  { filing, place, chief }: { filing: FilingText; place: Places; chief: ReadHolder | null },
): Independence | undefined {
  const surname = surnameAsWritten(name);
  const isChief = chief?.names.some((each) => isSamePerson(each, name)) ?? false;
  const own = person?.facts?.find(({ kind }) => kind === 'independent');
  const ofPerson = own === undefined || (isChief && own.value === 'yes') ? null : own.value === 'yes';
  const stated = typeof item.independent === 'boolean' ? item.independent : ofPerson;
  // Exchanges do not let an officer of the company count as independent.
  const asOfficer = isChief && chief ? { value: false, placed: chief.placed } : undefined;
  const listed = inIndependentList(filing, name);
  const ofAll =
    fromAllDirectors(filing, name, since !== null, isChief) ??
    fromCount(filing, name, since !== null) ??
    (listed && { value: true, placed: listed });
  if (stated === null) return ofAll ?? asOfficer;
  // A mark or a list that a sentence about all directors contradicts does not count.
  if (ofAll && ofAll.value !== stated) return undefined;
  if (own && (own.value === 'yes') === stated) {
    const placed = place(own.place);
    if (placed) return { value: stated, placed };
  }
  let general: Located | undefined;
  for (const { page, sentence } of matchesOf(filing, /\bindependen(?:t|ce)\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end);
    if (!INDEPENDENT.test(text) || !OF_BOARD.test(text) || /\bcommittees?\b|\bauditors?\b|accounting firm/i.test(text))
      continue;
    const exception = EXCEPT.exec(text);
    const excepted = withoutRemainder(exception?.groups?.who ?? '');
    const isNamed = text.slice(0, exception?.index).includes(surname);
    const isExcepted = excepted.includes(surname) || (isChief && /chief executive|\bCEO\b/i.test(excepted));
    // After an exception the role of a name is not clear.
    if (!isNamed && !isExcepted && text.includes(surname)) continue;
    const says = isExcepted ? false : isNamed ? !NOT_INDEPENDENT.test(text) || excepted !== '' : null;
    const placed =
      says === stated || (stated && says === null && excepted !== '') ? locateSpan(filing, sentence) : undefined;
    if (!placed) continue;
    if (says === stated) return { value: stated, placed };
    general ??= placed;
  }
  if (general) return { value: stated, placed: general };
  const other = ofAll ?? asOfficer;
  return other?.value === stated ? other : undefined;
}

const ALL_DIRECTORS = new RegExp(
  String.raw`\b(?:each|all)\b(?: (?:of|our|the|current|incumbent|other|members|\w+ nominees for)){0,4} ` +
    String.raw`(?:directors?|(?:director )?nominees?|board)\b|\ball (?:of )?its members\b`,
  'i',
);
const DETERMINED = /\b(?:determined|concluded|affirmed|affirmatively)\b/i;
/** A date tells until when somebody held another office: "Mr. Roe, who was an officer until May 2023". */
const UNLESS = /\b(?:if|would|will|unless|until(?! (?:[a-z]+ )?(?:\d{1,2}, )?(?:19|20)\d\d\b))\b/i;

/**
 * "Each of our directors other than Ms. Doe, who is our chief executive, is independent": those whom the exception
 * names are not, all other directors are. Somebody nominated for the first time is not yet a director, so the sentence
 * does not cover them.
 */
function fromAllDirectors(
  filing: FilingText,
  name: string,
  isDirector: boolean,
  isChief: boolean,
): Independence | undefined {
  const surname = surnameAsWritten(name);
  for (const { page, sentence } of matchesOf(filing, /\bindependen(?:t|ce)\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    if (!INDEPENDENT.test(text) || !ALL_DIRECTORS.test(text) || !DETERMINED.test(text) || UNLESS.test(text)) continue;
    if (/\bcommittees?\b|\bauditors?\b|accounting firm/i.test(text)) continue;
    const excepted = withoutRemainder(EXCEPT.exec(text)?.groups?.who ?? '');
    const isNamed = namesOfExceptions(excepted).some((words) => words.includes(surname));
    const value = isNamed || (isChief && /chief executive|\bCEO\b/i.test(excepted)) ? false : true;
    // Without an exception by name the sentence may be cut, and a person named elsewhere in it may be one.
    if (value && (!isDirector || text.includes(surname) || !TITLED.test(excepted))) continue;
    const placed = locateSpan(filing, sentence);
    if (placed) return { value, placed };
  }
  return undefined;
}

const TITLED = new RegExp(String.raw`${TITLES}\.? \p{Lu}`, 'u');

const NOTE = String.raw`(?: \(\d{1,2}\))?`;
const SOME_OF_ALL = new RegExp(
  [
    String.raw`\b(?<some>${COUNT})${NOTE} (?:out )?of (?:our|its|the)(?: (?:current|total|company's|board's)){0,2} `,
    String.raw`(?<all>${COUNT})${NOTE} (?:(?:current|incumbent|continuing) )?`,
    String.raw`(?<whom>members|directors|(?:director )?nominees)\b`,
  ].join(''),
  'i',
);
/** "Ms. Doe is not independent because …, and Mr. Roe is not because …". */
const IS_NOT = new RegExp(
  String.raw`(?<who>${TITLES}\.? \p{Lu}${PART}?)(?:,[^.;]{0,80},)? (?:is|are) not\b` +
    String.raw`(?: (?:considered|deemed|to be|an?))*(?: independent| because| as\b| since\b)`,
  'gu',
);
/** Characters after the count within which the directors who are not independent are named. */
const EXCEPTIONS_FOLLOW = 700;

/** "Six of our eight directors are independent", when the two others are named: those are not, all others are. */
function fromCount(filing: FilingText, name: string, isDirector: boolean): Independence | undefined {
  const surname = surnameOf(name);
  for (const { page, sentence } of matchesOf(filing, /\bindependen(?:t|ce)\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    const count = SOME_OF_ALL.exec(text)?.groups;
    if (!count || UNLESS.test(text) || /\bcommittees?\b/i.test(text)) continue;
    const after = page.text.slice(sentence.start, sentence.end + EXCEPTIONS_FOLLOW).replace(/\s+/g, ' ');
    const denied = [...after.matchAll(IS_NOT)].flatMap(({ groups }) => surnamesIn(groups?.who ?? ''));
    // Words on a standard may be general; those on people who do not meet it are not.
    if (!DETERMINED.test(text) && denied.length === 0) continue;
    const excepted = new Set([...surnamesIn(withoutRemainder(EXCEPT.exec(text)?.groups?.who ?? '')), ...denied]);
    const others = (toCount(count.all) ?? NaN) - (toCount(count.some) ?? NaN);
    if (excepted.size === 0 || excepted.size !== others) continue;
    const value = !excepted.has(surname);
    // A nominee who is not yet a director is not among those counted.
    if (value && !isDirector && !/nominees/i.test(count.whom ?? '')) continue;
    const placed = locateSpan(filing, sentence);
    if (placed) return { value, placed };
  }
  return undefined;
}
