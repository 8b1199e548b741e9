import { type Glyph } from './read-glyphs.ts';
import { type PageSpace } from './page-space.ts';
import { type Pdfium } from './pdfium.ts';
import { cutSegments } from './segments.ts';
import { type DocumentWarning, type WarningKind } from './types.ts';
import { hiddenKind } from './visibility.ts';

const EXCERPT_CHARS = 200;
const DETAIL: Partial<Record<WarningKind, string>> = {
  hidden_text: 'This page contains text that is not visible to a reader. It was left out.',
  tiny_text: 'This page contains text too small to read. It was left out.',
  same_colour_text: 'This page contains text in the colour of its background. It was left out.',
};

/** Takes the characters a reader would not see out of the page, and says so. */
export function splitHidden(_pdfium: Pdfium, _page: number, pageNumber: number, space: PageSpace, glyphs: Glyph[]): { visible: Glyph[]; warnings: DocumentWarning[] } {
  const hidden = new Map<WarningKind, Glyph[]>();
  const visible = glyphs.filter((glyph) => {
    const kind = hiddenKind(glyph, space, () => false);
    if (!kind) return true;
    if (glyph.isSpace && !hidden.has(kind)) return false;
    hidden.set(kind, [...(hidden.get(kind) ?? []), glyph]);
    return false;
  });
  return { visible, warnings: [...hidden].flatMap(([kind, found]) => toWarning(kind, pageNumber, found)) };
}

function toWarning(kind: WarningKind, page: number, glyphs: Glyph[]): DocumentWarning[] {
  const excerpt = cutSegments(glyphs).map((segment) => segment.glyphs.map((glyph) => glyph.text).join('')).join(' ').slice(0, EXCERPT_CHARS);
  return excerpt.trim() === '' ? [] : [{ kind, page, excerpt, detail: DETAIL[kind] ?? '' }];
}
