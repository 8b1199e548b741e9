import { type Ink } from './ink.ts';
import { type DrawnRun } from './types.ts';

/**
 * Shapes of characters that the recognizer confirmed earlier, in this or another document. A character whose cell
 * contains exactly such a shape need not be recognized again: a line of known shapes takes a tenth of the time.
 */
export type KnownShapes = {
  /** Whether the characters from `start` to `end` have known shapes and the spaces are empty. */
  areDrawn: (run: DrawnRun, picture: Ink, start: number, end: number) => boolean;
  /** Stores the shapes of the characters from `start` to `end`, which the recognizer has confirmed. */
  learn: (run: DrawnRun, picture: Ink, start: number, end: number) => void;
};

/** The inked pixels of a cell, and the pixels that are inked or adjacent to ink. */
type Shape = { width: number; height: number; inked: number[]; near: Uint8Array };

const MOST_SHAPES = 16;
/** Minimum ink, relative to the strongest (255), of a stroke and of its blurred edge. */
const STROKE = 150;
const EDGE = 110;
/**
 * Most stroke pixels (and share of them) without a counterpart: the tip of a serif, but never a stroke or the tail of a
 * comma.
 */
const MOST_APART = 3;
const SHARE_APART = 0.015;
const SHIFTS = [0, -1, 1];

/** The shapes of characters that were already confirmed on a page, so that equal ones need no recognizer. */
export function knownShapes(): KnownShapes {
  const shapes = new Map<string, Shape[]>();

  return {
    areDrawn(run, picture, start, end) {
      for (let index = start; index < end; index += 1) {
        const char = run.text.charAt(index);
        const shape = shapeAt(run, picture, index);
        if (!shape) return false;
        if (char.trim() === '') {
          if (shape.inked.length > MOST_APART) return false;
        } else if (!(shapes.get(char) ?? []).some((known) => isSame(known, shape))) return false;
      }
      return true;
    },
    learn(run, picture, start, end) {
      for (let index = start; index < end; index += 1) {
        const shape = shapeAt(run, picture, index);
        if (!shape || shape.inked.length === 0) continue;
        const known = shapes.get(run.text.charAt(index)) ?? [];
        if (known.some((other) => isSame(other, shape))) continue;
        shapes.set(run.text.charAt(index), [shape, ...known].slice(0, MOST_SHAPES));
      }
    },
  };
}

/** The cell of a character, from its left edge to that of the next, in the picture of its run. */
function shapeAt(run: DrawnRun, picture: Ink, index: number): Shape | undefined {
  const perPoint = picture.width / (picture.right - picture.left);
  const edge = (at: number) => Math.round(((run.edges[at] ?? run.right) - picture.left) * perPoint);
  const isLast = index === run.text.length - 1;
  const [from, to] = [
    Math.max(0, edge(2 * index)),
    Math.min(picture.width, isLast ? edge(2 * index + 1) : Math.max(edge(2 * index + 1), edge(2 * index + 2))),
  ];
  const width = to - from;
  if (width < 1 || width > 4 * picture.height) return undefined;
  const strongest = Math.max(1, picture.strongest);
  const inked: number[] = [];
  const near = new Uint8Array((width + 2) * (picture.height + 2));
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const depth = ((picture.depth[row * picture.width + from + column] ?? 0) * 255) / strongest;
      if (depth < EDGE) continue;
      if (depth >= STROKE) inked.push(row * 4096 + column);
      for (let dy = 0; dy <= 2; dy += 1)
        near.fill(1, (row + dy) * (width + 2) + column, (row + dy) * (width + 2) + column + 3);
    }
  }
  return { width, height: picture.height, inked, near };
}

function isSame(one: Shape, other: Shape): boolean {
  if (Math.abs(one.width - other.width) > 2 || Math.abs(one.height - other.height) > 2) return false;
  if (
    Math.abs(one.inked.length - other.inked.length) >
    0.25 * Math.max(one.inked.length, other.inked.length) + MOST_APART
  )
    return false;
  const most = Math.min(MOST_APART, Math.floor(SHARE_APART * one.inked.length));
  return SHIFTS.some((dx) =>
    SHIFTS.some((dy) => unmatchedPixels(one, other, dx, dy) + unmatchedPixels(other, one, -dx, -dy) <= most),
  );
}

/** Number of stroke pixels of one shape without ink of the other at or beside them. */
function unmatchedPixels(one: Shape, other: Shape, dx: number, dy: number): number {
  let count = 0;
  for (const at of one.inked) {
    const row = (at >> 12) + dy + 1;
    const column = (at & 4095) + dx + 1;
    const isInside = row >= 0 && column >= 0 && row < other.height + 2 && column < other.width + 2;
    if ((!isInside || other.near[row * (other.width + 2) + column] === 0) && (count += 1) > MOST_APART) return count;
  }
  return count;
}
