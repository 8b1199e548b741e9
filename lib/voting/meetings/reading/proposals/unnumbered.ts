import { isContentsPage, type FilingText } from '@/lib/reading/text/filing-text';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import { alternatives } from '@/lib/format/patterns';
import { kindOfTitle } from './kinds/kinds';
import { contentWordsOf } from '../words';
import { INTRODUCES_WORDS } from './unnumbered-patterns';

const INTRODUCES = new RegExp(alternatives(INTRODUCES_WORDS), 'i');
/** "• the election of …", "A. The election of …", "(ii) to elect …". */
const ENTRY = /^(?:[•●■▪◦–—-]|\(?[A-Za-z]\)?[.)]|\(?[ivx]{1,4}[.)])\s*(?<words>\p{L}.{8,})$/u;
const OTHER_BUSINESS = /\bother (?:business|matters)\b|\btransact/i;
const OF_HOLDER = /\b(?:stock|share)(?:holder|owner)s?['’]?\s(?:proposals?|resolutions?)\b/i;
const DECIDES = /\b(?:approv|adopt|amend|authori[sz]|ratif|extend)\w*\b/i;
const FIRST_PAGES = 12;
const LONGEST_HEADING = 130;
/** Most pages of a proposal that are looked at. */
const REACH = 4;
const LEAST = 2;
const MOST_LINES = 24;

/**
 * The proposals that the notice lists with bullets or letters instead of numbers, numbered from 1 in its order; each
 * title is the heading of the proposal's own text where there is one. Empty for fewer than two, or where none is an
 * election, an auditor or pay.
 */
export function unnumberedProposals(filing: FilingText): { number: number; title: string }[] {
  for (const page of filing.pages.slice(0, FIRST_PAGES)) {
    if (isContentsPage(page) || !INTRODUCES.test(page.text)) continue;
    const lists = [entriesOf(page.lines), entriesOfTable(page.lines), entriesOfSentence(page.lines)];
    const entries = (lists.find(({ length }) => length >= LEAST) ?? []).filter(
      (entry) => kindOfTitle(entry) !== undefined || OF_HOLDER.test(entry) || DECIDES.test(entry),
    );
    const isAgenda = entries.some((entry) => USUAL.has(kindOfTitle(entry) ?? ''));
    if (entries.length < LEAST || !isAgenda) continue;
    return entries.map((entry, index) => ({ number: index + 1, title: headingOf(filing, entry) ?? titleOf(entry) }));
  }
  return [];
}

const USUAL = new Set<string>(['director_election', 'auditor_ratification', 'say_on_pay']);

/** The entries of the list, each with the lines it runs over; up to that of other business. */
function entriesOf(lines: readonly FlatLine[]): string[] {
  const entries: string[] = [];
  let isOpen = false;
  for (const { text } of lines) {
    const begun = ENTRY.exec(text)?.groups?.words;
    if (begun) {
      if (OTHER_BUSINESS.test(begun) && !kindOfTitle(begun)) break;
      entries.push(begun);
      isOpen = true;
    } else if (isOpen && !/[.;]$|[;,] and$/.test(entries.at(-1) ?? '') && /^[\p{Ll}\d(]|^\p{Lu}/u.test(text))
      entries.push(`${entries.pop() ?? ''} ${text}`);
    else isOpen = false;
  }
  return entries;
}

/** The rows of a table of what is voted on: a title, and in a cell of its own what the board recommends. */
function entriesOfTable(lines: readonly FlatLine[]): string[] {
  return lines.flatMap(({ cells }) => {
    const [title, ...others] = cells.map(({ text }) => text);
    return title && others.some((text) => RECOMMENDED.test(text)) ? [title] : [];
  });
}

const RECOMMENDED = /^["']?(?:FOR|AGAINST|For|Against)["']?(?:\s(?:each|every|all)\b.{0,40})?$/;

/** What a sentence lists between semicolons, from a colon to its full stop; bullets may be drawn and not be text. */
function entriesOfSentence(lines: readonly FlatLine[]): string[] {
  const at = lines.findIndex(({ text }, index) => {
    const before = `${lines[index - 1]?.text ?? ''} ${text}`;
    return text.endsWith(':') && INTRODUCES.test(before);
  });
  if (at < 0) return [];
  const following = lines.slice(at + 1, at + 1 + MOST_LINES).map(({ text }) => text);
  const last = following.findIndex((text) => text.endsWith('.'));
  return following
    .slice(0, last < 0 ? 0 : last + 1)
    .join(' ')
    .split(/;(?:\s(?:and|or))?\s/)
    .map((entry) => ENTRY.exec(entry)?.groups?.words ?? entry);
}

/** "the election of five directors; and" → "Election of five directors". */
function titleOf(entry: string): string {
  return entry
    .replace(/(?:[;,]?\s(?:and|or))?[.;:,]?$/i, '')
    .replace(/^(?:the|an?|to)\s/i, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * The board's own proposals by their headings alone, one of each kind, where the board recommends a vote below the
 * heading. Empty where none is an election.
 */
export function headedProposals(filing: FilingText): { title: string }[] {
  const headings = headingsOf(filing)
    .map((heading) => ({ ...heading, kind: OF_HOLDER.test(heading.line.text) ? null : kindOfTitle(heading.line.text) }))
    .filter(({ kind }) => kind !== undefined);
  const found = new Map<string, string>();
  for (const [index, { page, line, kind }] of headings.entries()) {
    const next = headings.slice(index + 1).find((other) => other.kind !== kind);
    const text = filing.pages
      .filter(
        (each) => each.page >= page.page && each.page <= Math.min(next?.page.page ?? page.page, page.page + REACH),
      )
      .map((each) =>
        each.text.slice(
          each === page ? line.start : 0,
          each.page === next?.page.page ? next.line.start : each.text.length,
        ),
      )
      .join(' ');
    if (kind && !found.has(kind) && /\brecommends?\b/i.test(text)) found.set(kind, line.text);
  }
  return found.has('director_election') ? [...found.values()].map((title) => ({ title })) : [];
}

/** Lines set as headings, outside contents and lists. */
function headingsOf(filing: FilingText): { page: FlatPage; line: FlatLine }[] {
  return filing.pages
    .filter((page) => !isContentsPage(page))
    .flatMap((page) => page.lines.map((line) => ({ page, line })))
    .filter(({ line: { line, text } }) => line.isBold || line.role === 'heading' || text === text.toUpperCase())
    .filter(({ line: { text } }) => text.length < LONGEST_HEADING && !ENTRY.test(text) && !/[.;:]$/.test(text));
}

/** A line set as a heading of the same kind that shares the most words with the entry. */
function headingOf(filing: FilingText, entry: string): string | undefined {
  const kind = kindOfTitle(entry);
  const isHolders = OF_HOLDER.test(entry);
  const words = contentWordsOf(entry);
  const headings = headingsOf(filing)
    .map(({ line }) => line)
    .filter(({ text }) => (isHolders ? OF_HOLDER.test(text) : kindOfTitle(text) === kind && !OF_HOLDER.test(text)))
    .map(({ text }) => ({ text, shared: [...contentWordsOf(text)].filter((word) => words.has(word)).length }))
    .filter(({ shared }) => shared >= (isHolders ? LEAST + 1 : kind ? 1 : LEAST))
    .toSorted((a, b) => b.shared - a.shared);
  return headings[0]?.text.replace(LETTERED, '');
}

/** "Proposal A – Election of Directors". */
const LETTERED = /^(?:proposal|item|resolution)\s[A-Z]\s?[.:–—-]\s?(?=\p{L})/iu;

/**
 * The heading of the election in a filing that lists nothing else to vote on: "Proposal 1: Election of Directors";
 * undefined where there is no such heading.
 */
export function onlyElection(filing: FilingText): { title: string; isNumbered: boolean } | undefined {
  const heading = headingsOf(filing).find(({ line: { text } }) => ONLY_ELECTION.test(text));
  const { numbered, title } = ONLY_ELECTION.exec(heading?.line.text ?? '')?.groups ?? {};
  return title ? { title, isNumbered: numbered !== undefined } : undefined;
}

const ONLY_ELECTION = new RegExp(
  String.raw`^(?<numbered>(?:proposal|item)\s(?:no\.?\s?|number\s)?(?:1|one)\b\s?[.:–—-]?\s?)?` +
    String.raw`(?<title>election\sof\s(?:\w+\s){0,3}directors)$`,
  'i',
);
