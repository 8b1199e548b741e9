import { alternatives } from '@/lib/format/patterns';
import { COMMON_FORM } from '@/lib/format/words/legal-forms-patterns';
import { NO_NAME_WORDS } from './count-names-patterns';

const NAME = /\b[A-Z][\w'’&.-]*(?:,?\s(?:[A-Z][\w'’&.-]*|of|and|&))*\s?[A-Z][\w'’-]+/g;

const LEGAL_FORM = new RegExp(String.raw`\s(?:${COMMON_FORM}|LLP|L\.?P|Company)\.?$`);
const NO_NAME = new RegExp(alternatives(NO_NAME_WORDS));

/**
 * Every word that a filing also writes in lower case. A heading such as "Preapproval Policy" consists of such words; a
 * name does not.
 */
export function plainWordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/\b[a-z][a-z'’-]+/g) ?? []));
}

/** Number of names of people and firms in a text. */
export function countNames(text: string, plainWords: ReadonlySet<string>): number {
  const isPlain = (word: string) =>
    plainWords.has(word) || plainWords.has(`${word}s`) || plainWords.has(word.replace(/s$/, ''));
  return [...text.matchAll(NAME)]
    .flatMap(([run]) => run.split(/,\s|\sand\s/))
    .filter((run) => {
      const words = run.split(/\s+/).map((word) => word.toLowerCase().replace(/[.,]+$/, ''));
      return (
        LEGAL_FORM.test(run) ||
        words.filter((word) => word.length > 2 && !NO_NAME.test(word) && !isPlain(word)).length >= 2
      );
    }).length;
}
