/** Deepest nesting of lists and quotations that is parsed; the parser's time grows with the depth of every line. */
const MAX_DEPTH = 8;
const MAX_INDENT = 24;
/** Most emphasis marks and links in one paragraph; the parser compares each with those before it. */
const MAX_MARKS = 400;

const CONTAINER = /[ \t]{0,24}(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$)[ \t]?/y;
const MARKS = /[*_~[\]`\\]/g;

/**
 * Escapes markdown that would take the parser more than linear time: list and quotation marks beyond a depth, and the
 * marks of a paragraph with too many. They are then read as plain characters.
 */
export function limitMarkdown(markdown: string): string {
  return markdown
    .split(/\n(?=[ \t]*\n)/)
    .map(limitParagraph)
    .join('\n');
}

function limitParagraph(paragraph: string): string {
  const lines = paragraph
    .split('\n')
    .map((line, at, all) => limitLine(line, (all[at - 1] ?? '').trim() !== ''))
    .join('\n');
  return countOf(lines) > MAX_MARKS ? lines.replace(MARKS, '\\$&') : lines;
}

function countOf(text: string): number {
  return text.match(MARKS)?.length ?? 0;
}

/** An underline that turns the text above it into a heading, for which the parser reads that text again. */
const UNDERLINE = /^([ \t]{0,24})([=-])[=-]*[ \t]*$/;

function limitLine(line: string, isBelowText: boolean): string {
  if (isBelowText && UNDERLINE.test(line)) return line.replace(UNDERLINE, '$1\\$2');
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const calm = indent.length > MAX_INDENT ? `${indent.slice(0, MAX_INDENT)}${line.slice(indent.length)}` : line;
  let at = 0;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const end = containerEnd(calm, at);
    if (end === at) return calm;
    at = end;
  }
  if (containerEnd(calm, at) === at) return calm;
  // An escaped mark is a plain character, and the rest of its line cannot open a list.
  return `${calm.slice(0, at)}${escapedMark(calm.slice(at).trimStart())}`;
}

/** End of the list or quotation mark that begins at `at`; `at` itself when there is none. */
export function containerEnd(line: string, at: number): number {
  CONTAINER.lastIndex = at;
  return CONTAINER.test(line) ? CONTAINER.lastIndex : at;
}

function escapedMark(text: string): string {
  return text.replace(/^(\d{0,9})/, '$1\\');
}
