import { type Glyph, type GlyphStyle } from './read-glyphs.ts';
import { type PagePicture } from './page-picture.ts';
import { type Rect } from './page-space.ts';
import { type PageShapes, type Shape } from './page-shapes.ts';
import { type WarningKind } from '../types.ts';

const TINY_POINTS = 2;
/** Smallest width of letters or digits in any typeface, as a share of their height. */
const NARROWEST = 0.05;
const INVISIBLE_MODES = new Set([3, 7]);
/** Alpha and contrast below these values (of 255) are not visible. */
const MIN_ALPHA = 13;
const MIN_CONTRAST = 14;
const WHITE: [number, number, number] = [255, 255, 255];

/** Why a character is invisible, judged by its properties; undefined when it should be visible. */
export function hiddenBySetting({ style, ...glyph }: Glyph, [left, bottom, right, top]: Rect): WarningKind | undefined {
  if (INVISIBLE_MODES.has(style.renderMode)) return 'hidden_text';
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  if (x < left || y < bottom || x > right || y > top) return 'hidden_text';
  const isCrushed =
    !style.isTurned && /[\p{L}\p{Nd}]/u.test(glyph.text) && glyph.right - glyph.left < NARROWEST * style.fontSize;
  return style.fontSize < TINY_POINTS || isCrushed ? 'tiny_text' : undefined;
}

/**
 * Characters that cannot be distinguished from what is behind or in front of them. Colours give only a suspicion,
 * because any background is possible; the drawn page decides, word by word.
 */
export function findIndistinct(
  glyphs: Glyph[],
  { shapes, orderOfText }: PageShapes,
  draw: () => PagePicture | undefined,
): Set<Glyph> {
  const suspects = suspectWords(glyphs, (glyph) =>
    isSuspect(glyph, shapes, orderOfText.get(glyph.style.object) ?? Infinity),
  );
  const indistinct = new Set<Glyph>();
  const picture = suspects.length > 0 ? draw() : undefined;
  if (!picture) return indistinct;
  for (const word of suspects) {
    const seen = word.filter((glyph) => {
      const trim = (glyph.top - glyph.bottom) * 0.12;
      return picture.contrast([glyph.left, glyph.bottom + trim, glyph.right, glyph.top - trim]) >= MIN_CONTRAST;
    });
    if (seen.length * 4 < word.length) word.forEach((glyph) => indistinct.add(glyph));
  }
  return indistinct;
}

function suspectWords(glyphs: Glyph[], isSuspectGlyph: (glyph: Glyph) => boolean): Glyph[][] {
  const words: Glyph[][] = [];
  let word: Glyph[] | undefined;
  for (const glyph of glyphs) {
    if (glyph.isSpace || !isSuspectGlyph(glyph)) {
      word = undefined;
    } else if (word) {
      word.push(glyph);
    } else {
      word = [glyph];
      words.push(word);
    }
  }
  return words;
}

function isSuspect(glyph: Glyph, shapes: Shape[], order: number): boolean {
  // Only a suspicion, because fonts with their own colours report no alpha either.
  if (glyph.style.color[3] < MIN_ALPHA) return true;
  const x = (glyph.left + glyph.right) / 2;
  const y = (glyph.bottom + glyph.top) / 2;
  let background: Shape['fill'] = WHITE;
  for (const shape of shapes) {
    const [left, bottom, right, top] = shape.rect;
    if (x < left || x > right || y < bottom || y > top) continue;
    // A plain shape or a picture is painted over the text.
    if (shape.order > order) {
      if (shape.fill || shape.isImage) return true;
      continue;
    }
    background = shape.fill;
  }
  if (!background) return isPale(glyph.style.color);
  return Math.max(...background.map((value, channel) => Math.abs(value - (glyph.style.color[channel] ?? 0)))) < 24;
}

function isPale([red, green, blue]: GlyphStyle['color']): boolean {
  return Math.min(red, green, blue) > 225;
}
