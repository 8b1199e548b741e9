export const MIN_ZOOM = 0.5;
export const MAX_ZOOM = 2;
const ZOOM_STEP = 0.1;
export const DEFAULT_ZOOM = 1;
export const ZOOM_PRESETS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** A fixed scale, or one that follows the width of the panel. */
export type Zoom = { mode: 'scale'; scale: number } | { mode: 'fit-width' };

/** A scale within the limits of the viewer, 0.5 to 2. */
export function clampZoom(scale: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scale));
}

/** One step in or out, rounded to whole percent, so that ten steps of 0.1 are exactly 1. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  return clampZoom(Math.round((scale + direction * ZOOM_STEP) * 100) / 100);
}

/** The scale at which the widest page fills the panel between its margins. */
export function fitWidthScale(panelWidth: number, pageWidth: number, margin: number): number {
  if (panelWidth <= 0 || pageWidth <= 0) return DEFAULT_ZOOM;
  return clampZoom((panelWidth - 2 * margin) / pageWidth);
}

/** 1.25 → "125%". */
export function formatZoom(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}
