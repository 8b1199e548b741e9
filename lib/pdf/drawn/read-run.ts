import { type Rect } from '../page-space.ts';
import { type Glyph } from '../read-glyphs.ts';
import { confirmedWords, symbolsOf, wordsOf, type Word } from './compare-reading.ts';
import { drawRegion } from './draw-region.ts';
import { inkOf, toBlackOnWhite, turned } from './ink.ts';
import { type DrawnPage } from './open-drawn-page.ts';
import { type PictureOf, type Recognize } from './recognize.ts';
import { type DrawnRun, type RunReading } from './types.ts';

/** Less than this, of 255, stands out from nothing. */
const LEAST_INK = 20;
/** Of white around the picture, in pixels. */
const MARGIN = 12;
const CLOSE_MARGIN = 4;
/** Height of the type in pixels for a first look at a run, closer ones, and looks at single words. */
const FIRST_LOOK = 36;
const CLOSER_LOOKS: [number, PictureOf][] = [[48, 'line'], [30, 'characters']];
const WORD_LOOKS: [number, PictureOf][] = [[40, 'line'], [36, 'characters'], [20, 'line'], [56, 'characters'], [26, 'line']];
/** Where more words than this differ, the run is another text, and looking closer at each shows nothing new. */
const MOST_WORDS_APART = 6;
/** A line that is so much higher than its type is held open by something larger. */
const OPEN_LINE = 1.7;
/** Gaps that are wider than this, in heights of the type, part the columns of a table. */
const WIDEST_GAP = 12;

const AS_READ: RunReading = { missing: [], isBlank: false, extra: null, failure: null };

/** Compares a run of words with what the page shows in its place. */
export function readRun(drawn: DrawnPage, recognize: Recognize, line: DrawnRun): RunReading {
  const words = wordsOf(line.text);
  if (words.length === 0) return AS_READ;
  const run = withinItsLine(drawn, line);
  const look = lookerAt(drawn, recognize);
  const first = look(run, FIRST_LOOK, 'line');
  if (first === undefined) return { ...AS_READ, isBlank: true };
  if (isRaisedMark(run)) return AS_READ;
  const confirmed = confirmedWords(words, first);
  for (const [height, as] of CLOSER_LOOKS) {
    if (confirmed.every(Boolean)) break;
    const reading = look(run, height, as) ?? '';
    confirmedWords(words, reading).forEach((isSeen, index) => (confirmed[index] ||= isSeen));
  }
  // Text that runs up or down the page.
  for (const way of isTurned(run) ? (['right', 'left'] as const) : []) {
    if (confirmed.every(Boolean)) break;
    const reading = look(run, FIRST_LOOK, 'line', MARGIN, way) ?? '';
    confirmedWords(words, reading).forEach((isSeen, index) => (confirmed[index] ||= isSeen));
  }
  const isOtherText = !isOpen(run) && confirmed.filter((isSeen) => !isSeen).length > MOST_WORDS_APART;
  for (const [index, word] of isOtherText ? [] : words.entries()) {
    if (confirmed[index]) continue;
    const parts: [Part, number][] = [[bareOf(word), CLOSE_MARGIN], [word, MARGIN]];
    for (const [part, margin] of parts) {
      const alone = withinItsLine(drawn, partOf(run, part));
      for (const [height, as] of WORD_LOOKS) confirmed[index] ||= confirmedWords([word], look(alone, height, as, margin) ?? '')[0] ?? false;
    }
  }
  const missing = words.filter((_word, index) => !confirmed[index]).map(({ start, end, text }) => ({ start: run.start + start, end: run.start + end, text }));
  return { missing, isBlank: false, extra: readGap(drawn, look, run), failure: null };
}

type Look = (run: DrawnRun, pixelsHigh: number, as: PictureOf, margin?: number, way?: 'right' | 'left') => string | undefined;

/** Tells what can be read in the place of a run; undefined when nothing stands out there. */
function lookerAt({ pdfium, page, space }: DrawnPage, recognize: Recognize): Look {
  return (run, pixelsHigh, as, margin = as === 'line' ? MARGIN : CLOSE_MARGIN, way) => {
    const size = Math.max(run.fontSize, 3);
    const rect: Rect = [run.left - 0.12 * size, run.bottom - 0.04 * size, run.right + 0.12 * size, run.top + 0.04 * size];
    const region = drawRegion(pdfium, page, space, rect, pixelsHigh / size);
    const ink = region && inkOf(region);
    return ink && ink.strongest >= LEAST_INK ? recognize(toBlackOnWhite(way ? turned(ink, way) : ink, margin), as) : undefined;
  };
}

/** Figures or a word that are drawn in the gap in front of a run, where the text layer has none. */
function readGap(drawn: DrawnPage, look: Look, run: DrawnRun): string | null {
  const room = 0.2 * run.fontSize;
  const [left, right] = [(run.gapFrom ?? run.left) + room, run.left - room];
  if (right - left < room || right - left > WIDEST_GAP * run.fontSize) return null;
  const gap = { ...run, left, right };
  // Words of the text layer that stand there belong to another line of it.
  if (drawn.glyphs().some((glyph) => !glyph.isSpace && isWithin(glyph, gap))) return null;
  const seen = look(gap, FIRST_LOOK, 'line') ?? '';
  if (!isTelling(seen)) return null;
  const again = look(gap, 48, 'line') ?? '';
  return symbolsOf(again) === symbolsOf(seen) ? seen : null;
}

/** Leaders, bullets and the ends of rules are read as single letters, and pieces of a border as a 1. */
function isTelling(seen: string): boolean {
  const symbols = symbolsOf(seen).replace(/[^a-z0-9]/g, '');
  return /[02-9]/.test(symbols) || /[a-z]{2}|1./.test(symbols.replace(/[il]/g, ''));
}

/** The mark of a footnote in a cell of its own: lower than the line's type is. */
function isRaisedMark(run: DrawnRun): boolean {
  return run.top - run.bottom < 0.9 * run.fontSize && /^\s*[([]?(?:\d{1,2}|[a-z])[)\]]?\s*$/i.test(run.text);
}

function isTurned(run: DrawnRun): boolean {
  return isOpen(run) && run.right - run.left < OPEN_LINE * run.fontSize;
}

function isOpen(run: DrawnRun): boolean {
  return run.top - run.bottom >= OPEN_LINE * run.fontSize;
}

/** A run whose line is held open by something larger beside it is as high as its own characters. */
function withinItsLine(drawn: DrawnPage, run: DrawnRun): DrawnRun {
  if (!isOpen(run)) return run;
  const inside = drawn.glyphs().filter((glyph) => !glyph.isSpace && isWithin(glyph, run));
  const lines = Map.groupBy(inside, (glyph) => Math.round(glyph.bottom));
  const wanted = run.text.replace(/\s/g, '');
  const own = [...lines.values()].find((line) => line.map((glyph) => glyph.text).join('').includes(wanted));
  if (!own) return run;
  const [bottom, top] = [Math.min(...own.map((glyph) => glyph.bottom)), Math.max(...own.map((glyph) => glyph.top))];
  return { ...run, bottom, top, fontSize: own[0]?.style.fontSize ?? run.fontSize };
}

function isWithin(glyph: Glyph, { left, bottom, right, top }: DrawnRun): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  return x >= left && x <= right && y >= bottom && y <= top;
}

type Part = Pick<Word, 'start' | 'end'>;

/** A word without its brackets and points. */
function bareOf({ start, end, text }: Word): Part {
  return { start: start + (/^[^\p{L}\p{N}$]*/u.exec(text)?.[0].length ?? 0), end: end - (/[^\p{L}\p{N}%]*$/u.exec(text)?.[0].length ?? 0) };
}

function partOf(run: DrawnRun, { start, end }: Part): DrawnRun {
  const edges = run.edges.slice(2 * start, 2 * end);
  return { ...run, text: run.text.slice(start, end), edges, left: Math.min(...edges), right: Math.max(...edges) };
}
