'use client';

import 'react-pdf/dist/Page/TextLayer.css';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { Document } from 'react-pdf';
import type { PageView } from './page/highlight-geometry';
import type { Anchor } from './scroll/page-layout';
import { PDF_OPTIONS } from './pdf-runtime';
import { PdfScroller, type ScrollerHandle } from './scroll/pdf-scroller';
import type { ViewerSource } from './types';
import { LoadFailed, LoadingPdf } from './viewer-states';

export type LoadedDocument = { pageCount: number; widestPage: number };

export type PdfDocumentProps = {
  file: Blob;
  scrollerRef: RefObject<ScrollerHandle | null>;
  scale: number;
  sources: readonly ViewerSource[];
  activeId: string | null;
  start: Anchor | null;
  onSelect: (sourceId: string) => void;
  onLoad: (loaded: LoadedDocument) => void;
  onReady: () => void;
  onMove: (page: number, anchor: Anchor) => void;
  onWidth: (width: number) => void;
};

type Opened = { pdf: PDFDocumentProxy; viewports: PageView[] };

/** One opened PDF. It never asks for a password, because encrypted filings are refused at upload. */
export default function PdfDocument({ file, onLoad, onReady, scrollerRef, ...scroller }: PdfDocumentProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const latest = useRef<PDFDocumentProxy | null>(null);
  const open = useCallback(
    async (pdf: PDFDocumentProxy) => {
      latest.current = pdf;
      try {
        const viewports = await readViewports(pdf);
        // The document was closed meanwhile.
        if (latest.current !== pdf) return;
        onLoad({ pageCount: pdf.numPages, widestPage: Math.max(...viewports.map((viewport) => viewport.width)) });
        setOpened({ pdf, viewports });
      } catch {
        if (latest.current === pdf) setIsBroken(true);
      }
    },
    [onLoad],
  );

  useEffect(() => {
    if (opened) onReady();
  }, [opened, onReady]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  if (isBroken) return <LoadFailed message="Failed to load PDF document" />;
  return (
    <Document
      file={file}
      options={PDF_OPTIONS}
      suspense={false}
      className="absolute inset-0"
      loading={<LoadingPdf progress={1} />}
      error={<LoadFailed message="Failed to load PDF document" />}
      onLoadSuccess={open}
      onPassword={() => setIsBroken(true)}
    >
      {opened ? <PdfScroller ref={scrollerRef} {...scroller} {...opened} /> : <LoadingPdf progress={1} />}
    </Document>
  );
}

/** Size, crop and rotation of every page at scale 1; 200 pages take a few tens of milliseconds in the worker. */
async function readViewports(pdf: PDFDocumentProxy): Promise<PageView[]> {
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getViewport({ scale: 1 })));
}
