import { UNPRINTABLE } from './printable-patterns';

/**
 * Removes control characters and zero-width marks, which show as boxes or are not allowed in a file; tabs become
 * spaces.
 */
export function printableLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(UNPRINTABLE, '');
}

/** As `printableLines`, on one line. */
export function oneLine(text: string): string {
  return printableLines(text).replace(/\s+/g, ' ').trim();
}
