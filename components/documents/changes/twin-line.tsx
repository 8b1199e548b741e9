'use client';

import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { plumbShape, type PlumbShape } from '@/components/viewer/plumb-line/plumb-geometry';
import { useFrames } from '@/components/viewer/plumb-line/use-frames';
import type { Change } from './change-list';
import type { PaneHandle } from './page-pane';

/** Distance in pixels from the top of a paragraph to the start of the line. */
const DROP = 14;

type TwinLineProps = {
  rootRef: RefObject<HTMLElement | null>;
  gutters: { text: RefObject<HTMLElement | null>; middle: RefObject<HTMLElement | null> };
  panes: { from: RefObject<PaneHandle | null>; to: RefObject<PaneHandle | null> };
  active: Change;
  layoutVersion: number;
};

type Span = { left: number; right: number; top: number; bottom: number };

/** Connects a change with its old words, and these with the new ones. Decorative. */
export function TwinLine({ rootRef, gutters, panes, active, layoutVersion }: TwinLineProps) {
  const [shapes, setShapes] = useState<PlumbShape[]>([]);
  const measure = useCallback(() => {
    const root = rootRef.current;
    if (!root) return;
    const frame = root.getBoundingClientRect();
    const inRoot = ({ left, right, top, bottom }: Span): Span => ({
      left: left - frame.left,
      right: right - frame.left,
      top: top - frame.top,
      bottom: bottom - frame.top,
    });
    const spanOf = (element: Element | null | undefined) => (element ? inRoot(element.getBoundingClientRect()) : null);
    const paneOf = (side: 'from' | 'to') => {
      const source = active[side];
      const placed = source ? panes[side].current?.locate(source) : null;
      return { page: source?.page ?? 1, placed, span: spanOf(panes[side].current?.window()) };
    };
    const panel = spanOf(root.querySelector('[data-plumb-panel]'));
    const card = spanOf(root.querySelector(`[data-change="${CSS.escape(active.id)}"]`));
    const [from, to] = [paneOf('from'), paneOf('to')];
    const middleX = (gutter: Element | null) => {
      const span = spanOf(gutter);
      return span ? (span.left + span.right) / 2 : 0;
    };
    const barOf = ({ placed }: ReturnType<typeof paneOf>) =>
      placed
        ? { left: placed.bar.left - frame.left, top: placed.bar.top - frame.top, height: placed.bar.height }
        : null;
    const drawn: (PlumbShape | null)[] = [];
    if (panel && from.span && active.from)
      drawn.push(
        plumbShape({
          gutterX: middleX(gutters.text.current),
          card: card ? { right: card.right, y: card.top + DROP } : null,
          panel,
          window: from.span,
          bar: barOf(from),
          page: from.page,
          others: [],
        }),
      );
    if (to.span && active.to) {
      // Without old words the line comes from the edge of the older page, at the height of the new ones.
      const start = active.from && from.placed && from.span ? endOf(from.placed.bounds, frame, from.span) : null;
      const bar = barOf(to);
      const window = to.span;
      drawn.push(
        plumbShape({
          gutterX: middleX(gutters.middle.current),
          card: start ?? { right: window.left - 24, y: bar ? bar.top + bar.height / 2 : window.top + 20 },
          panel: window,
          window,
          bar,
          page: to.page,
          others: [],
        }),
      );
    }
    setShapes(drawn.filter((shape) => shape !== null));
  }, [active, gutters.middle, gutters.text, panes, rootRef]);

  useLayoutEffect(measure, [measure, layoutVersion]);
  useFrames(rootRef, measure);
  if (shapes.length === 0) return null;
  return (
    <svg
      aria-hidden
      data-plumb-line
      className="pointer-events-none absolute inset-0 z-20 size-full overflow-hidden max-md:hidden"
    >
      {shapes.map(({ path, ring, bob, label }, index) => (
        <g key={index}>
          <path d={path} fill="none" strokeWidth={1.5} strokeLinejoin="round" className="stroke-ev-line" />
          {ring ? (
            <circle cx={ring.x} cy={ring.y} r={3} strokeWidth={1.5} className="fill-surface stroke-ev-line" />
          ) : null}
          <path
            d={`M${bob.x - 5} ${bob.y - 4}h10v5.5l-5 7.5l-5 -7.5z`}
            strokeWidth={1}
            strokeLinejoin="round"
            className="fill-ev-solid stroke-ev-line"
          />
          {label ? <PageLabel {...label} /> : null}
        </g>
      ))}
    </svg>
  );
}

/** The right edge of the old words, where the second part of the line begins. */
function endOf(
  bounds: { left: number; top: number; width: number; height: number },
  frame: DOMRect,
  window: Span,
): { right: number; y: number } {
  const right = Math.min(bounds.left - frame.left + bounds.width, window.right);
  return { right, y: bounds.top - frame.top + bounds.height / 2 };
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
