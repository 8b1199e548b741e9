'use client';

import { memo, useEffect, useMemo, useState, type MouseEvent } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Page } from 'react-pdf';
import { highlightAt, pageHighlights, type PageHighlight, type PageView } from './highlight-geometry';
import { HighlightLayer } from './highlight-layer';
import type { PageSlot } from '../scroll/page-layout';
import { TextLayer } from './text-layer';
import type { ViewerSource } from '../types';
import { usePageGhost } from './use-page-ghost';

/** Pages that disappear within this time (milliseconds) are not drawn. */
const DRAW_DELAY_MS = 40;
/** Largest canvas of a page; browsers refuse much larger ones or become slow. */
const MAX_CANVAS_PIXELS = 16_000_000;

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  slot: PageSlot;
  viewport: PageView;
  scale: number;
  /** Whether pages scroll past quickly; undrawn pages then wait. */
  isPassing: boolean;
  sources: readonly ViewerSource[];
  activeId: string | null;
  onSelect: (sourceId: string) => void;
};

/** One page with its text layer and highlights; drawn only when it stays visible. */
export const PdfPage = memo(function PdfPage({
  pdf,
  slot,
  viewport,
  scale,
  isPassing,
  sources,
  activeId,
  onSelect,
}: PdfPageProps) {
  const isDrawn = useDelayed(DRAW_DELAY_MS, isPassing);
  const { canvasRef, ghostRef, onDrawn } = usePageGhost(scale);
  const highlights = useMemo(() => pageHighlights(sources, slot.page, viewport), [sources, slot.page, viewport]);
  const under = (event: MouseEvent<HTMLElement>) => highlightUnder(event, highlights, scale);
  const openClicked = (event: MouseEvent<HTMLElement>) => {
    if (window.getSelection()?.isCollapsed === false) return;
    const highlight = under(event);
    if (highlight) onSelect(highlight.source.id);
  };
  const showPointer = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.dataset['over'] = under(event) ? 'highlight' : 'paper';
  };
  return (
    <div
      role="group"
      aria-label={`Page ${slot.page}`}
      data-page={slot.page}
      className="paper absolute isolate shadow-page data-[over=highlight]:[&_.textLayer_span]:cursor-pointer"
      style={{
        top: slot.top,
        left: `max(20px, calc(50% - ${slot.width / 2}px))`,
        width: slot.width,
        height: slot.height,
      }}
      onClick={highlights.length > 0 ? openClicked : undefined}
      onMouseMove={highlights.length > 0 ? showPointer : undefined}
    >
      {isDrawn ? (
        <Page
          pdf={pdf}
          pageNumber={slot.page}
          scale={scale}
          suspense={false}
          canvasRef={canvasRef}
          onRenderSuccess={onDrawn}
          devicePixelRatio={pixelRatio(slot)}
          renderAnnotationLayer={false}
          renderTextLayer={false}
          loading=""
          error={<PageError page={slot.page} />}
        >
          <TextLayer />
        </Page>
      ) : null}
      <canvas ref={ghostRef} hidden aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      <HighlightLayer highlights={highlights} scale={scale} activeId={activeId} onSelect={onSelect} />
    </div>
  );
});

function highlightUnder(
  event: MouseEvent<HTMLElement>,
  highlights: readonly PageHighlight[],
  scale: number,
): PageHighlight | undefined {
  const paper = event.currentTarget.getBoundingClientRect();
  return highlightAt(highlights, (event.clientX - paper.left) / scale, (event.clientY - paper.top) / scale);
}

function PageError({ page }: { page: number }) {
  return <p className="p-10 text-center text-sm text-[#45515d]">Page {page} could not be drawn.</p>;
}

function pixelRatio(slot: PageSlot): number {
  const most = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(1, slot.width * slot.height));
  return Math.min(window.devicePixelRatio || 1, most);
}

/** Becomes true once after a delay; not while `isHeld`. */
function useDelayed(delayMs: number, isHeld: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, isHeld]);
  return isOver;
}
