import { Parser } from 'htmlparser2';

/** Signs of the Wingdings font, which no server has: filings tick their boxes with it. */
const WINGDINGS: Record<string, string> = {
  '\u00a8': '☐',
  o: '☐',
  q: '☐',
  '\u00a3': '☐',
  r: '☐',
  x: '☒',
  '\u00fe': '☑',
  T: '☒',
  R: '☑',
  S: '☒',
  '\u00fc': '✓',
  '\u00fb': '✗',
  l: '●',
  n: '■',
  '\u00a7': '▪',
  '\u00d8': '➢',
  '\u00e0': '→',
  v: '❖',
  '\u009f': '•',
};

const WINGDINGS_TAGS: ReadonlySet<string> = new Set(['font', 'span', 'p', 'div', 'td', 'b']);
const WINGDINGS_FONT = /wingdings(?!\s*[23])/i;
/** A longer run in that font is text that was set in it by mistake. */
const MOST_SIGNS = 40;

/** A part of the source and what takes its place. */
type Edit = { start: number; end: number; text: string };
/** An element set in Wingdings, until it closes. */
type Signs = { tag: string; depth: number; fonts: Edit[]; text: string; start: number; end: number; isPlain: boolean };

/**
 * The HTML as it is to be printed. Images lose their alternative text, which would print where the image is blocked as
 * if the filing said it; signs of Wingdings become the signs of a font that is there. Everything else is unchanged,
 * byte for byte.
 */
export function editHtml(html: string): string {
  const edits: Edit[] = [];
  let tagName = '';
  let depth = 0;
  let fonts: Edit[] = [];
  let signs: Signs | undefined;
  const parser = new Parser(
    {
      onopentagname(name) {
        tagName = name;
        fonts = [];
      },
      onattribute(name, value) {
        const [start, end] = [parser.startIndex, parser.endIndex];
        if (tagName === 'img' && (name === 'alt' || name === 'title')) edits.push({ start, end, text: '' });
        if (WINGDINGS_TAGS.has(tagName) && WINGDINGS_FONT.test(value))
          fonts.push({ start, end, text: html.slice(start, end).replace(/wingdings/gi, 'DejaVu Sans') });
      },
      onopentag(name) {
        depth += 1;
        if (signs) signs.isPlain = false;
        else if (fonts.length > 0)
          signs = { tag: name, depth, fonts, text: '', start: parser.endIndex + 1, end: 0, isPlain: true };
      },
      ontext(text) {
        if (signs) signs.text += text;
      },
      onclosetag() {
        if (signs && signs.depth === depth) {
          edits.push(...editsOf({ ...signs, end: parser.startIndex }));
          signs = undefined;
        }
        depth -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(html);
  return applyEdits(html, edits);
}

function editsOf({ fonts, text, start, end, isPlain }: Signs): Edit[] {
  const chars = [...text];
  const isKnown = chars.every((char) => /\s/.test(char) || char in WINGDINGS);
  if (!isPlain || !isKnown || chars.length === 0 || chars.length > MOST_SIGNS || end < start) return [];
  return [...fonts, { start, end, text: chars.map((char) => WINGDINGS[char] ?? char).join('') }];
}

function applyEdits(html: string, edits: Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}
