import { locateSpan, type Located } from '@/lib/facts/text/locate-span';
import { literally } from '@/lib/format/patterns';
import { before, matchesOf, type FilingText, type Match } from '@/lib/reading/text/filing-text';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { surnameAsWritten, withoutGeneration } from '@/lib/reading/text/names/names';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';
import { smallCount, toCount } from '@/lib/format/words/number-words';
import {
  ATTENDED,
  BELOW,
  LEAVES_OUT,
  MARK_OF_NOTE,
  NOBODY,
  OF_OTHERS,
  OF_RULES,
  SOMEBODY_WITHOUT_NAME,
  THE_OTHER_TOO,
  TITLED,
} from './attendance-patterns';

/** What all sentences of a filing about attendance say of single people. */
export type AttendanceStatements = {
  /** By nominee, the words that state an attendance below 75 percent. */
  low: ReadonlyMap<string, Located>;
  /** Nominees whom a sentence about all directors excepts. */
  leftOut: ReadonlySet<string>;
  /** Whether the attendance of somebody was low, or somebody is excepted, and the filing does not say who. */
  isSomebodyUnknown: boolean;
};

const ENOUGH = 0.75;
const OF_EACH = /\b(?:each|all|every|no|none)\b[^.;]{0,80}\b(?:directors?|trustees?|nominees?|members?|them)\b/i;
const ATTENDANCE = /\battend(?:ed|ance)\b/gi;
const FIGURE = /\b(?:\d{2,3}(?:\.\d+)?\s?(?:%|percent)|seventy-five|three[- ](?:quarters|fourths))/i;

/** Low attendance and exceptions in all sentences of the filing; `names` are the nominees'. */
export function attendanceStatements(filing: FilingText, names: readonly string[]): AttendanceStatements {
  const low = new Map<string, Located>();
  const leftOut = new Set<string>();
  const others = new Set<string>();
  let unnamed = 0;
  for (const match of lowShares(filing)) {
    const subject = subjectOf(match, names);
    if (subject === undefined) unnamed += 1;
    else if (subject.nominee === undefined) others.add(subject.surname);
    else {
      const placed = locateSpan(filing, match.sentence);
      if (placed && !low.has(subject.nominee)) low.set(subject.nominee, placed);
    }
  }
  let most = 0;
  for (const { page, sentence } of matchesOf(filing, ATTENDANCE)) {
    const text = `${beginningOf(filing, page, sentence.start)}${page.text.slice(sentence.start, sentence.end)}`;
    // "All but one attended 100%. The remaining director attended 75%": nobody was low.
    if (THE_OTHER_TOO.test(page.text.slice(sentence.end, sentence.end + REACH_BEHIND))) continue;
    if (!OF_EACH.test(text) || !FIGURE.test(text) || !/\bmeetings?\b/i.test(text)) continue;
    const { how = '', who = '' } = LEAVES_OUT.exec(text)?.groups ?? {};
    const named = names.filter((name) => isNamedIn(who, name));
    for (const name of named) leftOut.add(name);
    const isUnnamed = named.length === 0 && who.match(TITLED) === null;
    if (isUnnamed && SOMEBODY_WITHOUT_NAME.test(`${how === 'except' ? '' : how}${who}`.trim() || how))
      most = Math.max(most, toCount(FEW.exec(`${how}${who}`)?.[0]) ?? 1);
    else if (MARK_OF_NOTE.test(text)) most = Math.max(most, 1);
  }
  return { low, leftOut, isSomebodyUnknown: unnamed > 0 || most > low.size + others.size };
}

const REACH_BEHIND = 160;

function lowShares(filing: FilingText): Match[] {
  const shares = [...matchesOf(filing, ATTENDED)].filter((match) => {
    const { verb = '', share, some, all } = match.groups;
    const part = share === undefined ? (toCount(some) ?? NaN) / (toCount(all) ?? NaN) : Number(share) / 100;
    const attended = /missed|absent/i.test(verb) ? 1 - part : part;
    return attended < ENOUGH && isOfBoard(match);
  });
  const below = [...matchesOf(filing, BELOW)].filter((match) => {
    const said = match.page.text.slice(match.sentence.start, match.end);
    return !NOBODY.test(said) && !OF_RULES.test(said) && isOfBoard(match);
  });
  return [...shares, ...below];
}

/** The words on the page before with which a sentence began that goes on at the top of this one. */
function beginningOf({ pages }: FilingText, page: FlatPage, start: number): string {
  const before = pages[pages.indexOf(page) - 1];
  if (start > 0 || !before || !/^\p{Ll}/u.test(page.text)) return '';
  return `${before.text.slice(before.sentenceStarts.at(-1) ?? before.text.length)} `;
}

function isOfBoard({ page, sentence, start, end }: Match): boolean {
  const text = page.text.slice(sentence.start, sentence.end);
  const near = page.text.slice(Math.max(sentence.start, start - 60), Math.min(sentence.end, end + 40));
  return /\bmeetings?\b|\bboard\b|\bcommittees?\b/i.test(text) && !OF_OTHERS.test(near);
}

const REACH_BEFORE = 400;

/**
 * Whom a stated attendance is of: the person named last before it, in its sentence or, where that names nobody, in the
 * text before.
 */
function subjectOf(match: Match, names: readonly string[]): { surname: string; nominee?: string } | undefined {
  const own = match.page.text.slice(match.sentence.start, match.start);
  return lastNamed(own, names) ?? (isOfSomebody(own) ? undefined : lastNamed(before(match, REACH_BEFORE), names));
}

/** "One director attended 69%" is about somebody whom the text before may not name. */
function isOfSomebody(text: string): boolean {
  return /\b(?:one|a|another|two|three|certain|some)\b[^.;]{0,30}\b(?:directors?|trustees?|nominees?|members?)\b/i.test(
    text,
  );
}

function lastNamed(text: string, names: readonly string[]): { surname: string; nominee?: string } | undefined {
  const titled = [...text.matchAll(TITLED)].at(-1);
  const printed = names
    .flatMap((name) => surnamesOf(name).map((surname) => ({ name, surname, at: text.lastIndexOf(surname) })))
    .filter(({ name, surname, at }) => at >= 0 && isWordOf(text, surname) && isNamedIn(text, name))
    .toSorted((a, b) => b.at - a.at);
  const [last] = printed;
  const titledAt = titled ? titled.index + titled[0].length : -1;
  if (!last) return titled?.groups?.who === undefined ? undefined : { surname: titled.groups.who };
  const { surname } = last;
  if (titledAt > last.at + surname.length) return { surname: titled?.groups?.who ?? '' };
  // Two nominees of one surname are distinguished by the first name before it: "Mr. Duncan Roe".
  const sharing = [...new Set(printed.flatMap((each) => (each.surname === surname ? [each.name] : [])))];
  const said = text.slice(Math.max(0, last.at - FIRST_NAME_REACH), last.at);
  const meant =
    sharing.length > 1 ? sharing.filter((name) => said.includes(`${name.split(' ')[0] ?? name} `)) : sharing;
  return meant.length === 1 ? { surname, nominee: meant[0] ?? last.name } : undefined;
}

const FIRST_NAME_REACH = 24;
const FEW = new RegExp(String.raw`\b${smallCount(1, 6)}\b`, 'i');

/** "Prats" and, of two surnames, the first: "Mr. Urrutia" is Carlos M. Urrutia Prats. */
function surnamesOf(name: string): string[] {
  const words = withoutGeneration(name).split(' ');
  const [first, second] = [words.at(-2) ?? '', surnameAsWritten(name)];
  return /^\p{Lu}\p{Ll}{2,}/u.test(first) && words.length > 2 ? [second, first] : [second];
}

const isWordOf = (text: string, surname: string) =>
  text.split(/[^\p{L}'-]+/u).some((word) => word.replace(/'s$/, '') === surname.replace(/’/g, "'"));

/** Whether a text names somebody by surname; of two surnames the first counts after a title alone. */
function isNamedIn(text: string, name: string): boolean {
  const [surname = '', first] = surnamesOf(name);
  if (isWordOf(text, surname)) return true;
  return first !== undefined && new RegExp(`\\b${PLAIN_TITLE}\\.\\s${literally(first)}(?!\\p{L})`, 'u').test(text);
}
