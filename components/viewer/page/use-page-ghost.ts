'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * While a page is drawn at another scale, shows its previous picture stretched; otherwise every zoom step would flash
 * white.
 */
export function usePageGhost(scale: number) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ghostRef = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<HTMLCanvasElement | null>(null);

  useLayoutEffect(() => {
    const former = drawn.current;
    const ghost = ghostRef.current;
    drawn.current = null;
    // The canvas of the previous scale has been removed from the page, but is cleared only later.
    if (!former || !ghost || former.width === 0) return;
    ghost.width = former.width;
    ghost.height = former.height;
    ghost.getContext('2d')?.drawImage(former, 0, 0);
    ghost.hidden = false;
  }, [scale]);

  const onDrawn = useCallback(() => {
    drawn.current = canvasRef.current;
    const ghost = ghostRef.current;
    if (!ghost || ghost.hidden) return;
    ghost.hidden = true;
    // A canvas of size zero releases its memory at once.
    ghost.width = 0;
    ghost.height = 0;
  }, []);
  return { canvasRef, ghostRef, onDrawn };
}
