/** White space, hyphens, dashes and quote marks, which typesetting changes without changing the words. */
const IGNORED = /[\s\u00ad\u200b-\u200f\u2060\ufeff\-\u2010-\u2015\u2212'"‘’‚‛“”„‟`´′″«»‹›]/u;

/** A text in the compared form, and for each character of the key its range in the text. */
export type MatchKey = { key: string; starts: number[]; ends: number[] };

/** Normalizes Unicode forms and drops the characters in `IGNORED`. Case is kept, because quotes are verbatim. */
export function matchKey(text: string): MatchKey {
  let key = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let index = 0;
  while (index < text.length) {
    const code = text.codePointAt(index) ?? 0;
    const char = String.fromCodePoint(code);
    const end = index + char.length;
    if (!IGNORED.test(char)) {
      const folded = code < 0x80 ? char : char.normalize('NFKD');
      for (let unit = 0; unit < folded.length; unit += 1) {
        const piece = folded.charAt(unit);
        if (IGNORED.test(piece)) continue;
        key += piece;
        starts.push(index);
        ends.push(end);
      }
    }
    index = end;
  }
  return { key, starts, ends };
}

/** Whether the page contains the quote word for word. */
export function isVerbatim(pageText: string, quote: string): boolean {
  const wanted = matchKey(quote).key;
  return wanted !== '' && matchKey(pageText).key.includes(wanted);
}
