'use client';

import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from './cn';
import { tooltipPosition, type Side } from './overlays/tooltip-position';

const SHOW_AFTER_MS = 400;
/** Milliseconds within which another tooltip appears without delay. */
const NEXT_WITHIN_MS = 200;
/** In milliseconds; long enough to move the pointer onto the tooltip. */
const HIDE_AFTER_MS = 120;

let lastHiddenAt = 0;

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'aria-describedby'
>;

type TooltipProps = {
  content: ReactNode;
  /** One focusable element. Icon-only buttons still need their own aria-label. */
  children: ReactElement<Handlers>;
  side?: Side;
  className?: string;
};

/** Text beside an element that is hovered or focused; Esc hides it. */
export function Tooltip({ content, children, side = 'bottom', className }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showSoon = (element: Element) => {
    clearTimeout(timer.current);
    const isNext = Date.now() - lastHiddenAt < NEXT_WITHIN_MS;
    timer.current = setTimeout(() => setAnchor(element), isNext ? 0 : SHOW_AFTER_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (anchor) lastHiddenAt = Date.now();
    setAnchor(null);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, anchor ? HIDE_AFTER_MS : 0);
  };
  const given = children.props;
  return (
    <>
      {cloneElement(children, {
        ...(anchor ? { 'aria-describedby': id } : {}),
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          given.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') showSoon(event.currentTarget);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          given.onPointerLeave?.(event);
          hideSoon();
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          given.onPointerDown?.(event);
          hide();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          given.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          given.onBlur?.(event);
          hide();
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          given.onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        },
      })}
      {anchor ? (
        <Bubble
          id={id}
          anchor={anchor}
          side={side}
          className={className}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={hideSoon}
        >
          {content}
        </Bubble>
      ) : null}
    </>
  );
}

type BubbleProps = {
  id: string;
  anchor: Element;
  side: Side;
  className: string | undefined;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
};

function Bubble({ id, anchor, side, className, onEnter, onLeave, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    const { left, top } = tooltipPosition(
      anchor.getBoundingClientRect(),
      { width: bubble.offsetWidth, height: bubble.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
      side,
    );
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }, [anchor, side]);
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className={cn(
        'fixed top-0 left-0 z-60 flex max-w-72 animate-fade-in items-center gap-2 rounded-md bg-ink px-2 py-1 ' +
          'text-xs text-on-ink shadow-float',
        className,
      )}
    >
      {children}
    </div>,
    document.body,
  );
}
