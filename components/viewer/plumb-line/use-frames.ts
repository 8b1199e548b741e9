'use client';

import { useEffect, type RefObject } from 'react';

/** Runs once a frame, and only in frames in which something inside the root scrolled or changed its size. */
export function useFrames(rootRef: RefObject<HTMLElement | null>, run: () => void): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let frame = 0;
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(run);
    };
    const sizes = new ResizeObserver(schedule);
    sizes.observe(root);
    for (const element of root.querySelectorAll('[data-plumb-panel] > *')) sizes.observe(element);
    root.addEventListener('scroll', schedule, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      root.removeEventListener('scroll', schedule, { capture: true });
    };
  }, [rootRef, run]);
}
