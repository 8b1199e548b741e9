import type { FilingText } from '@/lib/reading/text/filing-text';
import { oneOf } from '@/lib/format/patterns';
import { OF_THE_COMPANY, SOLICITATIONS } from './election-patterns';

const FIRST_PAGES = 4;
const IN_OPPOSITION =
  /^(?:proxy statement|solicitation)\b.{0,120}\bin opposition\b|^in opposition to (?:the )?(?:board|soli)/i;
const NOT_OF_BOARD = new RegExp(
  String.raw`\b${oneOf(SOLICITATIONS)}\b[^.]{0,160}\b(?:is|are|and|but) not (?:being )?` +
    String.raw`(?:made |furnished )?(?:by|on behalf of)\b[^.]{0,60}\b${oneOf(OF_THE_COMPANY)}\b`,
  'i',
);

/**
 * Whether the proxy statement is of somebody who solicits proxies against the board; read from the first four pages.
 * Its recommendations are not the board's.
 */
export function isOfDissident({ pages }: FilingText): boolean {
  return pages
    .slice(0, FIRST_PAGES)
    .some(
      ({ text, lines }) =>
        NOT_OF_BOARD.test(text) ||
        lines.some(
          ({ line, text: own }) =>
            (line.role === 'heading' || line.isBold || own === own.toUpperCase()) && IN_OPPOSITION.test(own),
        ),
    );
}
