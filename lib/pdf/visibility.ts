import { type Glyph } from './read-glyphs.ts';
import { type WarningKind } from './types.ts';

export type Hidden = { kind: WarningKind; glyphs: Glyph[] };

const TINY_POINTS = 2;
const INVISIBLE_MODES = new Set([3, 7]);

export type PageExtent = { width: number; height: number };

/** Why a reader of the page would not see a character, or undefined when they would. */
export function hiddenKind(glyph: Glyph, page: PageExtent, isSameColour: (glyph: Glyph) => boolean): WarningKind | undefined {
  if (INVISIBLE_MODES.has(glyph.style.renderMode) || glyph.style.color[3] < 13) return 'hidden_text';
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  if (x < 0 || y < 0 || x > page.width || y > page.height) return 'hidden_text';
  if (glyph.style.fontSize < TINY_POINTS) return 'tiny_text';
  return isSameColour(glyph) ? 'same_colour_text' : undefined;
}
