import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import type { FilingText } from '@/lib/reading/text/filing-text';

/** "Proposal B: Ratification of Auditor", "ITEM C – SAY ON PAY", "Proposal D" over its title. */
const HEADING = /^(?:proposal|item|resolution)\s(?:no\.?\s)?(?<letter>[A-Z])(?=\s?[:.–—-]|$)/iu;
const NUMBERED_HEADING = /^(?:proposal|resolution)\s(?:no\.?\s)?(?:\d|one\b|two\b)/iu;
/** "Proposals A (as to three directors), B, C and D": the word, then letters with what joins them. */
const MENTION = /\b(?:proposals?|items?|resolutions?)\s(?:no\.?\s)?/giu;
const LETTER = /^(?<letter>[A-Z])(?![\p{L}\d'])/u;
const JOINED = /^(?:\s\([^()]{1,60}\))?(?:,?\s(?:and|or|through|to|&)\s|,\s|\s?[–—-]\s?)(?=[A-Z](?![\p{L}\d'.]))/u;
/** "A. To elect nine directors", "(B) Ratification of the auditor". */
const ROW = /^\(?(?<letter>[A-Z])[.)]{1,2}(?=\s+\p{Lu})/u;
const FEWEST = 2;

/**
 * The letters of a filing that letters its proposals ("Proposal A"); empty for all others. They run from A without a
 * gap.
 */
export function proposalLetters({ pages }: FilingText): string[] {
  const found = new Set<string>();
  for (const { lines } of pages)
    for (const { text, line } of lines) {
      if (!line.isBold && line.role !== 'heading' && text !== text.toUpperCase()) continue;
      if (NUMBERED_HEADING.test(text)) return [];
      const letter = HEADING.exec(text)?.groups?.letter?.toUpperCase();
      if (letter) found.add(letter);
    }
  const letters = [...found].sort();
  const isRun = letters.every((letter, at) => letter === letterOf(at + 1));
  return isRun && letters.length >= FEWEST && letters.length <= 9 ? letters : [];
}

/** The letter of a proposal by its number from 1. */
export const letterOf = (number: number): string => String.fromCharCode(64 + number);

/**
 * The filing with numbers for the letters of its proposals, so that it reads as any other. Every character keeps its
 * place, and quotes are taken from the page, which keeps its letters.
 */
export function asNumbered(filing: FilingText): FilingText {
  const letters = new Set(proposalLetters(filing));
  if (letters.size === 0) return filing;
  return { ...filing, pages: filing.pages.map((page) => numberedPage(page, letters)) };
}

function numberedPage(page: FlatPage, letters: ReadonlySet<string>): FlatPage {
  const at = new Set([...mentionsIn(page.text, letters), ...rowsIn(page.lines, letters)]);
  if (at.size === 0) return page;
  const whole = page.text.split('');
  for (const position of at) whole[position] = String((whole[position] ?? 'A').charCodeAt(0) - 64);
  const text = whole.join('');
  const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const lines = page.lines.map((line) => ({
    ...line,
    text: cut(line),
    cells: line.cells.map((cell) => ({ ...cell, text: cut(cell) })),
  }));
  return { ...page, text, lines };
}

function mentionsIn(text: string, letters: ReadonlySet<string>): number[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const found: number[] = [];
    let at = match.index + match[0].length;
    for (;;) {
      const letter = LETTER.exec(text.slice(at, at + 3))?.groups?.letter;
      if (!letter || !letters.has(letter)) return found;
      found.push(at);
      const next = JOINED.exec(text.slice(at + 1, at + 80));
      if (!next) return found;
      at += 1 + next[0].length;
    }
  });
}

/** Lines that begin with a letter, on pages where the letters run on from A. */
function rowsIn(lines: readonly FlatLine[], letters: ReadonlySet<string>): number[] {
  const rows = lines.flatMap(({ text, start }) => {
    const letter = ROW.exec(text)?.groups?.letter;
    return letter && letters.has(letter) ? [{ letter, at: start + text.indexOf(letter) }] : [];
  });
  const own = new Set(rows.map(({ letter }) => letter));
  return own.has('A') && own.has('B') ? rows.map(({ at }) => at) : [];
}
