import { readGlyphs, type Glyph } from './read-glyphs.ts';
import { moveLateHeadings } from './late-headings.ts';
import { readPageSpace } from './page-space.ts';
import { type Pdfium } from './pdfium.ts';
import { groupRows } from './rows.ts';
import { cutSegments } from './segments.ts';
import { toPageLayout } from './text-lines.ts';
import { type DocumentWarning, type PageLayout } from '../types.ts';
import { splitHidden } from './hidden-text.ts';

export type ExtractedPage = { layout: PageLayout; warnings: DocumentWarning[] };

/**
 * Reads one page, numbered from 1. A page that PDFium cannot load is returned empty, so that one damaged page does not
 * fail the filing.
 */
export function extractPage(pdfium: Pdfium, document: number, pageNumber: number): ExtractedPage {
  const page = pdfium.FPDF_LoadPage(document, pageNumber - 1);
  if (page === 0) return { layout: { page: pageNumber, width: 612, height: 792, text: '', lines: [] }, warnings: [] };
  const textPage = pdfium.FPDFText_LoadPage(page);
  try {
    const space = readPageSpace(pdfium, page);
    const glyphs: Glyph[] = textPage === 0 ? [] : readGlyphs(pdfium, page, textPage, space);
    const { visible, warnings } = splitHidden(pdfium, page, pageNumber, space, glyphs);
    const layout = toPageLayout(pageNumber, space, moveLateHeadings(groupRows(cutSegments(visible))));
    return { layout, warnings };
  } finally {
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
  }
}
