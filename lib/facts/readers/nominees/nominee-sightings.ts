import { isContentsPage, trimmed, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { withoutHonorifics } from '@/lib/reading/text/honorifics';
import { leadingName, personKey } from '@/lib/reading/text/names';
import { NAME } from '@/lib/reading/text/name-shapes';
import { titledSurnames } from '@/lib/reading/text/people-in-filing';
import { isEndOfName, wrappedName } from '@/lib/reading/text/wrapped-names';
import { haveOtherInitials } from '@/lib/reading/text/same-surname';
import { alternatives } from '@/lib/format/patterns';
import { OF_PROFILE_WORDS } from './nominee-sightings-patterns';

/** A place in the filing that names people as nominees. */
export type NomineeSighting = { kind: 'ballot' | 'list' | 'lines' | 'profile'; names: string[]; span: Span };

const WORTH: Record<NomineeSighting['kind'], number> = { ballot: 2, list: 1.5, profile: 1.5, lines: 0.5 };
const MOST_LINES_WORTH = 1.5;
const LONGEST_LIST = 1200;
/** What stands under the name of a biography. */
const OF_PROFILE = new RegExp(alternatives(OF_PROFILE_WORDS), 'i');
const PROFILE_REACH = 260;
/** Tables that name directors and executives together. */
const NOT_A_SLATE =
  /\bbeneficial(?:ly)? own|\bsummary compensation\b|\ball other compensation\b|\bfees earned\b|\bgrant date\b/i;
const LETTERED_CARD = /(?<![\w.])\(?1\s?\(?(?<letter>[A-Za-z])[.):]{0,2}\s?-?\s?(?<name>\p{Lu}[^\d:;]{4,50})/gu;
const NUMBERED_CARD = /(?<![\w.])(?<number>0\d|1\d)\s?[).-]?\s(?<name>\p{Lu}[^\d:;]{4,50})/gu;

/** All places that list nominees: ballots, sentences, pages of names, biographies. */
export function nomineeSightings(filing: FilingText): NomineeSighting[] {
  const titled = titledSurnames(filing);
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  return [
    ...pages.flatMap((_, at) => ballotOn(pages, at, titled)),
    ...pages.flatMap((page, at) => sentencesOn(page, pages[at + 1], titled)),
    ...pages.flatMap((page) => linesOn(filing, page, titled)),
    ...pages.flatMap((page) => profilesOn(page, titled)),
  ];
}

/** A row of the proxy card; not everybody on it need be known from other places. */
type Row = { name: string; isKnown: boolean; start: number; end: number };
const MOST_STRANGERS = 0.2;
const WHOLE_NAME = new RegExp(`^${NAME}(?![\\p{L}]|\\s\\p{Lu}\\p{Ll})`, 'u');

/** "… Resolution 1(b)": the word before the next row's letter. */
const NEXT_ROW = /\s(?:Resolution|Proposal|Item|Matter)\b.*$/i;

/** "1a. Name 1b. Name" or "01 - Name 02 - Name", on the proxy card or in a table, which may go on on the next pages. */
function ballotOn(pages: readonly FlatPage[], at: number, titled: ReadonlySet<string>): NomineeSighting[] {
  const page = pages[at];
  return (page ? rowsByPlace(page, titled) : []).flatMap((own, way): NomineeSighting[] => {
    const first = runFrom(own, 1);
    if (!page || first.length < FEWEST_ON_PAGE || first.length < own.size) return [];
    const whole = [...first];
    for (const next of pages.slice(at + 1, at + 1 + MOST_PAGES)) {
      const more = rowsByPlace(next, titled)[way] ?? new Map<number, Row>();
      const rest = runFrom(more, whole.length + 1);
      // Goes on with a name that was not read: the list is not whole.
      if (!more.has(1) && rest.length > 0 && rest.length < more.size) return [];
      if (more.has(1) || rest.length === 0) break;
      whole.push(...rest);
    }
    const strangers = whole.filter(({ isKnown }) => !isKnown).length;
    if (whole.length < FEWEST_ROWS || strangers > MOST_STRANGERS * whole.length) return [];
    return [{ kind: 'ballot', names: whole.map(({ name }) => name), span: listSpan(page, first) }];
  });
}

const FEWEST_ON_PAGE = 2;
const FEWEST_ROWS = 3;
/** Pages over which nominees with their letters and biographies go on. */
const MOST_PAGES = 8;

/** The rows of a page by letter and by number. */
function rowsByPlace(page: FlatPage, titled: ReadonlySet<string>): Map<number, Row>[] {
  const lettered = [...page.text.matchAll(LETTERED_CARD)].map((match) => ({
    at: (match.groups?.letter ?? '').toLowerCase().charCodeAt(0) - 96,
    match,
  }));
  const numbered = [...page.text.matchAll(NUMBERED_CARD)].map((match) => ({ at: Number(match.groups?.number), match }));
  return [lettered, numbered].map((found) => {
    const byPlace = new Map<number, Row>();
    for (const { at, match } of found) {
      const words = (match.groups?.name ?? '').replace(NEXT_ROW, '');
      const known = leadingName(words, titled);
      const name = known ?? WHOLE_NAME.exec(withoutHonorifics(words))?.[0];
      const isBetter = known !== undefined && byPlace.get(at)?.isKnown !== true;
      if (name && (!byPlace.has(at) || isBetter))
        byPlace.set(at, { name, isKnown: known !== undefined, start: match.index, end: match.index + match[0].length });
    }
    return byPlace;
  });
}

/** The rows from one place on, without a gap. */
function runFrom(rows: ReadonlyMap<number, Row>, from: number): Row[] {
  const run: Row[] = [];
  for (let row = rows.get(from); row; row = rows.get(from + run.length)) run.push(row);
  return run;
}

const OPENS_LIST = /\b(?:re-?elect|elect|election of|re-?appoint|nominat(?:ed|es)|nominees)\b/gi;
const LIST_REACH = 900;
const NEXT_PAGE_REACH = 400;
/** "… recommends nominees. Finance Committee Members: Jane Roe": who sits on a committee. */
const OF_COMMITTEE = /\bmembers\s?:|[.;]\s[^.;]*\bcommittee\b/i;

/** "The following nominees are independent: Jane Roe": a part of them. */
const OF_INDEPENDENT = /\b(?:is|are) (?:all )?independent\b(?: [^.;]{0,80})?:\s*$/i;

/** "nominated ten directors - Edward Galante, Timothy Go and Lori Ryerkerk": the people listed in a sentence. */
function sentencesOn(page: FlatPage, next: FlatPage | undefined, titled: ReadonlySet<string>): NomineeSighting[] {
  // A sentence may go on on the next page.
  const isCut = next?.page === page.page + 1 && !/[.:;!?]\W*$/.test(page.text);
  const text = isCut ? `${page.text} ${next.text.slice(0, NEXT_PAGE_REACH)}` : page.text;
  return [...page.text.matchAll(OPENS_LIST)].flatMap((match): NomineeSighting[] => {
    const from = match.index + match[0].length;
    const names: string[] = [];
    let at = from;
    let end = from;
    for (const part of text.slice(from, from + LIST_REACH).split(/(,\s(?:and\s)?|\sand\s)/)) {
      const isBetween = /^(?:,\s(?:and\s)?|\sand\s)$/.test(part);
      const name = isBetween ? undefined : names.length === 0 ? lastName(part, titled) : leadingName(part, titled);
      at += part.length;
      if (isBetween || /^(?:Jr|Sr|II|III|IV|M\.?D|Ph\.?D)\.?$/.test(part)) continue;
      if (!name) {
        if (names.length > 0 || (/[;:.]\s/.test(part.slice(0, -1)) && part.length > 200)) break;
        if (names.length === 0 && at - from > 260) break;
        continue;
      }
      names.push(name);
      end = at - Math.max(0, part.length - name.length - 6);
      if (names.length > 1 && part.length > name.length + 8) break;
    }
    const lead = text.slice(from, Math.max(from, text.indexOf(names[0] ?? '', from)));
    end = Math.min(end, page.text.length);
    if (OF_COMMITTEE.test(lead) || OF_INDEPENDENT.test(lead)) return [];
    return names.length >= 3 || (names.length === 2 && /\btwo\b/i.test(lead) && !/\.\s/.test(lead))
      ? [{ kind: 'list', names, span: trimmed(page, match.index, Math.max(from + 1, end)) }]
      : [];
  });
}

/** The name at the end of a text: "the following nominees: Jane Doe". */
function lastName(words: string, titled: ReadonlySet<string>): string | undefined {
  const parts = words.split(/\s/);
  const tails = [5, 4, 3, 2].filter((count) => count <= parts.length).map((count) => parts.slice(-count).join(' '));
  return tails
    .map((tail) => [tail, leadingName(tail, titled)] as const)
    .find(([tail, name]) => name !== undefined && tail.endsWith(name.slice(-4)) && name.length >= tail.length - 2)?.[1];
}

/** Pages on which several lines or cells begin with people of the directory. */
function linesOn(filing: FilingText, page: FlatPage, titled: ReadonlySet<string>): NomineeSighting[] {
  if (
    !/nominee|election of directors|elected? (?:as )?directors?|slate/i.test(page.text) ||
    NOT_A_SLATE.test(page.text)
  )
    return [];
  const seen = new Map<string, { name: string; start: number; end: number }>();
  for (const [index, line] of page.lines.entries()) {
    for (const [column, cell] of line.cells.slice(0, 4).entries()) {
      const known = leadingName(cell.text, titled);
      const isRest = column === 0 && isEndOfName(filing, page, index, titled);
      const name = isRest ? undefined : column === 0 ? wrappedName(filing, page, index, titled, known) : known;
      const same = name && seen.get(personKey(name));
      if (!name || (same && !haveOtherInitials(same.name, name))) continue;
      seen.set(same ? name : personKey(name), { name, start: cell.start, end: cell.end });
    }
  }
  const people = [...seen.values()];
  return people.length >= 3
    ? [{ kind: 'lines', names: people.map(({ name }) => name), span: listSpan(page, people) }]
    : [];
}

function profilesOn(page: FlatPage, titled: ReadonlySet<string>): NomineeSighting[] {
  return page.lines.flatMap((line): NomineeSighting[] => {
    const name = line.text.length < 90 ? leadingName(line.cells[0]?.text ?? '', titled) : undefined;
    if (
      !name ||
      (/^\p{Lu}\.\s\P{Lu}*\p{Lu}[^.]*$/u.test(name) && name.split(' ').length === 2) ||
      !OF_PROFILE.test(page.text.slice(line.start, line.start + PROFILE_REACH))
    )
      return [];
    return [
      {
        kind: 'profile',
        names: [name],
        span: trimmed(page, line.start, Math.min(page.text.length, line.start + PROFILE_REACH)),
      },
    ];
  });
}

function listSpan(page: FlatPage, people: { start: number; end: number }[]): Span {
  const start = Math.min(...people.map((person) => person.start));
  const end = Math.max(...people.map((person) => person.end));
  return trimmed(page, start, Math.min(end, start + LONGEST_LIST));
}

export type AgreedNominees = { names: string[]; span: Span; isSure: boolean };

/**
 * The people named together in these places, when their number equals the number of nominees; else, of a board that
 * stands whole, those who are named by far most often.
 */
export function agreeOnNominees(
  sightings: NomineeSighting[],
  expected: number,
  isBoardWhole: boolean,
): AgreedNominees | undefined {
  const keyOf = keysIn(sightings);
  const people = scored(sightings, keyOf);
  const ballots = sightings.filter(
    (sighting) => sighting.kind === 'ballot' && (expected < 2 || sighting.names.length === expected),
  );
  const count = expected >= 2 ? expected : (ballots[0]?.names.length ?? 0);
  if (count < 2) return undefined;
  const worthOf = ({ names }: NomineeSighting) =>
    names.reduce((sum, name) => sum + (people.find((person) => person.key === keyOf(name))?.score ?? 0), 0);
  const whole = sightings.filter(
    ({ kind, names }) =>
      kind !== 'profile' &&
      new Set(names.map(keyOf)).size === count &&
      names.length === count &&
      !(kind === 'lines' && leavesOutSomebody(names.map(keyOf), people, isBoardWhole)),
  );
  const list = whole.toSorted(
    (a, b) => Number(b.kind === 'ballot') - Number(a.kind === 'ballot') || worthOf(b) - worthOf(a),
  )[0];
  if (list) {
    const names = list.names.map((name) => people.find((person) => person.key === keyOf(name))?.name ?? name);
    const keys = new Set(list.names.map(keyOf));
    // Of two pages with as many names, one has somebody or something else.
    const isAgreed = whole.every(
      (other) => other.kind !== list.kind || other.names.every((name) => keys.has(keyOf(name))),
    );
    return { names, span: list.span, isSure: list.kind !== 'lines' || (count >= 4 && isAgreed) };
  }
  // Directors who go on are named as often as those who stand.
  if (!isBoardWhole) return undefined;
  const top = people.slice(0, count);
  const last = top.at(-1)?.score ?? 0;
  const next = people[count]?.score ?? 0;
  if (top.length < count || last < 1 || next > 0.7 * last) return undefined;
  const lists = sightings.filter((sighting) => sighting.kind !== 'profile');
  // A company may be called like a person, but stands in no list of people.
  const listed = new Set(lists.flatMap(({ names }) => names.map(keyOf)));
  if (lists.length > 0 && !top.every(({ key }) => listed.has(key))) return undefined;
  const widest =
    lists.toSorted((a, b) => shared(b.names.map(keyOf), top) - shared(a.names.map(keyOf), top))[0] ?? sightings[0];
  return widest ? { names: top.map(({ name }) => name), span: widest.span, isSure: false } : undefined;
}

/**
 * Whether somebody better supported than one of these is not among them: a page may name as many people by chance. Of
 * a board that does not stand whole those who go on are as well described, so nobody may be supported as well.
 */
function leavesOutSomebody(named: readonly string[], people: readonly Scored[], isBoardWhole: boolean): boolean {
  const keys = new Set(named);
  const [own, others] = [people.filter(({ key }) => keys.has(key)), people.filter(({ key }) => !keys.has(key))];
  const [most, least] = [Math.max(0, ...others.map(({ score }) => score)), Math.min(...own.map(({ score }) => score))];
  return isBoardWhole ? most > least : most >= least;
}

type Scored = { key: string; name: string; score: number };

function scored(sightings: NomineeSighting[], keyOf: (name: string) => string): Scored[] {
  const people = new Map<string, Scored & { kinds: Map<string, number>; spellings: Map<string, number> }>();
  for (const sighting of sightings) {
    for (const name of sighting.names) {
      const key = keyOf(name);
      const person = people.get(key) ?? {
        key,
        name,
        score: 0,
        kinds: new Map<string, number>(),
        spellings: new Map<string, number>(),
      };
      const limit = sighting.kind === 'lines' ? MOST_LINES_WORTH : WORTH[sighting.kind];
      person.kinds.set(sighting.kind, Math.min(limit, (person.kinds.get(sighting.kind) ?? 0) + WORTH[sighting.kind]));
      person.spellings.set(name, (person.spellings.get(name) ?? 0) + 1);
      people.set(key, person);
    }
  }
  return [...people.values()]
    .map(({ key, kinds, spellings }) => ({
      key,
      name: [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '',
      score: [...kinds.values()].reduce((sum, worth) => sum + worth, 0),
    }))
    .sort((a, b) => b.score - a.score);
}

function shared(named: readonly string[], people: readonly Scored[]): number {
  return named.filter((each) => people.some(({ key }) => key === each)).length;
}

/** Keys of people; where one list has two of one key ("John H. Doe" and "John R. Doe"), the names themselves. */
function keysIn(sightings: readonly NomineeSighting[]): (name: string) => string {
  const doubled = new Set(
    sightings
      .flatMap(({ names }) =>
        names.filter((name) =>
          names.some((other) => personKey(other) === personKey(name) && haveOtherInitials(other, name)),
        ),
      )
      .map(personKey),
  );
  return (name) => (doubled.has(personKey(name)) ? name : personKey(name));
}
