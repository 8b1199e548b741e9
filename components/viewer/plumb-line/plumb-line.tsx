'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ViewerHandle } from '../pdf-viewer';
import { plumbShape, type PlumbShape } from './plumb-geometry';
import type { ViewerSource } from '../types';
import { useFrames } from './use-frames';

/** Distance in pixels from the card's top to the start of the line. */
const CARD_DROP = 21;
const DRAW = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

type PlumbLineProps = {
  /**
   * The positioned element with panel, gutter and viewer; cards have `data-source-card`, the scrolling panel
   * `data-plumb-panel`.
   */
  rootRef: RefObject<HTMLElement | null>;
  viewerRef: RefObject<ViewerHandle | null>;
  gutterRef: RefObject<HTMLElement | null>;
  active: ViewerSource;
  /** Sources of the shown document. */
  sources: readonly ViewerSource[];
  isDocumentShown: boolean;
  /** Increases when the viewer's layout changed without scrolling. */
  layoutVersion: number;
};

/** Connects the active source card with its words. Visual only: card, marker and highlight are the controls. */
export function PlumbLine({
  rootRef,
  viewerRef,
  gutterRef,
  active,
  sources,
  isDocumentShown,
  layoutVersion,
}: PlumbLineProps) {
  const [shape, setShape] = useState<PlumbShape | null>(null);
  const pathRef = useRef<SVGPathElement>(null);

  const measure = useCallback(() => {
    const root = rootRef.current;
    const gutter = gutterRef.current;
    if (!root || !gutter) return;
    const frame = root.getBoundingClientRect();
    const card = root.querySelector(`[data-source-card="${CSS.escape(active.id)}"]`)?.getBoundingClientRect();
    const panel = root.querySelector('[data-plumb-panel]')?.getBoundingClientRect();
    const pages = root.querySelector('[data-pdf-window]')?.getBoundingClientRect();
    if (!panel || !pages) return setShape(null);
    const middleOf = (source: ViewerSource) => {
      const bar = viewerRef.current?.locate(source)?.bar;
      return bar ? [bar.top + bar.height / 2 - frame.top] : [];
    };
    const bar = isDocumentShown ? viewerRef.current?.locate(active)?.bar : undefined;
    const gutterBox = gutter.getBoundingClientRect();
    setShape(
      plumbShape({
        gutterX: gutterBox.left + gutterBox.width / 2 - frame.left,
        card: card && card.height > 0 ? { right: card.right - frame.left, y: card.top + CARD_DROP - frame.top } : null,
        panel: { top: panel.top - frame.top, bottom: panel.bottom - frame.top },
        window: {
          left: pages.left - frame.left,
          right: pages.right - frame.left,
          top: pages.top - frame.top,
          bottom: pages.bottom - frame.top,
        },
        bar: bar ? { left: bar.left - frame.left, top: bar.top - frame.top, height: bar.height } : null,
        page: active.page,
        others: sources.filter((source) => source.id !== active.id).flatMap(middleOf),
      }),
    );
  }, [active, gutterRef, isDocumentShown, rootRef, sources, viewerRef]);

  useLayoutEffect(measure, [measure, layoutVersion]);
  useFrames(rootRef, measure);

  const isDrawn = shape !== null;
  useEffect(() => {
    if (!isDrawn) return;
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    pathRef.current?.animate(
      isMotionReduced ? [{ opacity: 0 }, { opacity: 1 }] : [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }],
      DRAW,
    );
  }, [active.id, isDrawn]);

  if (!shape) return null;
  return (
    <svg
      aria-hidden
      data-plumb-line
      className="pointer-events-none absolute inset-0 z-20 size-full overflow-hidden max-md:hidden"
    >
      {shape.ticks.map((y, index) => (
        <rect key={index} x={shape.bob.x - 4} y={y - 1} width={8} height={2} className="fill-ev-line opacity-60" />
      ))}
      <path
        ref={pathRef}
        d={shape.path}
        pathLength={1}
        strokeDasharray="1"
        fill="none"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="stroke-ev-line"
      />
      {shape.ring ? (
        <circle cx={shape.ring.x} cy={shape.ring.y} r={3} strokeWidth={1.5} className="fill-surface stroke-ev-line" />
      ) : null}
      <path
        d={`M${shape.bob.x - 5} ${shape.bob.y - 4}h10v5.5l-5 7.5l-5 -7.5z`}
        strokeWidth={1}
        strokeLinejoin="round"
        className="fill-ev-solid stroke-ev-line"
      />
      {shape.label ? <PageLabel {...shape.label} /> : null}
    </svg>
  );
}

function PageLabel({ x, y, text }: { x: number; y: number; text: string }) {
  const width = 14 + text.length * 6.7;
  return (
    <g>
      <rect x={x} y={y - 10} width={width} height={20} rx={4} className="fill-ev-tint stroke-ev-line" />
      <text x={x + width / 2} y={y + 4} textAnchor="middle" className="fill-ev-text font-mono text-2xs font-semibold">
        {text}
      </text>
    </g>
  );
}
