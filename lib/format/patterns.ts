/**
 * One way to say something: plain words, matched literally, or a pattern with an example that it matches in full. The
 * flags of a row's pattern are ignored; the pattern built from the table has its own.
 */
export type Alternative = string | readonly [pattern: RegExp, example: string];

/** The ways to say one thing, one a line, in the order in which they are tried. */
export type Alternatives = readonly Alternative[];

/** A table of plain words, separated by commas and line breaks. */
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

/** Sequences of a pattern whose letters are not read as letters (escapes, classes, names); else one character. */
const TOGETHER: Alternatives = [
  [/\\[pP]\{[^}]*\}/, String.raw`\p{Lu}`],
  [/\\u\{[^}]*\}/, String.raw`\u{1f600}`],
  [/\\u[\da-fA-F]{4}/, String.raw`\u00e4`],
  [/\\x[\da-fA-F]{2}/, String.raw`\xe4`],
  [/\\k<[^>]*>/, String.raw`\k<name>`],
  [/\\[^]/, String.raw`\w`],
  [/\[\^?(?:\\[^]|[^\]\\])*\]/, String.raw`[^a-z\]]`],
  [/\(\?<\w+>/, '(?<name>'],
  [/[^]/, 'a'],
];
const PARTS = new RegExp(alternatives(TOGETHER), 'gu');
const RANGES = /\\.|(\p{L})-(\p{L})|(\p{L})/gu;

/**
 * The source of a pattern that reads `source` in capitals too, as a group, for patterns of which only a part does. Node
 * 24 (V8 13.6) reads modifiers such as `(?i:…)` wrongly, and otherwise once a process has compiled a megabyte of
 * patterns, so that a new worker and an old one would read a filing differently.
 */
export function anyCase(source: string): string {
  const parts = source.replace(PARTS, (part) => (part.startsWith('[') ? classInAnyCase(part) : letterInAnyCase(part)));
  return `(?:${parts})`;
}

function letterInAnyCase(part: string): string {
  return part.length === 1 && otherCase(part) !== part ? `[${part}${otherCase(part)}]` : part;
}

/** `[a-z-]` → `[A-Za-z-]`: what is added comes first, so that no hyphen at the end makes a range with it. */
function classInAnyCase(part: string): string {
  const [, opening = '[', body = ''] = /^(\[\^?)(.*)$/su.exec(part) ?? [];
  const added = [...body.matchAll(RANGES)].map(([whole, from, to, single]) => {
    if (single) return otherCase(single) === single ? '' : otherCase(single);
    return from && to && /[a-z]-[a-z]|[A-Z]-[A-Z]/.test(whole) ? `${otherCase(from)}-${otherCase(to)}` : '';
  });
  return opening + added.join('') + body;
}

/** The letter as a capital, or a capital as a small letter; itself where that is not a single letter. */
function otherCase(letter: string): string {
  const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return other.length === letter.length ? other : letter;
}
