'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * While a page is drawn again at another scale, its former picture stands in for it, stretched; without it
 * every zoom step would flash white.
 */
export function usePageGhost(scale: number) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ghostRef = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<HTMLCanvasElement | null>(null);

  useLayoutEffect(() => {
    const former = drawn.current;
    const ghost = ghostRef.current;
    drawn.current = null;
    // The canvas of the former scale has left the page here, but is emptied only later.
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
    // An empty canvas gives its memory back at once.
    ghost.width = 0;
    ghost.height = 0;
  }, []);
  return { canvasRef, ghostRef, onDrawn };
}
