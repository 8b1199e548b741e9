import type { FactItem } from '@/lib/facts/fact';
import {
  after,
  before,
  isContentsPage,
  matchesOf,
  type FilingText,
  type Match,
  type Span,
} from '@/lib/reading/text/filing-text';
import { COUNT, toCount } from '@/lib/format/words/number-words';
import { agreeOnNominees } from './agree-on-nominees';
import { nomineeSightings, type NomineeSighting } from './nominee-sightings';
import { ANY_TITLE, PLURAL_TITLE, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { isName, personKey, surnameOf } from '@/lib/reading/text/names/names';
import { NAME } from '@/lib/reading/text/names/name-shapes';
import { titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { isLeavingBoard } from '@/lib/facts/text/leaving-board';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf } from '@/lib/format/patterns';
import { profilePeople, tablePeople, unique, type NomineePerson } from './nominee-people';
import {
  AFTER_NOMINEES,
  BEFORE_NOMINEES,
  ELECTION_OF,
  ELECTS_BY_CLASS_WORDS,
  LEADS_A_LIST,
  NOT_A_BOARD_SIZE,
  BEFORE_COUNT,
  LEADS_TO_NOMINEES,
} from './nominees-patterns';

const WHO =
  '(?:director nominees?|nominees?(?: for director| for election)?|directors?|persons?|individuals?|candidates?|' +
  'members|trustees)';
const BETWEEN = String.raw`(?:${oneOf(BEFORE_NOMINEES)}\s){0,5}?`;
const ELECT = new RegExp(
  String.raw`\b${oneOf(ELECTION_OF)}\s${oneOf(BEFORE_COUNT)}*(?<count>${COUNT})\s${BETWEEN}${WHO}\b`,
  'gi',
);
const TO_BE_ELECTED = new RegExp(String.raw`\b(?<count>${COUNT})\s${BETWEEN}${WHO}\s${oneOf(AFTER_NOMINEES)}`, 'gi');
const SHORT = new RegExp(
  String.raw`\b${oneOf(LEADS_TO_NOMINEES)}\s(?:the |our |all )?(?<count>${COUNT})\s${BETWEEN}` +
    String.raw`(?:director )?nominees\b`,
  'gi',
);
const LISTED = new RegExp(
  String.raw`${oneOf(LEADS_A_LIST)}\s(?:the following[^:]{0,60}:\s)?` +
    String.raw`(?<names>(?:${ANY_TITLE}\.\s)?${NAME}(?:,\s(?:and\s)?${NAME}){0,14}` +
    String.raw`(?:,?\sand\s${NAME})?)`,
  'g',
);

/** How many directors are to be elected, and who they are. */
export function readNominees(filing: FilingText): FactDraft[] {
  const matches = [...matchesOf(filing, ELECT), ...matchesOf(filing, TO_BE_ELECTED), ...matchesOf(filing, SHORT)];
  const ofTwoClasses = matches.filter((match) => ofNextClass(match) > 0);
  // What one class elects is a part of what both elect.
  const ofFirstClass = new Set([
    ...ofTwoClasses.map((match) => toCount(match.groups.count)),
    ...matches.flatMap(termsOf),
  ]);
  const isPart = (match: Match) =>
    ofNextClass(match) === 0 &&
    ((ofTwoClasses.length > 0 && OF_CLASS.test(match.text)) || ofFirstClass.has(toCount(match.groups.count)));
  const stated = matches.filter((match) => !isPart(match)).flatMap(toCountDraft);
  const sightings = nomineeSightings(filing);
  // A ballot counts as three sentences but is not used as the quote.
  const slates = sightings
    .flatMap((sighting) =>
      sighting.kind === 'ballot' ? [sighting, sighting, sighting] : sighting.kind === 'list' ? [sighting] : [],
    )
    .map(toSlateCount);
  // An incomplete part of a longer list does not give the number.
  const cut = (draft: FactDraft) =>
    slates.some((slate) => slate.span.page === draft.span.page && Number(slate.value) > Number(draft.value));
  const named = [
    ...[...matchesOf(filing, LISTED)].flatMap(toNamedCount).filter((draft) => !cut(draft)),
    ...slates.filter(({ value }) => !ofFirstClass.has(Number(value))),
  ];
  const counts = mostStated([...stated, ...named]);
  const list = nomineeList(filing, Number(counts[0]?.value ?? 0), [...matchesOf(filing, LISTED)], sightings);
  const isDivided = new Set([...stated, ...named].map(({ value }) => value)).size > 1 && electsByClass(filing);
  return [...counts, ...list].map((draft) =>
    isDivided ? { ...draft, confidence: Math.min(draft.confidence, UNSURE), withheld: BY_CLASS } : draft,
  );
}

/** Whether holders of each class of shares elect directors of their own, so that a list or a count may be of one. */
export function electsByClass({ pages }: FilingText): boolean {
  return pages.some(({ text }) => ELECTS_BY_CLASS.test(text));
}

const ELECTS_BY_CLASS = new RegExp(alternatives(ELECTS_BY_CLASS_WORDS), 'i');
const UNSURE = 0.5;
const BY_CLASS = 'each class of shares elects directors of its own';

const OF_CLASS = /\bclass (?:i{1,3}|[123]|one|two|three)\b/i;
const NEXT_CLASS = new RegExp(
  String.raw`^[^.;]{0,90}?\band (?<count>${COUNT}) class (?:i{1,3}|[123]|one|two|three) (?:directors?|nominees?)\b`,
  'i',
);
const NEXT_TERM = new RegExp(
  String.raw`^[^.;,]{0,30}?\b(?:class|terms?)\b[^.;]{0,60}?\band (?<count>${COUNT}) (?:directors?|nominees?|persons?)` +
    String.raw`(?: (?:to|for|of|in))+ (?:the |a )?(?:20\d\d )?(?:class|terms?|[a-z]+[- ]year)\b`,
  'i',
);

/**
 * The 1 of "four Class III directors for three years and one Class II director for two years", or of "four directors to
 * the 2029 Class and one director to the 2028 Class"; 0 where one class elects.
 */
function ofNextClass(match: Match): number {
  const behind = after(match, 140);
  const next = (OF_CLASS.test(match.text) ? NEXT_CLASS.exec(behind) : null) ?? NEXT_TERM.exec(behind);
  return toCount(next?.groups?.count) ?? 0;
}

const IN_TERMS = new RegExp(
  String.raw`^,? (?:of whom )?(?<first>${COUNT}) (?:directors? |nominees? )?(?:for|to serve)\b[^.;]{0,70}?\band ` +
    String.raw`(?<second>${COUNT}) (?:directors? |nominees? )?(?:for|to serve)\b`,
  'i',
);

/** The 3 and 1 of "four directors, three for terms of three years each and one for a term of one year". */
function termsOf(match: Match): number[] {
  const { first, second } = IN_TERMS.exec(after(match, 140))?.groups ?? {};
  const parts = [toCount(first) ?? 0, toCount(second) ?? 0];
  const isAll = parts.reduce((sum, part) => sum + part, 0) === toCount(match.groups.count);
  return first && isAll ? parts : [];
}

function toCountDraft(match: Match): FactDraft[] {
  const value = (toCount(match.groups.count) ?? 0) + ofNextClass(match);
  const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
  const near = `${before(match, 60)} ${match.text}`;
  if (!value || value < 1 || value > 25) return [];
  // "Election of directors   page 9   FOR each director", a row of a summary.
  if (new RegExp(String.raw`\bpages?\s+${match.groups.count ?? ''}\b`, 'i').test(near)) return [];
  if (NOT_A_BOARD_SIZE.test(near.slice(-90)) && !/named|listed|slate|nominated by|nominees named/i.test(sentence))
    return [];
  if (/highest number of|greatest number of|proxy access|20 ?(?:%|percent)|3 ?(?:%|percent)/i.test(sentence)) return [];
  // Who says of each term how many have it has counted them.
  let confidence = termsOf(match).length > 0 || ofNextClass(match) > 0 ? 0.8 : 0.66;
  if (/nominee|nominat/i.test(match.text)) confidence += 0.1;
  if (/proxy statement|named|listed|(?:until|to serve|for a|one-year|hold office)/i.test(sentence)) confidence += 0.08;
  if (match.page.page <= 15) confidence += 0.05;
  if (isContentsPage(match.page)) confidence -= 0.02;
  return [{ key: 'nominee_count', value, unit: 'people', span: match.sentence, confidence }];
}

const OF_SEVERAL = new RegExp(String.raw`^${PLURAL_TITLE}\.\s`);

function namesIn(match: Match): string[] {
  return (match.groups.names ?? '')
    .split(/,\s(?:and\s)?|\sand\s/)
    .map((name) => withoutHonorifics(name.replace(OF_SEVERAL, '')).trim())
    .filter(isName);
}

function toNamedCount(match: Match): FactDraft[] {
  const names = namesIn(match);
  if (names.length < 2) return [];
  return [
    {
      key: 'nominee_count',
      value: names.length,
      unit: 'people',
      span: match.sentence,
      confidence: 0.78 + (match.page.page <= 20 ? 0.04 : 0),
    },
  ];
}

function toSlateCount({ kind, names, span }: NomineeSighting): FactDraft {
  return {
    key: 'nominee_count',
    value: names.length,
    unit: 'people',
    span,
    confidence: kind === 'ballot' ? 0.7 : 0.74 + (span.page <= 20 ? 0.04 : 0),
  };
}

/**
 * Keeps the number stated most often: a proxy statement repeats the number of nominees, but not other numbers of
 * people.
 */
function mostStated(drafts: FactDraft[]): FactDraft[] {
  const total = (value: unknown) =>
    drafts.filter((draft) => draft.value === value).reduce((sum, draft) => sum + draft.confidence - 0.5, 0);
  const best = [...new Set(drafts.map((draft) => draft.value))].sort((a, b) => total(b) - total(a))[0];
  return rankCandidates(
    drafts.map((draft) =>
      draft.value === best
        ? { ...draft, confidence: draft.confidence + 0.06 }
        : { ...draft, confidence: draft.confidence - 0.15 },
    ),
    2,
  );
}

/** Some directors are not nominated this year. */
const GOES_ON = new RegExp(
  String.raw`\b(?:continuing (?:class (?:i{1,3}|[123abc]) )?directors\b|directors continuing in office\b|` +
    String.raw`class (?:i{1,3}|[123]) directors?\b)`,
  'i',
);

/** The nominees: people of the directory who are supported by lists, ballots, biographies and tables together. */
function nomineeList(filing: FilingText, expected: number, listed: Match[], sightings: NomineeSighting[]): FactDraft[] {
  const pages = filing.pages.filter(
    (page) =>
      /nominee|election of directors|director since|board of directors/i.test(page.text) && !isContentsPage(page),
  );
  const tables = pages.map((page) => tablePeople(page)).filter(({ people }) => people.length >= 3);
  const profiles = unique(pages.flatMap(profilePeople));
  const known = [...tables.flatMap(({ people }) => people), ...profiles];
  const isBoardWhole = !filing.pages.some(({ text }) => GOES_ON.test(text));
  const agreed = agreeOnNominees(sightings, expected, isBoardWhole);
  const isLeaving = ({ name }: { name: string }) => isLeavingBoard(filing, name);
  if (agreed && !agreed.names.some((name) => isLeaving({ name }))) {
    const value: FactItem[] = agreed.names.map((name) => withDetails(name, known, agreed.span)).map(toItem);
    return [{ key: 'nominees', value, span: agreed.span, confidence: agreed.isSure ? 0.88 : 0.7 }];
  }
  const named = listed
    .filter((match) => expected > 1 && namesIn(match).length === expected)
    .map((match) => namesIn(match).map((name) => withDetails(name, known, match.sentence)));
  // Where a row could not be read, the others are not the whole list of the nominees.
  const whole = tables.filter(({ isWhole }) => isWhole).map(({ people }) => people);
  const options = [...whole, profiles, ...named].filter((people) => people.length >= 2);
  const best = options.toSorted((a, b) => fit(b, expected) - fit(a, expected))[0];
  const first = best?.[0];
  if (!best || !first) return [];
  const titled = titledSurnames(filing);
  // Only a filing that usually gives people titles shows which name is not a person.
  const stranger = titled.size >= best.length ? best.find(({ name }) => !titled.has(surnameOf(name))) : undefined;
  const leaving = best.find(isLeaving);
  const withheld = leaving
    ? `${leaving.name} leaves the board`
    : expected !== best.length
      ? `${best.length} nominees were named, but ${expected} are counted`
      : stranger
        ? `the filing does not mention a person named ${stranger.name}`
        : undefined;
  return [
    {
      key: 'nominees',
      value: best.map(toItem),
      span: first.span,
      confidence: withheld ? 0.4 : 0.85,
      ...(withheld ? { withheld } : {}),
    },
  ];
}

function toItem({ name, age, since, isIndependent }: NomineePerson): FactItem {
  return { name, age, director_since: since, independent: isIndependent };
}

function withDetails(name: string, known: NomineePerson[], span: Span): NomineePerson {
  const same =
    known.find((person) => personKey(person.name) === personKey(name)) ??
    onlyOne(
      known
        .filter((person) => surnameOf(person.name) === surnameOf(name))
        .filter((person) => person.name[0] === name[0]),
    );
  return { name, age: same?.age ?? null, since: same?.since ?? null, isIndependent: same?.isIndependent ?? null, span };
}

/** Of two people with one surname and initial neither is known to be meant. */
function onlyOne(people: NomineePerson[]): NomineePerson | undefined {
  return new Set(people.map(({ name }) => personKey(name))).size === 1 ? people[0] : undefined;
}

/** Prefers complete lists, then lists with more data about each person. */
function fit(people: NomineePerson[], expected: number): number {
  const detail =
    people.filter((person) => person.since !== null).length + people.filter((person) => person.age !== null).length;
  return -3 * Math.abs(people.length - (expected || people.length)) + detail / (people.length || 1);
}
