import { readPageSpace, type PageSpace } from '../extract/page-space.ts';
import { type Pdfium } from '../extract/pdfium.ts';
import { readGlyphs, type Glyph } from '../extract/read-glyphs.ts';

export type DrawnPage = { pdfium: Pdfium; page: number; space: PageSpace; glyphs: () => Glyph[]; close: () => void };

const WIDGET = 20;
const FOR_DISPLAY = 0;
const FLATTEN_FAILED = 0;
/** In points; larger than any page. */
const FAR = 20_000;
const FILLED = 1;

/**
 * Opens a page, numbered from 1, for drawing it as viewers show it: with form fields, on white. The file is not
 * changed. Undefined when the page cannot be opened.
 */
export function openDrawnPage(pdfium: Pdfium, document: number, pageNumber: number): DrawnPage | undefined {
  let page = pdfium.FPDF_LoadPage(document, pageNumber - 1);
  if (page === 0) return undefined;
  const space = readPageSpace(pdfium, page);
  if (hasFormFields(pdfium, page)) {
    const flattened = pdfium.FPDFPage_Flatten(page, FOR_DISPLAY);
    pdfium.FPDF_ClosePage(page);
    page = flattened === FLATTEN_FAILED ? 0 : pdfium.FPDF_LoadPage(document, pageNumber - 1);
    if (page === 0) return undefined;
  }
  fillWhite(pdfium, page);
  let glyphs: Glyph[] | undefined;
  return {
    pdfium,
    page,
    space,
    glyphs: () => (glyphs ??= glyphsOf(pdfium, page, space)),
    close: () => pdfium.FPDF_ClosePage(page),
  };
}

function glyphsOf(pdfium: Pdfium, page: number, space: PageSpace): Glyph[] {
  const textPage = pdfium.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  try {
    return readGlyphs(pdfium, page, textPage, space);
  } finally {
    pdfium.FPDFText_ClosePage(textPage);
  }
}

/** Drawing annotations does not include form fields. */
function hasFormFields(pdfium: Pdfium, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const isField = annotation !== 0 && pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET;
    if (annotation !== 0) pdfium.FPDFPage_CloseAnnot(annotation);
    if (isField) return true;
  }
  return false;
}

function fillWhite(pdfium: Pdfium, page: number): void {
  const paper = pdfium.FPDFPageObj_CreateNewRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  pdfium.FPDFPageObj_SetFillColor(paper, 255, 255, 255, 255);
  pdfium.FPDFPath_SetDrawMode(paper, FILLED, false);
  pdfium.FPDFPage_InsertObjectAtIndex(page, paper, 0);
}
