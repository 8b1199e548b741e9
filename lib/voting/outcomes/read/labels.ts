import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { COURTESY_TITLE, PLAIN_TITLE, withoutHonorifics } from '@/lib/reading/text/names/honorifics';
import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  ARABIC_PARTICLES,
  DEGREE_WORDS,
  GENERATION,
  PARTICLES,
  PORTUGUESE_PARTICLES,
} from '@/lib/format/words/name-words';
import { EUROPEAN_FORMS } from '@/lib/format/words/legal-forms-patterns';
import {
  BEHIND_GROUP,
  ELECTION_WORDS,
  FIRM_WORDS,
  GROUPS_APART,
  GROUP_WORDS,
  NAMES_OF_PROPOSALS,
  NOTE_WORDS,
  NOT_PASSED_WORDS,
  NO_NAME_WORDS,
  PROPOSAL_NUMBERS,
  SAME_VOTE,
} from './labels-patterns';

/** A numbered label of a proposal: "Proposal No. 2: …", "3. …", "(4) …", "Item 5 – …". */
export type Label = { number: string | null; title: string };

const WORD_NUMBERS = SMALL_NUMBERS.slice(1, 13);
const NAMED = new RegExp(
  String.raw`^${oneOf(NAMES_OF_PROPOSALS)}\s*(?:no\.?|number|#)?\s*\(?` +
    String.raw`(?<number>${alternatives(PROPOSAL_NUMBERS)})\b\)?\s*[.:)\u2010-\u2015-]*\s*(?<title>.*)$`,
  'i',
);
/** "Proposal B. Ratification of the auditor", "Proposal D Say on Pay"; "Proposal A New Plan" may be on a new plan. */
const NAMED_LETTER = new RegExp(
  [
    String.raw`^(?:Proposal|PROPOSAL|Item|ITEM|Resolution|RESOLUTION)\s+(?:N[oO]\.?\s*)?`,
    String.raw`(?<number>[A-H])(?:\s*[.:)\u2010-\u2015-]+\s*|(?<=[B-H])\s+(?=\p{Lu})|$)(?<title>.*)$`,
  ].join(''),
  'u',
);
/** "No. 4 Say on Pay". */
const NUMBERED = /^N[oO]\.\s*(?<number>\d{1,2})(?:\s*[.:)\u2010-\u2015-]+\s*|\s+)(?<title>[\p{Lu}"“].*)$/u;
const PLAIN = /^\(?(?<number>\d{1,2}[a-z]?|[a-z]|[ivx]{1,4})(?:[.):]+(?!\d)|\s+[\u2013\u2014-])\s*(?<title>.*)$/i;
/** "5.1 Jane Doe", "12.2. Pay of the management", and not "2.5 million shares". */
const SUB_ITEM = /^\(?(?<number>\d{1,2}(?:\.\d{1,2}){1,2}[a-z]?)[.):]*\s+[\u2010-\u2015-]?\s*(?<title>[\p{Lu}"“(].*)$/u;
/** "A1. Jane Doe", "C2. Report on water", of proposals in lettered groups. */
const GROUPED = /^(?<number>[A-H]\d{1,2})[.):]\s+(?<title>[\p{Lu}"“].*)$/u;
/** "2 (a) Jane Doe", "1b Jane Doe", "3.a To re-elect Jane Doe". */
const LETTERED = /^\(?(?<number>\d{1,2}(?:\s?\([a-z]\)|\.?[a-z]))[.):]*\s+(?<title>[\p{Lu}"“].*)$/u;
/** Words that begin a note to a table, not a proposal. */
const NOTE = new RegExp(String.raw`^${oneOf(NOTE_WORDS)}\b`, 'i');

/** "P.C. for the year 2013", where a line of the page begins in the name of a firm. */
const ABBREVIATED = /^\p{Lu}\.\p{Lu}\./u;

export const BULLET = /^[•●▪■◦·➢➤►▶]\s*/u;

/** The number and title with which a text begins, after a bullet; undefined where it begins with no number. */
export function labelOf(said: string): Label | undefined {
  const text = said.replace(BULLET, '');
  const named = NAMED.exec(text)?.groups;
  if (named?.number !== undefined) return { number: numberOf(named.number), title: titleOf(named.title ?? '') };
  const letter = NAMED_LETTER.exec(text)?.groups;
  if (letter?.number !== undefined) return { number: letter.number, title: titleOf(letter.title ?? '') };
  const numbered = NUMBERED.exec(text)?.groups;
  if (numbered?.number !== undefined) return { number: numbered.number, title: titleOf(numbered.title ?? '') };
  const grouped = GROUPED.exec(text)?.groups;
  if (grouped?.number !== undefined) return { number: grouped.number, title: titleOf(grouped.title ?? '') };
  const plain = (SUB_ITEM.exec(text) ?? LETTERED.exec(text))?.groups ?? PLAIN.exec(text)?.groups;
  const title = plain?.title ?? '';
  if (plain?.number === undefined || NOTE.test(title) || isInitial(text) || ABBREVIATED.test(text)) return undefined;
  // A letter alone orders a list; it is not the number of a proposal.
  return { number: /\d/.test(plain.number) ? numberOf(plain.number) : null, title: titleOf(title) };
}

/** Whether a text begins with an initial, as "R. Hollis Banfield" does, and not with the letter of a list. */
export function isInitial(text: string): boolean {
  return /^[A-Z]\. /.test(text) && isPersonName(text.replace(/\s*(?:[:\u2013\u2014]|\sreceived\b).*$/, ''));
}

/** Whether a cell holds the number of a proposal and nothing else: "5.", "(2)", "5.10", "1a", "1.a", "1 (a)". */
export function isNumberCell(text: string): boolean {
  return /^\(?\d{1,2}(?:\.\d{1,2})?(?:\s?\([a-z]\)|\.?[a-z])?[.)]?$/i.test(text);
}

function numberOf(said: string): string {
  const word = WORD_NUMBERS.indexOf(said.trim().toLowerCase());
  return word >= 0 ? String(word + 1) : said.toLowerCase().replace(/[\s()]|\.(?=[a-z])/g, '');
}

function titleOf(text: string): string {
  return text
    .replace(/^[\s.:)|\u2010-\u2015-]+/, '')
    .replace(/\s*[:.]\s*$/, '')
    .trim();
}

/** Whether a text is a note to the table above it, which names no proposal. */
export function isNote(text: string): boolean {
  const bare = /^(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|[*†‡]+|\d{1,2}\s)\s*(?<rest>.*)$/i.exec(text)?.groups?.rest;
  return (bare !== undefined && NOTE.test(bare)) || /^[*†‡]/.test(text);
}

const CLASS = new RegExp(
  [
    String.raw`\b(?:class|series) [A-Z0-9](?:-\d)?(?= |[,.:;)’”"]|$)(?! (?:directors?|nominees?|`,
    String.raw`trustees?))|\b(?:preferred|preference) (?:stock|shares|units)\b`,
  ].join(''),
  'g',
);

/** The class of shares that a text is about; undefined where it names none, null where it names several. */
export function shareClassOf(text: string): string | null | undefined {
  const named = [...text.matchAll(new RegExp(CLASS, 'gi'))].map(([name]) => tidyClass(name));
  const unlike = [...new Set(named)];
  return unlike.length === 0 ? undefined : unlike.length === 1 ? (unlike[0] ?? null) : null;
}

/** Beside preferred stock, common stock is a class of its own. */
const KIND_OF_STOCK =
  /^(?:cumulative |series [a-z] )?(?:common|ordinary|preferred|preference) (?:stock|shares|units)$/i;

/** Whether a row's words name a kind of stock alone: "Common Stock", beside "Cumulative Preferred Stock". */
export const isKindOfStock = (text: string): boolean => KIND_OF_STOCK.test(text);

const GROUP = new RegExp(String.raw`^${oneOf(GROUP_WORDS)}`, 'i');

/** Whether a text is about a part of the holders whose votes are counted separately: "Unaffiliated stockholders". */
export const isGroupOfHolders = (text: string): boolean => GROUP.test(text);

/**
 * The group of holders whose votes are counted below a text: "The votes of stockholders other than the Rollover Holders
 * were:". Undefined where it names none.
 */
export function groupCounted(text: string): string | undefined {
  if (!/:$/.test(text) || !ON_THE_SAME.test(text)) return undefined;
  return OF_GROUP.exec(text)?.groups?.group;
}

/** Else they may have voted on another proposal: "Stockholders other than Mr. Poe approved the plan as follows:". */
const ON_THE_SAME = new RegExp(String.raw`\b${oneOf(SAME_VOTE)}\b`, 'i');
const OF_GROUP = new RegExp(String.raw`\b(?<group>${oneOf(GROUPS_APART)})(?=[.,;:]| ${oneOf(BEHIND_GROUP)}\b)`, 'iu');

/** Whether a label is of all classes of shares together: "Total", "All classes voting together". */
export function isTotal(text: string): boolean {
  return /^(?:(?:grand |combined )?totals?\b|all classes\b|combined\b|all (?:stock|share|unit)holders$)/i.test(text);
}

function tidyClass(name: string): string {
  return name
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/ ([a-z0-9](?:-\d)?)$/, (letter) => letter.toUpperCase());
}

const ELECTION = new RegExp(alternatives(ELECTION_WORDS), 'i');

/** Whether a text is about an election of directors. */
export const isElection = (text: string): boolean => ELECTION.test(text);

const TITLE = new RegExp(String.raw`^(?:${COURTESY_TITLE}|hon|gen|adm|amb|rev)\.?\s+`, 'i');
const SMALL_WORDS = new Set([
  ...[...PARTICLES, ...PORTUGUESE_PARTICLES, ...ARABIC_PARTICLES],
  ...'della des vom zu zum zur ten af av ibn el st. y e'.split(' '),
]);
const SUFFIX = new RegExp(
  String.raw`,?\s+(?:${GENERATION}|v|${alternatives(DEGREE_WORDS)}|dvm|r\.?n|cfp|d\.?sc)\.?(?=$|,|\s)`,
  'gi',
);
const NO_NAME = new RegExp(String.raw`\b${oneOf(NO_NAME_WORDS)}\b`, 'i');

const FIRM = new RegExp(
  String.raw`\b(?:${oneOf(EUROPEAN_FORMS)}|${alternatives(FIRM_WORDS)})\b|\b(?:N\.V|S\.A|L\.P)\.`,
);

/** Whether a text is a person's name and nothing else. */
export function isPersonName(text: string): boolean {
  const bare = bareName(text);
  const shortest = TITLE.test(text) ? 2 : 4;
  if (bare.length < shortest || bare.length > 60 || /[\d%$:;]/.test(bare) || NO_NAME.test(bare) || FIRM.test(bare))
    return false;
  const words = bare
    .replace(/[“”"()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const least = TITLE.test(text) ? 1 : 2;
  if (words.length < least || words.length > 7) return false;
  return words.every(
    (word) => SMALL_WORDS.has(word.toLowerCase()) || /^(?:[dl]['’])?\p{Lu}[\p{L}\p{M}.'’-]*,?$/u.test(word),
  );
}

/** The name without forms of address, degrees and marks of notes. */
export function bareName(text: string): string {
  return withoutHonorifics(text.replace(/\s*(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|[*†‡]+)\s*$/i, ''))
    .replace(TITLE, '')
    .replace(SUFFIX, '')
    .replace(/[,\s]+$/, '')
    .trim();
}

const ELECTED = [
  /^(?:the )?(?:re-?)?(?:election|appointment) of (?<name>.+?)(?: (?:as|to)\b.*|,? (?:for|until|to serve)\b.*)?$/i,
  /^(?:to )?(?:re-?)?elect (?<name>.+?)(?: (?:as|to)\b.*)?$/i,
  new RegExp(
    [
      String.raw`\b(?:re-?)?elected (?<name>(?:(?:${PLAIN_TITLE}|Prof|Sir)\.? )?`,
      String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,4})(?: as\b| to\b|,)`,
    ].join(''),
    'u',
  ),
] as const;

/** An auditor may have a person's name: "appointment of S.R. Roe, P.C. as the independent accounting firm". */
const OF_AUDITOR = /\b(?:auditors?|accountants?|accounting firm)\b/i;

/** The person whose election a title is about, as "Election of Ms. Agnes Tvedt"; null where it names none. */
export function nomineeIn(title: string): string | null {
  if (OF_AUDITOR.test(title)) return null;
  for (const pattern of ELECTED) {
    const name = pattern.exec(title)?.groups?.name;
    if (name !== undefined && isPersonName(name)) return withoutMarks(name);
  }
  return null;
}

/** "(as Chair)", "(Class II)", "(independent)" after a name. */
const ROLE =
  /\s*\((?:as )?(?:the )?(?:(?:vice |co-)?chair\w*|lead\b[^)]*|independent\b[^)]*|incumbent|class [ivx]+)\)$/i;

/** A name as printed, without marks of notes and the role after it. */
export function withoutMarks(text: string): string {
  return text
    .replace(/\s*(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|[*†‡]+|(?<=\p{Ll}{2})\d{1,2})\s*$/iu, '')
    .replace(ROLE, '')
    .trim();
}

const NOT_PASSED = new RegExp(alternatives(NOT_PASSED_WORDS), 'i');
const PASSED = /\b(?:approved|passed|adopted|ratified|(?:re-?)?elected)\b/i;

/** What a sentence says of a proposal's result; null where it says nothing. */
export function statedResultOf(text: string): 'passed' | 'not_passed' | null {
  if (NOT_PASSED.test(text)) return 'not_passed';
  return PASSED.test(text) && !/\bif (?:approved|elected|adopted)\b|\bto be (?:approved|elected)\b/i.test(text)
    ? 'passed'
    : null;
}
