import { alternatives, literally, oneOf } from '@/lib/format/patterns';
import type { FilingText } from '@/lib/reading/text/filing-text';
import { surnameAsWritten } from '@/lib/reading/text/names/names';
import { ANY_TITLE } from '@/lib/reading/text/names/honorifics';
import { LEAVES_WORDS, OF_ANOTHER_WORDS, OFFICES } from './leaving-board-patterns';

const TITLE = `(?:${ANY_TITLE}|Prof)\\.?`;
const LEAVES = new RegExp(alternatives(LEAVES_WORDS), 'i');
/** Leaving an office is not leaving the board: "will retire as an officer", "step down as Chief Executive Officer". */
const OF_OFFICE = new RegExp(
  String.raw`\b(?:retire|step down|leave|depart|retiring)\b[^.;]{0,40}\b(?:as|from)\b[^.;]{0,40}\b` +
    String.raw`${oneOf(OFFICES)}\b`,
  'i',
);
const OF_BOARD = /\bfrom (?:the|our) board\b|\bas (?:an? )?(?:\w+ )?(?:directors?|members? of (?:the|our) board)\b/i;
const REACH = 220;

/** Whether a sentence says that the person leaves the board; of two people named, the nearer to the words. */
export function isLeavingBoard({ pages }: FilingText, name: string): boolean {
  const surname = literally(surnameAsWritten(name));
  const first = literally(name.split(' ')[0] ?? '');
  const named = new RegExp(
    `(?:\\b${TITLE}\\s(?:[^.;]{0,60}\\s)?|\\b${first}(?:\\s[\\p{L}.'’()"-]+){0,3}?\\s)${surname}\\b(?!['’]s?\\s)`,
    'giu',
  );
  return pages.some((page) =>
    [...page.text.matchAll(named)].some((match) => {
      const from = match.index + match[0].length;
      // A note below a table that ends with the name is of somebody else.
      const next = page.sentenceStarts.find((start) => start >= from) ?? page.text.length;
      return mentionsLeaving(sentenceOf(page.text.slice(from, Math.min(next, from + REACH))));
    }),
  );
}

function mentionsLeaving(words: string): boolean {
  const match = LEAVES.exec(words);
  if (!match || OF_ANOTHER.test(words.slice(0, match.index))) return false;
  const rest = words.slice(match.index);
  return !OF_OFFICE.test(rest) || OF_BOARD.test(rest);
}

const OF_ANOTHER = new RegExp(alternatives(OF_ANOTHER_WORDS), 'u');

const SENTENCE_END = new RegExp(String.raw`(?<!\b(?:${ANY_TITLE}|Prof|[A-Z]))[.;]\s`);

/** Up to the end of the sentence or clause: a semicolon ends it, a point after a title or an initial does not. */
function sentenceOf(text: string): string {
  const end = SENTENCE_END.exec(text);
  return end ? text.slice(0, end.index) : text;
}
