import { foldText, type FoldedText } from '../quotes/folded-text.ts';
import { INSTRUCTION_PATTERNS, SQUEEZED_PATTERNS } from './instruction-patterns.ts';
import { type DocumentWarning, type PageLayout } from '../types.ts';

const EXCERPT_CHARS = 200;
const CHARS_BEFORE = 40;

/**
 * Ranges of a text that address a language model, in reading order. Found also when letters are hidden between other
 * characters.
 */
export function instructionRanges(text: string): [start: number, end: number][] {
  const folded = foldText(text);
  return [...matchesIn(folded, INSTRUCTION_PATTERNS), ...matchesIn(squeezed(folded), SQUEEZED_PATTERNS)].sort(
    (a, b) => a[0] - b[0],
  );
}

function matchesIn({ text, offsets }: FoldedText, patterns: readonly RegExp[]): [number, number][] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): [number, number] => [
      offsets[match.index] ?? 0,
      (offsets[match.index + match[0].length - 1] ?? 0) + 1,
    ]),
  );
}

function squeezed({ text, offsets }: FoldedText): FoldedText {
  return { text: text.replaceAll(' ', ''), offsets: offsets.filter((_, at) => text[at] !== ' ') };
}

/** Whether a part of the text addresses a language model. */
export function addressesModel(text: string): boolean {
  return instructionRanges(text).length > 0;
}

/**
 * Finds text on a page that looks like instructions to a language model. It is reported to the user and never followed.
 */
export function findInstructions(page: Pick<PageLayout, 'page' | 'text'>): DocumentWarning[] {
  const [first] = instructionRanges(page.text);
  if (!first) return [];
  const before = foldText(page.text.slice(Math.max(0, first[0] - CHARS_BEFORE), first[0])).text;
  const excerpt = `${before}${foldText(page.text.slice(first[0], first[0] + EXCERPT_CHARS)).text}`
    .slice(0, EXCERPT_CHARS)
    .trim();
  return [
    {
      kind: 'instruction_like_text',
      page: page.page,
      excerpt,
      detail:
        'This page contains text written like an instruction to a machine. It is treated as plain text and not ' +
        'followed.',
    },
  ];
}
