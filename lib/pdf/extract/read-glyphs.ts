import { glyphText } from './glyph-text.ts';
import { type PageSpace, type Rect } from './page-space.ts';
import { allocate, heapOf, release, type Pdfium } from './pdfium.ts';

/** Properties that all characters of one text object share. */
export type GlyphStyle = {
  /** Address of the PDFium text object, 0 when it has none. */
  object: number;
  fontSize: number;
  isBold: boolean;
  isItalic: boolean;
  /** Red, green, blue, alpha from 0 to 255. */
  color: [number, number, number, number];
  renderMode: number;
  /** True when the text on the displayed page does not run from left to right. */
  isTurned: boolean;
};

export type Glyph = {
  text: string;
  left: number;
  bottom: number;
  right: number;
  top: number;
  style: GlyphStyle;
  isSpace: boolean;
  /** Of a space: whether the page prints it; otherwise a gap suggested it. */
  isPrinted?: boolean;
};

const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;
const NAME_BYTES = 256;

/** Characters of a page in content order, with their boxes on the displayed page. */
export function readGlyphs(pdfium: Pdfium, page: number, textPage: number, space: PageSpace): Glyph[] {
  const scratch = allocate(pdfium, 64 + NAME_BYTES);
  const count = pdfium.FPDFText_CountChars(textPage);
  const glyphs: Glyph[] = [];
  let style: GlyphStyle | undefined;
  for (let index = 0; index < count; index += 1) {
    const text = glyphText(pdfium.FPDFText_GetUnicode(textPage, index));
    if (text === '') continue;
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    if (text === ' ' && object === 0) {
      if (style) glyphs.push({ text, left: 0, bottom: 0, right: 0, top: 0, style, isSpace: true });
      continue;
    }
    if (!style || style.object !== object) style = readStyle(pdfium, page, textPage, index, object, scratch);
    if (!pdfium.FPDFText_GetLooseCharBox(textPage, index, scratch)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = heapOf(pdfium).HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
    const user: Rect = [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
    pushGlyph(glyphs, text, space.toPage(user), style);
  }
  release(pdfium, scratch);
  return glyphs;
}

/**
 * Splits a ligature into its letters, each with its share of the box, so that words are found however they were set.
 */
function pushGlyph(glyphs: Glyph[], text: string, [left, bottom, right, top]: Rect, style: GlyphStyle): void {
  const letters = text.length > 1 && (text.codePointAt(0) ?? 0) <= 0xffff ? [...text] : [text];
  const step = (right - left) / letters.length;
  letters.forEach((letter, index) => {
    glyphs.push({
      text: letter,
      left: left + step * index,
      bottom,
      right: left + step * (index + 1),
      top,
      style,
      isSpace: letter === ' ',
      ...(letter === ' ' ? { isPrinted: true } : {}),
    });
  });
}

function readStyle(
  pdfium: Pdfium,
  page: number,
  textPage: number,
  index: number,
  object: number,
  scratch: number,
): GlyphStyle {
  pdfium.FPDFText_GetMatrix(textPage, index, scratch);
  const [a = 1, b = 0, c = 0, d = 1] = heapOf(pdfium).HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
  const fontSize = pdfium.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
  const angle = Math.atan2(b, a) - (pdfium.FPDFPage_GetRotation(page) * Math.PI) / 2;

  const nameBytes = pdfium.FPDFText_GetFontInfo(textPage, index, scratch, NAME_BYTES, scratch + NAME_BYTES);
  const heap = heapOf(pdfium);
  const name =
    nameBytes > 1 && nameBytes <= NAME_BYTES
      ? Buffer.from(heap.HEAPU8.slice(scratch, scratch + nameBytes - 1)).toString('latin1')
      : '';
  const flags = heap.HEAPU32[(scratch + NAME_BYTES) / 4] ?? 0;
  const weight = pdfium.FPDFText_GetFontWeight(textPage, index);

  const hasColor = pdfium.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [red = 0, green = 0, blue = 0, alpha = 255] = heapOf(pdfium).HEAPU32.subarray(scratch / 4, scratch / 4 + 4);
  return {
    object,
    fontSize: Math.abs(fontSize),
    isBold: weight >= 600 || (flags & FORCE_BOLD_FLAG) !== 0 || /bold|black|heavy|demi/i.test(name),
    isItalic: (flags & ITALIC_FLAG) !== 0 || /italic|oblique/i.test(name),
    color: hasColor ? [red, green, blue, alpha] : [0, 0, 0, 255],
    renderMode: object === 0 ? 0 : pdfium.FPDFTextObj_GetTextRenderMode(object),
    isTurned: Math.cos(angle) < 0.94,
  };
}
