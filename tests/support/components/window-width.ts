import type { DetachedWindowAPI } from 'happy-dom';

const WIDE = 1440;

/** Sets the window width for what is rendered next; media queries in scripts are answered accordingly. */
export function setWindowWidth(width = WIDE): void {
  (window as Window & { happyDOM?: DetachedWindowAPI }).happyDOM?.setViewport({ width });
}
