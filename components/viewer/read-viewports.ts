import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageView } from './highlight-geometry';

/** Size, crop and rotation of every page at scale 1; 200 pages take a few tens of milliseconds in the worker. */
export async function readViewports(pdf: PDFDocumentProxy): Promise<PageView[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getViewport({ scale: 1 })));
}
