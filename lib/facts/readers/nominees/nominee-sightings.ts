import { isContentsPage, trimmed, type FilingText, type Span } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { leadingName, personKey } from '@/lib/reading/text/names/names';
import { isRowOfAmounts } from '@/lib/reading/text/names/names-in-rows';
import { isCompanyName, titledSurnames } from '@/lib/reading/text/names/people-in-filing';
import { isEndOfName, wrappedName } from '@/lib/reading/text/names/wrapped-names';
import { haveOtherInitials } from '@/lib/reading/text/names/same-surname';
import { alternatives } from '@/lib/format/patterns';
import { GENERATION, JUNIOR } from '@/lib/format/words/name-words';
import { ballotCards } from './ballot-cards';
import { cardRowsOn } from './card-rows';
import { OF_PROFILE_WORDS } from './nominee-sightings-patterns';

/** A place in the filing that names people as nominees. */
export type NomineeSighting = {
  kind: 'ballot' | 'list' | 'lines' | 'profile';
  names: string[];
  span: Span;
  /** Between the names is a heading of continuing directors. */
  isMixed?: boolean;
};

const LONGEST_LIST = 1200;
/** What is printed under the name of a biography. */
const OF_PROFILE = new RegExp(alternatives(OF_PROFILE_WORDS), 'i');
const PROFILE_REACH = 260;
/** Tables that name directors and executives together. */
const NOT_A_SLATE =
  /\bbeneficial(?:ly)? own|\bsummary compensation\b|\ball other compensation\b|\bfees earned\b|\bgrant date\b/i;

/** All places that list nominees: ballots, sentences, pages of names, biographies. */
export function nomineeSightings(filing: FilingText): NomineeSighting[] {
  const titled = titledSurnames(filing);
  const pages = filing.pages.filter((page) => !isContentsPage(page));
  const companies = new Map<string, boolean>();
  // "Morgan Harlow" may be the company's name.
  const isPerson = (name: string) => {
    if (!companies.has(name)) companies.set(name, isCompanyName(filing, name));
    return companies.get(name) === false;
  };
  const found = [
    ...pages.flatMap((page, at) =>
      ballotCards(pages, at, titled).map(({ names, rows }): NomineeSighting => ({
        kind: 'ballot',
        names,
        span: listSpan(page, rows),
      })),
    ),
    ...pages.flatMap((page) =>
      cardRowsOn(page).map((rows): NomineeSighting => ({
        kind: 'ballot',
        names: rows.map(({ name }) => name),
        span: listSpan(page, rows),
      })),
    ),
    ...pages.flatMap((page, at) => sentencesOn(page, pages[at + 1], titled)),
    ...pages.flatMap((page) => linesOn(filing, page, titled)),
    ...pages.flatMap((page) => profilesOn(page, titled)),
  ];
  return found.map((sighting) => ({ ...sighting, names: sighting.names.filter(isPerson) }));
}

const OPENS_LIST = /\b(?:re-?elect|elect|election of|re-?appoint|nominat(?:ed|es)|nominees)\b/gi;
const LIST_REACH = 900;
const NEXT_PAGE_REACH = 400;
/** "… recommends nominees. Finance Committee Members: Jane Roe": who sits on a committee. */
const OF_COMMITTEE = /\bmembers\s?:|[.;]\s[^.;]*\bcommittee\b/i;

/** "Jane Roe and Ann Poe, or either of them": who votes for those that send in their cards. */
const HOLD_PROXIES = new RegExp(
  String.raw`^(?:,\s${JUNIOR}\.)?,?\s(?:or|and) (?:any|either|each) (?:one )?of them\b`,
  'i',
);
const DEGREES_BEHIND = String.raw`(?:,\s(?:${GENERATION}|Ph\.?D|M\.?D)\.?)*`;
/** "Election of Jane Roe and Ann Poe as Class II directors". */
const AS_DIRECTORS = new RegExp(
  String.raw`^${DEGREES_BEHIND},?\s(?:each )?(?:to serve )?as (?:our |the )?` +
    String.raw`(?:class (?:i{1,3}|[123abc])|directors?)\b`,
  'i',
);

/** "The following nominees are independent: Jane Roe": a part of them. */
const OF_INDEPENDENT = /\b(?:is|are) (?:all )?independent\b(?: [^.;]{0,80})?:\s*$/i;

/** "… nominees. Jane Roe, Ann Poe and Max Low are "independent" under these rules". */
const ARE_INDEPENDENT = new RegExp(String.raw`^${DEGREES_BEHIND},? (?:is|are) (?:each |all )?["“]?independent\b`, 'i');

/** "nominated ten directors - Edward Galante, Timothy Go and Lori Ryerkerk": the people listed in a sentence. */
function sentencesOn(page: FlatPage, next: FlatPage | undefined, titled: ReadonlySet<string>): NomineeSighting[] {
  // A sentence may continue on the next page; the page number follows its last word.
  const isCut = next?.page === page.page + 1 && !/[.:;!?]\W*(?:\s[-–—]?\s?\d{1,3}\s?[-–—]?)?$/.test(page.text);
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
      if (isBetween || ONLY_DEGREE.test(part)) continue;
      if (!name) {
        if (names.length > 0 || (/[;:.]\s/.test(part.slice(0, -1)) && part.length > 200)) break;
        if (names.length === 0 && at - from > 260) break;
        continue;
      }
      names.push(name);
      end = at - Math.max(0, part.length - name.length - 6);
      if (names.length > 1 && part.length > name.length + 8) break;
    }
    const last = names.at(-1) ?? '';
    const behind = last ? text.indexOf(last, Math.max(from, end - last.length - 8)) + last.length : end;
    const next = last ? ofNextClass(text.slice(behind, behind + NEXT_CLASS_REACH), titled) : undefined;
    if (next) names.push(next);
    const lead = text.slice(from, Math.max(from, text.indexOf(names[0] ?? '', from)));
    end = Math.min(end, page.text.length);
    if (OF_COMMITTEE.test(lead) || OF_INDEPENDENT.test(lead)) return [];
    if (HOLD_PROXIES.test(text.slice(behind)) || ARE_INDEPENDENT.test(text.slice(behind))) return [];
    const isPair = /\btwo\b/i.test(lead) || AS_DIRECTORS.test(text.slice(behind));
    return names.length >= 3 || (names.length === 2 && isPair && !/\.\s/.test(lead))
      ? [{ kind: 'list', names, span: trimmed(page, match.index, Math.max(from + 1, end)) }]
      : [];
  });
}

const ONLY_DEGREE = new RegExp(String.raw`^(?:${GENERATION}|M\.?D|Ph\.?D)\.?$`);
const NEXT_CLASS_REACH = 400;
const BARE_NAME = String.raw`(?<name>\p{Lu}[^.;,]{3,40}?(?:\p{Lu}\.\s[^.;,]{2,30}?)?)`;
const NEXT_NAME = String.raw`${BARE_NAME}(?:,[^;]{1,20})?,?`;
/**
 * After a list: "… as Class II directors, to serve until 2028, and Jane Roe as a Class III director", "…, each for a
 * three-year term, and Jane Roe, Ph.D., for a one-year term".
 */
const NEXT_CLASS = [
  String.raw`^[^.;]{0,30}?\bclass (?:i{1,3}|[123])\b[^.;]{0,110}?\band ${NEXT_NAME} as (?:a |the |our )?` +
    String.raw`(?:nominee (?:for|of) )?class\b`,
  String.raw`^,? (?:each )?(?:to serve )?for (?:a )?[a-z]+-year terms?\b[^.;]{0,60}?\band ${NEXT_NAME} ` +
    String.raw`(?:to serve )?for (?:a )?[a-z]+-year term\b`,
  // "… for terms to expire in 2028. Jane Roe was appointed in June and is nominated for the one year that remains."
  String.raw`^(?:,\s${JUNIOR}\.)?[^.;]{0,60}\bterms?\b[^.;]{0,40}\.\s${BARE_NAME} (?:was|is|has been)\b` +
    String.raw`[^;]{0,200}?\bnominated for (?:the )?(?:one|two|remain\w*|unexpired|balance)\b`,
].map((source) => new RegExp(source, 'iu'));

function ofNextClass(behind: string, titled: ReadonlySet<string>): string | undefined {
  const words = NEXT_CLASS.map((pattern) => pattern.exec(behind)?.groups?.name).find((name) => name !== undefined);
  return words === undefined ? undefined : leadingName(words, titled);
}

/** The name at the end of a text: "the following nominees: Jane Doe". */
function lastName(words: string, titled: ReadonlySet<string>): string | undefined {
  const parts = words.split(/\s/);
  const tails = [5, 4, 3, 2].filter((count) => count <= parts.length).map((count) => parts.slice(-count).join(' '));
  return tails
    .map((tail) => [tail, leadingName(tail, titled)] as const)
    .find(([tail, name]) => name !== undefined && tail.endsWith(name.slice(-4)) && name.length >= tail.length - 2)?.[1];
}

/** "61", or "Jane B. Doe, 61". */
const AGE_IN_CELL = /(?:^|,\s)(?:2[89]|[3-9]\d)$/;

const CONTINUING =
  /\b(?:continuing (?:class (?:i{1,3}|[123abc]) )?directors?|directors? continuing|directors? whose terms?)\b/i;

/** Pages on which several lines or cells begin with people of the directory. */
function linesOn(filing: FilingText, page: FlatPage, titled: ReadonlySet<string>): NomineeSighting[] {
  if (
    !/nominee|election of directors|elected? (?:as )?directors?|slate/i.test(page.text) ||
    NOT_A_SLATE.test(page.text)
  )
    return [];
  const seen = new Map<string, { name: string; start: number; end: number }>();
  for (const [index, line] of page.lines.entries()) {
    // Shares held and pay, on a page where the table's heading is not.
    if (isRowOfAmounts(line) && !line.cells.some(({ text }) => AGE_IN_CELL.test(text))) continue;
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
  const between = page.text.slice(people[0]?.start, people.at(-1)?.end);
  return people.length >= 3
    ? [
        {
          kind: 'lines',
          names: people.map(({ name }) => name),
          span: listSpan(page, people),
          isMixed: CONTINUING.test(between),
        },
      ]
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
