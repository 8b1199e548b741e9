/**
 * Removes control characters and zero-width marks, which show as boxes or are not allowed in a file; tabs become
 * spaces.
 */
export function printableLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    );
}

/** As `printableLines`, on one line. */
export function oneLine(text: string): string {
  return printableLines(text).replace(/\s+/g, ' ').trim();
}
