import { type PageSpace, type Rect } from '../extract/page-space.ts';
import { allocate, heapOf, release, type Pdfium } from '../extract/pdfium.ts';

/** A part of the page as a viewer shows it, four bytes per pixel: blue, green, red, unused. Edges in points. */
export type DrawnRegion = {
  width: number;
  height: number;
  stride: number;
  pixels: Uint8Array;
  left: number;
  right: number;
};

/** Includes annotations, as viewers do. */
const WITH_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;
const MAX_PIXELS = 4_000_000;

/** Draws a rectangle of the page at `scale` pixels per point. Undefined when it is empty or too large. */
export function drawRegion(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  [left, bottom, right, top]: Rect,
  scale: number,
): DrawnRegion | undefined {
  const width = Math.ceil((right - left) * scale);
  const height = Math.ceil((top - bottom) * scale);
  if (!(width >= 1) || !(height >= 1) || width * height > MAX_PIXELS) return undefined;
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  const scratch = allocate(pdfium, 40);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    // Device space begins at the top left of the visible area.
    const matrix = [scale, 0, 0, scale, (space.visible[0] - left) * scale, (top - space.visible[3]) * scale];
    heapOf(pdfium).HEAPF32.set([...matrix, 0, 0, width, height], scratch / 4);
    pdfium.FPDF_RenderPageBitmapWithMatrix(bitmap, page, scratch, scratch + 24, WITH_ANNOTATIONS);
    const buffer = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    return {
      width,
      height,
      stride,
      pixels: heapOf(pdfium).HEAPU8.slice(buffer, buffer + stride * height),
      left,
      right: left + width / scale,
    };
  } finally {
    release(pdfium, scratch);
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
