import type { SectionChange } from '@/lib/changes/compare/compare-filings';

export type Verdict = {
  planted: number;
  found: number;
  /** Words told as added, removed or changed that nobody planted. */
  falseWords: string[];
  isMoveFound: boolean | null;
  /** Sections and paragraphs told as moved that nobody moved. */
  falseMoves: string[];
};

/** Whether a comparison found what was planted, and nothing else. */
export function judgePlanted(
  sections: readonly SectionChange[],
  inserted: readonly string[][],
  movedTitle: string | null,
): Verdict {
  const words = inserted.flat();
  const told = sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ state, words: runs, from, to }) => {
      if (runs.length > 0) return runs.filter(({ op }) => op !== 'same').map(({ text }) => text);
      return state === 'added' || state === 'removed' ? [to ?? from ?? ''] : [];
    }),
  );
  const toldWords = told.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const moved = sections.filter(({ paragraphs }) => paragraphs.some(({ state }) => state === 'moved'));
  const isSame = (title: string) => title.replace(/\W/g, '') === movedTitle?.replace(/\W/g, '');
  return {
    planted: words.length,
    found: words.filter((word) => toldWords.includes(word)).length,
    falseWords: toldWords.filter((word) => !words.includes(word)),
    isMoveFound: movedTitle === null ? null : moved.some(({ title, state }) => state === 'moved' && isSame(title)),
    falseMoves: moved.filter(({ title }) => !isSame(title)).map(({ title, state }) => `${title} [${state}]`),
  };
}
