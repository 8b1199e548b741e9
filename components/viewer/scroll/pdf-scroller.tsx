'use client';

import type { PDFDocumentProxy } from 'pdfjs-dist';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import type { PageView } from '../page/highlight-geometry';
import { anchorAt, heightOf, layoutPages, pageAt, visiblePages, type Anchor } from './page-layout';
import { PdfPage } from '../page/pdf-page';
import { sourceBounds, scrollToShow, type ScrollWindow } from './scroll-target';
import type { Rect, ViewerSource } from '../types';
import { useFastScroll } from './use-fast-scroll';

/** Pages rendered beyond the visible ones, so that scrolling does not show empty pages. */
const OVERSCAN = 1;
/** Distance in window heights up to which scrolling is animated; beyond, it jumps. */
const SMOOTH_WITHIN = 1.5;

export type ScrollerHandle = {
  goToPage: (page: number) => void;
  showSource: (source: ViewerSource) => void;
  /** Position of a source's words and margin bar on the screen, rendered or not. */
  locate: (source: ViewerSource) => { bounds: Rect; bar: Rect } | null;
};

type PdfScrollerProps = {
  ref: Ref<ScrollerHandle>;
  pdf: PDFDocumentProxy;
  viewports: readonly PageView[];
  scale: number;
  sources: readonly ViewerSource[];
  activeId: string | null;
  start: Anchor | null;
  onSelect: (sourceId: string) => void;
  onMove: (page: number, anchor: Anchor) => void;
  /** Called with the width between the scroll bars. */
  onWidth: (width: number) => void;
};

/** The scrolling pages of one PDF; renders those in and around the window. `scale` 1 is the actual size. */
export function PdfScroller({
  ref,
  pdf,
  viewports,
  scale,
  sources,
  activeId,
  start,
  onSelect,
  onMove,
  onWidth,
}: PdfScrollerProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutPages(viewports, scale), [viewports, scale]);
  const [range, setRange] = useState({ first: 1, last: 1 });
  const { isFast, note, expectJump } = useFastScroll();
  /** The position that is kept when the zoom changes: the middle of the window, or the top of the first page. */
  const anchorRef = useRef<Anchor | null>(start);
  /** The horizontal position: the middle of the window as a share of the content's width. */
  const middleRef = useRef(0.5);
  /**
   * After a jump, its page stays the current one until the user scrolls, even when another page fills more of the
   * window.
   */
  const pinnedRef = useRef<number | null>(null);

  const settle = useCallback(() => {
    const box = boxRef.current;
    if (!box) return;
    const { scrollTop, clientHeight } = box;
    note(scrollTop);
    const next = visiblePages(layout, scrollTop, clientHeight, OVERSCAN);
    setRange((was) => (was.first === next.first && was.last === next.last ? was : next));
    const anchor = anchorAt(layout, scrollTop + clientHeight / 2);
    anchorRef.current = scrollTop <= 0 ? null : anchor;
    middleRef.current = layout.width > box.clientWidth ? (box.scrollLeft + box.clientWidth / 2) / layout.width : 0.5;
    onMove(pinnedRef.current ?? pageAt(layout, scrollTop + clientHeight / 3), anchor);
  }, [layout, note, onMove]);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    expectJump();
    const anchor = anchorRef.current;
    if (anchor) box.scrollTop = heightOf(layout, anchor) - box.clientHeight / 2;
    box.scrollLeft = middleRef.current * layout.width - box.clientWidth / 2;
    settle();
  }, [expectJump, layout, settle]);

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      onWidth(box.clientWidth);
      settle();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [onWidth, settle]);

  useImperativeHandle(ref, () => {
    const place = (source: ViewerSource) =>
      sourceBounds(source, sources, layout, viewports, scale, boxRef.current?.clientWidth ?? 0);
    const goToPage = (page: number) => {
      const box = boxRef.current;
      const slot = layout.slots[page - 1];
      if (!box || !slot) return;
      expectJump();
      box.scrollTop = slot.top - 8;
      pinnedRef.current = page;
      settle();
    };
    return {
      goToPage,
      showSource(source) {
        const box = boxRef.current;
        const placed = place(source);
        if (!box) return;
        if (!placed) return goToPage(source.page);
        const target = scrollToShow(placed, layout, windowOf(box));
        pinnedRef.current = source.page;
        expectJump();
        box.scrollTo({ ...target, behavior: scrollBehavior(box, target.top) });
        settle();
      },
      locate(source) {
        const box = boxRef.current;
        const placed = place(source);
        if (!box || !placed) return null;
        const frame = box.getBoundingClientRect();
        const onScreen = (rect: Rect): Rect => ({
          ...rect,
          left: rect.left + frame.left - box.scrollLeft,
          top: rect.top + frame.top - box.scrollTop,
        });
        return { bounds: onScreen(placed.bounds), bar: onScreen(placed.bar) };
      },
    };
  }, [expectJump, layout, scale, settle, sources, viewports]);

  const unpin = () => {
    pinnedRef.current = null;
  };
  const pages = layout.slots.slice(range.first - 1, range.last);
  return (
    <div
      ref={boxRef}
      tabIndex={0}
      role="region"
      aria-label="Document pages"
      data-pdf-window
      className="absolute inset-0 overflow-auto -outline-offset-2 [overflow-anchor:none]"
      onScroll={settle}
      onWheel={unpin}
      onTouchMove={unpin}
      onPointerDown={unpin}
      onKeyDown={unpin}
    >
      <div className="relative" style={{ height: layout.height, width: layout.width, minWidth: '100%' }}>
        {pages.map((slot) => {
          const viewport = viewports[slot.page - 1];
          return viewport ? (
            <PdfPage
              key={slot.page}
              pdf={pdf}
              slot={slot}
              viewport={viewport}
              scale={scale}
              isPassing={isFast}
              sources={sources}
              activeId={activeId}
              onSelect={onSelect}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

function windowOf(box: HTMLElement): ScrollWindow {
  return { top: box.scrollTop, left: box.scrollLeft, width: box.clientWidth, height: box.clientHeight };
}

function scrollBehavior(box: HTMLElement, top: number): ScrollBehavior {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(box.scrollTop - top) > SMOOTH_WITHIN * box.clientHeight;
  return isMotionReduced || isFar ? 'instant' : 'smooth';
}
