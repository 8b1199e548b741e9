/**
 * The filings are written in a small markup: blocks separated by blank lines.
 *
 *   # ## ### headings · `- ` list lines · `> ` boxed lines · `^ ` footnotes · `===` page break
 *   `@table {…}` a table (see table()) · a block that starts with `<` is passed through
 *   `**bold**`, `*italic*`, and `⟦key|value|sentence⟧` for a fact that the tests look up.
 */
export interface TableSpec {
  head?: string[];
  /** A first cell starting with `*` makes a total row, `~` a label row over the whole width, `>` an indented one. */
  rows: string[][];
  /** Relative column widths; by default the first column is three times as wide as the others. */
  widths?: number[];
  /** Text tables align every column left and keep words; number tables align right and set `$` apart. */
  kind: 'numbers' | 'text';
  caption?: string;
}

export interface Fact {
  key: string;
  value: string;
  sentence: string;
}

/** Marks a sentence as the one that states a fact. */
export function fact(key: string, value: string | number, sentence: string): string {
  return `⟦${key}|${value}|${sentence}⟧`;
}

export function table(spec: TableSpec): string {
  return `\n\n@table ${JSON.stringify(spec)}\n\n`;
}

export function numbers(head: string[], rows: string[][], widths?: number[]): string {
  return table({ kind: 'numbers', head, rows, ...(widths ? { widths } : {}) });
}

export function text(head: string[], rows: string[][], widths?: number[]): string {
  return table({ kind: 'text', ...(head.length > 0 ? { head } : {}), rows, ...(widths ? { widths } : {}) });
}

/**
 * A table of contents; the renderer puts in the page on which the heading stands. A heading may be named by its
 * beginning.
 */
export function contents(entries: [string, string][], head: string[] = ['', 'Page']): string {
  return table({
    kind: 'numbers',
    head,
    rows: entries.map(([label, heading]) => [label, `@@${heading.toLowerCase()}@@`]),
    widths: [6, 1],
  });
}

const factPattern = /⟦([^|⟧]+)\|([^|⟧]*)\|([^⟧]*)⟧/g;

export function collectFacts(source: string): Fact[] {
  return [...source.matchAll(factPattern)].map(([, key = '', value = '', sentence = '']) => ({
    key,
    value,
    sentence: plain(sentence),
  }));
}

/** Text as a reader sees it: no tags, entities decoded, white space collapsed. */
export function plain(html: string): string {
  return html
    .replace(/<(ix:header|title|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<\/(p|div|td|tr|h\d|li)>|<br\/>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\*\*|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#9746;/g, '☒')
    .replace(/&#9744;/g, '☐')
    .replace(/\s+/g, ' ')
    .trim();
}

export function inline(source: string): string {
  return source
    .replace(factPattern, '$3')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '<i>$1</i>');
}

export function blocksOf(source: string): string[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
}
