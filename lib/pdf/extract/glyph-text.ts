/** Ligatures that fonts map to one code point. */
const LIGATURES: Record<number, string> = {
  0xfb00: 'ff',
  0xfb01: 'fi',
  0xfb02: 'fl',
  0xfb03: 'ffi',
  0xfb04: 'ffl',
  0xfb05: 'st',
  0xfb06: 'st',
};

/** Symbol fonts (Wingdings, Symbol) put their signs at 0xF000 + code. */
const SYMBOLS: Record<number, string> = {
  0xf0a8: '☐',
  0xf06f: '☐',
  0xf071: '☐',
  0xf0a3: '☐',
  0xf072: '☐',
  0xf0fe: '☒',
  0xf078: '☒',
  0xf054: '☒',
  0xf052: '☑',
  0xf0fc: '✓',
  0xf0fb: '✗',
  0xf0b7: '•',
  0xf0a7: '▪',
  0xf06e: '■',
  0xf06c: '●',
  0xf0d8: '➢',
  0xf0e8: '➔',
};

const NOT_CHARACTERS = new Set([0xfeff, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xffff]);
const SPACES = new Set([0x09, 0x0a, 0x0d, 0x20, 0xa0, 0x3000]);

/** The text of one PDFium code point; empty for characters that are not visible. */
export function glyphText(code: number): string {
  if (SPACES.has(code) || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f) return ' ';
  // PDFium's marks for a hyphen at the end of a line.
  if (code === 0x02 || code === 0xfffe || code === 0xad) return '-';
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || NOT_CHARACTERS.has(code)) return '';
  if (code >= 0xd800 && code <= 0xdfff) return '';
  return LIGATURES[code] ?? SYMBOLS[code] ?? String.fromCodePoint(code);
}
