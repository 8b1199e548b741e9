'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { FormBadge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { loadWhenShown } from '@/components/ui/on-demand/load-when-shown';
import { PageInput } from '@/components/viewer/toolbar/page-input';
import { PAGE_MARGIN, type Anchor } from '@/components/viewer/scroll/page-layout';
import type { LoadedDocument } from '@/components/viewer/pdf-document';
import type { ScrollerHandle } from '@/components/viewer/scroll/pdf-scroller';
import type { Rect, ViewerSource } from '@/components/viewer/types';
import { usePdfFile } from '@/components/viewer/use-pdf-file';
import { LoadFailed, LoadingPdf, ViewerNotLoaded } from '@/components/viewer/viewer-states';
import { clampZoom, fitWidthScale } from '@/components/viewer/toolbar/zoom';
import type { ComparedFilingRef } from '@/lib/changes/schema';

const PdfDocument = loadWhenShown(() => import('@/components/viewer/pdf-document').then((loaded) => loaded.default), {
  waiting: <LoadingPdf progress={null} />,
  failed: (onRetry) => <ViewerNotLoaded onRetry={onRetry} />,
});

/** Vertical position of a chosen change's first words after scrolling, as a share of the height (0 to 1). */
const RESTING_HEIGHT = 0.3;
const TEXT_MARGIN = 26;

export type PaneHandle = {
  locate: (source: ViewerSource) => { bounds: Rect; bar: Rect } | null;
  /** Scrolls a source, or a page, to the height that both panes share. */
  show: (source: ViewerSource) => void;
  window: () => HTMLElement | null;
};

type PagePaneProps = {
  ref: Ref<PaneHandle>;
  filing: ComparedFilingRef;
  sources: readonly ViewerSource[];
  activeId: string | null;
  /** The horizontal range of the text in points, without the margins of the paper. */
  text: { left: number; right: number } | null;
  onSelect: (sourceId: string) => void;
  onLayout: () => void;
  onReady: () => void;
};

/** One of the two filings: its pages without a tool bar, scaled so that the text fills the pane. */
export function PagePane({ ref, filing, sources, activeId, text, onSelect, onLayout, onReady }: PagePaneProps) {
  const { file, progress, error, retry } = usePdfFile(filing.id);
  const [loaded, setLoaded] = useState<LoadedDocument | null>(null);
  const [page, setPage] = useState(1);
  const [width, setWidth] = useState(0);
  const boxRef = useRef<HTMLDivElement>(null);
  const scrollerRef = useRef<ScrollerHandle>(null);
  const scale = text
    ? clampZoom((width - 2 * TEXT_MARGIN) / Math.max(1, text.right - text.left))
    : fitWidthScale(width, loaded?.widestPage ?? 0, PAGE_MARGIN);
  const pagesWindow = useCallback(() => boxRef.current?.querySelector<HTMLElement>('[data-pdf-window]') ?? null, []);

  useImperativeHandle(
    ref,
    () => ({
      locate: (source) => scrollerRef.current?.locate(source) ?? null,
      window: pagesWindow,
      show(source) {
        scrollerRef.current?.goToPage(source.page);
        const box = pagesWindow();
        const placed = scrollerRef.current?.locate(source);
        if (!box || !placed) return;
        const frame = box.getBoundingClientRect();
        box.scrollTop += placed.bounds.top - frame.top - RESTING_HEIGHT * frame.height;
      },
    }),
    [pagesWindow],
  );
  useEffect(() => onLayout(), [onLayout, scale, sources, activeId, loaded]);

  const onMove = useCallback((next: number, _anchor: Anchor) => setPage(next), []);
  const go = (next: number) => scrollerRef.current?.goToPage(next);
  const name = `${filing.form_type}${filing.fiscal_year === null ? '' : ` FY${filing.fiscal_year}`}`;
  const count = loaded?.pageCount ?? 0;
  const shown = useMemo(() => [...sources], [sources]);
  return (
    <section
      ref={boxRef}
      aria-label={name}
      className={
        'flex min-h-0 min-w-0 flex-1 flex-col ' + 'max-md:h-[420px] max-md:flex-none max-md:border-t max-md:border-line'
      }
    >
      <header className="flex h-10 shrink-0 items-center gap-2 border-b border-line bg-surface px-3">
        <FormBadge>{name}</FormBadge>
        <span className="ml-auto flex items-center gap-1">
          <IconButton
            size="sm"
            label="Previous page"
            icon={<ChevronLeft aria-hidden />}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          />
          <PageInput page={page} pageCount={count} onGo={go} />
          <span className="font-mono text-sm text-text-3 tabular-nums">/ {count || '–'}</span>
          <IconButton
            size="sm"
            label="Next page"
            icon={<ChevronRight aria-hidden />}
            disabled={page >= count}
            onClick={() => go(page + 1)}
          />
        </span>
      </header>
      <div className="relative min-h-0 flex-1 bg-desk">
        {error ? (
          <LoadFailed message={error} onRetry={retry} />
        ) : file ? (
          <PdfDocument
            key={filing.id}
            file={file}
            scrollerRef={scrollerRef}
            scale={scale}
            sources={shown}
            activeId={activeId}
            start={null}
            onSelect={onSelect}
            onLoad={setLoaded}
            onReady={onReady}
            onMove={onMove}
            onWidth={setWidth}
          />
        ) : (
          <LoadingPdf progress={progress} />
        )}
      </div>
    </section>
  );
}
