import { LOWER_MONTHS } from '@/lib/format/words/months';
import { FRAME_WORDS, MEANINGS } from '@/lib/reading/question/vocabulary';
import type { DefinedTerm, Person } from '@/lib/reading/structure/types';
import { STOP_WORDS } from '@/lib/retrieval/data/stop-words';
import { porterStem } from '@/lib/retrieval/terms/porter-stem';
import { wordsOf } from '@/lib/retrieval/terms/tokenize';
import { alternatives, oneOf, wholeWords } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import {
  ASKS_AMOUNT,
  ASKS_LIST,
  ASKS_PERCENT,
  ASKS_REASON,
  CHANGE_WORDS_LIST,
  COMMON_WORDS,
  COUNTED_WORDS,
  ASKS_DATE,
  ASKED_PERSONS,
  YES_NO_VERBS,
} from './read-question-patterns';

export type AskedKind = 'money' | 'percent' | 'number' | 'date' | 'person' | 'yes_no' | 'list' | 'reason' | 'words';

/** A subject of the question, with every wording that a filing may use for it. */
export type AskedTerm = {
  /** The question's own words. */
  words: string;
  /** Stems of each wording, the question's own first. */
  ways: string[][];
};

export type Question = {
  text: string;
  kind: AskedKind;
  terms: AskedTerm[];
  /** People that the question names, also by their office. */
  people: Person[];
  years: number[];
  /** "up or down", "how does it compare": the answer also needs the year before. */
  compares: boolean;
  /** Pairs of adjacent stems. */
  pairs: [string, string][];
};

/** Data of the documents in scope that reading a question needs. */
export type QuestionScope = {
  people: readonly Person[];
  terms: readonly DefinedTerm[];
  companyNames: readonly string[];
};

const PHRASES = indexPhrases();

type PhraseEntry = { stems: string[]; meaning: number };

function stemsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** The Porter stem of a word of letters in lower case; words with digits or signs are returned unchanged. */
export function stemOf(word: string): string {
  return /^\p{L}+$/u.test(word) ? porterStem(word) : word;
}

function indexPhrases(): Map<string, PhraseEntry[]> {
  const index = new Map<string, PhraseEntry[]>();
  MEANINGS.forEach((phrases, meaning) => {
    for (const phrase of phrases) {
      const stems = stemsOf(phrase);
      const [first] = stems;
      if (first)
        index.set(
          first,
          [...(index.get(first) ?? []), { stems, meaning }].sort((a, b) => b.stems.length - a.stems.length),
        );
    }
  });
  return index;
}

/** Analyses a question: the kind of answer, the terms that an answer must cover, people and years. A pure function. */
export function readQuestion(text: string, scope: QuestionScope): Question {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  const years = yearsIn(text);
  const own = new Set(scope.companyNames.flatMap(stemsOf));
  const used = new Array<boolean>(words.length).fill(false);
  const people = peopleIn(words, stems, scope, used);
  const terms = namedTerms(people);
  const meant: Person[] = [];
  const defined = new Map(scope.terms.map(({ term, meaning }) => [term.toLowerCase(), stemsOf(meaning)]));
  for (let at = 0; at < words.length; at += 1) {
    if (used[at]) continue;
    const entry = (PHRASES.get(stems[at] ?? '') ?? []).find(({ stems: phrase }) =>
      phrase.every((stem, offset) => stems[at + offset] === stem && !used[at + offset]),
    );
    const word = words[at] ?? '';
    const isFrame =
      isFrameWord(word) ||
      own.has(stems[at] ?? '') ||
      isYear(word, years) ||
      (years.length >= 2 && CHANGE_WORDS.test(word));
    if (entry && !(entry.stems.length === 1 && isFrame)) {
      const ways = (MEANINGS[entry.meaning] ?? []).map(stemsOf);
      const phrase = words.slice(at, at + entry.stems.length).join(' ');
      const holders = people.length === 0 ? holdersOf(phrase, scope.people) : [];
      const meaning = entry.stems.length === 1 ? defined.get(word) : undefined;
      const names = holders.map((person) => [stemOf(person.surname)]);
      terms.push({
        words: phrase,
        ways: [
          entry.stems,
          ...names,
          ...(meaning ? [meaning] : []),
          ...ways.filter((way) => way.join(' ') !== entry.stems.join(' ')),
        ],
      });
      meant.push(...holders);
      at += entry.stems.length - 1;
      continue;
    }
    if (isFrame) continue;
    const meaning = defined.get(word);
    terms.push({ words: word, ways: [[stems[at] ?? word], ...(meaning ? [meaning] : [])] });
  }
  const kept = stems.filter((stem, at) => !isFrameWord(words[at] ?? '') && !isYear(stem, years));
  return {
    text,
    kind: askedKindOf(text),
    terms: unique(terms),
    people: people.length > 0 ? people : [...new Set(meant)],
    years,
    compares: years.length >= 2 || COMPARES.some(({ pattern }) => pattern.test(text)),
    pairs: kept.slice(1).map((stem, at) => [kept[at] ?? '', stem]),
  };
}

/** Wordings of questions for a change between years, each with an example. */
export const COMPARES: readonly { pattern: RegExp; example: string }[] = [
  { pattern: /\b(?:up or down|higher or lower|more or less)\b/i, example: 'up or down on 2022?' },
  { pattern: /\b(?:compare[ds]?|versus|vs\.?)\b/i, example: 'how does it compare' },
  { pattern: /\b(?:year before|prior year|previous year|last year)\b/i, example: 'against the year before' },
  { pattern: /\b(?:year[- ]on[- ]year|year[- ]over[- ]year|yoy)\b/i, example: 'yoy' },
  { pattern: /\b(?:change[ds]? from|(?:go|went|gone|going) (?:up|down))\b/i, example: 'did it go up' },
  { pattern: /\b(?:rose|fell|increase|decrease|drop(?:ped)?|jump(?:ed)?|cut by)\b/i, example: 'how far did it drop' },
  { pattern: /\b(?:grow|grew|growth|delta|difference)\b/i, example: 'growth in fees' },
];
/** Words of a question over two years that say that it compares, and nothing about what. */
const CHANGE_WORDS = new RegExp(String.raw`^${oneOf(CHANGE_WORDS_LIST)}$`, 'i');

function isYear(word: string, years: readonly number[]): boolean {
  return years.includes(Number(word)) || (/^\d\d$/.test(word) && years.includes(2000 + Number(word)));
}

function isFrameWord(word: string): boolean {
  return (
    FRAME_WORDS.has(word) ||
    (STOP_WORDS.has(word) && !/^(?:own|against|off)$/.test(word)) ||
    /^(?:m|s|t|ll|re|ve|d)$/.test(word) ||
    LOWER_MONTHS.includes(word)
  );
}

function unique(terms: AskedTerm[]): AskedTerm[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = term.ways[0]?.join(' ') ?? '';
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

const COUNTED = String.raw`(?!\s?${oneOf(COUNTED_WORDS)})`;
const YEAR_PAIR = new RegExp(
  String.raw`\b(?:20)?(2\d)\s?(?:to|vs?\.?|versus|and|against|over|-|–)\s?(?:20)?(2\d)\b${COUNTED}`,
  'gi',
);
const SHORT_YEAR = new RegExp(String.raw`\bin (2\d)\b${COUNTED}`, 'gi');

function yearsIn(text: string): number[] {
  const full = [...text.matchAll(/\b(?:FY\s?['’]?)?((?:19|20)\d\d)\b/gi)].map((match) => Number(match[1]));
  const short = [...text.matchAll(/(?:\bFY\s?['’]?|['’])(\d\d)\b/gi)].map((match) => 2000 + Number(match[1]));
  // "22 to 23", "2023 vs 22", "in 23": two digits are a year only beside another year or after "in".
  const pairs = [...text.matchAll(YEAR_PAIR)].flatMap(([, left, right]) => {
    const [from, to] = [2000 + Number(left), 2000 + Number(right)];
    return Math.abs(from - to) <= 3 ? [from, to] : [];
  });
  const single = [...text.matchAll(SHORT_YEAR)].map((match) => 2000 + Number(match[1]));
  return [...new Set([...full, ...short, ...pairs, ...single])];
}

const OFFICE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ceo|peo|chief exec\w*|principal executive officer|boss|top executive)\b/i, 'chief executive officer'],
  [/\b(?:cfo|pfo|chief financial officer|finance chief|principal financial officer)\b/i, 'chief financial officer'],
  [/\b(?:coo|chief operating officer)\b/i, 'chief operating officer'],
  [/\b(?:general counsel|clo|chief legal officer|gc|top lawyer)\b/i, 'general counsel'],
  [/\b(?:cto|cio|chief technology officer|chief information officer)\b/i, 'chief technology officer'],
  [/\b(?:chro|chief people officer|chief human resources officer|hr (?:chief|head))\b/i, 'chief people officer'],
];

/** People by name, surname or first name; their words are marked as used. */
function peopleIn(words: string[], stems: string[], scope: QuestionScope, used: boolean[]): Person[] {
  const found: Person[] = [];
  for (const person of scope.people) {
    const parts = wordsOf(person.name);
    const at = words.findIndex(
      (word, index) => word === person.surname && !used[index] && !isCommonWord(word, index, words),
    );
    if (at < 0) continue;
    const others = scope.people.filter((other) => other.surname === person.surname);
    const first = words[at - 1];
    if (
      others.length > 1 &&
      first &&
      !parts.includes(first) &&
      others.some((other) => wordsOf(other.name).includes(first))
    )
      continue;
    used[at] = true;
    for (let back = at - 1; back >= 0 && parts.includes(words[back] ?? ''); back -= 1) used[back] = true;
    found.push(person);
  }
  return found;
}

const IS_TITLE = new RegExp(`^${PLAIN_TITLE}$`, 'i');

/**
 * Surnames that are ordinary words ("Young", "Price") count as names only beside another part of the name, because the
 * text is in lower case.
 */
function isCommonWord(word: string, index: number, words: string[]): boolean {
  return COMMON_WORDS.test(word) && !IS_TITLE.test(words[index - 1] ?? '');
}

/**
 * People with the office that a phrase names: executives of the compensation tables before people who had it elsewhere.
 */
function holdersOf(phrase: string, people: readonly Person[]): Person[] {
  const office = OFFICE_WORDS.find(([pattern]) => pattern.test(phrase))?.[1];
  if (!office) return [];
  const holders = people.filter((person) => person.roles.includes(office));
  const executives = holders.filter((person) => person.isExecutive);
  return (executives.length > 0 ? executives : holders.filter((person) => person.roles[0] === office)).slice(0, 2);
}

function namedTerms(people: Person[]): AskedTerm[] {
  return people.map((person) => ({ words: person.name, ways: [[stemOf(person.surname)]] }));
}

const KINDS: readonly (readonly [AskedKind, RegExp])[] = [
  ['reason', new RegExp(alternatives(ASKS_REASON), 'i')],
  ['percent', new RegExp(alternatives(ASKS_PERCENT), 'i')],
  ['date', wholeWords(ASKS_DATE, 'i')],
  ['person', new RegExp(String.raw`\b(?:who|whom|whose)\b|\bwhich ${oneOf(ASKED_PERSONS)}\b`, 'i')],
  ['list', wholeWords(ASKS_LIST, 'i')],
  ['money', new RegExp(alternatives(ASKS_AMOUNT), 'i')],
  ['number', /\bhow (?:many|often|long|old|far)\b|\b(?:number|count|ratio|multiple|shares|size)\b/i],
  ['yes_no', new RegExp(String.raw`^\W*(?:so |and )?${oneOf(YES_NO_VERBS)}\b`, 'i')],
];

/** What kind of answer the wording of a question asks for; "words" where it asks for no special kind. */
export function askedKindOf(text: string): AskedKind {
  const plain = text.trim();
  const isYesNo = KINDS.find(([kind]) => kind === 'yes_no')?.[1].test(plain) ?? false;
  for (const [kind, pattern] of KINDS) {
    if (isYesNo && kind !== 'yes_no' && kind !== 'reason') continue;
    if (pattern.test(plain)) return kind;
  }
  return 'words';
}
