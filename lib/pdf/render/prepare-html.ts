import { AppError } from '@/lib/errors';
import { editHtml } from './edit-html';

const MAX_HTML_BYTES = 15 * 1024 * 1024;

/** The header of inline XBRL is data for programs. Filers usually hide it; this hides it in any case. */
const ADDED_STYLE = '\n<style>ix\\:header,ix\\:hidden{display:none!important}</style>\n';

/** Signs of the Wingdings font, which servers do not have; filings use it for check boxes. */
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
const WINGDINGS_ELEMENT =
  /<(font|span|p|div|td|b)\b([^<>]{0,400}wingdings(?!\s*[23])[^<>]{0,400})>([^<>]{1,40})<\/\1>/gi;

/** A missing image would print its alternative text as if the filing said it. */
const IMAGE_TAG = /<img\b[^<>]*>/gi;

function dropAlternative(tag: string): string {
  return tag.replace(/\s(alt|title)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ' ');
}

/** Throws when the bytes are not an HTML document; returns the text to render. */
export function prepareHtml(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new AppError('invalid', 'This file is empty.');
  if (bytes.length > MAX_HTML_BYTES)
    throw new AppError('payload_too_large', 'This HTML document is larger than 15 MB.');
  const text = decode(bytes);
  if (text.includes('\u0000') || !/<[a-z!?]/i.test(text))
    throw new AppError('invalid', 'This file is not an HTML document, whatever its name says.');
  return editHtml(unwrapSubmission(text)) + ADDED_STYLE;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** EDGAR wraps older documents in <DOCUMENT><TYPE>…<TEXT>, whose header lines would be printed on the first page. */
function unwrapSubmission(text: string): string {
  const match = /^\s*<DOCUMENT>[\s\S]{0,2000}?<TEXT>/i.exec(text);
  return match ? text.slice(match[0].length) : text;
}
