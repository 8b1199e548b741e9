import type { Fact, FactItem } from '@/lib/facts/fact';
import type { FactDraft } from '@/lib/facts/types';
import { electsByClass } from '@/lib/facts/readers/nominees/nominees';
import { nomineeSightings } from '@/lib/facts/readers/nominees/nominee-sightings';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import { isOfCompany, titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import type { FilingStructure } from '@/lib/reading/structure/types';
import { isSamePerson } from '@/lib/voting/people';
import { isLabel } from '../labels';
import { isSameNominee } from './names/same-nominee';
import { supportedNominees } from './lists/supported-nominees';
import type { Section } from '../proposals/sections/sections';
import { nomineesOfBiographies } from './profiles/biography-openings';
import { candidatesOf } from './evidence/candidates';
import { formalName, fullName, pagesNaming, plainName } from './names/full-name';
import { groupedNominees } from './lists/grouped-nominees';
import { headingNames } from './profiles/heading-names';
import { leavesOutBetter, leavesOutLikelier } from './evidence/left-out';
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
/** A count that is less sure than this below the best is a guess. */
const NEAR_BEST = 0.15;

/** Probability of who may stand, though the filing hardly speaks of the person, and of who hardly does. */
const MAY_BE_NOMINEE = 0.2;
const HARDLY_NOMINEE = 0.05;

const unique = (values: readonly number[]) => [...new Set(values)];

/** Who stands for election; others do, too, who could not be read, where the list is not whole. */
export type NomineeList = { nominees: FactItem[]; isWhole: boolean };

export type NomineeListSource = {
  filing: FilingText;
  facts: readonly Fact[];
  /** What `readDirectors` reads of the filing. */
  directors: readonly FactDraft[];
  structure: FilingStructure | null;
  /** The text of the election. */
  election: Section | undefined;
  /** Names of resolutions that each elect one person. */
  printed: readonly string[];
  meetingYear: number | null;
  /** How likely somebody stands by all evidence; undefined of who is not known. */
  likelihoodOf?: (name: string) => number | undefined;
};

/**
 * Who stands for election by their place in the filing: the list that the filing's facts state. Where that is withheld,
 * a list of people of the filing's own directory that is as long as the number of nominees the filing states; where
 * none is, the part of it that is beyond doubt. Resolutions of their own, `printed` with the names of those whom they
 * elect, are the list itself.
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
  // A family is told apart by first names, and hardly any of them is called by title and surname.
  const isKnown = (item: FactItem) =>
    people.some((person) => isSamePerson(person.name, String(item.name))) || isOnPages(item);
  const isCompany = ({ name }: FactItem) => isOfCompany(filing, String(name));
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
    // The facts have their own check for unlikely.
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
  // Of a board in classes those who go on are as well described; by chance one of them has a place more.
  const likeliest = (items: FactItem[] | undefined) =>
    items && ofClasses && leavesOutLikelier(items, candidates, likelihoodOf) ? undefined : items;
  const lists = [
    (isTrusted && ofFacts.filter((item) => !isPerson(item)).length <= rarelyNamedOnCard(filing, ofFacts)) ||
    (ofFacts.every((item) => isKnown(item) && isPerson(item)) && !leavesOutBetter(ofFacts, candidates))
      ? ofFacts
      : [],
    // Rows of another table within the election's text may be as many by chance.
    leavesOutBetter(headings, candidates) || leavesOutLikelier(headings, candidates, likelihoodOf, FAR_LIKELIER)
      ? []
      : headings,
  ].filter((each) => each.length > 0);
  // A single one is of an example or of one resolution.
  const isUncounted = counts.every((count) => count === 1);
  const sizes = ofClasses ? [] : sizesOf(facts, isUncounted);
  const byTerm = () => nomineesByTerm(filing, sure, meetingYear);
  // A part of the list fits a count that the filing hardly states; so the surest count is tried in every way first.
  const ways = [
    () => (printed.length > 0 ? printed.map(asItem) : undefined),
    () => groupedNominees(filing, sure),
    () => markedNominees(filing, sure),
    byTerm,
    () => nominatedInText(filing, people, sure),
    () => nomineesOfBiographies(filing, isPerson, sure),
    ...[sure, unique([...sure, ...sizes]), ofClasses ? sure : unique([...counts, ...sizes])].map(
      (sized) => () =>
        lists.find(({ length }) => sized.includes(length)) ?? likeliest(nomineesByScore(candidates, sized)),
    ),
  ];
  const supported = () =>
    supportedNominees(
      filing,
      people,
      ofFacts.filter(({ name }) => !isLabel(String(name))),
      headings,
      unique([...counts, ...sizes]),
    );
  // More speaks against an officer, or against who leaves or goes on, than a list of the right length for them.
  const against = candidates.filter(({ score }) => score < 0);
  const cards = nomineeSightings(filing).filter(({ kind }) => kind === 'ballot');
  const isContradicted = (items: readonly FactItem[], mayBeRarelyNamed = false) =>
    items.some((item) =>
      against.some(
        ({ name, isOnlyRarelyNamed }) =>
          !(mayBeRarelyNamed && isOnlyRarelyNamed) && isSameNominee(name, String(item.name)),
      ),
    ) ||
    // A card that names as many people names all of them.
    cards.some(
      ({ names }) =>
        names.length === items.length &&
        items.some((item) => !names.some((name) => isSameNominee(name, String(item.name)))),
    );
  const isDoubtful = (items: readonly FactItem[], mayBeRarelyNamed = false) =>
    items.filter(({ name }) => (likelihoodOf(String(name)) ?? 1) < HARDLY_NOMINEE).length >
      MOST_RARELY_NAMED * items.length || isContradicted(items, mayBeRarelyNamed);
  // As many of those who go on may agree by chance, too.
  const apart = (items: FactItem[] | undefined) =>
    items &&
    ((ofClasses && leavesOutBetter(items, candidates, 0)) ||
      leavesOutLikelier(items, candidates, likelihoodOf, FAR_LIKELIER))
      ? undefined
      : items;
  const ofProfiles = () => nomineesOfProfiles(filing, sure);
  const last = [ofProfiles, () => letteredNominees(filing, isPerson, counts)];
  const list = [...ways, () => apart(supported()), ...last].reduce<FactItem[] | undefined>((found, way) => {
    if (found) return found;
    const read = way();
    // The end of a term in a person's own row is not weighed against what other places hardly tell.
    const isRefused = way === byTerm ? isContradicted : isDoubtful;
    // Profiles that are set alike need no other place that speaks of the person.
    return read && !isRefused(read, way === ofProfiles) ? read : undefined;
  }, undefined);
  const part = list || ofClasses ? [] : partOfList(candidates, isUncounted ? sizes : sure);
  const [count] = sure;
  const filled = part.length > 0 && count ? completedList(filing, part, count) : undefined;
  const completed = filled && !isDoubtful(filled) ? filled : undefined;
  // What the facts' own list says of somebody holds for the same person of the other lists.
  const known = (name: string) => ofFacts.find((item) => isSameNominee(String(item.name), name));
  const nominees = (list ?? completed ?? part).map((item) => {
    const own = known(String(item.name));
    return { ...own, name: String(item.name), age: own?.age ?? item.age ?? null };
  });
  return { nominees, isWhole: part.length === 0 || completed !== undefined };
}

/** What a list says of somebody, under the name as printed. */
function ofList(items: readonly FactItem[], name: string): FactItem {
  return { ...(items.find((item) => isSameNominee(String(item.name), name)) ?? asItem(name)), name };
}

const asItem = (name: string): FactItem => ({ name, age: null, director_since: null, independent: null });

const FAR_LIKELIER = 0.5;

const MOST_RARELY_NAMED = 0.2;
/** Who is named on as many pages is no stranger, though no title precedes the surname. */
const FEW_PAGES = 3;

/** How many of a list may be people of whom the filing hardly speaks: a few where the proxy card names as many. */
function rarelyNamedOnCard(filing: FilingText, { length }: readonly FactItem[]): number {
  const isCard = nomineeSightings(filing).some(({ kind, names }) => kind === 'ballot' && names.length === length);
  return isCard ? MOST_RARELY_NAMED * length : 0;
}

/**
 * Where no count is right, the size of the board may be: most boards stand whole. Where none is stated either, so many
 * as the independent ones are "of".
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

export function itemsOf(value: unknown): FactItem[] {
  return Array.isArray(value) ? (value as FactItem[]) : [];
}
