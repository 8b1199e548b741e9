import { type Rect } from '../extract/page-space.ts';
import { type Glyph } from '../extract/read-glyphs.ts';
import { confirmedWords, readExactly, symbolsOf, comparedWords, type Word } from './compare-reading.ts';
import { drawRegion } from './draw-region.ts';
import { inkOf, toBlackOnWhite, rotateInk, type Ink } from './ink.ts';
import { type KnownShapes } from './known-shapes.ts';
import { type DrawnPage } from './open-drawn-page.ts';
import { type PictureOf, type Recognize } from './recognize.ts';
import { type DrawnRun, type RunReading } from './types.ts';

/** A smaller difference from the background (of 255) counts as empty. */
const LEAST_INK = 20;
/** White margin around the picture, in pixels. */
const MARGIN = 12;
const CLOSE_MARGIN = 4;
/** Height of the type in pixels for the first attempt, for closer ones, and for single words. */
const FIRST_LOOK = 48;
const CLOSER_LOOKS: [number, PictureOf][] = [
  [36, 'line'],
  [48, 'line'],
  [30, 'characters'],
];
const WORD_LOOKS: [number, PictureOf][] = [
  [40, 'line'],
  [36, 'characters'],
  [20, 'line'],
  [56, 'characters'],
  [26, 'line'],
];
/** With more differing words than this, the run is a different text, and examining single words adds nothing. */
const MOST_WORDS_APART = 6;
/** When a larger share of a run is unknown, the whole run is recognized. */
const MOSTLY = 0.6;
/** A line higher than its type by this factor is stretched by something larger in it. */
const OPEN_LINE = 1.7;
/** Wider gaps, in heights of the type, separate table columns, which may contain pictures with words. */
const WIDEST_GAP = 4;

const AS_READ: RunReading = { missing: [], isBlank: false, extra: null, failure: null };

/** Compares a run of words with what the page shows at its position. */
export function readRun(drawn: DrawnPage, recognize: Recognize, shapes: KnownShapes, line: DrawnRun): RunReading {
  const words = comparedWords(line.text);
  if (words.length === 0) return AS_READ;
  const run = withinItsLine(drawn, line);
  const look = readerAt(drawn, recognize);
  const picture = inkOfRun(drawn, run, FIRST_LOOK);
  if (!picture || picture.strongest < LEAST_INK) return { ...AS_READ, isBlank: true };
  if (isRaisedMark(run)) return AS_READ;
  const confirmed = words.map(() => false);
  const confirm = (reading: string | undefined, from = 0, to = words.length) => {
    confirmedWords(words.slice(from, to), reading ?? '').forEach(
      (isSeen, index) => (confirmed[from + index] ||= isSeen),
    );
  };
  for (const { from, to, start, end } of unknownStretches(shapes, run, picture, words, confirmed)) {
    const reading = look(partOf(run, { start, end }), FIRST_LOOK, 'line') ?? '';
    confirm(reading, from, to);
    addKnownShapes(
      shapes,
      run,
      picture,
      { start, end },
      reading,
      words.slice(from, to).every((_word, index) => confirmed[from + index]),
    );
  }
  for (const [height, as] of CLOSER_LOOKS) {
    if (confirmed.every(Boolean)) break;
    confirm(look(run, height, as));
  }
  // Text that runs up or down the page.
  for (const way of isTurned(run) ? (['right', 'left'] as const) : []) {
    if (confirmed.every(Boolean)) break;
    confirm(look(run, FIRST_LOOK, 'line', MARGIN, way));
  }
  const isOtherText = !isOpen(run) && confirmed.filter((isSeen) => !isSeen).length > MOST_WORDS_APART;
  for (const [index, word] of isOtherText ? [] : words.entries()) {
    if (confirmed[index]) continue;
    const parts: [Part, number][] = [
      [bareOf(word), CLOSE_MARGIN],
      [word, MARGIN],
    ];
    for (const [part, margin] of parts) {
      const alone = withinItsLine(drawn, partOf(run, part));
      for (const [height, as] of WORD_LOOKS)
        confirmed[index] ||= confirmedWords([word], look(alone, height, as, margin) ?? '')[0] ?? false;
    }
  }
  const missing = words
    .filter((word, index) => !confirmed[index] && !isRaisedFigure(drawn, run, word))
    .map(({ start, end, text }) => ({ start: run.start + start, end: run.start + end, text }));
  return { missing, isBlank: false, extra: readGap(drawn, look, run), failure: null };
}

/** Words from `from` to `to` of a run, with the range of characters that they and the signs before them take. */
type Stretch = { from: number; to: number; start: number; end: number };

/**
 * The stretches of words that must be recognized because their shapes are not known. Words with known shapes are marked
 * as confirmed.
 */
function unknownStretches(
  shapes: KnownShapes,
  run: DrawnRun,
  picture: Ink,
  words: readonly Word[],
  confirmed: boolean[],
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, word] of words.entries()) {
    const start = words[index - 1]?.end ?? 0;
    const end = index === words.length - 1 ? run.text.length : word.end;
    confirmed[index] = shapes.areDrawn(run, picture, start, end);
    const last = stretches.at(-1);
    if (confirmed[index]) continue;
    if (last?.to === index) [last.to, last.end] = [index + 1, end];
    else stretches.push({ from: index, to: index + 1, start, end });
  }
  const unknown = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  return unknown > MOSTLY * run.text.length
    ? [{ from: 0, to: words.length, start: 0, end: run.text.length }]
    : stretches;
}

/** Stores the shapes of words that were read exactly, in a stretch without additional characters. */
function addKnownShapes(
  shapes: KnownShapes,
  run: DrawnRun,
  picture: Ink,
  { start, end }: Part,
  reading: string,
  isConfirmed: boolean,
): void {
  if (!isConfirmed) return;
  const tokens = [...run.text.slice(start, end).matchAll(/\S+/g)];
  const exact = readExactly(
    tokens.map((token) => token[0]),
    reading,
  );
  tokens.forEach((token, index) => {
    if (exact[index]) shapes.learn(run, picture, start + token.index, start + token.index + token[0].length);
  });
}

type Look = (
  run: DrawnRun,
  pixelsHigh: number,
  as: PictureOf,
  margin?: number,
  way?: 'right' | 'left',
) => string | undefined;

/**
 * Returns a function that reads the text drawn at a run's position; its result is undefined when nothing is drawn
 * there.
 */
function readerAt(drawn: DrawnPage, recognize: Recognize): Look {
  return (run, pixelsHigh, as, margin = as === 'line' ? MARGIN : CLOSE_MARGIN, way) => {
    const ink = inkOfRun(drawn, run, pixelsHigh);
    return ink && ink.strongest >= LEAST_INK
      ? recognize(toBlackOnWhite(way ? rotateInk(ink, way) : ink, margin), as)
      : undefined;
  };
}

function inkOfRun({ pdfium, page, space }: DrawnPage, run: DrawnRun, pixelsHigh: number): Ink | undefined {
  const size = Math.max(run.fontSize, 3);
  const rect: Rect = [run.left - 0.12 * size, run.bottom - 0.04 * size, run.right + 0.12 * size, run.top + 0.04 * size];
  const region = drawRegion(pdfium, page, space, rect, pixelsHigh / size);
  return region && inkOf(region);
}

/** Digits or a word drawn in the gap before a run where the text layer has none; null when there is nothing. */
function readGap(drawn: DrawnPage, look: Look, run: DrawnRun): string | null {
  const room = 0.2 * run.fontSize;
  const [left, right] = [(run.gapFrom ?? run.left) + room, run.left - room];
  if (right - left < room || right - left > WIDEST_GAP * run.fontSize) return null;
  const gap = { ...run, left, right };
  // The text layer has words at this position, in another line.
  if (drawn.glyphs().some((glyph) => !glyph.isSpace && touches(glyph, gap))) return null;
  const seen = look(gap, FIRST_LOOK, 'line') ?? '';
  if (!isTelling(seen)) return null;
  const again = look(gap, 48, 'line') ?? '';
  return symbolsOf(again) === symbolsOf(seen) ? seen : null;
}

/**
 * Whether the reading is more than noise: leaders, bullets and ends of rules are read as single letters, and pieces of
 * a border as 1.
 */
function isTelling(seen: string): boolean {
  const symbols = symbolsOf(seen).replace(/[^a-z0-9]/g, '');
  return /[02-9]/.test(symbols) || /[a-z]{2}|1./.test(symbols.replace(/[il]/g, ''));
}

/** A footnote mark in a cell of its own: lower in height than the type of the line. */
function isRaisedMark(run: DrawnRun): boolean {
  return run.top - run.bottom < 0.9 * run.fontSize && /^\s*[([]?(?:\d{1,2}|[a-z])[)\]]?\s*$/i.test(run.text);
}

/** A footnote mark without brackets after a word: smaller than the run's type, and raised. */
function isRaisedFigure(drawn: DrawnPage, run: DrawnRun, word: Word): boolean {
  if (word.start === 0 || !/^\d{1,2}$/.test(word.text)) return false;
  const own = drawn.glyphs().filter((glyph) => !glyph.isSpace && isWithin(glyph, partOf(run, word)));
  const isSmall = (glyph: Glyph) => glyph.style.fontSize < 0.85 * run.fontSize;
  return (
    own.length === word.text.length &&
    own.every((glyph) => isSmall(glyph) && glyph.bottom > run.bottom + 0.1 * run.fontSize)
  );
}

function isTurned(run: DrawnRun): boolean {
  return isOpen(run) && run.right - run.left < OPEN_LINE * run.fontSize;
}

function isOpen(run: DrawnRun): boolean {
  return run.top - run.bottom >= OPEN_LINE * run.fontSize;
}

/** A run in a line stretched by something larger beside it gets the height of its own characters. */
function withinItsLine(drawn: DrawnPage, run: DrawnRun): DrawnRun {
  if (!isOpen(run)) return run;
  const inside = drawn.glyphs().filter((glyph) => !glyph.isSpace && isWithin(glyph, run));
  const lines = Map.groupBy(inside, (glyph) => Math.round(glyph.bottom));
  const wanted = run.text.replace(/\s/g, '');
  const own = [...lines.values()].find((line) =>
    line
      .map((glyph) => glyph.text)
      .join('')
      .includes(wanted),
  );
  if (!own) return run;
  const [bottom, top] = [Math.min(...own.map((glyph) => glyph.bottom)), Math.max(...own.map((glyph) => glyph.top))];
  return { ...run, bottom, top, fontSize: own[0]?.style.fontSize ?? run.fontSize };
}

function touches(glyph: Glyph, { left, bottom, right, top }: DrawnRun): boolean {
  return glyph.left < right && glyph.right > left && glyph.bottom < top && glyph.top > bottom;
}

function isWithin(glyph: Glyph, { left, bottom, right, top }: DrawnRun): boolean {
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  return x >= left && x <= right && y >= bottom && y <= top;
}

type Part = Pick<Word, 'start' | 'end'>;

/** A word without its brackets and full stops. */
function bareOf({ start, end, text }: Word): Part {
  return {
    start: start + (/^[^\p{L}\p{N}$]*/u.exec(text)?.[0].length ?? 0),
    end: end - (/[^\p{L}\p{N}%]*$/u.exec(text)?.[0].length ?? 0),
  };
}

function partOf(run: DrawnRun, { start, end }: Part): DrawnRun {
  const edges = run.edges.slice(2 * start, 2 * end);
  return { ...run, text: run.text.slice(start, end), edges, left: Math.min(...edges), right: Math.max(...edges) };
}
