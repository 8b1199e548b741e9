import { drawPage } from './page-picture.ts';
import { readShapes, type PageShapes } from './page-shapes.ts';
import { type PageSpace } from './page-space.ts';
import { type Pdfium } from './pdfium.ts';
import { type Glyph } from './read-glyphs.ts';
import { cutSegments } from './segments.ts';
import { type DocumentWarning, type WarningKind } from '../types.ts';
import { findIndistinct, hiddenBySetting } from './visibility.ts';

const EXCERPT_CHARS = 200;
/**
 * A page is a scan with a recognition layer when at least this share of its text is invisible and a picture covers most
 * of it.
 */
const SCAN_TEXT_SHARE = 0.9;
const SCAN_PICTURE_SHARE = 0.6;

const DETAIL: Partial<Record<WarningKind, string>> = {
  hidden_text: 'This page contains text that a reader cannot see. It was left out.',
  tiny_text: 'This page contains text too small to read. It was left out.',
  same_colour_text: 'This page contains text that cannot be distinguished from its background. It was left out.',
};
const SCAN_DETAIL =
  'This page is a scan: its text comes from an invisible text-recognition layer and may differ from the picture.';

const CAPPED_DETAIL =
  'This page draws more objects than are checked one by one, so text hidden under another object may not have ' +
  'been noticed. ' +
  'What is quoted from it is compared with the drawn page.';

export type SplitText = { visible: Glyph[]; warnings: DocumentWarning[] };

/** Removes characters that a person would not see from the page, and reports them. */
export function splitHidden(
  pdfium: Pdfium,
  page: number,
  pageNumber: number,
  space: PageSpace,
  glyphs: Glyph[],
): SplitText {
  if (glyphs.length === 0) return { visible: [], warnings: [] };
  const shapes = readShapes(pdfium, page, space);
  if (isScan(glyphs, shapes, space)) {
    return {
      visible: glyphs,
      warnings: [{ kind: 'hidden_text', page: pageNumber, excerpt: excerptOf(glyphs), detail: SCAN_DETAIL }],
    };
  }
  const indistinct = findIndistinct(glyphs, shapes, () => drawPage(pdfium, page, space));
  const hidden = new Map<WarningKind, Glyph[]>();
  let lastHidden: Glyph[] | undefined;
  const visible = glyphs.filter((glyph) => {
    if (glyph.isSpace) {
      // A space separates the words around it and shows nothing itself.
      lastHidden?.push(glyph);
      return true;
    }
    const kind = hiddenBySetting(glyph, space.visible) ?? (indistinct.has(glyph) ? 'same_colour_text' : undefined);
    lastHidden = kind && (hidden.get(kind) ?? []);
    if (!kind || !lastHidden) return true;
    lastHidden.push(glyph);
    hidden.set(kind, lastHidden);
    return false;
  });
  const capped: DocumentWarning[] = shapes.isWhole
    ? []
    : [{ kind: 'not_as_drawn', page: pageNumber, excerpt: '', detail: CAPPED_DETAIL }];
  return {
    visible,
    warnings: [...[...hidden].flatMap(([kind, found]) => toWarning(kind, pageNumber, found)), ...capped],
  };
}

function isScan(glyphs: Glyph[], { shapes }: PageShapes, space: PageSpace): boolean {
  const letters = glyphs.filter((glyph) => !glyph.isSpace);
  const invisible = letters.filter((glyph) => glyph.style.renderMode === 3);
  if (letters.length === 0 || invisible.length < letters.length * SCAN_TEXT_SHARE) return false;
  return shapes.some(
    ({ isImage, rect: [left, bottom, right, top] }) =>
      isImage && (right - left) * (top - bottom) > SCAN_PICTURE_SHARE * space.width * space.height,
  );
}

function toWarning(kind: WarningKind, page: number, glyphs: Glyph[]): DocumentWarning[] {
  const excerpt = excerptOf(glyphs);
  return excerpt === '' ? [] : [{ kind, page, excerpt, detail: DETAIL[kind] ?? '' }];
}

function excerptOf(glyphs: Glyph[]): string {
  const words = cutSegments(glyphs.slice(0, EXCERPT_CHARS * 2)).map((segment) =>
    segment.glyphs.map((glyph) => glyph.text).join(''),
  );
  return words.join(' ').slice(0, EXCERPT_CHARS).trim();
}
