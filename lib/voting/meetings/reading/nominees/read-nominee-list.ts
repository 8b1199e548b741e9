import type { Fact, FactItem } from '@/lib/facts/fact';
import type { FactDraft } from '@/lib/facts/types';
import { electsByClass } from '@/lib/facts/readers/nominees/nominees';
import { nomineeSightings } from '@/lib/facts/readers/nominees/nominee-sightings';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import { isCompanyName, titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { isSamePerson } from '@/lib/voting/same-person';
import { isLabel } from '../labels';
import { isSameNominee } from './names/same-nominee';
import { supportedNominees } from './lists/supported-nominees';
import type { Section } from '../proposals/sections/sections';
import { nomineesOfBiographies } from './profiles/biography-openings';
import { candidatesOf } from './evidence/candidates';
import { formalName, fullName, pagesNaming, plainName } from './names/full-name';
import { nomineesOfClassCards } from './lists/nominees-of-class-cards';
import { groupedNominees } from './lists/grouped-nominees';
import { headingNames } from './profiles/heading-names';
import { omitsHigherScored, omitsMoreProbable } from './evidence/omits-better-candidates';
import { letteredNominees } from './lists/lettered-nominees';
import { completedList, partOfList } from './lists/part-of-list';
import { markedNominees } from './lists/marked-nominees';
import { nominatedInText } from './lists/nominated-in-text';
import { nomineesByTerm } from './lists/nominees-by-term';
import { nomineesOfProfiles } from './profiles/profile-nominees';
import { nomineesByScore } from './evidence/nominees-by-score';
import { isOfClasses, ofBothClasses, statedNumbers } from './stated-numbers';

const SURE = 0.85;
const MOST = 0.7;
/** A count whose confidence is lower than the best by more than this is a guess. */
const NEAR_BEST = 0.15;

/** Probability from which a rarely named person may be a nominee, and below which anybody hardly is one. */
const MAY_BE_NOMINEE = 0.2;
const HARDLY_NOMINEE = 0.05;

const unique = (values: readonly number[]) => [...new Set(values)];

/** The nominees in the order of the filing; `isWhole` is false where there are others who could not be read. */
export type NomineeList = { nominees: FactItem[]; isWhole: boolean };

export type NomineeListSource = {
  filing: FilingText;
  facts: readonly Fact[];
  /** The facts that `readDirectors` reads from the filing. */
  directors: readonly FactDraft[];
  structure: FilingStructure | null;
  /** The text of the election. */
  election: Section | undefined;
  /** Names in the titles of resolutions that each elect one person; empty where there are none. */
  printed: readonly string[];
  meetingYear: number | null;
  /** Probability (0 to 1) of being a nominee by all evidence; undefined for a name that is not known. */
  likelihoodOf?: (name: string) => number | undefined;
};

/**
 * The nominees by their place in the filing: the list that the filing's facts state. Where that is withheld, the first
 * of several ways to read a list that gives as many people as the filing counts; where none does, the part that is
 * certain. Resolutions that each elect one person (`printed`) are the list itself. Never throws; an empty list with
 * `isWhole` where nobody was read.
 */
export function readNomineeList({
  filing,
  facts,
  directors: read,
  structure,
  election,
  printed,
  meetingYear,
  likelihoodOf = () => undefined,
}: NomineeListSource): NomineeList {
  const people = (structure?.people ?? []).filter(({ name }) => !isLabel(name));
  const isOnPages = (item: FactItem) => pagesNaming(filing, String(item.name)) >= FEW_PAGES;
  // Members of one family are called by first names, and rarely by title and surname.
  const isKnown = (item: FactItem) =>
    people.some((person) => isSamePerson(person.name, String(item.name))) || isOnPages(item);
  const isCompany = ({ name }: FactItem) => isCompanyName(filing, String(name));
  const isPerson = (item: FactItem) =>
    !isLabel(String(item.name)) &&
    !isCompany(item) &&
    (isKnown(item) ||
      titled.has(surnameOf(String(item.name))) ||
      (likelihoodOf(String(item.name)) ?? 0) >= MAY_BE_NOMINEE);
  const titled = titledSurnames(filing);
  const whole = (item: FactItem): FactItem => {
    const name = fullName(filing, plainName(filing, String(item.name)), people, titled);
    return { ...item, name: formalName(filing, name, people) };
  };
  const stated = facts.find(({ key, value }) => key === 'nominees' && !itemsOf(value).some(isCompany));
  if (stated) {
    const items = itemsOf(stated.value).map(whole);
    // The facts were already checked for rarely named people.
    const persons = items.filter(({ name }) => !isLabel(String(name)));
    const list = printed.length > persons.length ? printed.map((name) => ofList(items, name)) : persons;
    return { nominees: list, isWhole: true };
  }
  const { counts: counted } = statedNumbers(facts, read);
  const most = Math.max(0, ...counted.map(({ confidence }) => confidence));
  const all = unique(counted.map(({ value }) => value));
  const ofClasses = isOfClasses(filing);
  const board = ofClasses ? [] : sizesOf(facts, false);
  const isByClass = electsByClass(filing) && (all.length > 1 || board.some((size) => size > Math.max(0, ...all)));
  const counts = isByClass ? ofBothClasses(all, board) : all;
  const near = unique(counted.filter(({ confidence }) => confidence >= most - NEAR_BEST).map(({ value }) => value));
  const sure = isByClass ? counts : near;
  const draft = read.find(({ key }) => key === 'nominees');
  const ofFacts = itemsOf(draft?.value).map(whole);
  // Nearly all of a list that places of the filing agree on are people whom its tables and biographies know.
  const isTrusted = (draft?.confidence ?? 0) >= SURE && ofFacts.filter(isKnown).length >= ofFacts.length * MOST;
  const names = people.map(({ name }) => name);
  const headings = (election ? headingNames(election, names) : []).map(whole);
  const candidates = candidatesOf({ filing, people, headings });
  // On a classified board continuing directors are described as well, and one of them may by chance have a higher
  // score.
  const likeliest = (items: FactItem[] | undefined) =>
    items && ofClasses && omitsMoreProbable(items, candidates, likelihoodOf) ? undefined : items;
  const lists = [
    (isTrusted && ofFacts.filter((item) => !isPerson(item)).length <= rarelyNamedOnCard(filing, ofFacts)) ||
    (ofFacts.every((item) => isKnown(item) && isPerson(item)) && !omitsHigherScored(ofFacts, candidates))
      ? ofFacts
      : [],
    // Rows of another table within the election's text may be as many by chance.
    omitsHigherScored(headings, candidates) || omitsMoreProbable(headings, candidates, likelihoodOf, FAR_LIKELIER)
      ? []
      : headings,
  ].filter((each) => each.length > 0);
  // A count of one is that of an example or of a single resolution.
  const isUncounted = counts.every((count) => count === 1);
  const sizes = ofClasses ? [] : sizesOf(facts, isUncounted);
  const cards = nomineeSightings(filing).filter(({ kind }) => kind === 'ballot');
  const supported = () =>
    supportedNominees(
      filing,
      people,
      ofFacts.filter(({ name }) => !isLabel(String(name))),
      headings,
      unique([...counts, ...sizes]),
    );
  // Officers, leaving and continuing directors are refused even where a list with them has the right length.
  const against = candidates.filter(({ score }) => score < 0);
  const deniedAmong = (items: readonly FactItem[], mayBeRarelyNamed = false) =>
    items.filter((item) =>
      against.some(
        ({ name, isOnlyRarelyNamed }) =>
          !(mayBeRarelyNamed && isOnlyRarelyNamed) && isSameNominee(name, String(item.name)),
      ),
    );
  const isContradicted = (items: readonly FactItem[], mayBeRarelyNamed = false) =>
    deniedAmong(items, mayBeRarelyNamed).length > 0 ||
    // A card that names as many people names all of them.
    cards.some(
      ({ names }) =>
        names.length === items.length &&
        items.some((item) => !names.some((name) => isSameNominee(name, String(item.name)))),
    );
  const isDoubtful = (items: readonly FactItem[], mayBeRarelyNamed = false) =>
    items.filter(({ name }) => (likelihoodOf(String(name)) ?? 1) < HARDLY_NOMINEE).length >
      MOST_RARELY_NAMED * items.length || isContradicted(items, mayBeRarelyNamed);
  // As many continuing directors may agree by chance.
  const unlessOthersBetter = (items: FactItem[] | undefined) =>
    items &&
    ((ofClasses && omitsHigherScored(items, candidates, 0)) ||
      omitsMoreProbable(items, candidates, likelihoodOf, FAR_LIKELIER))
      ? undefined
      : items;
  const way = (read: Way['read'], isRefused: Way['isRefused'] = (items) => isDoubtful(items)): Way => ({
    read,
    isRefused,
  });
  // An officer who is a nominee too may be the one of a card or of a group of nominees.
  const hasSeveralDenied = (items: readonly FactItem[]) => deniedAmong(items).length > 1;
  // A part of the list may fit a doubtful count, so the count of the highest confidence is tried in every way first.
  const ways = [
    way(() => (printed.length > 0 ? printed.map(asItem) : undefined)),
    way(() => (isByClass ? nomineesOfClassCards(cards, counts)?.map(asItem) : undefined), hasSeveralDenied),
    way(() => groupedNominees(filing, sure), hasSeveralDenied),
    way(() => markedNominees(filing, sure)),
    // The end of a term in a person's own row counts more than the lack of other evidence.
    way(
      () => nomineesByTerm(filing, sure, meetingYear),
      (items) => isContradicted(items),
    ),
    way(() => nominatedInText(filing, people, sure)),
    way(() => nomineesOfBiographies(filing, isPerson, sure)),
    ...[sure, unique([...sure, ...sizes]), ofClasses ? sure : unique([...counts, ...sizes])].map((sized) =>
      way(() => lists.find(({ length }) => sized.includes(length)) ?? likeliest(nomineesByScore(candidates, sized))),
    ),
    way(() => unlessOthersBetter(supported())),
    // For profiles of one style a person may be named rarely elsewhere.
    way(
      () => nomineesOfProfiles(filing, sure),
      (items) => isDoubtful(items, true),
    ),
    way(() => letteredNominees(filing, isPerson, counts)),
  ];
  const list = ways.reduce<FactItem[] | undefined>((found, { read: readList, isRefused }) => {
    if (found) return found;
    const items = readList();
    return items && !isRefused(items) ? items : undefined;
  }, undefined);
  const part = list || ofClasses ? [] : partOfList(candidates, isUncounted ? sizes : sure);
  const [count] = sure;
  const filled = part.length > 0 && count ? completedList(filing, part, count) : undefined;
  const completed = filled && !isDoubtful(filled) ? filled : undefined;
  // What the facts' own list says of a person is taken over for the same person of another list.
  const known = (name: string) => ofFacts.find((item) => isSameNominee(String(item.name), name));
  const nominees = (list ?? completed ?? part).map((item) => {
    const own = known(String(item.name));
    return { ...own, name: String(item.name), age: own?.age ?? item.age ?? null };
  });
  return { nominees, isWhole: part.length === 0 || completed !== undefined };
}

/** A way to read the list, and whether what was read is refused. */
type Way = { read: () => FactItem[] | undefined; isRefused: (items: readonly FactItem[]) => boolean };

/** The item of a person in a list, with the name as printed. */
function ofList(items: readonly FactItem[], name: string): FactItem {
  return { ...(items.find((item) => isSameNominee(String(item.name), name)) ?? asItem(name)), name };
}

const asItem = (name: string): FactItem => ({ name, age: null, director_since: null, independent: null });

const FAR_LIKELIER = 0.5;

const MOST_RARELY_NAMED = 0.2;
/** A person named on as many pages is known, though no title precedes the surname. */
const FEW_PAGES = 3;

/**
 * How many of a list may be people whom the filing rarely names: a few where the proxy card names as many as the list.
 */
function rarelyNamedOnCard(filing: FilingText, { length }: readonly FactItem[]): number {
  const isCard = nomineeSightings(filing).some(({ kind, names }) => kind === 'ballot' && names.length === length);
  return isCard ? MOST_RARELY_NAMED * length : 0;
}

/**
 * Numbers of nominees that the size of the board suggests, since most boards are elected whole. Where no size is stated
 * and nothing counts the nominees, the total in "8 of 9 directors are independent".
 */
function sizesOf(facts: readonly Fact[], isUncounted: boolean): number[] {
  const sizes = facts.flatMap(({ key, value }) => (key === 'board_size' && typeof value === 'number' ? [value] : []));
  if (sizes.length > 0 || !isUncounted) return sizes;
  return facts.flatMap(({ key, value }) => {
    const size = key === 'independent_directors' ? Number(OF_ALL.exec(String(value))?.groups?.all) : 0;
    return size > 0 ? [size] : [];
  });
}

const OF_ALL = /^\d{1,2} of (?<all>\d{1,2})$/;

/** The items of a fact whose value is a list; empty for any other value. */
export function itemsOf(value: unknown): FactItem[] {
  return Array.isArray(value) ? (value as FactItem[]) : [];
}
