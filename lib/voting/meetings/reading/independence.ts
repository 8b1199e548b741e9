import type { FactItem } from '@/lib/facts/fact';
import { placeSpan, type Placed } from '@/lib/facts/text/place-span';
import type { Person } from '@/lib/reading/structure/types';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import { isSamePerson } from '../../people';
import type { Places } from './holders-of-office';
import type { ReadHolder } from './types';
import { surnameAsWritten } from './surname';

/** Whom a statement about all directors leaves out. */
export const EXCEPT = new RegExp(
  String.raw`\b(?:except(?: for| that)?|other than|with the exception of|excluding)\b` +
    String.raw`(?<who>(?:\b(?:Mr|Ms|Mrs|Drs?|Messrs|Mses|Mmes)\.|[^.;]){0,200})`,
  'i',
);

type Independence = { value: boolean; placed: Placed };

const INDEPENDENT = new RegExp(
  [
    String.raw`\b(?:are|is|be|as|qualif\w+|meets?|satisf\w+)\b[^.;]{0,60}\bindependen(?:t|ce)\b|`,
    String.raw`\bindependent (?:directors?|under|within|as defined)\b`,
  ].join(''),
  'i',
);
const OF_BOARD = /\b(?:directors?|nominees?|members of (?:the|our) board|board (?:has )?(?:determined|affirmed))\b/i;
const NOT_INDEPENDENT = /\b(?:not|other than|except(?: for)?|with the exception of)\b/i;

/**
 * Whether the person is independent, with the sentence that says so. A list that leaves somebody out is no such
 * sentence.
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
  if (stated === null) {
    // Exchanges do not let an officer of the company count as independent.
    const asOfficer = isChief && chief ? { value: false, placed: chief.placed } : undefined;
    return fromAllDirectors(filing, name, since !== null, isChief) ?? asOfficer;
  }
  if (own && (own.value === 'yes') === stated) {
    const placed = place(own.place);
    if (placed) return { value: stated, placed };
  }
  let general: Placed | undefined;
  for (const { page, sentence } of matchesOf(filing, /\bindependen(?:t|ce)\b/gi)) {
    const text = page.text.slice(sentence.start, sentence.end);
    if (!INDEPENDENT.test(text) || !OF_BOARD.test(text) || /\bcommittees?\b|\bauditors?\b|accounting firm/i.test(text))
      continue;
    const excepted = EXCEPT.exec(text)?.groups?.who ?? '';
    const isNamed = text.includes(surname);
    const isExcepted = excepted.includes(surname) || (isChief && /chief executive|\bCEO\b/i.test(excepted));
    const says = isExcepted ? false : isNamed ? !NOT_INDEPENDENT.test(text) || excepted !== '' : null;
    const placed =
      says === stated || (stated && says === null && excepted !== '') ? placeSpan(filing, sentence) : undefined;
    if (!placed) continue;
    if (says === stated) return { value: stated, placed };
    general ??= placed;
  }
  return general ? { value: stated, placed: general } : undefined;
}

const ALL_DIRECTORS = new RegExp(
  String.raw`\b(?:each|all)\b(?: (?:of|our|the|current|incumbent|other|members|\w+ nominees for)){0,4} ` +
    String.raw`(?:directors?|(?:director )?nominees?|board)\b`,
  'i',
);
const DETERMINED = /\b(?:determined|concluded|affirmed|affirmatively)\b/i;
const UNLESS = /\b(?:if|would|will|until|unless)\b/i;

/**
 * "Each of our directors other than Ms. Doe, who is our chief executive, is independent": those whom the exception
 * names are not, all other directors are. Who stands for the first time is no director yet, so nothing is said of them.
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
    const excepted = EXCEPT.exec(text)?.groups?.who ?? '';
    const isNamed = namedAsExceptions(excepted).some((words) => words.includes(surname));
    const value = isNamed || (isChief && /chief executive|\bCEO\b/i.test(excepted)) ? false : true;
    // Without an exception by name the sentence may be cut, and a person named elsewhere in it may be one.
    if (value && (!isDirector || text.includes(surname) || !TITLED.test(excepted))) continue;
    const placed = placeSpan(filing, sentence);
    if (placed) return { value, placed };
  }
  return undefined;
}

const TITLED = /\b(?:Mr|Ms|Mrs|Drs?|Messrs|Mses|Mmes)\.? \p{Lu}/u;

/** The names at the head of each exception: "Ms. Doe, who is …, and Mr. Roe, by reason of …" are Doe and Roe. */
function namedAsExceptions(excepted: string): string[] {
  return excepted
    .split(/, and (?=(?:Mr|Ms|Mrs|Drs?|Messrs|Mses|Mmes)\b)/)
    .map((each) => each.split(/,? (?:who|because|by reason|by virtue|due to|as a result|our|the|is|are)\b/)[0] ?? '');
}
