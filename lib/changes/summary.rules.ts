import { formatCounted } from '@/lib/format/numbers';
import type { ChangesSummary, CompanyChanges, FactChange, ParagraphView, SectionView } from './schema';

export type WordPiece = { op: 'same' | 'insert' | 'delete'; text: string } | { op: 'alike'; sentences: number };

/** How many words are shown around a change. */
const NEAR_WORDS = 14;
/** Only sentence ends, not the sentences of `lib/format/sentences`: a piece of a change begins and ends within one. */
const SENTENCE_END = /[.?!]["'”’)]*\s/g;
const ENDS = /[.?!]["'”’)]*$/;

/** The words of a change with those around them; longer stretches that stay are counted in sentences. */
export function shortenWords(words: ParagraphView['words']): WordPiece[] {
  return words.flatMap(({ op, text }, index): WordPiece[] => {
    if (op !== 'same') return [{ op, text }];
    const before = index === 0 ? '' : firstWords(text);
    const after = index === words.length - 1 ? '' : lastWords(text);
    const left = text.length - before.length - after.length;
    if (left < 40) return [{ op, text }];
    const cut = text.slice(before.length, text.length - after.length);
    const sentences = [...`${cut} `.matchAll(SENTENCE_END)].length;
    return [
      ...(before ? [{ op: 'same' as const, text: before }] : []),
      { op: 'alike', sentences },
      ...(after ? [{ op: 'same' as const, text: after }] : []),
    ];
  });
}

/** The first words of a stretch, at most up to the end of its first sentence. */
function firstWords(text: string): string {
  const words = text.match(/\s*\S+/g) ?? [];
  const near = words.slice(0, NEAR_WORDS);
  const end = near.findIndex((word) => ENDS.test(word));
  return near.slice(0, end === -1 ? NEAR_WORDS : end + 1).join('');
}

/** The last words of a stretch, at most from the start of its last sentence. */
function lastWords(text: string): string {
  const words = text.match(/\s*\S+/g) ?? [];
  const near = words.slice(-NEAR_WORDS);
  const start = near.findLastIndex((word, index) => index < near.length - 1 && ENDS.test(word));
  return near.slice(start + 1).join('') + (/\s+$/.exec(text)?.[0] ?? '');
}

/** Changed paragraphs that deserve attention; boilerplate and number-only changes are skipped. */
export function changedParagraphs(section: SectionView): ParagraphView[] {
  return section.paragraphs.filter(({ state, fold, words }) => {
    if (state === 'same' || fold !== null) return false;
    return state !== 'moved' || words.length > 0;
  });
}

export type SectionCounts = { total: number; changed: number; alike: number; folded: number };

/**
 * How many sections changed, how many say the same, and in how many nothing but figures or standard wording changed.
 */
export function countSections(sections: readonly SectionView[]): SectionCounts {
  const alike = sections.filter(({ state }) => state === 'same').length;
  const changed = sections.filter(
    (section) => section.state === 'moved' || changedParagraphs(section).length > 0,
  ).length;
  return { total: sections.length, changed, alike, folded: sections.length - alike - changed };
}

/** What a report keeps of the changes: everything but the longest part of the text. */
export function summarizeChanges(changes: CompanyChanges, mostParagraphs: number): ChangesSummary {
  const counts = countSections(changes.sections);
  let left = mostParagraphs;
  let leftOut = 0;
  const sections = changes.sections.flatMap((section) => {
    const paragraphs = changedParagraphs(section);
    if (paragraphs.length === 0 && section.state !== 'moved') return [];
    const kept = paragraphs.slice(0, Math.max(0, left));
    left -= kept.length;
    leftOut += paragraphs.length - kept.length;
    if (kept.length === 0 && paragraphs.length > 0) return [];
    return [
      {
        title: section.title,
        state: section.state,
        words_added: section.words_added,
        words_removed: section.words_removed,
        paragraphs: kept.map(({ state, from, to, words, from_page, to_page }) => ({
          state,
          from_page,
          to_page,
          text: words.length > 0 ? null : shortText(to ?? from ?? ''),
          words: shortenWords(words).map((piece) =>
            piece.op === 'alike' ? { op: 'alike' as const, text: unchangedText(piece.sentences) } : piece,
          ),
        })),
      },
    ];
  });
  const { from, to, facts, facts_same, nominees, proposals } = changes;
  return { from, to, facts, facts_same, nominees, proposals, counts, sections, left_out: leftOut };
}

const LONGEST_TEXT = 700;

function shortText(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT).replace(/\s\S*$/, '')} …`;
}

/** What replaces unchanged text between two changes: " … 3 sentences alike … ", or " … " for less than a sentence. */
export function unchangedText(sentences: number): string {
  if (sentences === 0) return ' … ';
  return ` … ${formatCounted(sentences, 'sentence')} alike … `;
}

/** A statement found in one filing only may still be in the other, in wording that was not recognised. */
export function differenceText({ from, to, difference }: FactChange): string {
  if (from === null) return 'newly stated';
  if (to === null) return 'not found';
  return difference ?? 'changed';
}
