import { type Glyph } from './read-glyphs.ts';
import { type Segment } from './segments.ts';

/** Usual gaps between letters, in ems, that are letter-spacing; above it each letter may be a word of its own. */
const APART = { least: 0.05, most: 0.4 };
/** By how much a gap between words is wider than the one between letters, in ems. */
const WORD_SPACE = 0.15;
const FEWEST_GAPS = 5;

type Gap = { before: Glyph; after: Glyph; width: number; spaces: Glyph[] };

/**
 * Letters set apart ("E L E C T I O N") are one word: takes out the spaces that a gap alone suggested, where it is no
 * wider than the others of the segment. Spaces that the page prints stay.
 */
export function closeSpacedLetters(segment: Segment): void {
  if (segment.isTurned) return;
  const gaps = gapsOf(segment.glyphs);
  const ofLetters = gaps.filter(({ before, after }) => LETTER.test(before.text) && LETTER.test(after.text));
  if (ofLetters.length < FEWEST_GAPS) return;
  const usual = median(ofLetters.map(({ width }) => width / segment.fontSize));
  if (usual < APART.least || usual > APART.most) return;
  const tooNarrow = gaps.filter(
    ({ before, after, width }) =>
      OF_WORD.test(before.text) && OF_WORD.test(after.text) && width / segment.fontSize < usual + WORD_SPACE,
  );
  const dropped = new Set(tooNarrow.flatMap(({ spaces }) => spaces));
  segment.glyphs = segment.glyphs.filter((glyph) => !dropped.has(glyph));
}

/** The gaps between neighbours that no printed space parts. */
function gapsOf(glyphs: readonly Glyph[]): Gap[] {
  const gaps: Gap[] = [];
  let before: Glyph | undefined;
  let spaces: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      spaces.push(glyph);
      continue;
    }
    if (before && !spaces.some(({ isPrinted }) => isPrinted))
      gaps.push({ before, after: glyph, width: glyph.left - before.right, spaces });
    before = glyph;
    spaces = [];
  }
  return gaps;
}

const LETTER = /^\p{L}$/u;
const OF_WORD = /^[\p{L}\p{N}'’&-]$/u;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
