import { roughStem } from '@/lib/answers/extractive/question/question-words';
import { oneOf } from '@/lib/format/patterns';
import { NUMBER_WORDS } from './proximity-patterns';

/** A number that measures something: no year, no footnote mark, no list number. */
const NUMBER = new RegExp(String.raw`^${oneOf(NUMBER_WORDS)}$`, 'i');
const NEAR_WORDS = 8;

/** Whether a number occurs within a few words of one of the question's words. */
export function numberIsNear(text: string, stems: readonly string[]): boolean {
  const words = text.split(/[\s()—–]+/).map((word) => word.replace(/[.,;:"”“]+$/g, ''));
  const numbers = words.flatMap((word, at) => (NUMBER.test(word) && !/^(?:19|20)\d\d$/.test(word) ? [at] : []));
  const subjects = words.flatMap((word, at) =>
    stems.includes(roughStem(word.replace(/[^A-Za-z0-9']/g, ''))) ? [at] : [],
  );
  return numbers.some((number) => subjects.some((subject) => Math.abs(number - subject) <= NEAR_WORDS));
}

/** The span in words of the question's matched words, less their own number. */
export function wordSpan(text: string, stems: readonly string[]): number {
  const at = new Map<string, number>();
  const words = text.split(/[^A-Za-z0-9'&]+/).map(roughStem);
  let best = Number.POSITIVE_INFINITY;
  const present = stems.filter((wanted) => words.includes(wanted));
  if (present.length < 2) return 0;
  words.forEach((word, index) => {
    if (!present.includes(word)) return;
    at.set(word, index);
    if (at.size === present.length) best = Math.min(best, index - Math.min(...at.values()) + 1 - present.length);
  });
  return Number.isFinite(best) ? best : 0;
}
