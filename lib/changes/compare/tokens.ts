import { CURRENCY_SIGNS } from '@/lib/format/currency-signs';
import { WIDE_GAP } from '@/lib/pdf/extract/text-lines';
import type { TextLine } from '@/lib/pdf/types';
import { oneOf } from '@/lib/format/patterns';
import type { Token } from './types';
import { DATE_WORDS } from './tokens-patterns';

/** Words with the points, commas and apostrophes inside them, a negative number, or one mark of punctuation. */
const TOKEN = /(?:(?<=^|[\s(])[-−–])?[\p{L}\p{M}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
/** Hyphens, dashes, quote marks, leaders and rules: typesetting, which is shown and not compared. */
const ORNAMENT = /^[-"'‘’“”«»_‐-―−·§|∎\u00ad\u200b-\u200f\u2060\ufeff]$/u;
/** Before words these open an item of a list; after them they are the marks of a matrix, which are compared. */
const BULLET = /^[•●▪■◆○◦❯►▶➢✓✔☑]$/u;

/**
 * The tokens of a line with their places in the text of its page; ornaments, leaders and bullets before words are left
 * out.
 */
export function tokensOfLine(line: TextLine, page: number): Token[] {
  const tokens: Token[] = [];
  let read = 0;
  for (const match of line.text.matchAll(TOKEN)) {
    const [text] = match;
    if (ORNAMENT.test(text) || isLeader(line.text, match.index)) continue;
    if (BULLET.test(text) && tokens.length === 0) continue;
    const start = line.start + match.index;
    const isCellStart = tokens.length === 0 || line.text.slice(read, match.index).includes(WIDE_GAP);
    const lead = plainSpace(line.text.slice(read, match.index));
    read = match.index + text.length;
    // A new line is a space, but not after the hyphen that it broke a word at; see `joinTokens`.
    tokens.push({
      text,
      lead: tokens.length === 0 ? lead.trimStart() : lead,
      tail: '',
      key: keyOf(text),
      page,
      start,
      end: start + text.length,
      isCellStart,
    });
  }
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first && !first.lead.startsWith(' ')) first.lead = ` ${first.lead}`;
  if (last) last.tail = plainSpace(line.text.slice(read)).trimEnd();
  return tokens;
}

/** A full stop among others. */
function isLeader(text: string, at: number): boolean {
  return text[at] === '.' && (text[at - 1] === '.' || text[at + 1] === '.');
}

function plainSpace(text: string): string {
  return text
    .replace(/(?:\.\s?){3,}/g, ' ')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ');
}

function keyOf(text: string): string {
  return text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/^[−–]/, '-');
}

/** The words as one line of running text. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => printToken(token, tokens[index - 1]))
    .join('')
    .trimStart();
}

/** A token with the space and marks around it. */
export function printToken(token: Token, before: Token | undefined): string {
  const isBroken = before !== undefined && /[\p{L}]-$/u.test(before.text + before.tail) && token.lead === ' ';
  return `${isBroken ? '' : token.lead}${token.text}${token.tail}`;
}

const NUMBER = /^[\p{N}.,]+$/u;
const DATE_WORD = new RegExp(String.raw`^${oneOf(DATE_WORDS)}$`, 'i');
const SIGN = new RegExp(String.raw`^[${CURRENCY_SIGNS}¥%()+<>~*†‡#/:,-]$`, 'u');

/** Numbers, months, counts in words and the signs beside them. */
export function isNumberToken({ key }: Token): boolean {
  return NUMBER.test(key) || DATE_WORD.test(key) || SIGN.test(key);
}

/** Whether a token has a letter or digit; a token of signs only is not a word. */
export function isWordToken({ key }: Token): boolean {
  return /[\p{L}\p{N}]/u.test(key);
}
