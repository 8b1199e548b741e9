import type { DetachedWindowAPI } from 'happy-dom';

const WIDE = 1440;

/** Shows what follows in a window of this width; media queries that scripts ask for are answered for it. */
export function setWindowWidth(width = WIDE): void {
  (window as Window & { happyDOM?: DetachedWindowAPI }).happyDOM?.setViewport({ width });
}
