/**
 * One way to say something: plain words, which read themselves, or a pattern with an example that it reads wholly.
 * The flags of a row are not used; the pattern that is made of the table has its own.
 */
export type Alternative = string | readonly [pattern: RegExp, example: string];

/** The ways to say one thing, one a line, in the order in which they are tried. */
export type Alternatives = readonly Alternative[];

/** A table of plain words, parted by commas and line breaks. */
export function plainWords(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** The rows of a table as the source of a pattern: `a|b|c`, without a group around it. */
export function alternatives(table: Alternatives): string {
  return table.map((row) => (typeof row === 'string' ? row : row[0].source)).join('|');
}

/** The same in a group that captures nothing: `(?:a|b|c)`. */
export function oneOf(table: Alternatives): string {
  return `(?:${alternatives(table)})`;
}

/** Text as the source of a pattern that reads it and nothing else: "St. Cyr" → "St\\. Cyr". */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A pattern that reads any row of the table between word boundaries. */
export function wholeWords(table: Alternatives, flags = ''): RegExp {
  return new RegExp(String.raw`\b${oneOf(table)}\b`, flags);
}
