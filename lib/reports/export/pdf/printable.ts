/** Without the control characters and zero-width marks that a PDF would show as boxes; tabs become spaces. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\ufeff\ufffe\uffff]/g, '');
}

/** One line. */
export function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, ' ').trim();
}
