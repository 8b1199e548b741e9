import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import { alternatives } from '@/lib/format/patterns';
import { BRACKET_WORDS } from './row-cells-patterns';
import type { TextLine } from '@/lib/pdf/types';

/** A number that a line prints. Offsets count in `PageLayout.text`; `value` is null for a dash. */
export type PrintedNumber = { value: number | null; text: string; start: number; end: number; right: number };

/** A line of a statement: the words that call it something, and the numbers after them. */
export type PrintedLine = { label: string; numbers: PrintedNumber[]; line: TextLine };

const NUMBER = new RegExp(
  String.raw`^\(?\s?${CURRENCY_SIGN}?\s?\(?\s?[-−–]?${CURRENCY_SIGN}?\s?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?\s?\)?$`,
);
const DASH = new RegExp(String.raw`^${CURRENCY_SIGN}?\s?(?:[-−‐‑–—]+|nil)$`, 'i');
const SIGN = new RegExp(String.raw`^(?:${CURRENCY_SIGN}|\)|%|US\$)$`);
const NEGATIVE = new RegExp(String.raw`\(|[-−–]\s?${CURRENCY_SIGN}?\s?\d`);
const NOTE_MARK = /(?:\s?\((?:\d{1,2}|[a-z])\))+$/i;

/**
 * Splits a line at its wide gaps: leading words are the label, the rest its numbers; a percentage does not count.
 */
export function printedLine(line: TextLine): PrintedLine {
  const pieces = [...line.text.matchAll(/\S+(?:\s\S+)*/g)].flatMap((match) => split(match[0], match.index));
  const firstValue = pieces.findIndex(({ text }, at) => isNumber(text) && hasOnlyValues(pieces.slice(at)));
  const words = firstValue < 0 ? pieces : pieces.slice(0, firstValue);
  const values = firstValue < 0 ? [] : pieces.slice(firstValue);
  const label = words
    .map(({ text }) => text)
    .filter((text) => !SIGN.test(text))
    .join(' ')
    .replace(/\.{3,}|(?:\s\.){3,}/g, '')
    .trim();
  const numbers: PrintedNumber[] = [];
  values.forEach(({ text, at }, index) => {
    const next = values[index + 1]?.text;
    if (SIGN.test(text) || next === '%' || /%$/.test(text)) return;
    const isOpen = /\(/.test(text) && !/\)/.test(text);
    const end = at + text.length;
    const shown = isOpen ? `${text})` : text;
    const value = valueOf(shown);
    if (value === undefined) return;
    numbers.push({
      value,
      text: shown,
      start: line.start + at,
      end: line.start + end,
      right: line.edges[2 * end - 1] ?? line.x + line.width,
    });
  });
  return { label, numbers, line };
}

function split(text: string, at: number): { text: string; at: number }[] {
  if (isNumber(text) || !/\d|[—–]/.test(text)) return [{ text, at }];
  // "1,058 $ 815": numbers that are too close for a gap.
  const parts = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: at + match.index }));
  return parts.every((part) => isNumber(part.text) || SIGN.test(part.text) || part.text === '(')
    ? parts
    : [{ text, at }];
}

function hasOnlyValues(pieces: readonly { text: string }[]): boolean {
  return pieces.every(
    ({ text }) => isNumber(text) || SIGN.test(text) || /^\(?-?\d+(?:\.\d+)?\s?\)?\s?%\)?$/.test(text),
  );
}

function isNumber(text: string): boolean {
  return DASH.test(text) || (/\d/.test(text) && NUMBER.test(text));
}

function valueOf(text: string): number | null | undefined {
  if (DASH.test(text)) return null;
  const digits = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text)?.[0];
  if (digits === undefined) return undefined;
  const size = Number(digits.replace(/,/g, ''));
  return NEGATIVE.test(text) ? -size : size;
}

/** "Net income (loss)" and "cash (used in)": the other sign that a figure may have. */
const IN_BRACKETS = new RegExp(String.raw`\((?:${alternatives(BRACKET_WORDS)})\)`, 'g');

/** The words of a label as rules compare them: lower case, without footnote marks, quotes and "(loss)". */
export function plainLabel(label: string): string {
  return label
    .replace(NOTE_MARK, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\((?:see )?notes?\s[^)]*\)/g, ' ')
    .replace(IN_BRACKETS, ' ')
    .replace(/[‐‑–—-]/g, '-')
    .replace(/ \/ ?|\/(?=provided|used)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*[:;,.]+$/, '')
    .trim();
}
