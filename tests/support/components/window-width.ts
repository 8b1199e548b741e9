import type { DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

const WIDE = 1440;

/** Sets the window width for what is rendered next; media queries in scripts are answered accordingly. */
export function setWindowWidth(width = WIDE): void {
  (window as Window & { happyDOM?: DetachedWindowAPI }).happyDOM?.setViewport({ width });
}

/**
 * Gives every element a size for the rest of a test. Nothing is laid out, so what scrolls would have no height, and
 * hardly anything of a long list or document would be drawn.
 */
export function setElementSizes({ width = 900, height = 700 } = {}): void {
  for (const name of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(height);
  for (const name of ['clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(width);
}
