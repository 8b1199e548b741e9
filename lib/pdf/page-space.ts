import { allocate, heapOf, release, type Pdfium } from './pdfium.ts';

/** Left, bottom, right, top in points. */
export type Rect = [number, number, number, number];

/** Maps PDF user space to the page as a reader sees it: crop box and rotation applied, origin at its bottom left. */
export type PageSpace = { width: number; height: number; toPage: (rect: Rect) => Rect };

export function readPageSpace(pdfium: Pdfium, page: number): PageSpace {
  const scratch = allocate(pdfium, 16);
  let box: Rect = [0, 0, pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  if (pdfium.FPDF_GetPageBoundingBox(page, scratch)) {
    // FS_RECTF is left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = heapOf(pdfium).HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
    box = [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
  }
  release(pdfium, scratch);
  return makePageSpace(box, pdfium.FPDFPage_GetRotation(page));
}

/** `quarterTurns` is the page's /Rotate in clockwise steps of 90 degrees. */
export function makePageSpace([left, bottom, right, top]: Rect, quarterTurns: number): PageSpace {
  const boxWidth = right - left;
  const boxHeight = top - bottom;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 1:
      return { width: boxHeight, height: boxWidth, toPage: ([l, b, r, t]) => [b - bottom, right - r, t - bottom, right - l] };
    case 2:
      return { width: boxWidth, height: boxHeight, toPage: ([l, b, r, t]) => [right - r, top - t, right - l, top - b] };
    case 3:
      return { width: boxHeight, height: boxWidth, toPage: ([l, b, r, t]) => [top - t, l - left, top - b, r - left] };
    default:
      return { width: boxWidth, height: boxHeight, toPage: ([l, b, r, t]) => [l - left, b - bottom, r - left, t - bottom] };
  }
}
