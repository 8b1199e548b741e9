'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels per millisecond above which pages cannot be read while scrolling. */
const FAST = 4;
const REST_MS = 120;

type FastScroll = {
  /** True during fast scrolling and shortly after. */
  isFast: boolean;
  /** Call with every scroll position. */
  note: (top: number) => void;
  /** Call before a jump, so that the next position does not count as fast scrolling. */
  expectJump: () => void;
};

/** Detects fast scrolling from the scroll positions passed to `note`, in pixels. */
export function useFastScroll(): FastScroll {
  const [isFast, setIsFast] = useState(false);
  const last = useRef({ top: 0, time: 0 });
  const lastFast = useRef(0);

  useEffect(() => {
    if (!isFast) return;
    const timer = setInterval(() => {
      if (performance.now() - lastFast.current > REST_MS) setIsFast(false);
    }, REST_MS / 2);
    return () => clearInterval(timer);
  }, [isFast]);

  const note = useCallback((top: number) => {
    const time = performance.now();
    const { top: lastTop, time: lastTime } = last.current;
    last.current = { top, time };
    const elapsed = time - lastTime;
    // The first move after a pause has no speed.
    if (elapsed > REST_MS || elapsed <= 0 || Math.abs(top - lastTop) / elapsed < FAST) return;
    lastFast.current = time;
    setIsFast(true);
  }, []);
  const expectJump = useCallback(() => {
    last.current.time = Number.NEGATIVE_INFINITY;
  }, []);
  return { isFast, note, expectJump };
}
