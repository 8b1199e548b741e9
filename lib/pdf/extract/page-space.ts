import { allocate, heapOf, release, type Pdfium } from './pdfium.ts';

/** Left, bottom, right, top in points. */
export type Rect = [number, number, number, number];

/**
 * Maps PDF user space to the upright media box of the page, with the origin at its bottom left. On nearly every page
 * the two are the same. A crop box moves nothing; it only limits the visible part.
 */
export type PageSpace = { width: number; height: number; visible: Rect; toPage: (rect: Rect) => Rect };

/**
 * The page's size and its transformation to upright coordinates in points; `page` is PDFium's handle of an open page.
 */
export function readPageSpace(pdfium: Pdfium, page: number): PageSpace {
  const visible = readVisibleBox(pdfium, page);
  return makePageSpace(readMediaBox(pdfium, page) ?? visible, visible, pdfium.FPDFPage_GetRotation(page));
}

function readVisibleBox(pdfium: Pdfium, page: number): Rect {
  const scratch = allocate(pdfium, 16);
  const isRead = pdfium.FPDF_GetPageBoundingBox(page, scratch);
  // The struct FS_RECTF is left, top, right, bottom.
  const [left = 0, top = 0, right = 0, bottom = 0] = heapOf(pdfium).HEAPF32.slice(scratch / 4, scratch / 4 + 4);
  release(pdfium, scratch);
  if (!isRead) return [0, 0, pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  return [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
}

function readMediaBox(pdfium: Pdfium, page: number): Rect | undefined {
  const scratch = allocate(pdfium, 16);
  const isRead = pdfium.FPDFPage_GetMediaBox(page, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = heapOf(pdfium).HEAPF32.slice(scratch / 4, scratch / 4 + 4);
  release(pdfium, scratch);
  const box: Rect = [Math.min(left, right), Math.min(top, bottom), Math.max(left, right), Math.max(top, bottom)];
  return isRead && box[2] - box[0] > 1 && box[3] - box[1] > 1 ? box : undefined;
}

/** `quarterTurns` is the page's /Rotate in clockwise steps of 90 degrees. */
function makePageSpace(media: Rect, visible: Rect, quarterTurns: number): PageSpace {
  const [left, bottom, right, top] = media;
  const turns = ((quarterTurns % 4) + 4) % 4;
  const toPage = ([l, b, r, t]: Rect): Rect => {
    if (turns === 1) return [b - bottom, right - r, t - bottom, right - l];
    if (turns === 2) return [right - r, top - t, right - l, top - b];
    if (turns === 3) return [top - t, l - left, top - b, r - left];
    return [l - left, b - bottom, r - left, t - bottom];
  };
  const isOnItsSide = turns % 2 === 1;
  const width = isOnItsSide ? top - bottom : right - left;
  const height = isOnItsSide ? right - left : top - bottom;
  return { width, height, visible: toPage(visible), toPage };
}
