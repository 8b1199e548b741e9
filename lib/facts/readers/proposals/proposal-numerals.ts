import { withProposalWord } from './counted-headings';
import { editPage, type Edit } from '@/lib/reading/text/edit-page';
import type { FlatLine, FlatPage } from '@/lib/reading/text/flat-page';
import type { FilingText } from '@/lib/reading/text/filing-text';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const FEWEST = 2;
const NUMERAL = '(?<numeral>[IVX]{1,4}|[A-H])';
const PROPOSAL = '(?:[Pp]roposals?|PROPOSALS?|[Ii]tems?|ITEMS?|[Rr]esolutions?|RESOLUTIONS?)';
const NO = '(?:(?:[Nn]os?|NOS?)\\.?\\s)?';

/** "Proposal B: Ratification of Auditor", "ITEM III – SAY ON PAY", "Proposal D" over its title. */
const HEADING = new RegExp(String.raw`^${PROPOSAL}\s${NO}${NUMERAL}(?=\s?[:.–—-]|$)`, 'u');
const NUMBERED_HEADING = /^(?:proposal|resolution)\s(?:no\.?\s)?(?:\d|one\b|two\b)/iu;
/** "Proposals A (as to three directors), B, C and D": the word, then numerals with what joins them. */
const MENTION = new RegExp(String.raw`\b${PROPOSAL}\s${NO}`, 'gu');
const NEXT = new RegExp(String.raw`^${NUMERAL}(?![\p{L}\d'])`, 'u');
const JOINED = new RegExp(
  String.raw`^(?:\s\([^()]{1,60}\))?(?:,?\s(?:and|or|through|to|&)\s|,\s|\s?[–—-]\s?)(?=${NUMERAL}(?![\p{L}\d']))`,
  'u',
);
/** "A. To elect nine directors", "(II) Ratification of the auditor". */
const ROW = new RegExp(String.raw`^\(?${NUMERAL}[.)]{1,2}(?=\s+\p{Lu})`, 'u');

/**
 * The numerals of a filing that letters its proposals ("Proposal A") or counts them in Roman numerals; empty for all
 * others. They run from the first without a gap.
 */
export function proposalNumerals({ pages }: FilingText): readonly string[] {
  const found = new Set<string>();
  for (const { lines, text: whole } of pages) {
    for (const { text, line } of lines) {
      if (!line.isBold && line.role !== 'heading' && text !== text.toUpperCase()) continue;
      if (NUMBERED_HEADING.test(text)) return [];
      const numeral = HEADING.exec(text)?.groups?.numeral;
      if (numeral) found.add(numeral);
    }
    // Headings may be the numeral and the title alone: "II. SAY ON PAY". The text names the proposal then.
    for (const { numeral } of mentionsIn(whole)) if (ROMAN.includes(numeral)) found.add(numeral);
  }
  for (const system of [ROMAN, LETTERS]) {
    const own = system.filter((numeral) => found.has(numeral));
    const isRun = own.every(
      (numeral, at) => numeral === system[at] || (system === ROMAN && numeral === system[at + 1]),
    );
    if (own.length >= FEWEST && own.length === found.size && isRun) return system;
  }
  return [];
}

/**
 * The filing with numbers for the numerals of its proposals, and with the word "Proposal" where its headings only
 * count, so that it reads as any other; quotes are taken from the page, which keeps its words.
 */
export function asNumbered(filing: FilingText): FilingText {
  const system = proposalNumerals(filing);
  if (system.length === 0) return withProposalWord(filing);
  return { ...filing, pages: filing.pages.map((page) => editPage(page, editsOf(page, system))) };
}

function editsOf(page: FlatPage, system: readonly string[]): Edit[] {
  const found = new Map<number, Edit>();
  for (const { at, numeral } of [...mentionsIn(page.text), ...rowsIn(page.lines, system)]) {
    const number = system.indexOf(numeral) + 1;
    if (number > 0) found.set(at, { start: at, end: at + numeral.length, text: String(number) });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

type Numeral = { at: number; numeral: string };

function mentionsIn(text: string): Numeral[] {
  return [...text.matchAll(MENTION)].flatMap((match) => {
    const found: Numeral[] = [];
    let at = match.index + match[0].length;
    for (;;) {
      const numeral = NEXT.exec(text.slice(at, at + 8))?.groups?.numeral;
      if (!numeral) return found;
      found.push({ at, numeral });
      const next = JOINED.exec(text.slice(at + numeral.length, at + 80));
      if (!next) return found;
      at += numeral.length + next[0].length;
    }
  });
}

/** Lines that begin with a numeral, on pages where they run on from the first, and headings. */
function rowsIn(lines: readonly FlatLine[], system: readonly string[]): Numeral[] {
  const rows = lines.flatMap(({ text, start, line }) => {
    const numeral = ROW.exec(text)?.groups?.numeral;
    return numeral && system.includes(numeral)
      ? [{ numeral, at: start + text.indexOf(numeral), isHeading: line.isBold || text === text.toUpperCase() }]
      : [];
  });
  const own = new Set(rows.map(({ numeral }) => numeral));
  const isRun = system.slice(0, FEWEST).every((numeral) => own.has(numeral));
  return rows.filter(
    ({ isHeading, numeral }) => isRun || (isHeading && numeral.length > 1) || (isHeading && own.size === 1),
  );
}
