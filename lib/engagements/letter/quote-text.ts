const MAX_LENGTH = { brief: 0, short: 170, standard: 320, detailed: 520 } as const;

export type QuoteLength = keyof typeof MAX_LENGTH;
export type QuotedWords = { words: string; /** Cells of a table row rather than a sentence. */ isTableRow: boolean };

/** A quote as it stands in a letter: one line, without the bullet or heading before it, cut only where it says so. */
export function quotedWords(quote: string, length: QuoteLength): QuotedWords {
  const isTableRow = /\S {3,}\S/.test(quote);
  const line = withoutHeading(quote).replace(/^[\s•●▪◦·*–—-]+/, '').replace(/\s+/g, ' ').replace(/[“”]/g, "'").replace(/"/g, "'").trim();
  return { words: clip(line, MAX_LENGTH[length]), isTableRow };
}

/** A short first line without an end, before a line that begins anew, is the heading of the passage. */
function withoutHeading(quote: string): string {
  const [first = '', ...rest] = quote.trim().split('\n');
  const isHeading = rest.length > 0 && first.length < 70 && !/[.,;:–—-]\s*$/.test(first) && first.split(' ').length <= 9 && /^[A-Z“"(]/.test(rest[0]?.trim() ?? '') && /^[A-Z]/.test(first) && rest.join(' ').length > 60;
  return isHeading ? rest.join('\n') : quote;
}

/** Whole sentences while they fit, else whole words; what is left out is shown by an ellipsis. */
function clip(line: string, max: number): string {
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('; '));
  if (sentence > max * 0.5) return `${cut.slice(0, sentence + 1)} …`;
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:(–—-]+$/, '').trimEnd()} …`;
}
