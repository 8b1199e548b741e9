'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels a millisecond beyond which nobody reads what passes. */
const FAST = 4;
const REST_MS = 120;

/** True while the pages fly past, and for a moment after. `note` is told every scroll position. */
export function useFastScroll(): [boolean, (top: number) => void] {
  const [isFast, setIsFast] = useState(false);
  const last = useRef({ top: 0, time: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = useCallback((top: number) => {
    const time = performance.now();
    const { top: lastTop, time: lastTime } = last.current;
    last.current = { top, time };
    const elapsed = time - lastTime;
    // The first move after a rest has no speed: a jump to a page is drawn at once.
    if (elapsed > REST_MS || elapsed <= 0 || Math.abs(top - lastTop) / elapsed < FAST) return;
    setIsFast(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsFast(false), REST_MS);
  }, []);
  return [isFast, note];
}
