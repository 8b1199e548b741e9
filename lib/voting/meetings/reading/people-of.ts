import { surnameOf } from '@/lib/reading/text/names';
import type { PageLayout } from '@/lib/pdf/types';
import type { Person, PersonFact } from '@/lib/reading/structure/types';
import { standardCommittee } from '../../committees';
import { isSamePerson } from '../../people';
import { isSameNominee } from './nominee-list';

/** Committees of the board as a whole, not those of one person. */
const OF_BOARD = /\bstanding committees\b|\bcommittees of (?:the|our) board\b/i;
const LABELS = /\b(?:board )?committees?\s?:/gi;
const ROW_START = 60;

/**
 * A nominee's own person of the filing's structure, without what may be somebody else's: facts of another of the same
 * surname, independence from words that do not name the person, seats from words that name a second one or stand in two
 * profiles side by side.
 */
export function personOf(
  people: readonly Person[],
  name: string,
  nominees: readonly string[],
  pages: readonly PageLayout[],
): Person | undefined {
  const isShared = [...nominees, ...people.map((person) => person.name)].some(
    (other) => surnameOf(other) === surnameOf(name) && !isSameNominee(other, name),
  );
  const person =
    people.find((each) => isSameNominee(each.name, name)) ??
    (isShared ? undefined : people.find((each) => isSamePerson(each.name, name)));
  if (!person) return undefined;
  const first = name.split(' ')[0] ?? name;
  const quoteOf = quotesOf(pages);
  const facts = (person.facts ?? []).filter((fact) => {
    const quote = quoteOf(fact);
    if (isShared && !quote.toLowerCase().includes(first.toLowerCase())) return false;
    if (fact.kind === 'independent') return isNamed(quote, name);
    return fact.kind !== 'committee' || isOwnSeat(quote, name, nominees);
  });
  // The row of a table that begins with the name is surer than lines beneath a label, which columns may mix.
  const isRow = (fact: PersonFact) => isNamed(quoteOf(fact).slice(0, ROW_START), name);
  const seats = facts.filter(({ kind }) => kind === 'committee');
  const rows = seats.filter(isRow);
  const isTelling = rows.length > 0 && !rows.some(({ value }) => isAbbreviated(value));
  return { ...person, facts: facts.filter((fact) => fact.kind !== 'committee' || !isTelling || isRow(fact)) };
}

/** "CMDC" says less than the name of the committee elsewhere. */
const isAbbreviated = (committee: string) =>
  committee.length <= 4 && !/^risk$/i.test(committee) && standardCommittee(committee) === undefined;

const quotesOf = (pages: readonly PageLayout[]) => (fact: PersonFact) =>
  pages.find(({ page }) => page === fact.place.page)?.text.slice(fact.place.start, fact.place.end) ?? '';

function isOwnSeat(quote: string, name: string, nominees: readonly string[]): boolean {
  if (OF_BOARD.test(quote) || [...quote.matchAll(LABELS)].length > 1) return false;
  const others = nominees.filter((other) => surnameOf(other) !== surnameOf(name));
  return isNamed(quote, name) || !others.some((other) => isNamed(quote, other));
}

function isNamed(text: string, name: string): boolean {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .includes(surnameOf(name));
}
