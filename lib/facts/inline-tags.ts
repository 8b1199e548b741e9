import { Parser } from 'htmlparser2';

/**
 * A value that inline XBRL tags in the text that is shown. `printed` is what stands between the tags, nested ones
 * included.
 */
export type InlineTag = {
  name: string;
  context: string;
  scale: number;
  isNegative: boolean;
  format: string;
  printed: string;
  /** Range in `InlineTags.shown`. */
  start: number;
  end: number;
};

/** `shown` is the document's shown text without white space; `years` the fiscal year of each context. */
export type InlineTags = { shown: string; tags: InlineTag[]; years: Map<string, number> };

type Open = { name: string; isHidden: boolean; tag?: InlineTag; contextId?: string };

const TAGS = new Set(['ix:nonfraction', 'ix:nonnumeric', 'ix:fraction']);
const UNSHOWN = new Set([
  'ix:header',
  'ix:hidden',
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'textarea',
  'option',
]);
/** Data for programs, which EDGAR wants in the header that is never shown. */
const DATA = /^(?:xbrli|xbrldi|link|xlink):/;
/** What a style attribute hides with. */
const HIDING = [
  /(?:^|;)\s*display\s*:\s*none/i,
  /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)/i,
  /(?:^|;)\s*opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)/i,
  /(?:^|;)\s*font-size\s*:\s*0/i,
];
/** No filing nests deeper; what does is no document for a reader. */
const MAX_DEPTH = 2000;

/**
 * Reads the tags of an inline XBRL document in one pass: nested ones, and those that close themselves, as they are
 * meant.
 */
export function readInlineTags(html: string): InlineTags {
  const shown: string[] = [];
  const tags: InlineTag[] = [];
  const years = new Map<string, number>();
  const open: Open[] = [];
  let length = 0;
  let ending: string | undefined;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= MAX_DEPTH) return parser.pause();
        const isHidden =
          (open.at(-1)?.isHidden ?? false) ||
          UNSHOWN.has(name) ||
          DATA.test(name) ||
          'hidden' in attributes ||
          HIDING.some((pattern) => pattern.test(attributes.style ?? ''));
        const entry: Open = { name, isHidden };
        if (TAGS.has(name) && !isHidden) entry.tag = tagOf(attributes, length);
        if (/(?:^|:)context$/.test(name)) entry.contextId = attributes.id ?? '';
        if (/(?:^|:)(?:enddate|instant)$/.test(name)) ending = '';
        open.push(entry);
      },
      ontext(text) {
        if (ending !== undefined) ending += text;
        if (open.at(-1)?.isHidden) return;
        const plain = text.replace(/\s+/g, '');
        if (plain === '') return;
        shown.push(plain);
        length += plain.length;
        for (const { tag } of open) if (tag) tag.printed += text;
      },
      onclosetag(name) {
        const entry = open.pop();
        if (entry?.tag)
          tags.push({ ...entry.tag, printed: entry.tag.printed.replace(/\s+/g, ' ').trim(), end: length });
        if (ending === undefined || !/(?:^|:)(?:enddate|instant)$/.test(name)) return;
        const id = open.findLast((each) => each.contextId !== undefined)?.contextId;
        const year = fiscalYear(ending);
        if (id !== undefined && year !== undefined) years.set(id, year);
        ending = undefined;
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return { shown: shown.join(''), tags, years };
}

function tagOf(attributes: Record<string, string>, start: number): InlineTag {
  return {
    name: attributes.name ?? '',
    context: attributes.contextref ?? '',
    scale: Number(attributes.scale ?? 0),
    isNegative: attributes.sign === '-',
    format: attributes.format ?? '',
    printed: '',
    start,
    end: start,
  };
}

/** A year that ends in January or February is named after the one it mostly lies in. */
function fiscalYear(date: string): number | undefined {
  const match = /^\s*(\d{4})-(\d{2})/.exec(date);
  return match ? Number(match[1]) - (Number(match[2]) <= 2 ? 1 : 0) : undefined;
}
