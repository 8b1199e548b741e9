import type { ParagraphChange, SectionChange } from '@/lib/changes/compare/compare-filings';
import type { Planted } from './plant';

export type Verdict = {
  planted: number;
  found: number;
  /** Words reported as added, removed or changed that were not planted. */
  falseWords: string[];
  isMoveFound: boolean | null;
  /** Paragraphs reported as moved that were not moved. */
  falseMoves: string[];
};

/**
 * Share of the moved section's words that must be reported as moved: a line of it may be set beside the next section.
 */
const LEAST_MOVED = 0.9;

/**
 * Whether a comparison found what was planted, and nothing else. A moved section is judged by its text: its heading may
 * be set as the row of a table, so that the text is under another one.
 */
export function judgePlanted(
  sections: readonly SectionChange[],
  { inserted, movedTitle, movedLines }: Planted,
): Verdict {
  const words = inserted.flat();
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  const told = paragraphs.flatMap(({ state, words: runs, from, to }) => {
    if (runs.length > 0) return runs.filter(({ op }) => op !== 'same').map(({ text }) => text);
    return state === 'added' || state === 'removed' ? [to ?? from ?? ''] : [];
  });
  const toldWords = told.flatMap(wordsOf);
  const moved = paragraphs.filter(({ state }) => state === 'moved');
  const sectionWords = movedLines.flatMap(wordsOf);
  const share = shareIn(sectionWords, moved.flatMap(textWords));
  return {
    planted: words.length,
    found: words.filter((word) => toldWords.includes(word)).length,
    falseWords: toldWords.filter((word) => !words.includes(word)),
    isMoveFound: movedTitle === null ? null : share >= LEAST_MOVED,
    falseMoves: moved
      .filter(
        (paragraph) => textWords(paragraph).length > 0 && shareIn(textWords(paragraph), sectionWords) < LEAST_MOVED / 2,
      )
      .map(({ from, to }) => to ?? from ?? ''),
  };
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const textWords = ({ from, to }: ParagraphChange) => wordsOf(to ?? from ?? '');

/** Share of words that others hold. */
function shareIn(words: readonly string[], others: readonly string[]): number {
  const held = new Set(others);
  return words.length === 0 ? 0 : words.filter((word) => held.has(word)).length / words.length;
}
