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
export function inkOf(region: DrawnRegion): Ink {
  const { width, height, stride, pixels, left, right } = region;
  const background = backgroundOf(region);
  const [blue, green, red] = [background & 255, (background >> 8) & 255, background >> 16];
  const depth = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, at = row * stride; column < width; column += 1, at += 4) {
      const byBlue = Math.abs((pixels[at] ?? 0) - blue);
      const byGreen = Math.abs((pixels[at + 1] ?? 0) - green);
      const byRed = Math.abs((pixels[at + 2] ?? 0) - red);
      depth[row * width + column] = Math.max(byBlue, byGreen, byRed);
    }
  }
  eraseRules(depth, width, height);
  return { width, height, depth, strongest: strongestOf(depth), left, right };
}

/** The difference that all but a small share of the pixels stay below. */
function strongestOf(depth: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const value of depth) counts[value] = (counts[value] ?? 0) + 1;
  let rest = Math.max(3, depth.length * STRONG_SHARE);
  let strongest = 255;
  while (strongest > 0 && rest > (counts[strongest] ?? 0)) {
    rest -= counts[strongest] ?? 0;
    strongest -= 1;
  }
  return strongest;
}

function eraseRules(depth: Uint8Array, width: number, height: number): void {
  const inkedRows = new Uint32Array(height);
  const inkedColumns = new Uint32Array(width);
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      if ((depth[at] ?? 0) <= FAINT) continue;
      inkedRows[row] = (inkedRows[row] ?? 0) + 1;
      inkedColumns[column] = (inkedColumns[column] ?? 0) + 1;
    }
  }
  for (const [row, inked] of inkedRows.entries())
    if (inked >= width * RULE_SHARE) depth.fill(0, row * width, (row + 1) * width);
  for (const [column, inked] of inkedColumns.entries()) {
    if (inked < height * RULE_SHARE) continue;
    for (let row = 0; row < height; row += 1) depth[row * width + column] = 0;
  }
}

/** Colours that differ in the last three bits of a part only are counted together. */
const counts = new Uint32Array(32 * 32 * 32);

/** The most frequent colour: red in the highest of three bytes, blue in the lowest. */
function backgroundOf({ width, height, stride, pixels }: DrawnRegion): number {
  counts.fill(0);
  let best = 0;
  let background = 0xff_ff_ff;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, at = row * stride; column < width; column += 1, at += 4) {
      const blue = pixels[at] ?? 0;
      const green = pixels[at + 1] ?? 0;
      const red = pixels[at + 2] ?? 0;
      const key = ((blue >> 3) << 10) | ((green >> 3) << 5) | (red >> 3);
      const count = (counts[key] ?? 0) + 1;
      counts[key] = count;
      if (count <= best) continue;
      best = count;
      background = (red << 16) | (green << 8) | blue;
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
  // As pixels of four bytes, the last of which stays 255.
  const pixels = new Uint32Array(outerWidth * outerHeight).fill(0xff_ff_ff_ff);
  const shades = Uint8ClampedArray.from({ length: 256 }, (_, value) => 255 - (value * 255) / Math.max(1, strongest));
  for (let row = 0, at = 0; row < height; row += 1) {
    const start = (row + margin) * outerWidth + margin;
    for (let column = 0; column < width; column += 1, at += 1) {
      const shade = shades[depth[at] ?? 0] ?? 0;
      pixels[start + column] = 0xff_00_00_00 | (shade << 16) | (shade << 8) | shade;
    }
  }
  const data = new Uint8ClampedArray(pixels.buffer);
  return { width: outerWidth, height: outerHeight, data };
}
