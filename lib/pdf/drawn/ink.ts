import { type DrawnRegion } from './draw-region.ts';

/**
 * How far each pixel differs from the background (0 to 255), and the largest difference. `left` and `right` are
 * positions on the page.
 */
export type Ink = { width: number; height: number; depth: Uint8Array; strongest: number; left: number; right: number };

/** A row or column of pixels with ink over this share of its length is a rule of a table, not part of a letter. */
const RULE_SHARE = 0.97;
const FAINT = 24;

/** Share of pixels that counts as the strongest ink: enough to distinguish a thin stroke from noise. */
const STRONG_SHARE = 0.002;

/** Measures how far every pixel differs from the most frequent colour of the region, lighter or darker. */
export function inkOf({ width, height, stride, pixels, left, right }: DrawnRegion): Ink {
  const [blue, green, red] = backgroundOf({ width, height, stride, pixels, left, right });
  const depth = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * stride + column * 4;
      const difference = Math.max(
        Math.abs((pixels[at] ?? 0) - blue),
        Math.abs((pixels[at + 1] ?? 0) - green),
        Math.abs((pixels[at + 2] ?? 0) - red),
      );
      depth[row * width + column] = difference;
    }
  }
  eraseRules(depth, width, height);
  for (const value of depth) counts[value] = (counts[value] ?? 0) + 1;
  let rest = Math.max(3, width * height * STRONG_SHARE);
  let strongest = 255;
  while (strongest > 0 && rest > (counts[strongest] ?? 0)) {
    rest -= counts[strongest] ?? 0;
    strongest -= 1;
  }
  return { width, height, depth, strongest, left, right };
}

function eraseRules(depth: Uint8Array, width: number, height: number): void {
  const inkedRows = new Uint32Array(height);
  const inkedColumns = new Uint32Array(width);
  for (let at = 0; at < depth.length; at += 1) {
    if ((depth[at] ?? 0) <= FAINT) continue;
    const [row, column] = [Math.floor(at / width), at % width];
    inkedRows[row] = (inkedRows[row] ?? 0) + 1;
    inkedColumns[column] = (inkedColumns[column] ?? 0) + 1;
  }
  for (let at = 0; at < depth.length; at += 1) {
    if (
      (inkedRows[Math.floor(at / width)] ?? 0) >= width * RULE_SHARE ||
      (inkedColumns[at % width] ?? 0) >= height * RULE_SHARE
    )
      depth[at] = 0;
  }
}

function backgroundOf({ width, height, stride, pixels }: DrawnRegion): [number, number, number] {
  const counts = new Map<number, number>();
  let best = 0;
  let background: [number, number, number] = [255, 255, 255];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * stride + column * 4;
      const color: [number, number, number] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const key = (color[0] >> 3) * 1024 + (color[1] >> 3) * 32 + (color[2] >> 3);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > best) [best, background] = [count, color];
    }
  }
  return background;
}

/** The same ink rotated by 90 degrees to the right or left. */
export function rotateInk({ width, height, depth, ...rest }: Ink, way: 'right' | 'left'): Ink {
  const result = new Uint8Array(depth.length);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = way === 'right' ? column * height + (height - 1 - row) : (width - 1 - column) * height + row;
      result[at] = depth[row * width + column] ?? 0;
    }
  }
  return { ...rest, width: height, height: width, depth: result };
}

/** Black on white with a margin around it, as the recognizer needs it: four bytes per pixel. */
export function toBlackOnWhite(
  { width, height, depth, strongest }: Ink,
  margin: number,
): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> } {
  const outerWidth = width + 2 * margin;
  const outerHeight = height + 2 * margin;
  const data = new Uint8ClampedArray(outerWidth * outerHeight * 4).fill(255);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const shade = 255 - Math.min(255, ((depth[row * width + column] ?? 0) * 255) / Math.max(1, strongest));
      data.fill(
        shade,
        ((row + margin) * outerWidth + column + margin) * 4,
        ((row + margin) * outerWidth + column + margin) * 4 + 3,
      );
    }
  }
  return { width: outerWidth, height: outerHeight, data };
}
