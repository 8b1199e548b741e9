import { literally, oneOf } from '@/lib/format/patterns';
import { matchesOf, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { placeSpan, type Placed } from '@/lib/facts/text/place-span';
import { standardCommittee } from '../../committees';
import { COMMITTEES, type Committee } from '../schema';
import { HONORIFICS } from '@/lib/reading/text/honorifics';
import { isName, surnameAsWritten } from '@/lib/reading/text/names';
import { DEGREES } from '@/lib/reading/text/names-patterns';
import { committeeColumns, committeeRows, reportSigners, type CommitteeColumn } from './committee-columns';
import { isSameNominee } from './nominee-list';

/** Members of one committee, named one after another in one place of the filing. */
export type CommitteeList = {
  committee: Committee;
  members: string[];
  chair: string | null;
  /** False where the list may go on with somebody who is not known. */
  isWhole: boolean;
  /** Names below a report, which may be signed by fewer than sit on the committee. */
  isSigned?: boolean;
  placed: Placed;
};

/** Those who stand for election, and everybody else whom the filing names. */
type Named = { nominees: readonly string[]; others: readonly string[] };

const FEWEST_MEMBERS = 2;
const MOST_MEMBERS = 12;

const OTHER_MEMBERS = /^[^.;]{0,20}\bother members?\b/i;
/** "Nominating and Corporate Governance Committee" and what a name of a committee is made of. */
const COMMITTEE_NAME = /(?:\b[A-Za-z-]+(?:,?\s(?:and\s|&\s|of\s)?)){1,6}?committees?\b/gi;

/**
 * Words between a committee and its members: "of the Board of Directors consists of four independent directors:". Words
 * about the past ("consisted", "were") are not among them.
 */
const BETWEEN = new RegExp(
  `^(?:${[
    // A full stop ends the sentence; who is named next begins another.
    String.raw`[\s:,–—-]|\.(?=\s(?:members?|chair))`,
    String.raw`\b(?:of|the|our|its|board|directors?|company|which|that|as follows|following|namely)\b`,
    String.raw`\b(?:report|members?|membership|current(?:ly)?|presently|now|is|are|has|include[sd]?|including|being)\b`,
    String.raw`\b(?:consists?|comprise[sd]?|composed|made up|entirely|solely|exclusively|respectfully|submitted|by)\b`,
    String.raw`\b(?:two|three|four|five|six|seven|eight|nine|[2-9])\b`,
    String.raw`\b(?:independent|non-?employee|outside|other|all)\b`,
    String.raw`\b(?:chair(?:man|woman|person)?)(?=\s?:)`,
  ].join('|')})*`,
  'i',
);
/** Words between two members. */
const SEPARATOR = new RegExp(
  [
    String.raw`^(?:[\s,;:•·●|*†‡–—-]|\band\b|&|`,
    String.raw`\((?:\d{1,2}|ex[- ]?officio[^)]{0,20}|financial expert|independent|`,
    String.raw`(?:a )?(?:member )?since [^)]{4,20})\)|`,
    String.raw`\d(?!\d)|\bother members\b|\bmembers?\b)+`,
  ].join(''),
  'i',
);
const TITLE = new RegExp(`^(?:${HONORIFICS})\\s+`);
const SUFFIX = new RegExp(
  String.raw`^(?:,?\s(?:Jr\b|Sr\b|II\b|III\b|IV\b|[CDKO]BE\b|Esq\b|${oneOf(DEGREES)}(?!\p{L}))\.?)+`,
  'u',
);
const CHAIR_AFTER = new RegExp(
  [
    String.raw`^(?<sign>\s?[,–—(-])?[\s(]*(?:who\s)?(?:serves?\sas\s|is\s|as\s)?(?:the\s|its\s|our\s)?`,
    String.raw`(?:committee\s)?(?<co>co-?|vice\s)?chair(?:man|woman|person)?\b(?:\sof\sthe\scommittee)?\)?`,
  ].join(''),
  'i',
);
const BULLET = /[•·●|]/;
const CHAIR_BEFORE = /\bchair(?:man|woman|person)?\s?:\s*$/i;
/** What follows a list that is not over: another name. */
const GOES_ON = /^\p{Lu}[\p{L}'’-]+\s(?:\p{Lu}\.\s?){0,2}(?:\p{Lu}[\p{L}'’-]+)/u;
/** A note in brackets that was not read, or more of the last name: "de la Vega". */
const IS_OPEN = /^\s?(?:\(|(?:de|del|della|da|das|do|dos|di|du|la|van|von|der|den|ter|y)\s\p{Lu}|(?:de|van|von)\s)/u;
const NOT_A_PERSON = new RegExp(
  [
    String.raw`\b(?:committees?|board|directors?|members?|report|company|chair|the|compensation|audit|table|annual|`,
    String.raw`proposal|human|resources|meetings?|held|independen\w+|responsibilities|duties|interlocks|executive|`,
    String.raw`vote|required|fees|primary|key|role)\b`,
  ].join(''),
  'i',
);

/**
 * Lists of the members of audit, compensation and nominating committees, from sentences ("is composed of …"), blocks
 * ("Members: …") and the names below a committee's report.
 */
export function committeeLists(filing: FilingText, people: Named): CommitteeList[] {
  const found: CommitteeList[] = [];
  for (const { page, text, end } of matchesOf(filing, COMMITTEE_NAME)) {
    const committee = onlyCommittee(text);
    const between = committee && BETWEEN.exec(page.text.slice(end, end + 200))?.[0];
    if (!committee || between === undefined || isHeadOfMatrix(page, end)) continue;
    const list = readList(page.text, end + between.length, people, CHAIR_BEFORE.test(between));
    if (!list || list.members.length < FEWEST_MEMBERS || list.members.length > MOST_MEMBERS) continue;
    const placed = placeSpan(filing, { page: page.page, start: end - text.length, end: list.end });
    // "Ms. Doe chairs the Audit Committee, and Mr. Roe and Ms. Poe are its other members."
    const isRest = OTHER_MEMBERS.test(page.text.slice(list.end, list.end + 40));
    if (placed) found.push({ committee, ...list, isWhole: list.isWhole && !isRest, placed });
  }
  const further = [...paragraphLists(filing, people), ...columnLists(filing, people)];
  return [...found, ...further.filter((list) => !found.some((other) => isSameList(other, list)))];
}

/** Whether a name of a committee ends a row of several, as the heads of a matrix do; below it stand people's rows. */
function isHeadOfMatrix({ lines }: FlatPage, end: number): boolean {
  const line = lines.find((each) => each.start < end && end <= each.end);
  return line !== undefined && end === line.end && line.cells.filter(({ text }) => /committee$/i.test(text)).length > 1;
}

const isSameList = (one: CommitteeList, other: CommitteeList) =>
  one.committee === other.committee && one.members.join() === other.members.join() && one.chair === other.chair;

const isLong = ({ members }: { members: readonly string[] }) =>
  members.length >= FEWEST_MEMBERS && members.length <= MOST_MEMBERS;

/** "Audit Committee." at the beginning of a line, as paragraphs about a committee begin. */
const PARAGRAPH = /^(?:The )?(?<name>(?:\p{Lu}[\p{L}-]+,?\s(?:and\s|&\s|of\s)?){1,6}Committee)(?:\.|:|\s?[–—-]\s)/u;
const MEMBERS_ARE = /\b(?:its|the)(?<rest> other)? (?:current )?members (?:of the committee )?(?:are|include):?\s/i;
const CHAIR_SERVES = new RegExp(
  String.raw`(?:\bMr|\bMs|\bMrs|\bDr)\.\s(?<who>\p{Lu}[\p{L}'’-]+)\s(?:serves as|is|acts as)\s(?:the |its )?` +
    String.raw`chair\w*[;,]?\s(?:and\s)?$`,
  'iu',
);
const PARAGRAPH_LENGTH = 700;

/** "Audit Committee. The committee met eight times. Its members are …", also "Ms. Roe serves as Chair; the other …". */
function paragraphLists(filing: FilingText, people: Named): CommitteeList[] {
  return filing.pages.flatMap((page) =>
    page.lines.flatMap((line, index): CommitteeList[] => {
      const name = PARAGRAPH.exec(line.text)?.groups?.name;
      const committee = name && onlyCommittee(name);
      if (!committee) return [];
      const next = page.lines.slice(index + 1).find(({ text }) => PARAGRAPH.test(text));
      const paragraph = page.text.slice(
        line.start,
        Math.min(next?.start ?? page.text.length, line.start + PARAGRAPH_LENGTH),
      );
      const trigger = MEMBERS_ARE.exec(paragraph);
      if (!trigger) return [];
      const list = readList(page.text, line.start + trigger.index + trigger[0].length, people, false);
      const before = CHAIR_SERVES.exec(paragraph.slice(0, trigger.index))?.groups?.who;
      const chair = before === undefined ? undefined : personAt(before, 0, people, true)?.name;
      if (trigger.groups?.rest !== undefined && chair === undefined) return [];
      const members = chair && !list.members.includes(chair) ? [chair, ...list.members] : list.members;
      const placed = placeSpan(filing, { page: page.page, start: line.start, end: list.end });
      // The members on the next page are not read.
      const isWhole = list.isWhole && page.text.slice(list.end).trim() !== '';
      return placed && isLong({ members }) ? [{ committee, members, chair: chair ?? list.chair, isWhole, placed }] : [];
    }),
  );
}

/** What a committee's name without that word is made of; "All Other Compensation" is a table's. */
const COMMITTEE_WORDS = new Set(
  (
    'audit risk finance compliance compensation remuneration human capital resources people talent leadership ' +
    'culture development management succession nomination nominations nominating governance corporate sustainability ' +
    'responsibility public policy technology cybersecurity esg and & of the'
  ).split(' '),
);
const isBareName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[:,]/g, '')
    .split(/\s+/)
    .every((word) => COMMITTEE_WORDS.has(word));

/** "Audit", and below it "Jane Roe (Chair)", "John Poe". */
function columnLists(filing: FilingText, people: Named): CommitteeList[] {
  const whole = (text: string, isKnownOnly: boolean) => {
    const named = personAt(text, 0, people, false);
    const rest = named && text.slice(named.length).replace(SUFFIX, '').trim();
    if (rest === '') return named?.name;
    return !isKnownOnly && !named && isName(text) && !NOT_A_PERSON.test(text) ? text : undefined;
  };
  const isKnown = (name: string) => personAt(name, 0, people, false) !== undefined;
  const committeeOf = (name: string) =>
    onlyCommittee(isBareName(name) ? `${name.replace(/:$/, '')} Committee` : /committee$/i.test(name) ? name : '');
  const isCommittee = (name: string) => committeeOf(name) !== undefined;
  const toLists = (page: FlatPage, columns: readonly CommitteeColumn[], isSigned: boolean) =>
    columns.flatMap(({ name, members, chair, next, start, end }): CommitteeList[] => {
      const committee = committeeOf(name);
      const placed = placeSpan(filing, { page: page.page, start, end });
      // The names may go on in the next line, or on the next page.
      const following = next || (filing.pages[filing.pages.indexOf(page) + 1]?.lines[0]?.text ?? '');
      const isWhole = chair !== null && !(isSigned && whole(following, false) !== undefined);
      return committee && placed && members.filter(isKnown).length >= FEWEST_MEMBERS
        ? [{ committee, members, chair, isWhole, isSigned, placed }]
        : [];
    });
  const ofRows = (page: FlatPage) =>
    committeeRows(page, isCommittee).flatMap(({ name, members: words, start, end }): CommitteeList[] => {
      const committee = committeeOf(name);
      const text = words.replace(/(?<=\p{Ll})-\s(?=\p{Lu})/gu, '-');
      const list = readList(text, 0, people, false);
      const placed = placeSpan(filing, { page: page.page, start, end });
      const isWhole = list.isWhole && list.end >= text.trimEnd().length;
      return committee && placed && isLong(list) ? [{ committee, ...list, isWhole, placed }] : [];
    });
  return filing.pages.flatMap((page) => [
    ...ofRows(page),
    ...toLists(page, committeeColumns(page, isCommittee, whole), false),
    ...toLists(page, reportSigners(page, isCommittee, whole), true),
  ]);
}

/** The words in capitals before a name in capitals: a sentence or a heading may end right before it. */
const IN_CAPITALS = /(?:\b\p{Lu}[\p{L}-]*(?:,?\s(?:(?:and|&|of)\s)?))+Committees?$/u;

/** Undefined for a committee with two of the duties: who sits on it sits on neither by name. */
function onlyCommittee(name: string): Committee | undefined {
  const words = (IN_CAPITALS.exec(name)?.[0] ?? name).replace(/^.*\b(?:the|our|its|by|of)\s/i, '');
  const committee = standardCommittee(words);
  const duties: Record<Committee, RegExp> = {
    audit: /\baudit\b/i,
    compensation: /\bcompensation\b|\bremuneration\b/i,
    nominating: /\bnominat|\bgovernance\b/i,
  };
  return committee && COMMITTEES.every((other) => other === committee || !duties[other].test(words))
    ? committee
    : undefined;
}

function readList(text: string, from: number, people: Named, beginsWithChair: boolean) {
  const members: string[] = [];
  const chairs = new Set<string>();
  let [at, end, isTitled, isChairNext] = [from, from, false, beginsWithChair];
  for (;;) {
    at += SEPARATOR.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    const title = TITLE.exec(text.slice(at, at + 14))?.[0];
    isTitled ||= title !== undefined;
    at += title?.length ?? 0;
    const named = personAt(text, at, people, isTitled);
    if (!named) break;
    if (!members.includes(named.name)) members.push(named.name);
    at += named.length;
    at += SUFFIX.exec(text.slice(at, at + 8))?.[0].length ?? 0;
    const marked = CHAIR_AFTER.exec(text.slice(at, at + 60))?.groups;
    // Without a sign the word may belong to a name beside it; a chair comes first.
    if (isChairNext || (marked && !marked.co && (marked.sign || members.length === 1))) chairs.add(named.name);
    at += CHAIR_AFTER.exec(text.slice(at, at + 60))?.[0].length ?? 0;
    end = at;
    isChairNext = false;
  }
  const rest = text.slice(at, at + 60);
  const next = GOES_ON.exec(rest)?.[0];
  const isOver = !IS_OPEN.test(rest) && (next === undefined || NOT_A_PERSON.test(next) || !isName(next));
  // A bullet that no other member has begins the next column of the page.
  const isCut = BULLET.test(text.slice(end, at)) && !BULLET.test(text.slice(from, end));
  const [chair = null] = chairs.size === 1 ? chairs : [];
  return { members, chair, end, isWhole: isOver && !isCut };
}

/** The person whose name begins here: in full, or by surname where titles are used. */
function personAt(
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
    const alone = isTitled && !isShared ? new RegExp(`^${surname}(?![\\p{L}])`, 'u').exec(ahead)?.[0] : undefined;
    const found = full ?? alone;
    if (found && found.length > (best?.length ?? 0)) best = { name, length: found.length };
  }
  return best;
}

/** "Hyun-Woo|Daniel" of 'Hyun-Woo "Daniel" Seo'. */
function firstNames(name: string): string {
  const nicknames = [...name.matchAll(/[“"(](?<nickname>\p{L}[\p{L}'’-]+)[”")]/gu)].map(
    ({ groups }) => groups?.nickname,
  );
  return [name.split(' ')[0]?.replace(/\.$/, '') ?? name, ...nicknames].map((each) => literally(each ?? '')).join('|');
}
