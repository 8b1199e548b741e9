import { ANY_TITLE, PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import type { FactItem } from './fact';
import { after, matchesOf, textOf, type FilingText } from '@/lib/reading/text/filing-text';
import { surnameOf } from '@/lib/reading/text/names/names';
import type { FactDraft } from './types';
import { womenByTitle } from './readers/board/women-by-title';
import { anyCase, alternatives, literally } from '@/lib/format/patterns';
import { COUNTED_WOMEN, TO_COME_WORDS, RANK_TITLES } from './agreement-patterns';

type Reason = string | undefined;

/** The filing still prints withdrawn proposals, so a list may include items that are not voted on. */
export function listsWithdrawnProposal(filing: FilingText, draft: FactDraft): Reason {
  const withdrawn = new RegExp(
    '\\b(?:proposals?|items?)\\s(?:no\\.?\\s?)?(?<number>\\d{1,2})\\b[^.;]{0,160}?\\b' +
      '(?:withdrawn|withdrew|will not be (?:presented|voted))\\b',
    'gi',
  );
  const numbers = [...matchesOf(filing, withdrawn)].map((match) => Number(match.groups.number));
  return itemsOf(draft).some((item) => numbers.includes(Number(item.number)))
    ? 'the filing says that a proposal of the list was withdrawn'
    : undefined;
}

/**
 * The board recommends against shareholder proposals, and these follow one another; a list with a gap is incomplete.
 */
export function omitsOpposedProposal(draft: FactDraft, proposals: FactDraft | undefined): Reason {
  const [first] = itemsOf(draft);
  const before = itemsOf(proposals).find((item) => Number(item.number) === Number(first?.number) - 1);
  return before?.board_recommends === 'AGAINST'
    ? 'the board recommends against the proposal before those of the list'
    : undefined;
}

const AS_A_RULE = 2 / 3;

/** In a filing that usually gives people a title (Mr., Ms.), a nominee without one is probably not a person. */
export function namesUnknownPeople(filing: FilingText, draft: FactDraft): Reason {
  const names = itemsOf(draft).flatMap((item) => (typeof item.name === 'string' ? [item.name] : []));
  const untitled = names.filter((name) => !isTitled(filing, name));
  const stranger = untitled.find((name) => isOrdinaryWord(filing, surnameOf(name)));
  return stranger && untitled.length <= names.length * (1 - AS_A_RULE)
    ? `the filing does not mention a person named ${stranger}`
    : undefined;
}

/** A word that the filing also writes in lower case is the end of a heading, not a name. */
function isOrdinaryWord(filing: FilingText, word: string): boolean {
  const small = new RegExp(`(?<![\\p{L}.@/])${literally(word)}(?![\\p{L}@])`, 'u');
  return filing.pages.some((page) => small.test(page.text));
}

/** "Mr. Reed", or in a list: "Messrs. Omar Haddad, Daniel Moss and James Reed". */
function isTitled(filing: FilingText, name: string): boolean {
  const surname = `(?=\\p{Lu})${anyCase(literally(surnameOf(name)))}(?!\\p{L})`;
  const listed = new RegExp(
    `\\b(?:${ANY_TITLE}|${alternatives(RANK_TITLES)})\\b\\.?\\s` +
      `(?:(?:\\p{Lu}[\\p{L}.'’-]*,?|and)\\s){0,24}?${surname}`,
    'u',
  );
  return filing.pages.some((page) => listed.test(page.text));
}

/** Women must be counted in a sentence, or their number must equal the number of directors called Ms. */
export function womenNotConfirmed(filing: FilingText, draft: FactDraft, names: readonly string[]): Reason {
  const { women, unknown } = womenByTitle(filing, names);
  const stated = draft.unit === 'percent' ? Math.round((Number(draft.value) / 100) * names.length) : draft.value;
  if (names.length >= 3 && unknown === 0 && stated === women) return undefined;
  const words = textOf(filing, draft.span);
  const isSentence = isProse(words) || COUNTED_WOMEN.test(words);
  return isSentence ? undefined : 'a number next to the word does not by itself show what is counted';
}

const GROUP_ROW = /\bas a group\b|\ball (?:current |our )?(?:directors|executive|nominees)|\btotal\b/i;
const ROW = /\d{1,3}(?:,\d{3})+/;
const MOST_WORDS = 4;

/** A row of the same table has a larger share, so its holder was not read. */
export function hasLargerHolder(filing: FilingText, draft: FactDraft): Reason {
  const [first] = itemsOf(draft);
  const page = filing.pages.find((candidate) => candidate.page === draft.span.page);
  if (!page || typeof first?.percent !== 'number') return undefined;
  const known = itemsOf(draft).flatMap((item) => (typeof item.percent === 'number' ? [item.percent] : []));
  const largest = Math.max(...known);
  const isLarger = page.lines.some((line) => {
    if (!ROW.test(line.text) || GROUP_ROW.test(line.text) || isProse(line.text)) return false;
    const last = [...line.text.matchAll(/(?<![\d,.])(\d{1,2}(?:\.\d{1,2})?)\s?%?(?=\s|$|\()/g)].at(-1);
    const share = Number(last?.[1]);
    return (
      last !== undefined &&
      last.index > line.text.search(ROW) &&
      (last[0].includes('%') || last[0].includes('.')) &&
      share > largest &&
      share < 100
    );
  });
  return isLarger ? 'a row of the table with a larger share was not read' : undefined;
}

function isProse(text: string): boolean {
  return (text.match(/\b[a-z]{2,}\b/g) ?? []).length >= MOST_WORDS;
}

const TO_COME = new RegExp(alternatives(TO_COME_WORDS), 'gi');
/** "In March 2022, Ms. Roe was elected as the Company's new lead director": the year says that it is past. */
const HAS_COME = new RegExp(
  String.raw`\bin (?:\w+ )?20\d\d\b(?:[^.;]|\b${PLAIN_TITLE}\.){0,60}` +
    String.raw`\bwas (?:elected|appointed|named|selected)\b[^.;]{0,60}$`,
  'i',
);
const FROM_LATER = /^[^.;]{0,60}\b(?:effective|upon|following|starting|beginning|as of)\b/i;

/** A person who will take up the role in future does not hold it yet, whatever the titles on the nominee pages say. */
export function isFutureOffice(filing: FilingText, draft: FactDraft): Reason {
  const name = new RegExp(`(?<!\\p{L})${literally(surnameOf(String(draft.value)))}(?!\\p{L})`, 'iu');
  const isNamed = [...matchesOf(filing, TO_COME)].some((match) => {
    const upTo = match.page.text.slice(Math.max(match.sentence.start, match.start - 120), match.end);
    return name.test(upTo) && (!HAS_COME.test(upTo) || FROM_LATER.test(after(match, 80)));
  });
  return isNamed ? 'the filing says that the person will assume the role' : undefined;
}

function itemsOf(draft: FactDraft | undefined): FactItem[] {
  return Array.isArray(draft?.value) ? draft.value : [];
}

const OF_EXCEPTION =
  /\bpre-?(?:approv|clear)\w*|\b(?:prior|advance) (?:written )?(?:approval|consent)\b|\bcase-by-case\b/i;
const HEDGING = /\bhedg(?:e|es|ing)\b/gi;

/** A ban is not absolute when another sentence allows exceptions for directors with prior approval. */
export function hasDirectorException(filing: FilingText, draft: FactDraft): Reason {
  if (draft.value !== 'prohibited' || /\bdirectors?\b/i.test(textOf(filing, draft.span))) return undefined;
  const isLifted = [...matchesOf(filing, HEDGING)].some((match) => {
    const sentence = match.page.text.slice(match.sentence.start, match.sentence.end);
    return OF_EXCEPTION.test(sentence) && /\bdirectors?\b/i.test(sentence);
  });
  return isLifted ? 'another sentence mentions approval for directors' : undefined;
}
