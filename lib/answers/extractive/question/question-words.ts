import { ARTICLES, FUNCTION_WORDS, FUNCTION_WORDS_OF_QUESTIONS } from '@/lib/format/words/function-words';
import { oneOf } from '@/lib/format/patterns';
import { WORD_ENDINGS } from './question-words-patterns';
/** Words without a subject of their own in a question about a filing. */
const IDLE = new Set([
  ...ARTICLES,
  ...FUNCTION_WORDS,
  ...FUNCTION_WORDS_OF_QUESTIONS,
  ...`must many often long every whether within among off less least company companys corporation filing document
  proxy statement report state states stated tell please give list name describe identify know like show find
  explain according based year fiscal recent latest last current previous prior used use using made make set
  sets amount number total percentage percent provide provided disclose disclosed say said get got gets
  receive receives received mention mentions mentioned it's what's company's`.split(/\s+/),
]);

/** The subject words of a question, in order, without repeats. */
export function subjectWords(question: string): string[] {
  const words = question
    .replace(/[\u2018\u2019]/g, "'")
    .split(/[^A-Za-z0-9'&.]+/)
    .map((word) => word.replace(/'s$|s'$|[.']+$/g, (end) => (end === "s'" ? 's' : '')))
    .filter((word) => word.length > 1 && !IDLE.has(word.toLowerCase()));
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

const WORD_ENDING = new RegExp(String.raw`${oneOf(WORD_ENDINGS)}$`);

/** Cuts off more than `porterStem`: of the few passages found, one with "oversight" may answer who "oversees" it. */
export function roughStem(word: string): string {
  const lower = word.toLowerCase();
  if (/^\d/.test(lower)) return lower;
  const cut = lower.replace(WORD_ENDING, '');
  return cut.length >= 3 ? cut : lower;
}
