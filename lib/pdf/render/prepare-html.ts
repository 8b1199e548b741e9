import { decodeBytes } from '@/lib/format/decode-bytes';
import { AppError } from '@/lib/errors';
import { editHtml } from './edit-html';

const MAX_HTML_BYTES = 15 * 1024 * 1024;

/** Inline XBRL's header is data for programs. Filers hide it; where one did not, this does. */
const ADDED_STYLE = '\n<style>ix\\:header,ix\\:hidden{display:none!important}</style>\n';

/** Refuses what is not an HTML document, and returns the text to render. */
export function prepareHtml(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new AppError('invalid', 'This file is empty.');
  if (bytes.length > MAX_HTML_BYTES)
    throw new AppError('payload_too_large', 'This HTML document is larger than 15 MB.');
  const text = decodeBytes(bytes);
  if (text.includes('\u0000') || !/<[a-z!?]/i.test(text))
    throw new AppError('invalid', 'The content is not an HTML document, although the file name says so.');
  return editHtml(unwrapSubmission(text)) + ADDED_STYLE;
}

/** EDGAR wraps older documents in <DOCUMENT><TYPE>…<TEXT>, whose header lines would print on the first page. */
function unwrapSubmission(text: string): string {
  const match = /^\s*<DOCUMENT>[\s\S]{0,2000}?<TEXT>/i.exec(text);
  return match ? text.slice(match[0].length) : text;
}
