import { oneOf } from '@/lib/format/patterns';
import { ABBREVIATION_WORDS } from './sentences-patterns';

export type Sentence = { text: string; start: number; end: number };

const ABBREVIATION = new RegExp(String.raw`${oneOf(ABBREVIATION_WORDS)}\.$`);

/** Characters examined around a full stop, so that a text of many full stops is read in linear time. */
const NEXT_CHARS = 50;
const ABBREVIATION_CHARS = 12;

/** The sentences of a text with their positions. A quotation is never split; an empty line always ends a sentence. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let isQuoted = false;
  const close = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    const trimmed = raw.trim();
    if (trimmed) sentences.push({ text: trimmed, start: start + lead, end: start + lead + trimmed.length });
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '“') isQuoted = true;
    else if (char === '”') isQuoted = false;
    else if (char === '"') isQuoted = !isQuoted;
    if (char === '\n' && (!isQuoted || text.charAt(at + 1) === '\n')) {
      isQuoted = false;
      close(at + 1);
      continue;
    }
    const isAfterQuote = char === '”' || (char === '"' && !isQuoted);
    const stop = isAfterQuote ? text.charAt(at - 1) : char;
    if (isQuoted || !(isAfterQuote ? /[.!?…]/ : /[.!?]/).test(stop)) continue;
    const next = /^[)\]’']{0,8}\s{1,40}(?=[“"(‘']?[A-Z0-9])/.exec(text.slice(at + 1, at + 1 + NEXT_CHARS));
    if (!next) continue;
    const last = text.slice(Math.max(start, at - ABBREVIATION_CHARS), at + 1);
    if (
      stop === '.' &&
      !isAfterQuote &&
      (ABBREVIATION.test(last) || (at - start < ABBREVIATION_CHARS && /^\s*\d{1,2}\.$/.test(last)))
    )
      continue;
    close(at + 1 + (next[0].length - next[0].trimStart().length));
  }
  close(text.length);
  return sentences;
}
