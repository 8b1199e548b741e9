/** White space, hyphens and dashes, and quote marks: what typesetting changes and a reader does not read. */
const IGNORED = /[\s\u00ad\u200b-\u200f\u2060\ufeff\-\u2010-\u2015\u2212'"‘’‚‛“”„‟`´′″«»‹›]/u;

/** A text as it is compared, and for every character of the key the range of the text it came from. */
export type MatchKey = { key: string; starts: number[]; ends: number[] };

/** Folds unicode forms and drops what `IGNORED` names; case stays, for a quote is verbatim. */
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

/** Whether the quote stands on the page word for word. */
export function isVerbatim(pageText: string, quote: string): boolean {
  const wanted = matchKey(quote).key;
  return wanted !== '' && matchKey(pageText).key.includes(wanted);
}
