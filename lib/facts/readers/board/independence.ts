import type { FactItem } from '@/lib/facts/fact';
import {
  after,
  before,
  isContentsPage,
  matchesOf,
  trimmed,
  type FilingText,
  type Match,
} from '@/lib/reading/text/filing-text';
import { surnameOf, surnamesIn, withoutMarks } from '@/lib/reading/text/names/names';
import { PERCENT, toNumber } from '@/lib/facts/text/values';
import { exceptionsIn, namesOfExceptions } from '@/lib/facts/text/exceptions';
import { rankCandidates } from '@/lib/facts/text/rank-candidates';
import type { FactDraft } from '@/lib/facts/types';
import { alternatives, oneOf, type Alternatives } from '@/lib/format/patterns';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';
import { toCount } from '@/lib/format/words/number-words';
import {
  AFTER_LISTED_NAMES,
  ALL_OF_OUR,
  ALL_OF_WHICH,
  ALL_WHO,
  ALONE_WORDS,
  BOARD_SIZE_WORDS,
  BUT,
  BUT_AT_THE_END,
  END_OF_NAMES,
  EXCEPT_LEADS,
  EXCEPT_WHO,
  INDEPENDENT_OF_ALL,
  IS_INDEPENDENT,
  LISTED_DETERMIN,
  LISTED_MESSRS,
  MEETS_STANDARD,
  TAIL_OF_WHICH,
  TAIL_WHO,
} from './independence-patterns';

const OF = new RegExp(alternatives(INDEPENDENT_OF_ALL), 'gi');
const MEETS = new RegExp(alternatives(MEETS_STANDARD), 'gi');
/** Names may contain full stops that do not end the sentence. */
export const NAMES = `(?:(?:${ANY_TITLE}|Jr|[A-Z])\\.|[^.;()])`;
const ALL_BUT = new RegExp(
  String.raw`\b(?:all|each|every)\s(?:of )?${oneOf(ALL_OF_OUR)}*${oneOf(ALL_OF_WHICH)}*` +
    String.raw`${oneOf(ALL_WHO)}[^.;]{0,120}?(?:,|\()?\s?${oneOf(BUT)}\s(?<names>${NAMES}{4,140}?)` +
    String.raw`(?:,|\))?\s${oneOf(IS_INDEPENDENT)}\b[^.;]{0,60}?\bindependent`,
  'gi',
);
const EXCEPT_FIRST = new RegExp(
  String.raw`\b${oneOf(EXCEPT_LEADS)}\s(?<names>${NAMES}{4,140}?),\s(?:each|all|every)\s(?:of )?` +
    String.raw`[^.;(]{0,110}?${oneOf(EXCEPT_WHO)}\s?(?:\([^)]{0,420}\)\s)?[^.;]{0,140}?\b` +
    String.raw`(?:is|are|be)\b[^.;]{0,40}?independent`,
  'gi',
);
const ALL_BUT_TAIL = new RegExp(
  String.raw`\b(?:all|each)\s(?:of )?(?:the |our |its )*${oneOf(TAIL_OF_WHICH)}*${oneOf(TAIL_WHO)}` +
    String.raw`[^.;]{0,60}?\b(?:is|are|qualif\w+)\b[^.;]{0,40}?independent[^.;]{0,110}?` +
    String.raw`${oneOf(BUT_AT_THE_END)}\s(?<names>${NAMES}{4,120})`,
  'gi',
);
export const LISTED = new RegExp(
  String.raw`\b${oneOf(LISTED_DETERMIN)}\b[^.;]{0,160}?(?<names>${oneOf(LISTED_MESSRS)}` +
    String.raw`\.[^;]{8,330}?)(?:\)|,)?\s${oneOf(AFTER_LISTED_NAMES)}\b`,
  'g',
);
const SHARE = new RegExp(
  `(?<percent>${PERCENT})\\s(?:of (?:our |the )?(?:directors?|nominees?|board|director nominees)[^.;]{0,30}?\\s)?` +
    `(?:are |is )?independent\\b|\\bindependent(?: directors?)?\\s(?<percentAfter>${PERCENT})`,
  'gi',
);
const BOARD_SIZE = new RegExp(alternatives(BOARD_SIZE_WORDS), 'gi');

/** The number of independent directors, out of how many, and the size of the board. */
export function readIndependence(filing: FilingText, nominees: FactDraft[]): FactDraft[] {
  const nomineeCount = Number(nominees.find((draft) => draft.key === 'nominee_count')?.value ?? 0);
  const size = boardSize(filing);
  const nomineeNames = namesOf(nominees.find((draft) => draft.key === 'nominees')?.value);
  const boardCount =
    Math.max(nomineeCount, Number(size[0]?.value ?? 0) > nomineeCount * 1.5 ? Number(size[0]?.value) : nomineeCount) ||
    Number(size[0]?.value ?? 0);

  const stated = [...matchesOf(filing, OF), ...matchesOf(filing, MEETS)].flatMap(toStated);
  const exceptions = [
    ...matchesOf(filing, ALL_BUT),
    ...matchesOf(filing, EXCEPT_FIRST),
    ...matchesOf(filing, ALL_BUT_TAIL),
  ].flatMap((match) => toRemainder(match, boardCount));
  const listed = [...matchesOf(filing, LISTED)].flatMap((match) => toListed(match, boardCount, nomineeNames));
  const counted = [...countedAlone(filing, boardCount), ...namedAsIndependent(filing, nominees, boardCount)];
  const percents = [...matchesOf(filing, SHARE)].flatMap((match) => toShare(match, boardCount));
  return [
    ...rankCandidates(
      agreed([...stated, ...exceptions, ...counted, ...listed, ...percents], [...listed, ...percents]),
      3,
    ),
    ...size,
  ];
}

/**
 * A value derived from an unclear list or a percentage is kept only when another reading gives the same value;
 * otherwise it is withheld.
 */
function agreed(all: FactDraft[], loose: FactDraft[]): FactDraft[] {
  const uncertain = new Set(loose);
  const firm = all.filter((draft) => !uncertain.has(draft));
  if (firm.length === 0) {
    const values = new Set(loose.map((draft) => draft.value));
    return values.size <= 1
      ? all
      : all.map((draft) => ({ ...draft, withheld: 'the lists of independent directors do not agree' }));
  }
  return all.filter((draft) => !uncertain.has(draft) || firm.some((other) => other.value === draft.value));
}

const ALONE = new RegExp(alternatives(ALONE_WORDS), 'gi');

/** "The Board consists of ten independent directors", "All are independent other than our CEO". */
function countedAlone(filing: FilingText, boardCount: number): FactDraft[] {
  return [...matchesOf(filing, ALONE)].flatMap((match) => {
    const part = match.groups.chief ? boardCount - 1 : toCount(match.groups.count);
    return part === undefined || isElsewhere(match) ? [] : draftOf(match, part, boardCount, 0.78);
  });
}

const SUBJECTS = '(?:directors?|individuals|nominees?|persons|members)';
const NAMED_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bfollowing\b[^.;:]{0,90}?${SUBJECTS}[^.;:]{0,140}?\bindependent\b[^:;]{0,220}?:\s` +
        String.raw`(?<after>${NAMES}{20,700}?)${oneOf(END_OF_NAMES)}`,
    ),
    'following directors are independent: Ann Roe, John Doe and Mary Poe. The board',
  ],
  [
    new RegExp(String.raw`\beach of (?<each>${NAMES}{20,700}?)\s(?:is|are|was|qualif\w+)\s[^.;]{0,30}?"?independent`),
    'each of Ann Roe, John Doe and Mary Poe is independent',
  ],
];

const NAMED = new RegExp(alternatives(NAMED_WORDS), 'g');

/**
 * "each of the following directors is independent: …": counts the nominees among them. Valid only when every named
 * person is a nominee or leaves the board.
 */
function namedAsIndependent(filing: FilingText, nominees: FactDraft[], boardCount: number): FactDraft[] {
  const list = nominees.find((draft) => draft.key === 'nominees' && draft.withheld === undefined)?.value;
  const surnames = [...namesOf(list)];
  if (surnames.length < 3 || surnames.length !== boardCount) return [];
  return [...matchesOf(filing, NAMED)].flatMap((match) => {
    const named = withoutMarks(match.groups.after ?? match.groups.each ?? '').toLowerCase();
    const words = new Set(named.split(/[^\p{L}'’-]+/u));
    const part = surnames.filter((name) => words.has(name)).length;
    const isWhole = part > boardCount / 2 && part < boardCount;
    if (
      !isWhole ||
      isContentsPage(match.page) ||
      /\b(?:committees?|section 10a|audit)\b/i.test(
        match.text.replace(/governance committee|nominating committee/gi, ''),
      )
    )
      return [];
    return draftOf(
      { ...match, sentence: trimmed(match.page, match.start, Math.min(match.end, match.start + 700)) },
      part,
      boardCount,
      0.8,
    );
  });
}

/** Surnames without marks. */
function namesOf(value: unknown): Set<string> {
  return new Set(
    Array.isArray(value)
      ? value.flatMap((item: FactItem) => (typeof item.name === 'string' ? [withoutMarks(surnameOf(item.name))] : []))
      : [],
  );
}

function draftOf(match: Match, part: number, whole: number, confidence: number): FactDraft[] {
  if (part < 1 || whole < 3 || part > whole || whole > 25) return [];
  return [
    { key: 'independent_directors', value: `${part} of ${whole}`, unit: 'people', span: match.sentence, confidence },
  ];
}

function isElsewhere(match: Match): boolean {
  const near = match.page.text.slice(Math.max(match.sentence.start, match.start - 60), match.end + 30);
  return (
    isContentsPage(match.page) ||
    /\bcommittees?\b/i.test(near) ||
    /auditor|accounting firm|consultant|proposal/i.test(match.text)
  );
}

function toStated(match: Match): FactDraft[] {
  const { groups } = match;
  const whole = toCount(groups.whole ?? groups.wholeFirst ?? groups.slashWhole ?? groups.tailWhole);
  const partText = groups.part ?? groups.partFirst ?? groups.slashPart ?? groups.tailPart;
  const part = partText?.toLowerCase() === 'all' ? whole : toCount(partText);
  if (part === undefined || whole === undefined || isElsewhere(match)) return [];
  return draftOf(match, part, whole, 0.84);
}

/** "All directors other than Mr. Reed": the size of the board less the named people. */
function toRemainder(match: Match, boardCount: number): FactDraft[] {
  const excepted = exceptionsIn(match);
  const excluded =
    new Set(namesOfExceptions(excepted).flatMap(surnamesIn)).size ||
    (/\bour (?:ceo|chief executive)|the chief executive/i.test(excepted) ? 1 : 0);
  if (excluded < 1 || excluded > 6 || boardCount < 3 || isElsewhere(match)) return [];
  return draftOf(match, boardCount - excluded, boardCount, 0.8);
}

/** "Messrs. Haddad and Moss and Ms. Hale are independent": the named people who are on the board. */
function toListed(match: Match, boardCount: number, nominees: Set<string>): FactDraft[] {
  const names = [...new Set(surnamesIn(match.groups.names ?? ''))];
  const sentence = match.page.text.slice(match.sentence.start, Math.max(match.sentence.end, match.end + 60));
  if (
    names.length < 3 ||
    boardCount < 3 ||
    !/independen/i.test(`${sentence} ${after(match, 140)}`) ||
    isElsewhere(match)
  )
    return [];
  const seated = nominees.size >= boardCount - 1 ? names.filter((name) => nominees.has(withoutMarks(name))) : names;
  const part = seated.length >= 2 ? seated.length : names.length;
  return draftOf(match, Math.min(part, boardCount), boardCount, 0.74);
}

function toShare(match: Match, boardCount: number): FactDraft[] {
  const percent = toNumber(match.groups.percent ?? match.groups.percentAfter);
  if (percent === undefined || percent < 30 || percent > 100 || boardCount < 3 || isElsewhere(match)) return [];
  return draftOf(match, Math.round((percent / 100) * boardCount), boardCount, 0.66);
}

function boardSize(filing: FilingText): FactDraft[] {
  const drafts = [...matchesOf(filing, BOARD_SIZE)].flatMap((match): FactDraft[] => {
    const count = toCount(
      match.groups.count ??
        match.groups.has ??
        match.groups.size ??
        match.groups.sized ??
        match.groups.seats ??
        match.groups.ofThe ??
        match.groups.fixed,
    );
    const text = `${before(match, 30)} ${match.text}`;
    if (
      !count ||
      count < 3 ||
      count > 25 ||
      /committee|at least|not (?:less|fewer)|between|minimum|maximum|no more/i.test(text)
    )
      return [];
    return [
      {
        key: 'board_size',
        value: count,
        unit: 'people',
        span: match.sentence,
        confidence: /current|presently|consist|compris|fixed|set/i.test(text) ? 0.82 : 0.72,
      },
    ];
  });
  return rankCandidates(drafts, 2);
}
