import { existsSync } from 'node:fs';
import path from 'node:path';
import { Font } from '@react-pdf/renderer';
import { plainWords } from '@/lib/format/patterns';

/**
 * Tried in order for every character. Chinese and Japanese come last: the file is large and loaded only when needed.
 */
const LATIN = 'Geist';
const WIDE = 'DejaVu Sans';
const HAN = 'Noto Sans Hans';
const MONO = 'Geist Mono';

/** Characters in neither Geist nor DejaVu: CJK symbols, kana, Han, full-width forms. */
const HAN_TEXT = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|\p{Script=Han}/u;
/** The scripts whose letters the embedded fonts hold, and the letters of no one script. */
const SETTABLE_SCRIPTS = plainWords(`
  Latin, Greek, Cyrillic, Arabic, Hebrew, Armenian, Georgian, Han, Hiragana, Katakana, Common, Inherited,
`).map((script) => String.raw`\p{Script=${script}}`);
/** Letters of scripts that no embedded font holds, such as Hangul and Thai, and newer pictographs. */
const UNSETTABLE = new RegExp(String.raw`(?![${SETTABLE_SCRIPTS.join('')}])[\p{L}\p{M}]|[\u{1f650}-\u{1faff}]`, 'gu');
const NO_GLYPH = '□';
/** Words of more characters are longer than a line and must be broken. */
const LONGEST_WORD = 28;

const shared = globalThis as typeof globalThis & { plumblineReportFonts?: true };

/** The font families for a text; only the needed ones are embedded. */
export function fontFamilies(text: string): { sans: string[]; mono: string[] } {
  registerFonts();
  const fallback = HAN_TEXT.test(text) ? [WIDE, HAN] : [WIDE];
  return { sans: [LATIN, ...fallback], mono: [MONO, ...fallback] };
}

/** A copy with a box for every letter that no font has; a substitute font would print other letters. */
export function replaceMissingGlyphs<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replace(UNSETTABLE, NO_GLYPH)) as T;
}

function registerFonts(): void {
  if (shared.plumblineReportFonts) return;
  const geist = (name: string) => packaged('geist/dist/fonts/geist-sans', `Geist-${name}.ttf`);
  const mono = (name: string) => packaged('geist/dist/fonts/geist-mono', `GeistMono-${name}.ttf`);
  const dejavu = (name: string) => packaged('dejavu-fonts-ttf/ttf', `DejaVuSans${name}.ttf`);
  const han = (name: string) => packaged('@embedpdf/fonts-sc/fonts', `NotoSansHans-${name}.otf`);
  register(
    LATIN,
    { 400: geist('Regular'), 500: geist('Medium'), 600: geist('SemiBold') },
    geist('Italic'),
    geist('BoldItalic'),
  );
  register(MONO, { 400: mono('Regular'), 500: mono('Medium'), 600: mono('SemiBold') }, mono('Italic'), mono('Italic'));
  register(
    WIDE,
    { 400: dejavu(''), 500: dejavu(''), 600: dejavu('-Bold') },
    dejavu('-Oblique'),
    dejavu('-BoldOblique'),
  );
  register(HAN, { 400: han('Regular'), 500: han('Medium'), 600: han('Bold') }, han('Regular'), han('Bold'));
  Font.registerHyphenationCallback((word) =>
    word.length > LONGEST_WORD ? (word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gsu')) ?? [word]) : [word],
  );
  shared.plumblineReportFonts = true;
}

type Upright = Record<400 | 500 | 600, string>;

function register(family: string, upright: Upright, italic: string, boldItalic: string): void {
  Font.register({
    family,
    fonts: [
      { src: upright[400], fontWeight: 400 },
      { src: upright[500], fontWeight: 500 },
      { src: upright[600], fontWeight: 600 },
      { src: italic, fontWeight: 400, fontStyle: 'italic' },
      { src: italic, fontWeight: 500, fontStyle: 'italic' },
      { src: boldItalic, fontWeight: 600, fontStyle: 'italic' },
    ],
  });
}

/**
 * A font file of an npm package, searched from the working directory upwards. Bundling moves this file but not the
 * packages.
 */
function packaged(folder: string, file: string): string {
  for (let base = process.cwd(); ; base = path.dirname(base)) {
    const found = path.join(base, 'node_modules', folder, file);
    if (existsSync(found)) return found;
    if (path.dirname(base) === base) throw new Error(`The font ${file} is missing; install the packages again.`);
  }
}
