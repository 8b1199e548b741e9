import { type PageSpace, type Rect } from './page-space.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

/** The drawn page; `contrast` is the range of brightness, 0 to 255, within a rectangle. */
export type PagePicture = { contrast: (rect: Rect) => number };

const MAX_PIXELS = 4_000_000;
const WHITE = 0xffffffff;

/** Draws the page in memory at about one pixel per point. Undefined when the page is too large. */
export function drawPage(pdfium: Pdfium, page: number, space: PageSpace): PagePicture | undefined {
  const [left, bottom, right, top] = space.visible;
  const width = Math.round(right - left);
  const height = Math.round(top - bottom);
  if (width < 1 || height < 1 || width * height > MAX_PIXELS) return undefined;
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const pixels = heapOf(pdfium).HEAPU8.slice(buffer, buffer + stride * height);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return {
    contrast: ([l, b, r, t]) => contrastIn(pixels, stride, width, height, [l - left, b - bottom, r - left, t - bottom]),
  };
}

function contrastIn(
  pixels: Uint8Array,
  stride: number,
  width: number,
  height: number,
  [left, bottom, right, top]: Rect,
): number {
  let darkest = 255;
  let brightest = 0;
  for (let row = Math.max(0, Math.floor(height - top)); row < Math.min(height, Math.ceil(height - bottom)); row += 1) {
    for (let column = Math.max(0, Math.floor(left)); column < Math.min(width, Math.ceil(right)); column += 1) {
      const at = row * stride + column * 4;
      const brightness = 0.114 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.299 * (pixels[at + 2] ?? 0);
      darkest = Math.min(darkest, brightness);
      brightest = Math.max(brightest, brightness);
    }
  }
  return Math.max(0, brightest - darkest);
}
